"""The pages for whoever comes next name nothing that is not there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r'\]\(([^)#\s]*)(#[^)\s]*)?\)|src="([^"]+)"')
MODULE = re.compile(r"[\w/]+\.py\b")
BUILT_OF = ("core", "mobile", "assets", "tests")

pytestmark = pytest.mark.once


def headings(page: Path) -> set[str]:
    """As links name them."""
    lines = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {"#" + re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in lines}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for to, part, picture in LINK.findall(page.read_text("utf-8")):
        if "://" in to:
            continue
        found = page.parent / (to or picture or page.name)
        assert found.exists(), f"{page.name} leads to {to or picture}"
        assert not part or part in headings(found), f"{page.name} leads to {to}{part}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_module_that_is_named_is_there(page: Path) -> None:
    there = [f"/{path.relative_to(ROOT).as_posix()}" for room in BUILT_OF for path in (ROOT / room).rglob("*.py")]
    named = set(MODULE.findall(page.read_text("utf-8")))
    assert {name for name in named if not any(path.endswith(f"/{name}") for path in there)} == set()


def test_the_readme_gives_a_reason_for_each_package() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    pins = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    names = {pin.partition("==")[0] for pin in pins}
    assert {name for name in names if not re.search(rf"\b{name}\b", readme)} == set()


@pytest.mark.parametrize("picture", sorted((ROOT / "docs" / "pictures").glob("*.svg")), ids=lambda path: path.stem)
def test_a_drawn_picture_can_be_read(picture: Path) -> None:
    """Well formed, with a title for who cannot see it, and nothing from elsewhere."""
    drawn = ElementTree.parse(picture).getroot()
    assert drawn.find("{http://www.w3.org/2000/svg}title") is not None
    assert "href" not in picture.read_text("utf-8")
