# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""`test` must never look better than it is."""

import pytest

from tools import check, test


@pytest.fixture
def tests(tmp_path):
    """tests(source) -> the path of a file of tests outside the house."""

    def write(source):
        path = tmp_path / "test_table.py"
        path.write_text(source)
        return str(path)

    return write


@pytest.fixture
def checks(monkeypatch):
    """checks(status): what `check` is going to say."""
    return lambda status: monkeypatch.setattr(check, "main", lambda argv: status)


def test_what_passes_ends_in_pytests_own_count(tests, checks, capfd):
    checks(0)
    assert test.main([tests("def test_deal():\n    pass\n")]) == 0
    assert "1 passed in" in capfd.readouterr().out.splitlines()[-1]


def test_what_is_skipped_is_counted_and_explained(tests, checks, capfd):
    checks(0)
    assert test.main([tests("import pytest\n\ndef test_deal():\n    pytest.skip('no table')\n")]) == 0
    *_, reason, count = capfd.readouterr().out.splitlines()
    assert reason.endswith(": no table")
    assert "1 skipped" in count


def test_a_failing_test_fails_the_whole(tests, checks):
    checks(0)
    assert test.main([tests("def test_deal():\n    assert 'Ana' == 'Bea'\n")]) == 1


def test_no_test_at_all_is_a_failure(tests, checks):
    checks(0)
    assert test.main([tests("")]) != 0


def test_a_failing_check_fails_the_whole_and_the_tests_still_run(tests, checks, capfd):
    checks(1)
    assert test.main([tests("def test_deal():\n    pass\n")]) == 1
    said = capfd.readouterr()
    assert "1 passed" in said.out
    assert "`check` found problems" in said.err


def test_checks_can_be_left_out_while_one_works_on_a_test(tests, checks):
    checks(1)
    assert test.main(["--no-check", tests("def test_deal():\n    pass\n")]) == 0


def test_help_runs_nothing(checks, capfd):
    checks(1)
    assert test.main(["--help"]) == 0
    assert capfd.readouterr().out.startswith("python3 -m tools test [--no-check]")


def test_random_runs_repeat_as_usual_and_more_often_before_a_release(repeats, pytestconfig):
    assert repeats(200, 10_000) == (10_000 if pytestconfig.getoption("--long") else 200)
