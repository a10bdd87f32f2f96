"""Work spread over processes of this machine, or over a Dask cluster: the same results, in the same order.

A cluster is what `dask scheduler` and `dask worker` make. Its workers need Python and the packages; our code is sent to
them, so that all of them play by the cards that lie here. A worker that is gone has its part done again by another.
"""

from __future__ import annotations

import importlib
import io
import os
import pickle
import sys
import zipfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Protocol, TypeVar

J = TypeVar("J")
D = TypeVar("D")

ROOT = Path(__file__).parents[2]
SENT = ("*.py", "*.json")  # code, and cards


class Workers(Protocol):
    """Who does it."""

    def map(self, work: Callable[[J], D], jobs: Sequence[J], together: int = 1) -> Iterator[D]:
        """What comes of each job, in their order. So many are handed out together."""


class Processes:
    """Those of this machine; no more than one: this one does it."""

    def __init__(self, pool: ProcessPoolExecutor | None) -> None:
        self._pool = pool

    def map(self, work: Callable[[J], D], jobs: Sequence[J], together: int = 1) -> Iterator[D]:
        return self._pool.map(work, jobs, chunksize=together) if self._pool else map(work, jobs)


class Cluster:
    """Those that a scheduler knows, now or later."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self._sent: dict[str, str] = {}  # marks of the code that has been sent, by its folders

    def map(self, work: Callable[[J], D], jobs: Sequence[J], together: int = 1) -> Iterator[D]:
        part = _parts(self._send(work))
        parts = [pickle.dumps((work, jobs[n : n + together])) for n in range(0, len(jobs), together)]
        for told in self._client.map(part, parts, pure=False):
            yield from told.result()

    def _send(self, work: Callable[..., Any]) -> str:
        """The mark of the code in which the work is found, which all workers have from now on."""
        inner = work.func if isinstance(work, partial) else work
        folders = sorted({"core", inner.__module__.partition(".")[0]})
        name = "+".join(folders)
        if name not in self._sent:
            packed = pack(ROOT, folders)
            mark = blake2b(packed, digest_size=8).hexdigest()
            self._client.register_plugin(_luggage(mark, packed, tuple(folders)))
            self._sent = {name: mark}
        return self._sent[name]


def pack(root: Path, folders: Sequence[str]) -> bytes:
    """The code of some folders, the same bytes for the same code."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as into:
        for path in sorted(path for folder in folders for kind in SENT for path in (root / folder).rglob(kind)):
            into.writestr(zipfile.ZipInfo(path.relative_to(root).as_posix()), path.read_bytes())
    return packed.getvalue()


def _luggage(mark: str, packed: bytes, folders: tuple[str, ...]) -> Any:
    """What each worker unpacks when it comes. It travels whole, for a worker may know nothing of ours yet."""
    from distributed.diagnostics.plugin import WorkerPlugin

    class Luggage(WorkerPlugin):  # type: ignore[misc]
        name = "pichenette"

        def setup(self, worker: Any) -> None:
            place = Path(worker.local_directory) / f"pichenette-{mark}"
            zipfile.ZipFile(io.BytesIO(packed)).extractall(place)
            sys.path[:] = [str(place), *(path for path in sys.path if "/pichenette-" not in path)]
            for known in [module for module in sys.modules if module.partition(".")[0] in folders]:
                del sys.modules[known]
            importlib.invalidate_caches()

    return Luggage()


def _parts(mark: str) -> Callable[[bytes], list[Any]]:
    """What a worker does with some jobs. It travels whole likewise: a scheduler looks at it and has nothing of ours."""

    def part(packed: bytes) -> list[Any]:
        if not sys.path[0].endswith(mark):
            raise RuntimeError("the cluster got other code meanwhile: let one after the other use it")
        work, jobs = pickle.loads(packed)
        return [work(job) for job in jobs]

    return part


@contextmanager
def spread(workers: int = 0, dask: str = "") -> Iterator[Workers]:
    """So many processes of this machine, 0: one a core; or the workers of the scheduler that has this address."""
    if dask:
        try:
            from distributed import Client
        except ImportError as no:
            raise LookupError("--dask needs the package distributed: see docs/playing.md") from no
        with Client(dask, set_as_default=False) as client:
            yield Cluster(client)
    elif (workers or os.cpu_count() or 1) == 1:
        yield Processes(None)
    else:
        with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
            yield Processes(pool)
