# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
"""What `flash` does with a board it has reached: first install, update, going back. Each ends in a sentence."""

from argparse import Namespace

from tools.flashing import carrying_out, installed, judging, keepsakes, planning
from tools.flashing.installed import Installed
from tools.flashing.place import Facts, Place
from tools.flashing.planning import Files, Step
from tools.image import choice, compiling, placing
from tools.problem import Problem

MOMENT_MS = 50  # an erase of a sector of flash
DIRECTORY = 512  # bytes a new folder or a longer one takes


def install(place: Place, options: Namespace) -> str:
    """Put Mano on the board, or this Mano in place of another, and the names with it."""
    facts = place.facts()
    board = judging.board_for(facts, options.board)
    before = installed.look(place)
    games, languages = installed.parts(place, before.running) if before.running else (None, None)
    chosen = choice.choose(
        board, options.games or games, options.languages or languages, compiling.chosen(options)
    )
    if before.running:
        return update(place, chosen, before, facts, options)
    return first_install(place, chosen, facts, options)


def first_install(place: Place, chosen: choice.Choice, facts: Facts, options: Namespace) -> str:
    """Everything, onto a drive on which no Mano is to be lost."""
    files = with_names(chosen.drive(), options.names)
    found = place.files(*{path.partition("/")[0] for path in files})
    files["settings.toml"] = merged_settings(files["settings.toml"], place.read("settings.toml"))
    steps = planning.differing(files, found)
    demand_room(steps, found, facts)
    if options.dry_run:
        return f"a first install of Mano {title(chosen)}: {written(steps)}"
    print(f"a first install of Mano {title(chosen)}: {written(steps)}", flush=True)
    carrying_out.carry_out(place, steps)
    carrying_out.demand(place, files)
    return f"Mano {title(chosen)} is on {place.name}. {place.restart()}".rstrip()


def update(place: Place, chosen: choice.Choice, before: Installed, facts: Facts, options: Namespace) -> str:
    """The program into the folder that does not run; then the one letter that makes it run."""
    running, folder = str(before.running), before.other
    program = chosen.program()
    common = with_names(chosen.common(), options.names, ("settings.toml",))
    found = place.files(*placing.FOLDERS, *common)
    if planning.is_there(fit(program, found, running, chosen), found, running):
        return finish(
            place, planning.differing(common, found), f"Mano {title(chosen)} is there already", options
        )
    program = fit(program, found, folder, chosen)
    steps = planning.update(program, found, folder, running)
    last = planning.differing(common, found)
    demand_room(steps + last, found, facts)
    told = f"Mano {before.title} -> {title(chosen)} in folder {folder}: {amount(steps + last)}"
    if options.dry_run:
        return told
    print(told, flush=True)
    if moments(steps + last):
        keepsakes.keep(place, facts.uid)
    if not planning.is_there(program, found, folder):
        carrying_out.carry_out(place, planning.spoiling(found, folder) + steps)
        carrying_out.seal(place, folder, program)
    carrying_out.switch(place, folder)
    return finish(place, last, f"Mano {title(chosen)} is on {place.name}", options)


def finish(place: Place, steps: list[Step], said: str, options: Namespace) -> str:
    """What both programs share, and the restart."""
    if options.dry_run:
        return f"{said}: {written(steps)}"
    carrying_out.carry_out(place, steps)
    return f"{said}. {place.restart()}".rstrip()


def roll_back(place: Place) -> str:
    """The program before runs again, if it is all there."""
    judging.demand_circuitpython(place.facts())
    before = installed.look(place)
    folder = before.other
    if not before.running or folder not in before.titles:
        raise Problem("there is no version before this one: none was replaced, or an update was broken off")
    promised = installed.promised(place, folder)
    found = place.files(folder)
    if wrong := [path for path, held in promised.items() if found.get(path) != held]:
        raise Problem(
            f"the version before, Mano {before.titles[folder]}, is damaged ({wrong[0]}): update instead"
        )
    carrying_out.switch(place, folder)
    return f"back from Mano {before.title} to Mano {before.titles[folder]}. {place.restart()}".rstrip()


def fit(program: Files, found: planning.Found, folder: str, chosen: choice.Choice) -> Files:
    """The program as it lies best in that folder."""
    return planning.fitted(program, found, folder, chosen.version, chosen.board)


def title(chosen: choice.Choice) -> str:
    """Version and board, as in a manifest's first line."""
    return f"{chosen.version} {chosen.board}"


def with_names(files: Files, names: tuple[str, ...], without: tuple[str, ...] = ()) -> Files:
    """The files, with the names for the name book; `without` what stays as it is on the board."""
    kept = {path: each for path, each in files.items() if path not in without}
    return {**kept, placing.NAMES: placing.filled(",".join(names).encode() + b"\n")} if names else kept


def merged_settings(ours: bytes, theirs: bytes) -> bytes:
    """settings.toml with our lines, and what else somebody keeps in it (the name of a network, say)."""
    mine = ours.decode().strip().splitlines()
    keys = {line.partition("=")[0].strip() for line in mine}
    lines = theirs.decode(errors="replace").strip().splitlines()
    kept = [line for line in lines if line.partition("=")[0].strip() not in keys]
    return placing.filled("\n".join([*mine, *kept, ""]).encode())


def demand_room(steps: list[Step], found: planning.Found, facts: Facts) -> None:
    """Raises Problem if the drive would overflow."""
    folders = {step.path.rpartition("/")[0] for step in steps if step.path not in found}
    missing = planning.growth(steps, found) + 4 * DIRECTORY * len(folders) - facts.free
    if missing > 0:
        raise Problem(
            f"the drive is full: {missing // 1024 + 1} KB are missing. Remove what is not Mano's from it, or choose "
            f"fewer --languages or --games."
        )


def written(steps: list[Step]) -> str:
    """How much there is to do."""
    sent = [step.content for step in steps if step.content is not None and not step.source]
    copied = sum(1 for step in steps if step.source)
    removed = sum(1 for step in steps if step.content is None)
    return f"{len(sent)} files to send ({sum(map(len, sent)) // 1024} KB), {copied} to copy there, {removed} to remove"


def amount(steps: list[Step]) -> str:
    """How much there is to do, and how dangerous that is."""
    return f"{written(steps)}; {dangers(steps)}"


def dangers(steps: list[Step]) -> str:
    """How often a power cut could lose the drive."""
    several = f"{moments(steps)} moments" if moments(steps) > 1 else "1 moment"
    if not moments(steps):
        return "no moment at which a power cut could lose the drive"
    return f"{several} of {MOMENT_MS} ms at which a power cut could lose the drive (--rescue brings it back)"


def moments(steps: list[Step]) -> int:
    """At how many moments a power cut could lose the drive."""
    return sum(step.dangers for step in steps)
