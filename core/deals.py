"""A deal that people know by its code: a table that is set up by it anew draws the same, on any device.

The code holds the game, its rules, how many play, who begins, the options, the clock and the deal's number, in groups
of four letters with a fifth one that checks them: a wrong letter is found in its own group, and so are groups that
changed places. docs/deals.md says how it is written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Any

import msgspec

from core.game import Game, Options, Seat, settle
from core.letters import ALPHABET, GROUP, GROUPED, GROUPS, bare
from core.log import Setup
from core.timer import SECONDS, Limit, TimeUp

AnyGame = Game[Any, Any, Any, Any, Any]
Found = Callable[[str], AnyGame | None]  # a game by its letter, if it is known here

SHORT = 20  # bits of a number that is drawn to be told: one group
BASE = len(ALPHABET)
_DATA = GROUP - 1
# How many play, and who begins if that is not drawn: one letter.
_TABLES = [(players, first) for players in range(2, 7) for first in (None, *range(players))]
_HEAD = 4  # letters before the options: game, rules, table, how many options are not as usual
_CLOCK = BASE - 1  # as which option the time for a choice is written, where there is a limit
_LIMITS = [Limit(seconds, then) for seconds in SECONDS for then in TimeUp]


class DealReason(StrEnum):
    """What is wrong with a code."""

    EMPTY = "deal.empty"
    LETTER = "deal.letter"
    LENGTH = "deal.length"
    GROUP = "deal.group"
    MISSING = "deal.missing"
    GAME = "deal.game"
    NEWER = "deal.newer"
    OLDER = "deal.older"
    DAMAGED = "deal.damaged"


class Miscopied(ValueError):
    """A text that is no code of a deal: why, and what its sentence says."""

    def __init__(self, reason: DealReason, **given: object) -> None:
        super().__init__(reason)
        self.reason, self.given = reason, given


class Deal(msgspec.Struct, frozen=True):
    """All that is needed to set a table up again the same."""

    game: str
    rules: int
    players: int
    options: dict[str, str]  # settled
    first: Seat | None
    number: int
    code: str
    limit: Limit | None = None  # the time for a choice, if the table gives one

    def fits(self, setup: Setup) -> bool:
        """Is this the set-up of its table? Who sits there is not of the deal."""
        ours = self.game, self.rules, self.players, self.options, self.first, self.limit
        return ours == (setup.game, setup.rules, setup.players, setup.options, setup.first, setup.limit)


def dealt(
    game: AnyGame, players: int, options: Options, first: Seat | None, number: int, limit: Limit | None = None
) -> Deal | None:
    """The deal of a table; nothing where it cannot be written as a code."""
    settled = settle(game.options, options)
    try:
        letters = [ALPHABET.index(game.letter), game.rules, _TABLES.index((players, first))]
        changed = [
            (k, option.choices.index(settled[option.name]))
            for k, option in enumerate(game.options)
            if settled[option.name] != option.default
        ]
        if limit is not None:
            changed.append((_CLOCK, _LIMITS.index(limit)))
        letters += [len(changed), *(part for pair in changed for part in pair)]
    except ValueError:
        return None
    last = _in_letters(number)
    letters += [0] * (-(len(letters) + len(last)) % _DATA) + last
    if not game.letter or max(letters) >= BASE or len(letters) > GROUPS * _DATA:
        return None
    groups = [letters[k : k + _DATA] for k in range(0, len(letters), _DATA)]
    said = [_said([*group, _check(k, len(groups), group)]) for k, group in enumerate(groups)]
    return Deal(game.name, game.rules, players, settled, first, number, "-".join(said), limit)


def deal_of(game: AnyGame, setup: Setup, number: int) -> Deal | None:
    """The deal of a match that was played."""
    if setup.rules != game.rules:
        return None
    return dealt(game, setup.players, setup.options, setup.first, number, setup.limit)


def known(game: AnyGame, setup: Setup) -> Deal | None:
    """The deal that all at the table know, if there is one; Miscopied where it is another table's."""
    if not setup.known:
        return None
    deal = read(setup.known, only(game))
    if not deal.fits(setup):
        raise Miscopied(DealReason.DAMAGED)
    return deal


def only(game: AnyGame) -> Found:
    """Finds this game and no other one."""
    return lambda letter: game if letter == game.letter else None


