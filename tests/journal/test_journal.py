# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""Frames: what was written is read again; what is torn or changed is never taken for something else."""

import random
from binascii import crc32

import pytest

from shared_engine import frames, journal

MOVE = 3


def blank(size=512):
    return bytearray(b"\xff") * size


def written(payloads, size=512, seal=7):
    row = blank(size)
    log = journal.create(row, seal)
    for payload in payloads:
        assert log.append(MOVE, payload) is None
    return row


def read(row):
    log = journal.opened(row)
    return [bytes(payload) for _, payload in log.read()], log.tail


def test_what_was_written_is_read_again():
    payloads = [b"ana", b"", b"x" * 29, b"x" * 30, b"y" * 300, b"\xff\xff"]
    assert read(written(payloads, 600)) == (payloads, "clean")


class Strict(bytearray):
    """Takes nothing but what goes into erased bytes."""

    def __setitem__(self, part, data):
        assert set(self[part]) <= {0xFF}
        super().__setitem__(part, data)


def test_only_erased_bytes_are_written():
    row = Strict(blank())
    log = journal.create(row, 1)
    for i in range(40):
        assert log.append(MOVE, bytes([i])) is None


def test_a_frame_too_large_for_the_store_is_refused_and_the_next_still_fits():
    row = written([b"ana"], 64)
    log = journal.opened(row)
    refusal = log.append(MOVE, b"x" * 60)
    assert (refusal.code, refusal.facts["size"]) == ("store_full", 60)
    assert log.append(MOVE, b"bea") is None
    assert read(row) == ([b"ana", b"bea"], "clean")


def test_a_frame_that_just_fits_is_taken():
    log = journal.opened(written([], 128))
    assert log.read() == []
    room = log.room
    assert log.append(MOVE, b"x" * (room + 1)).code == "store_full"
    assert log.append(MOVE, b"x" * room) is None
    assert log.append(MOVE, b"").code == "store_full"


def test_play_goes_on_behind_a_torn_frame():
    row = written([b"ana", b"bea"])
    torn = row[:]
    end = journal.opened(row).read() and len(bytes(row).rstrip(b"\xff"))
    torn[end - 5 : end] = b"\xff" * 5
    assert read(torn) == ([b"ana"], "torn")
    assert journal.opened(torn).append(MOVE, b"carl") is None
    assert journal.opened(torn).append(MOVE, b"dora") is None
    assert read(torn) == ([b"ana", b"carl", b"dora"], "clean")


def test_what_follows_a_tear_never_completes_the_torn_frame():
    end = journal.HEAD_SIZE + 1 + 5 + frames.CHECK_SIZE
    for number in range(2000):  # some checks end with the very bytes that are written behind a tear
        row = written([b"a%04d" % number], 64)
        for lacks in (1, 2, 3):
            torn = row[: end - lacks] + row[end:] + blank(lacks)
            if torn != row:
                assert journal.opened(torn).append(MOVE, b"bea") is None
                assert read(torn) == ([b"bea"], "clean")


def test_a_second_cut_in_the_frame_behind_a_tear():
    row = written([b"ana", b"bea"])
    row[20:22] = b"\0\0"
    start = len(bytes(row).rstrip(b"\xff"))
    assert journal.opened(row).append(MOVE, b"carl") is None
    end = len(bytes(row).rstrip(b"\xff"))
    for cut in range(start, end):
        again = row[:cut] + blank(len(row) - cut)
        assert journal.opened(again).append(MOVE, b"dora") is None
        payloads, tail = read(again)
        assert payloads[-1] == b"dora" and tail == "clean"
        assert b"carl" not in payloads or cut == end


def test_a_frame_of_an_older_use_is_not_read():
    row = written([b"old"], seal=6)
    younger = written([], seal=7)
    younger[journal.HEAD_SIZE :] = row[journal.HEAD_SIZE :]
    assert read(younger)[0] == []


def test_a_frame_out_of_its_place_is_not_read():
    row = written([b"ana", b"bea"])
    size = 1 + 3 + frames.CHECK_SIZE
    start = journal.HEAD_SIZE
    ana, bea = row[start : start + size], row[start + size : start + 2 * size]
    row[start : start + 2 * size] = bea + ana
    assert read(row)[0] == []


