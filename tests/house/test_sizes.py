"""How much one class may hold: 30 methods and 20 attributes.

One above that says why in the first lines of its docstring, in a paragraph that begins with "Large because".
"""

from __future__ import annotations

import ast

from tests.house.test_walls import modules

METHODS, ATTRIBUTES = 30, 20
REASON = "Large because "


def classes():
    for name, file in modules().items():
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield f"{name}.{node.name}", node


def methods(node):
    return {one.name for one in node.body if isinstance(one, ast.FunctionDef)}


def attributes(node):
    """What its methods set of themselves, and what is declared in the class."""
    found = {one.target.id for one in node.body if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)}
    for one in ast.walk(node):
        if isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store) and isinstance(one.value, ast.Name):
            found |= {one.attr} if one.value.id == "self" else set()
    return found


def large(node):
    return len(methods(node)) > METHODS or len(attributes(node)) > ATTRIBUTES


def reason(node):
    """Why it is so large, if it says so at once: in its docstring's second paragraph at the latest."""
    paragraphs = (ast.get_docstring(node) or "").split("\n\n")[:2]
    return next((text for text in paragraphs if text.startswith(REASON)), "")


def test_methods_and_attributes_are_counted():
    (node,) = ast.parse(
        '''
class Thing:
    """A thing.

    Large because it is one.
    """

    size: int

    def __init__(self, other):
        self.one, (self.two, other.three) = 1, (2, 3)
        self.four: int = 4
        for self.five in ():
            pass

    @property
    def six(self):
        def inner(): ...
'''
    ).body
    assert methods(node) == {"__init__", "six"}
    assert attributes(node) == {"size", "one", "two", "four", "five"}
    assert reason(node) == "Large because it is one."


def test_a_class_that_is_large_says_why():
    found = {name for name, node in classes() if large(node) and not reason(node)}
    assert found == set()


def test_no_reason_is_given_without_need():
    assert {name for name, node in classes() if reason(node) and not large(node)} == set()
