"""The command line. The last line of what each command prints is one JSON object."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

from core import games, trace
from core.archive import Archive, NoticeReason
from core.bots.drive import Budget
from core.command.simulate import AnyMatch, Plan, simulate
from core.command.transcript import dumps, matches, records_of, setup_of
from core.game import Level
from core.log import NotKept
from core.replay import Broken, replay


def _games(args: argparse.Namespace) -> int:
    told = []
    for name in games.names():
        game = games.find(name)
        print(f"{name} (rules {game.rules}), for {', '.join(map(str, game.seats))}")
        for option in game.options:
            print(f"  option {option.name}: {', '.join(option.choices)} (else {option.default})")
        print(f"  move:  {game.grammar}\n  state: {game.about_state}\n  draws: {game.about_draws}")
        about = {"name": name, "rules": game.rules, "seats": game.seats, "options": game.options}
        told.append(about | {"move": game.grammar, "state": game.about_state, "draws": game.about_draws})
    print(dumps({"games": told}))
    return 0


def _simulate(args: argparse.Namespace) -> int:
    game = games.find(args.game)
    options = dict(pair.partition("=")[::2] for pair in args.option)
    levels = tuple(Level(word) for word in args.bots.split(",")) if args.bots else ()
    budget = Budget(args.playouts, args.seconds, args.share)
    plan = Plan(game, args.players, args.matches, args.seed, levels, options, budget)
    with ExitStack() as stack:
        log = stack.enter_context(Path(args.log).open("w", encoding="utf-8")) if args.log else None
        show = print if args.show else None
        print(dumps(simulate(plan, log, args.views, show, args.workers, args.dask)))
    return 0


def _replay(args: argparse.Namespace) -> int:
    path = Path(args.file)
    with path.open("rb") as file:
        saved = file.read(16) == b"SQLite format 3\0"
    played = moves = 0
    try:
        for match in _saved(path) if saved else _logged(path):
            played += 1
            moves += match.n
    except Broken as broken:
        print(dumps({"file": path.name, "matches": played, "differs": broken.n, "why": str(broken)}))
        return 1
    print(dumps({"file": path.name, "matches": played, "moves": moves, "differs": None}))
    return 0


def _logged(path: Path) -> Iterator[AnyMatch]:
    with path.open(encoding="utf-8") as lines:
        for group in matches(lines):
            setup = setup_of(group)
            game = games.find(setup.game)
            yield replay(game, setup, records_of(game, group))


def _saved(path: Path) -> Iterator[AnyMatch]:
    """Plays a copy: looking at a store must not change it."""
    with tempfile.TemporaryDirectory() as folder:
        for tail in ("", "-wal"):
            part = path.with_name(path.name + tail)
            if part.exists():
                shutil.copy(part, Path(folder) / ("copy" + tail))
        with closing(Archive(Path(folder) / "copy")) as archive:
            if archive.notices:
                raise Broken(0, archive.notices[0].reason)
            for kept in archive.kept():
                match = archive.resume(games.find(kept.game), kept.id)
                if archive.notices:
                    raise Broken(match.n, archive.notices[0].reason)
                yield match


def _host(args: argparse.Namespace) -> int:
    from core.session.play import host, wanted  # sessions need more packages than the games do

    options = dict(pair.partition("=")[::2] for pair in args.option)
    budget = Budget(args.playouts, None, args.share)
    table = wanted(args.game, args.seats.split(","), options, args.deal, args.clock)
    with ExitStack() as stack:
        archive = stack.enter_context(closing(_store(Path(args.save)))) if args.save else None
        print(dumps(host(table, args.port, args.seed, _say, budget, archive, args.loopback, args.patience)))
    return 0


def _store(path: Path) -> Archive:
    try:
        return Archive(path)
    except NotKept as no:
        busy = no.refusal.reason == NoticeReason.BUSY
        raise OSError(f"{path}: {'another Pichenette has it open' if busy else 'nothing can be kept there'}") from no


def _join(args: argparse.Namespace) -> int:
    from core.session.play import join

    budget = Budget(args.playouts, None, args.share)
    try:
        save = Path(args.save) if args.save else None
        told = join(args.address, args.code, Level(args.bot), args.name, _say, budget, args.seed, save)
    except ConnectionError as no:
        print(dumps({"ended": str(no)}))
        return 1
    print(dumps(told))
    return 0


def _say(text: str) -> None:
    print(text, flush=True)


def _bench(args: argparse.Namespace) -> int:
    from core.bench import run  # measuring is not part of the app

    results = run(args.what)
    print(dumps(results[0] if len(results) == 1 else {"bench": "all", "results": results}))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m core", description="The games without the app.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    add = commands.add_parser("games", help="the games, their options, and how to read their logs")
    add.set_defaults(run=_games)
    add = commands.add_parser("simulate", help="play matches of bots")
    add.add_argument("game")
    add.add_argument("--players", type=int, default=2)
    add.add_argument("--matches", type=int, default=1)
    add.add_argument("--seed", type=int, default=0)
    add.add_argument("--bots", default="", help=f"by seat, with commas, repeated as needed: {', '.join(Level)}")
    add.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    add.add_argument("--playouts", type=int, help="thought a move, counted: the same seed then gives the same matches")
    add.add_argument("--seconds", type=float, help="thought a move, by the clock")
    add.add_argument("--share", type=float, default=1.0, help="of the bots' own seconds")
    add.add_argument("--log", metavar="FILE", help="JSON lines, one an entry")
    add.add_argument("--views", action="store_true", help="each seat's view in the log")
    add.add_argument("--show", action="store_true", help="tell the moves")
    add.add_argument(
        "--workers", type=int, default=0, help="processes of this machine; 0: one a core. With --log and --show one"
    )
    add.add_argument("--dask", default="", metavar="ADDRESS", help="of a scheduler whose workers play instead")
    add.set_defaults(run=_simulate)
    add = commands.add_parser("replay", help="play a log or a store of saves again")
    add.add_argument("file")
    add.set_defaults(run=_replay)
    add = commands.add_parser("host", help="open a table to others near by, until its match is over")
    add.add_argument("game")
    add.add_argument("--seats", required=True, help="one word a seat: remote, or a bot's level")
    add.add_argument("--port", type=int, default=0)
    add.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    add.add_argument("--deal", default="", metavar="CODE", help="a deal that all at the table know, with its options")
    add.add_argument(
        "--clock", default="", metavar="SECONDS[,bot]", help="for each choice; then a bell, or a bot plays this turn"
    )
    add.add_argument("--save", metavar="FILE", help="a store of saves; a match of these seats goes on from there")
    add.add_argument("--loopback", action="store_true", help="for this machine alone")
    add.add_argument(
        "--patience", type=float, default=30.0, help="seconds until a bot plays on for a guest that is gone"
    )
    add.set_defaults(run=_host)
    _bots_options(add)
    add = commands.add_parser("join", help="play at a table near by, by a bot")
    add.add_argument("address", metavar="HOST:PORT")
    add.add_argument("code")
    add.add_argument("--bot", default="normal", choices=[level.value for level in Level])
    add.add_argument("--name", default="guest")
    add.add_argument("--save", metavar="FILE", help="where the way back to the table lies until the match is over")
    add.set_defaults(run=_join)
    _bots_options(add)
    add = commands.add_parser("bench", help="measure")
    add.add_argument("what", nargs="?", choices=("engine", "flick", "bots", "session"))
    add.set_defaults(run=_bench)
    return parser


def _bots_options(add: argparse.ArgumentParser) -> None:
    add.add_argument("--seed", type=int, help="the same deal and the same bots each time")
    add.add_argument("--playouts", type=int, help="a bot's thought for a move, counted")
    add.add_argument("--share", type=float, default=1.0, help="of the bots' own seconds")


def main(words: list[str] | None = None) -> int:
    args = _parser().parse_args(words)
    trace.switch_on()
    try:
        code: int = args.run(args)
    except (LookupError, ValueError, OSError, NotKept, Broken) as wrong:
        print(f"python -m core: {wrong}", file=sys.stderr)
        return 2
    return code


if __name__ == "__main__":
    sys.exit(main())
