"""What statistics say: each figure with its word, and of each chart a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.archive.statistics import Figures, Other, Played, Tally
from core.game import Level
from mobile.screens.story_words import listed
from mobile.words import count, decimal, say

COMMON, BOTH, PERSONAL = 2, 3, 1  # TerriStories' grades, which are its scores
# Of one game, of some, of all that there are:
PLAYED = "stats.most_played", "stats.most_played_several", "stats.each_played"
WON = "stats.most_won", "stats.most_won_several", "stats.each_won"
MINUTE = 60.0
HOUR = 90 * MINUTE


def of_all(tally: Tally) -> str:
    """So many of so many."""
    return say("stats.of", won=tally.won, n=tally.played)


def duration(seconds: float) -> str:
    if seconds < MINUTE:
        return say("stats.seconds", n=round(seconds))
    if seconds < HOUR:
        return say("stats.minutes", n=round(seconds / MINUTE))
    hours, minutes = divmod(round(seconds / MINUTE), 60)
    return say("stats.hours", h=hours, m=minutes)


def figures(found: Figures, played: Sequence[Played], one_game: bool) -> list[tuple[str, str]]:
    """Numbers, and what each of them is."""
    allied = one_game and any(one.allied for one in played)
    percent = round(100 * found.all.won / found.all.played)
    lines = [
        (f"{found.all.played}", count("stats.played", found.all.played)),
        (f"{found.all.won}", say("stats.won", percent=percent)),
    ]
    if found.shared:
        lines.append((f"{found.shared}", count("stats.shared", found.shared)))
    if allied:
        scores = [one.score for one in played]
        lines.append((f"{sum(score in (COMMON, BOTH) for score in scores)}", say("stats.common")))
        lines.append((f"{sum(score in (PERSONAL, BOTH) for score in scores)}", say("stats.personal")))
    elif one_game and found.scored and found.best is not None:
        lines.append((decimal(found.average), say("stats.average")))
        lines.append((f"{found.best}", say("stats.best")))
    lines.append((f"{found.streak}", say("stats.streak")))
    lines.append((f"{found.longest}", say("stats.longest")))
    if found.timed:
        lines.append((duration(found.seconds), say("stats.length")))
        if one_game:
            lines.append((f"{round(found.moves)}", say("stats.moves")))
    return lines


def games_told(tallies: Mapping[str, Tally]) -> str:
    """Which game is won most, and which is played most; several where they are level."""
    most = max(tally.played for tally in tallies.values())
    played = [game for game in tallies if tallies[game].played == most]
    best = max(tally.won for tally in tallies.values())
    won = [game for game in tallies if best and tallies[game].won == best]
    if len(played) == 1 and played == won:
        return say("stats.top_game", game=say(f"game.{won[0]}"), won=best, n=most)
    told = _most(PLAYED, played, len(tallies), most)
    if not won:
        return told
    return f"{told} {_most(WON, won, len(tallies), best)}"


def _most(keys: tuple[str, str, str], found: Sequence[str], of: int, n: int) -> str:
    """In the words for one game, for some of so many, or for all."""
    one, some, each = keys
    key = one if len(found) == 1 else some if len(found) < of else each
    return count(key, n, game=listed([say(f"game.{game}") for game in found]))


def scores_told(scores: Sequence[int]) -> str:
    mean = decimal(sum(scores) / len(scores))
    if len(scores) == 1:
        return say("stats.one_score", score=scores[0])
    return say("stats.scores_told", n=len(scores), low=min(scores), high=max(scores), mean=mean, last=scores[-1])


def goals_told(played: Sequence[Played]) -> str:
    """Of the matches in which the table had a goal in common, how often both goals were reached, and none."""
    if len(played) == 1:
        return say("stats.one_goal", grade=played[0].score)
    both, none = sum(one.score == BOTH for one in played), sum(not one.won for one in played)
    return say("stats.goals_told", n=len(played), both=both, none=none)


def levels_told(tallies: Mapping[Level, Tally]) -> str:
    parts = [say(f"stats.level.{level}", won=tally.won, n=tally.played) for level, tally in tallies.items()]
    return say("stats.won_told", parts=say("list.comma").join(parts))


def players_told(tallies: Mapping[int, Tally]) -> str:
    parts = [say("stats.with", won=tally.won, n=tally.played, k=players) for players, tally in tallies.items()]
    return say("stats.won_told", parts=say("list.comma").join(parts))


def with_other(name: str, tally: Tally) -> str:
    """How often they won whose statistics these are, where that other was at the table."""
    return say("stats.others_line", name=name, won=tally.won, n=tally.played)


def other_told(other: Other) -> str:
    """Who it is."""
    if other.level is None:
        return other.name
    level = say(f"level.{other.level}")
    return say("stats.bot", name=other.name, level=level) if other.name else level


def summary(name: str, found: Figures) -> str:
    """All in a sentence, for the ear."""
    return count("stats.summary", found.all.played, name=name, won=found.all.won)