def test_every_change_of_one_byte_is_noticed():
    payloads = [b"ana", b"bea 9", b"x" * 33, b"carl"]
    row = written(payloads, 128)
    used = len(bytes(row).rstrip(b"\xff"))
    for place in range(journal.HEAD_SIZE, used):
        for value in range(256):
            if value != row[place]:
                changed = row[:]
                changed[place] = value
                found, tail = read(changed)
                assert found == payloads[: len(found)] and len(found) < len(payloads)
                assert tail == ("damaged" if len(found) < 3 else "torn")


def test_the_check_of_a_frame_misses_no_single_byte_at_any_distance():
    """A check of three bytes is a part of a CRC, so that it sees every change of one byte has to be tried."""
    row = written([bytes(4000)], 4096)
    body = journal.HEAD_SIZE + 3
    chance = random.Random(1)
    for place in range(body, body + 4000, 41):
        for value in chance.sample(range(1, 256), 8):
            changed = row[:]
            changed[place] = value
            assert read(changed)[0] == []


def test_a_changed_byte_of_the_head_is_mended():
    row = written([b"ana"], 64)
    for place in range(10):
        for value in (0, 1, 77, 255):
            changed = row[:]
            changed[place] = value
            log = journal.opened(changed) or journal.mended(changed)
            assert [bytes(payload) for _, payload in log.frames()] == [b"ana"]


def test_nothing_is_read_from_an_erased_row_rubbish_or_a_row_given_up():
    chance = random.Random(2)
    for row in (blank(), bytearray(512), bytearray(chance.randbytes(512)), bytearray(3)):
        assert journal.opened(row) is None
        assert journal.mended(row) is None
    row = written([b"ana"])
    journal.give_up(row)
    assert journal.opened(row) is None
    assert journal.mended(row) is None


def test_a_row_half_given_up_is_read_until_it_is_given_up_again():
    for half in (b"\xff\0", b"\0\xff", b"\x73\xff"):
        row = written([b"ana"])
        row[journal.HEAD_SIZE - 2 : journal.HEAD_SIZE] = half
        assert read(row) == ([b"ana"], "clean")
        row = Strict(row)
        journal.give_up(row)
        assert journal.opened(row) is None


def test_a_row_of_which_some_bits_say_so_is_given_up():
    row = written([b"ana"])
    row[journal.HEAD_SIZE - 2 : journal.HEAD_SIZE] = b"\x73\xa2"
    assert journal.opened(row) is None


def test_a_row_that_does_not_take_what_is_written_says_so():
    class Worn(bytearray):
        worn = False

        def __setitem__(self, part, data):
            super().__setitem__(part, bytes(len(data)) if self.worn else data)

    row = Worn(blank())
    log = journal.create(row, 1)
    row.worn = True
    assert log.append(MOVE, b"ana").code == "store_broken"
    row.worn = False
    assert log.append(MOVE, b"bea") is None
    assert read(row) == ([b"bea"], "clean")


def test_an_error_of_the_row_goes_through_and_the_journal_goes_on_behind_it():
    class Failing(bytearray):
        failing = False

        def __setitem__(self, part, data):
            if self.failing:
                super().__setitem__(slice(part.start, part.start + 2), bytes(data[:2]))
                raise OSError(5)
            super().__setitem__(part, data)

    row = Failing(blank())
    log = journal.create(row, 1)
    row.failing = True
    with pytest.raises(OSError):
        log.append(MOVE, b"ana")
    row.failing = False
    assert log.append(MOVE, b"bea") is None
    assert read(row) == ([b"bea"], "clean")


class FileRow(bytearray):
    """A row for which a board takes as much memory as it is asked for."""

    asked = 0

    def __getitem__(self, part):
        if isinstance(part, slice) and part.stop is not None:
            self.asked = max(self.asked, part.stop - (part.start or 0))
        return bytearray.__getitem__(self, part)


def test_a_damaged_length_is_not_asked_of_the_row():
    row = FileRow(b"\xff" * 400)
    log = journal.create(row, 7)
    log.append(3, b"ten of hearts, then thirty more bytes")
    row[journal.HEAD_SIZE + 2] = 0xF0
    assert journal.opened(row).read() == []
    assert row.asked <= len(row)


def test_a_newer_version_is_told_apart():
    row = written([])
    row[2] = 2
    row[7:10] = crc32(row[:7]).to_bytes(4, "little")[:3]
    assert journal.opened(row).version == 2
