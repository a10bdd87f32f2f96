"""What the app says, in French and English: gettext catalogues with one key a text, and enums of the games by their
values. `python -m mobile.words` builds the catalogues from the .po files."""

from __future__ import annotations

import gettext
import re
import unicodedata
from pathlib import Path

FOLDER = Path(__file__).parent
LANGUAGES = ("fr", "en")
VOWELS = frozenset("aeiouœæ")
STOPPED = re.compile(r"(?<!\.)\.\.(?!\.)")  # a name that ends with a full stop, at the end of a sentence

_said: dict[str, gettext.NullTranslations] = {}
_now = "fr"


def use(language: str) -> str:
    """Speak this language from now on, or the nearest there is; answers which."""
    global _now
    code = language.replace("_", "-").split("-")[0].lower()
    _now = code if code in LANGUAGES else "en"
    return _now


def language() -> str:
    return _now


def say(key: str, **given: object) -> str:
    """The text of a key, with what is given filled in. What is no key, from another device perhaps, stays as it is."""
    text = (_said.get(_now) or _catalogue(_now)).gettext(key)
    return _filled(text, given) if given and text != key else text


def name_of(code: str) -> str:
    """What a language is called by those who speak it."""
    return _catalogue(code).gettext("language.name")


def whose(name: str) -> str:
    """As what something belongs to: "Ana’s", and in French "d’Ana" and "d’Yves" but "de Léo" and "de Yasmine"."""
    first, second = (_letter(name[k : k + 1]) for k in (0, 1))
    elided = first in VOWELS | {"h"} or (first == "y" and second.isalpha() and second not in VOWELS)
    return say("whose.vowel" if elided else "whose", name=name)


def _letter(character: str) -> str:
    """Small and without its accent."""
    return unicodedata.normalize("NFD", character).lower()[:1]


def decimal(number: float) -> str:
    """A number with one decimal place, as the language writes it."""
    return f"{number:.1f}".replace(".", "," if _now == "fr" else ".")


def count(key: str, n: int, **given: object) -> str:
    """The text of a key for so many."""
    return _filled(_catalogue(_now).ngettext(key, key, n), {"n": n, **given})


def _filled(text: str, given: dict[str, object]) -> str:
    said = text.format(**given)
    return STOPPED.sub(".", said) if ".." in said else said


def _catalogue(code: str) -> gettext.NullTranslations:
    if code not in _said:
        _said[code] = gettext.translation("pichenette", FOLDER, [code])
    return _said[code]
