"""Builds the .mo files from the .po files beside them (needs Babel, a tool for building only)."""

from __future__ import annotations

import io
from datetime import UTC, datetime

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from mobile.words import FOLDER, LANGUAGES

EVER = datetime(2000, 1, 1, tzinfo=UTC)  # so that the same texts give the same bytes


def built(code: str) -> bytes:
    """The catalogue as bytes."""
    out = io.BytesIO()
    with (FOLDER / f"{code}.po").open("rb") as texts:
        catalogue = read_po(texts, code, abort_invalid=True)
    catalogue.creation_date = catalogue.revision_date = EVER
    write_mo(out, catalogue)
    return out.getvalue()


def main() -> None:
    for code in LANGUAGES:
        folder = FOLDER / code / "LC_MESSAGES"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "pichenette.mo").write_bytes(built(code))


if __name__ == "__main__":
    main()
