# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Interrupts that come just before the core goes to sleep, which rp2040py 0.3.6 lets it sleep through.

CircuitPython goes to sleep with interrupts masked: CPSID, a last look for work, WFI, CPSIE. On a real core a pending
interrupt ends WFI at once, masked or not. rp2040py's WFI sleeps until *another* interrupt comes; when the one it slept
through was the timer that wakes time.sleep(), there is none, and the board stays deaf to its keys until the computer
sends something.
"""

LOOK_AGAIN = 1e3  # nanoseconds; so much later than a real one the core may wake


def mend(mcu, clock) -> None:
    """From now on an interrupt that is pending when the core falls asleep wakes it."""
    core = mcu.core
    interrupt = mcu.set_interrupt

    def look() -> None:
        if not core.waiting:
            watch()
        elif core.pending_interrupts & core.enabled_interrupts:
            core.waiting = False
            core.interrupts_updated = True

    def watch() -> None:
        """As long as interrupts are masked the core may fall asleep on one."""
        if core.pm:
            alarm.schedule(LOOK_AGAIN)

    def set_interrupt(number: int, pending: bool) -> None:
        interrupt(number, pending)
        if pending and not core.waiting:
            watch()

    alarm = clock.create_alarm(look)
    mcu.set_interrupt = set_interrupt
