# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""A board that sleeps wakes, whenever its interrupts come."""

PROGRAM = (
    0xB672,  # CPSID i
    0x6B41,  # wait: LDR r1, [r0, #0x34]   the timer's raw interrupts
    0x2900,  # CMP r1, #0
    0xD0FC,  # BEQ wait
    0xBF30,  # WFI
    0x2201,  # MOVS r2, #1
    0xE7FE,  # B here
)
START = 0x20000000
TIMER, ALARM0, INTE = 0x40054000, 0x10, 0x38
NVIC_ISER = 0xE000E100
PATIENCE = 200  # pieces of 5 ms of the computer's time


def about_to_sleep():
    """A core that goes to sleep, interrupts masked, right after its timer's interrupt has come."""
    from rp2040py.rp2040 import RP2040
    from rp2040py.simulator import Simulator

    mcu = RP2040()
    for place, word in enumerate(PROGRAM):
        mcu.write_uint16(START + 2 * place, word)
    mcu.write_uint32(NVIC_ISER, 1)
    mcu.write_uint32(TIMER + INTE, 1)
    mcu.write_uint32(TIMER + ALARM0, 20)  # microseconds
    mcu.core.registers[0] = TIMER
    mcu.core.pc = START
    simulator = Simulator(rp2040=mcu)
    simulator.stopped = False
    return simulator


def test_an_interrupt_just_before_the_core_falls_asleep_wakes_it():
    from rp2040py.execute_batch import execute_batch

    from tests.pico.emulator import wake_ups

    simulator = about_to_sleep()
    core = simulator.rp2040.core
    wake_ups.mend(simulator.rp2040, simulator.clock)
    for _ in range(PATIENCE):
        execute_batch(simulator, 1)
        if core.registers[2]:
            break
    assert core.registers[2] == 1


def test_a_board_sees_every_press_however_long_it_has_slept(smallest, repeats):
    for _ in range(repeats(1, 10)):
        smallest.console.text.clear()
        smallest.run(repeats(0, 2))
        smallest.press("up down left right ok back show")
        smallest.settle()
        said = smallest.console.text.decode().split()
        assert [int(word) for word in said if word.isdigit()] == [0, 1, 2, 3, 4, 5, 6]
