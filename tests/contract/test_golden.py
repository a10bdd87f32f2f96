"""Golden matches: readable transcripts in which any drift of a rule is a difference in a line, and any leak is visible.

The public view is printed once, then what changed in it; of a seat's view, what it has otherwise. `make golden`
writes them anew after a change that is meant.
"""

from __future__ import annotations

import random
from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

from core.log import Seated
from core.match import Match
from core.packing import pack
from core.physics import What
from tests import counts
from tests.contract.games import ALL, counted, step

_NEVER = object()
FOLDER = Path(__file__).parent.parent / "golden"
WHOLE = 1000  # entries; a longer match is cut


def plans():
    """A match for each number of players, and one for each option that is not the default."""
    for game in ALL:
        usual = {option.name: option.default for option in game.options}
        for players in game.seats:
            yield game, players, usual, f"{game.name}-{players}"
        for option in game.options:
            if option.seat:
                continue  # what is chosen for the first seat is chosen for any
            for choice in option.choices:
                if choice != option.default:
                    yield game, game.seats[0], usual | {option.name: choice}, f"{game.name}-{option.name}-{choice}"


def transcript(game, players, options, name):
    """The match, line by line; of one of flicks with an option the beginning only, or it would fill a book."""
    longest = WHOLE if counted(game) or name == f"{game.name}-{players}" else 60
    rng = random.Random(name)
    match = Match.begin(game, [Seated(f"seat {s}") for s in range(players)], 4711, options)
    lines = [f"{game.name}, rules {game.rules}, {players} players, {options}"]
    before = {seat: {} for seat in (None, *range(players))}

    def tell(entry):
        move = f" {game.text(entry.move)}" if entry.move is not None else ""
        lines.append("")
        lines.append(f"{entry.n} {entry.kind} seat {entry.seat}{move}")
        lines.extend(f"  draw {bag} {_short(value)}" for bag, value in entry.draws)
        lines.extend(f"  event {_told(event)}" for event in entry.events)
        for seat in before:
            who = "all" if seat is None else f"seat {seat}"
            for event in entry.events:
                shown = game.shown(event, seat)
                if shown != event:
                    told = "nothing" if shown is None else _told(shown)
                    lines.append(f"  {who} is told {told}")
            view = msgspec.to_builtins(game.view(entry.state, seat))
            for field, value in view.items():
                if seat is None or value != before[None][field]:
                    old = before[seat].get(field, _NEVER)
                    lines.extend(_changes(f"  {who} sees {field}", old, value))
            before[seat] = view
        asked = game.asked(entry.state)
        lines.append(f"  asked {asked}, moves {[_count(game.moves(entry.state, seat)) for seat in asked]}")

    tell(match.entries[0])
    match.listen(tell)
    while match.asked and match.n < longest:
        step(match, rng)
    lines += ["", f"outcome {_short(msgspec.to_builtins(match.outcome))}", ""]
    return "\n".join(lines)


def _changes(name, old, new):
    """A field whole when it is new; of a list that keeps its length only the places that changed."""
    if old == new:
        return
    if isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new) > 4:
        changed = (f"[{i}] {_short(a)} → {_short(b)}" for i, (a, b) in enumerate(zip(old, new, strict=True)) if a != b)
        yield f"{name} {', '.join(changed)}"
    else:
        yield f"{name} {_short(new)}"


def _count(moves):
    return "any" if moves is None else len(moves)


def _told(event):
    """An event in a line; of a roll of discs what rules ask of it, of its paths only how long they are and a digest."""
    told = msgspec.to_builtins(event)
    if isinstance(roll := told.get("roll"), dict) and "paths" in roll:
        paths, touches = roll["paths"], roll["touches"]
        told["roll"] = {
            "lasted": roll["lasted"],
            "discs": [f"{at} ms {one}-{other}" for at, one, what, other, *_ in touches if what == What.DISC],
            "touches": f"{len(touches)}, {_digest(touches)}",
            "passages": roll["passages"],
            "exits": roll["exits"],
            "rests": f"{len(roll['rests'])}, {_digest(roll['rests'])}",
            "paths": f"{sum(len(points) for _, points, _ in paths)} points, {_digest(paths)}",
        }
    return _short(told)


def _digest(thing):
    return blake2b(pack(thing), digest_size=4).hexdigest()


def _short(thing):
    if isinstance(thing, bytes) and len(thing) > 60:
        return f"{len(thing)} bytes"
    return msgspec.json.encode(thing).decode()


PLANS = list(plans())


@pytest.mark.parametrize(("game", "players", "options", "name"), PLANS, ids=[plan[-1] for plan in PLANS])
def test_a_golden_match_is_played_as_ever(game, players, options, name, request):
    path = FOLDER / f"{name}.txt"
    told = transcript(game, players, options, name)
    if request.config.getoption("--write-golden"):
        path.write_text(told, encoding="utf-8")
    assert told.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_every_transcript_belongs_to_a_match():
    assert {path.stem for path in FOLDER.glob("*.txt")} == {name for *_, name in PLANS}


@pytest.mark.parametrize("game", counts.games(), ids=lambda game: game.name)
def test_there_are_as_many_ways_to_go_on_as_ever(game, request):
    """Move counts from named positions; where a game looks for its positions itself, writing finds them anew."""
    if request.config.getoption("--write-golden") and game.name in counts.WANTED:
        counts.write(game)
    lines = counts.lines(game)
    assert lines
    for line in lines:
        match = counts.position(game, line)
        assert counts.numbers(game, match.state_copy(), len(line.counts)) == line.counts, line.name


def test_every_file_of_counts_belongs_to_a_game():
    assert {path.stem for path in FOLDER.glob("*.counts")} == {game.name for game in counts.games()}
