"""Exercises in words: what is wanted, and what came of a try."""

from __future__ import annotations

from core.practice.exercise import Exercise, Listed, Verdict
from mobile.words import count, say


def key(game: str, exercise: Listed) -> str:
    return f"practice.{game}.{exercise.kind}"


def title(game: str, exercise: Listed) -> str:
    """A few words for a list."""
    return say(f"{key(game, exercise)}.title", **exercise.numbers)


def wanted(game: str, exercise: Listed) -> str:
    """What is to be done, as a sentence."""
    return say(key(game, exercise), **exercise.numbers)


def said_of(game: str, exercise: Exercise, verdict: Verdict, shown: bool) -> str:
    """What came of it: of a drill whether it worked, of a puzzle what the way earns and what the best would."""
    if exercise.drill:
        if shown:
            return say("practice.drill_shown")
        if verdict.solved:
            return say("practice.drill_done")
        return say("practice.drill_part", n=verdict.got) if verdict.best > 1 and verdict.got else say("practice.missed")
    way = key(game, exercise)
    if shown:
        return count(f"{way}.shown", verdict.best)
    if verdict.solved:
        return count(f"{way}.best", verdict.got, margin=exercise.margin)
    return count(f"{way}.less", verdict.got, best=verdict.best)