def within(text: str) -> str:
    """The code in a text that was pasted; the whole text where there is none to be seen."""
    found = re.search(rf"(?<![A-Z0-9]){GROUPED}(?:-{GROUPED})+(?![A-Z0-9])", text)
    return found.group() if found else text


def read(text: str, found: Found) -> Deal:
    """The deal of a code, in whatever way it was typed; Miscopied says which part of it is wrong."""
    letters = bare(text).upper()
    if not letters:
        raise Miscopied(DealReason.EMPTY)
    strange = next((letter for letter in letters if letter not in ALPHABET), None)
    if strange is not None:
        raise Miscopied(DealReason.LETTER, letter=strange)
    if len(letters) % GROUP or len(letters) > GROUPS * GROUP:
        rest = letters[len(letters) - (len(letters) % GROUP or GROUP) :]
        raise Miscopied(DealReason.LENGTH, group=rest, n=len(rest))
    return _deal(_numbers(letters), letters, found)


def _numbers(letters: str) -> list[int]:
    """What the letters say, without those that check them."""
    groups = [[ALPHABET.index(letter) for letter in letters[k : k + GROUP]] for k in range(0, len(letters), GROUP)]
    n = len(groups)
    wrong = [k for k, group in enumerate(groups) if _check(k, n, group[:_DATA]) != group[_DATA]]
    if wrong == [0] and any(_check(0, many, groups[0][:_DATA]) == groups[0][_DATA] for many in range(1, GROUPS + 1)):
        raise Miscopied(DealReason.MISSING)
    if wrong:
        k = wrong[0]
        raise Miscopied(DealReason.GROUP, n=k + 1, group=letters[k * GROUP : (k + 1) * GROUP])
    return [number for group in groups for number in group[:_DATA]]


def _deal(numbers: list[int], letters: str, found: Found) -> Deal:
    of, rules, table, changed = numbers[:_HEAD]
    game = found(ALPHABET[of])
    if game is None:
        raise Miscopied(DealReason.GAME, letter=letters[0])
    if rules != game.rules:
        raise Miscopied(DealReason.NEWER if rules > game.rules else DealReason.OLDER, game=game.name)
    pairs = numbers[_HEAD : _HEAD + 2 * changed]
    options, limit = {}, None
    for k in range(0, len(pairs) - 1, 2):
        if pairs[k] == _CLOCK and pairs[k + 1] < len(_LIMITS):
            limit = _LIMITS[pairs[k + 1]]
            continue
        option = game.options[pairs[k]] if pairs[k] < len(game.options) else None
        if option is None or pairs[k + 1] >= len(option.choices):
            raise Miscopied(DealReason.NEWER, game=game.name)
        options[option.name] = option.choices[pairs[k + 1]]
    number = 0
    for letter in numbers[_HEAD + 2 * changed :]:
        number = number * BASE + letter
    players, first = _TABLES[table] if table < len(_TABLES) else (0, None)
    possible = players in game.seats and number < 2**63
    deal = dealt(game, players, options, first, number, limit) if possible else None
    if deal is None or deal.code.replace("-", "") != letters:
        raise Miscopied(DealReason.DAMAGED)
    return deal


def _in_letters(number: int) -> list[int]:
    found = [number % BASE]
    while number >= BASE:
        number //= BASE
        found.append(number % BASE)
    return found[::-1]


def _said(letters: list[int]) -> str:
    return "".join(ALPHABET[letter] for letter in letters)


def _powers() -> Iterator[int]:
    """The powers of the smallest letter but one, of which every other letter is one (a field of 32, x⁵ + x² + 1)."""
    power = 1
    for _ in range(BASE - 1):
        yield power
        power = power << 1 if power < BASE // 2 else (power << 1) ^ 0b100101


_POWERS = list(_powers())
_PLACES = {power: k for k, power in enumerate(_POWERS)}


def _check(k: int, groups: int, data: list[int]) -> int:
    """The last letter of the k-th of so many groups: each letter counts otherwise, and so does each group."""
    check = k if k else BASE - 1 - groups
    for place, letter in enumerate(data):
        if letter:
            check ^= _POWERS[(_PLACES[letter] + place + 1) % (BASE - 1)]
    return check
