"""What a rules page says: its parts (a small part of Markdown), their words with marks, and where words are found."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kivy.utils import escape_markup

LEAST = 2  # letters of a word that is looked for
FOUND = "[color=b3301c][u]", "[/u][/color]"
BOLD = "[font=Nunito800]", "[/font]"
LETTERS = {"œ": "oe", "æ": "ae", "ß": "ss"}


class Part(NamedTuple):
    """A heading, a paragraph, a point, a picture or a row of pieces of a page."""

    kind: str
    line: str
    chapter: str = ""  # what a heading is called where something leads to it, the same in every language
    pieces: tuple[str, ...] = ()  # of the game, beside what is said of them


class Hit(NamedTuple):
    """Where words are found: which part, the heading above it, and the sentence."""

    part: int
    head: str
    line: str


def blocks(text: str) -> list[Part]:
    """Headings, paragraphs, points and pictures of a page, in their order.

    A picture is a paragraph of its own, `![](rules_cave)`, and is told by its name; so is a row of pieces,
    `![](steak bear)`. A point or a paragraph may begin with a piece, which then stands beside it. A chapter is told by
    what stands behind its heading, `## Ta tribu {#tribe}`. Lines are joined, but a no-break space stays what it is.
    """
    found: list[Part] = []
    for raw in re.split(r"\n\s*\n", text.strip()):
        for part in re.split(r"\n(?=- |#)", raw):
            line = re.sub(r"[ \n]+", " ", part).strip(" ")
            picture = re.fullmatch(r"!\[\]\(([\w ]+)\)", line)
            if picture:
                names = tuple(picture.group(1).split())
                alone = names[0].startswith("rules_")
                found.append(Part("picture", names[0]) if alone else Part("row", "", "", names))
                continue
            kind = "title" if line.startswith("# ") else "head" if line.startswith("## ") else ""
            chapter = re.search(r" \{#(\w+)\}$", line) if kind else None
            if chapter:
                line = line[: chapter.start()]
            kind = kind or ("point" if line.startswith("- ") else "text")
            line = line.lstrip("#- ")
            beside = re.match(r"!\[\]\((\w+)\) ", line)
            pieces = (beside.group(1),) if beside else ()
            found.append(
                Part(kind, line[beside.end() :] if beside else line, chapter.group(1) if chapter else "", pieces)
            )
    return found


# Words that are looked for


def folded(text: str) -> tuple[str, list[int]]:
    """Without accents and case, and of which letter each letter comes."""
    letters, places = "", list[int]()
    for k, letter in enumerate(text.lower()):
        plain = LETTERS.get(letter) or unicodedata.normalize("NFD", letter)[0]
        letters += plain
        places += [k] * len(plain)
    return letters, places


def wanted(query: str) -> tuple[str, ...]:
    """The words of what was typed that are long enough to be looked for."""
    words = re.findall(r"\w+", folded(query)[0])
    return tuple(dict.fromkeys(word for word in words if len(word) >= LEAST or word.isdigit()))


def spans(text: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """From where to where in a text words begin as those do, in their order, none over another."""
    if not words:
        return []
    letters, places = folded(text)
    beginning = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    found = re.finditer(rf"(?<!\w)(?:{beginning})", letters)
    return [(places[one.start()], places[one.end() - 1] + 1) for one in found]


def marked(text: str, words: Sequence[str] = ()) -> str:
    """Bold in Kivy's own marks, and the words that were looked for."""
    text = re.sub(r"([^ \n*]*)\*\*([^*]+)\*\*([^ \n*]*)", r"**\1\2\3**", text)  # Kivy would break a line before a comma
    made, bold, k = "", False, 0
    found = spans(text, words)
    begins, ends = {start for start, _ in found}, {end for _, end in found}
    while k < len(text):
        if text.startswith("**", k):
            made += BOLD[bold]
            bold, k = not bold, k + 2
            continue
        made += FOUND[0] if k in begins else ""
        made += escape_markup(text[k])
        k += 1
        made += FOUND[1] if k in ends else ""
    return made


def find(parts: Sequence[Part], query: str) -> Iterator[Hit]:
    """The parts in which a word is found, and all of them together with their heading."""
    words, head = wanted(query), ""
    if not words:
        return
    for k, part in enumerate(parts):
        if part.kind in ("title", "head"):
            head = part.line
        if not spans(part.line, words):
            continue
        if all(spans(part.line, (word,)) or spans(head, (word,)) for word in words):
            yield Hit(k, head, _sentence(part.line, words) if part.line != head else "")


def _sentence(text: str, words: Sequence[str]) -> str:
    """The one in which a word stands first; two short ones stay together."""
    sentences = re.split(r"(?<=[.!?]) (?=\S)", text)
    at = next((k for k, one in enumerate(sentences) if spans(one, words)), 0)
    more = at + 1 < len(sentences) and len(sentences[at]) < 30
    return " ".join(sentences[at : at + 2] if more else sentences[at : at + 1])
