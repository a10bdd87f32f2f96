"""Names and words as others may be shown them."""

from __future__ import annotations

import unicodedata

from core.session.room.messages import LONGEST_NAME

_JOINER = "\u200d"  # joins emoji
_BLANK = "\u115f\u1160\u3164\uffa0\u2800"  # letters and signs that show nothing


def tidy_name(name: str) -> str:
    """A name as others may be shown it: no control characters, not too long."""
    tidy = tidy_text(name)[:LONGEST_NAME].strip()
    return tidy if any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANK for c in tidy) else ""


def tidy_text(text: str) -> str:
    """One line, without what has no shape or turns other letters round."""
    plain = unicodedata.normalize("NFC", " ".join(text.split()))
    return "".join(c for c in plain if unicodedata.category(c)[0] != "C" or c == _JOINER)
