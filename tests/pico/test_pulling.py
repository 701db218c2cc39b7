# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`log pull` on real CircuitPython: the match on the table comes straight from the board's own memory."""

from shared_engine import textform
from tests.pico.emulator import serial_port
from tests.stores.evenings import Evening, new_match
from tests.stores.memories import Hardware
from tools.logs import pulling

PATIENCE = 600  # seconds of this computer's time: the emulated board answers slowly


def test_a_match_is_pulled_over_the_serial_port(boot):
    hardware = Hardware(slots=False)
    evening = Evening(new_match("tres_y_dos", "cards"), hardware.store())
    evening.store.begin(evening.match)
    for _ in range(20):
        evening.step()
        evening.save()
    board = boot({"code.py": "print('Hello World!')\n"}, oled=None)
    memory = bytes(hardware.nvm.data).rstrip(b"\xff")
    board.repl.run(f"import microcontroller\nmicrocontroller.nvm[0:{len(memory)}] = {memory!r}")
    with serial_port.opened(board) as port:
        kept = pulling.from_port(port, PATIENCE)
    (pulled,), complaints = pulling.matches(kept)
    assert pulled.lines == textform.write(evening.match)
    assert pulled.running
    assert complaints == []
