"""Least squares with a little pull towards nothing, by plain Python: what many numbers are worth together."""

from __future__ import annotations

from operator import mul

Row = dict[int, float]  # what is not 0


class Ridge:
    """Takes one row after the other, and then solves."""

    def __init__(self, size: int) -> None:
        self.rows = 0
        self._size = size
        self._normal = [[0.0] * size for _ in range(size)]
        self._right = [0.0] * size

    def add(self, row: Row, wanted: float) -> None:
        """One case: what is said of it, and what came of it."""
        self.rows += 1
        there = sorted(row.items())
        for n, (a, value) in enumerate(there):
            line = self._normal[a]
            self._right[a] += value * wanted
            for b, other in there[n:]:
                line[b] += value * other

    def solve(self, pull: float) -> list[float]:
        """By Cholesky's way; the stronger the pull, the less is made of what was seen seldom."""
        seen = [at for at in range(self._size) if self._normal[at][at]]
        low: list[list[float]] = []
        for i, at in enumerate(seen):
            line: list[float] = []
            for j in range(i + 1):
                other = low[j] if j < i else line
                rest = self._normal[seen[j]][at] - sum(map(mul, line, other)) + (pull if i == j else 0.0)
                line.append(rest**0.5 if i == j else rest / low[j][j])
            low.append(line)
        found = list[float]()
        for i, at in enumerate(seen):
            found.append((self._right[at] - sum(map(mul, low[i], found))) / low[i][i])
        for i in reversed(range(len(seen))):
            found[i] = (found[i] - sum([low[k][i] * found[k] for k in range(i + 1, len(seen))])) / low[i][i]
        whole = [0.0] * self._size
        for at, value in zip(seen, found, strict=True):
            whole[at] = value
        return whole
