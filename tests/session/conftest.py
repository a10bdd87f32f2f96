"""What tests of sessions share: logs as quiet as in a process of one's own."""

import logging

import pytest


@pytest.fixture(autouse=True)
def _quiet():
    """Kivy, once imported by another test, has everything logged; here some tests count what is kept in memory."""
    root = logging.getLogger()
    before = root.level
    root.setLevel(logging.WARNING)
    yield
    root.setLevel(before)
