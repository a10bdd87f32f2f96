"""These tests need a package that nothing else needs: `make cluster` brings it. Without it they are not there."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("distributed") else ["test_*.py"]
