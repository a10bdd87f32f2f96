"""Builds the .mo files from the .po files beside them (needs Babel, a tool for building only)."""

from __future__ import annotations

import io

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from mobile.words import FOLDER, LANGUAGES


def built(code: str) -> bytes:
    """The catalogue as bytes."""
    out = io.BytesIO()
    write_mo(out, read_po((FOLDER / f"{code}.po").open("rb"), code, abort_invalid=True))
    return out.getvalue()


def main() -> None:
    for code in LANGUAGES:
        folder = FOLDER / code / "LC_MESSAGES"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "pichenette.mo").write_bytes(built(code))


if __name__ == "__main__":
    main()
