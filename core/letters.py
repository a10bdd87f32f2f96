"""Letters of codes that are said aloud and typed, and names as they stand in one line of text."""

from __future__ import annotations

import unicodedata
from typing import Annotated

import msgspec

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # without 0 and O, 1 and I, which look the same
GROUP = 5  # letters of a code of a deal that are said in one go, the last of which checks the others
GROUPS = 10  # at most
GROUPED = f"[{ALPHABET}]{{{GROUP}}}"
Code = Annotated[
    str, msgspec.Meta(max_length=GROUPS * (GROUP + 1), pattern=f"^(?:{GROUPED}(?:-{GROUPED}){{0,{GROUPS - 1}}})?$")
]
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}  # controls, marks that turn text round, halves of characters, line ends


def plain(text: str, most: int) -> str:
    """One line, of bounded length, with nothing unseen in it."""
    seen = "".join([mark for mark in text if unicodedata.category(mark) not in _UNSEEN])
    return " ".join(unicodedata.normalize("NFC", seen).split())[:most].rstrip()


def bare(typed: str) -> str:
    """What was typed, without spaces and dashes of any sort."""
    return "".join([mark for mark in typed if not mark.isspace() and unicodedata.category(mark) != "Pd"])
