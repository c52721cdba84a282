"""The command `ziggurat`: its arguments, and one run_… function for each subcommand. Help and errors of arguments are English."""

from __future__ import annotations

import json
import os
import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from datetime import date
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeVar

from ziggurat import __version__, games
from ziggurat.bots import ALL as ALL_BOTS
from ziggurat.bots import FRIENDLY, read_budget
from ziggurat.bots import NAMES as BOTS
from ziggurat.core.chance import SEED_BYTES
from ziggurat.core.fairness import Unfair, Unverifiable, verify
from ziggurat.core.game import BadOption, GameError
from ziggurat.locales import LANGUAGES, EnglishTexts, Texts, language_of_system
from ziggurat.terminal.boards import FILE_OPTIONS, SOLO_OPTIONS
from ziggurat.terminal.errors import UserError, error_text
from ziggurat.terminal.files import FileExists, content_error, read_record, read_text

if TYPE_CHECKING:
    from ziggurat.terminal.table import TerminalTable

Read = TypeVar("Read")
BAD_VERDICT, BAD_REQUEST, INTERRUPTED = 1, 2, 130
PERSON = "person"
PLACES = ("cores", "ray")


class BadCommand(GameError):
    """An invalid command line, or a missing package. The message is English: it may come before the language is known."""


class Parser(ArgumentParser):
    """Raises errors instead of printing the usage and exiting."""

    def error(self, message: str) -> NoReturn:
        raise BadCommand(message)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code. Errors are printed in one line, in the language of --lang."""
    args = Namespace()
    try:
        parser().parse_args(arguments, args)
        return int(args.run(args))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output, such as head, has closed it; Python must not flush the rest at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (GameError, OSError, UnicodeError) as error:
        print(f"ziggurat: {error_text(error, _texts(args))}", file=sys.stderr)
        return BAD_REQUEST


def parser() -> Parser:
    """The parser of all commands. Each command sets `run` to its function."""
    top = Parser(
        prog="ziggurat",
        description="Bubblee Pop and Babylon: play in the terminal or host a server; replay, analyse and verify saved games.",
    )
    top.add_argument("--version", action="version", version=f"ziggurat {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    _add_play(commands.add_parser("play", help="play a game"))
    _add_replay(commands.add_parser("replay", help="step through a saved game"))
    _add_analyse(commands.add_parser("analyse", help="analyse a saved game: the cost of every mistake, and the better move"))
    verifying = commands.add_parser("verify", help="prove that the draws of a saved game follow from its seed")
    verifying.add_argument("file", metavar="FILE", type=Path)
    _add_language(verifying)
    verifying.set_defaults(run=run_verify)
    _add_serve(commands.add_parser("serve", help="host games for browsers, in your home or on the internet"))
    backing_up = commands.add_parser("backup", help="copy the database of a running server to a new file")
    backing_up.add_argument("target", metavar="FILE", type=Path)
    backing_up.add_argument("--data", metavar="FILE", type=Path, help="the server's database (default: ziggurat.sqlite)")
    _add_database(backing_up)
    backing_up.set_defaults(run=run_backup)
    moving = commands.add_parser("move-data", help="copy all tables from a file into a PostgreSQL database, or back; stop the server first")
    moving.add_argument("source", metavar="FROM", help="a database file, or postgresql://…")
    moving.add_argument("target", metavar="TO", help="a new file, or the URL of an empty database")
    moving.set_defaults(run=run_move_data)
    listing = commands.add_parser("missions", help="list the challenges of a game, with your stars")
    listing.add_argument("game", metavar="GAME", choices=games.NAMES)
    _add_language(listing)
    listing.set_defaults(run=run_missions)
    scoring = commands.add_parser("score", help="score gardens of Babylon written down in a file")
    scoring.add_argument("file", metavar="FILE", type=Path, help="the gardens, one tile or piece per line: see docs/score.md")
    scoring.add_argument("--tiles", metavar="FILE", type=Path, help="custom tiles instead of the built-in ones")
    _add_language(scoring)
    scoring.set_defaults(run=run_score)
    rules = commands.add_parser("rules", help="print the rules of a game")
    rules.add_argument("game", metavar="GAME", choices=games.NAMES)
    rules.set_defaults(run=run_rules)
    _add_arena(commands.add_parser("arena", help="let computer players play a series and rate them"))
    speaking = commands.add_parser("ugi", help="run as an engine for other programs, with the protocol of docs/ugi.md")
    speaking.set_defaults(run=run_ugi)
    bench = commands.add_parser("bench", help="measure the speed of a game's rules")
    bench.add_argument("game", metavar="GAME", choices=games.NAMES)
    bench.add_argument("--json", action="store_true", help="print JSON")
    bench.set_defaults(run=run_bench)
    return top


def _add_play(playing: ArgumentParser) -> None:
    by_game = playing.add_subparsers(metavar="GAME", required=True, dest="game")
    for name in games.NAMES:
        game = by_game.add_parser(name, help=f"play {name}")
        _add_language(game)
        _add_seats(game, _duels(name))
        if name in SOLO_OPTIONS:
            game.add_argument("--solo", metavar=SOLO_OPTIONS[name].upper(), help="a solo game: " + _expected(name, SOLO_OPTIONS[name]))
        for option in games.load(name, "plain").options:
            if option.name in FILE_OPTIONS.get(name, ()):
                game.add_argument(f"--{option.name}", type=Path, metavar="FILE", help=f"custom {option.name} instead of the built-in ones")
            elif option.name != SOLO_OPTIONS.get(name):
                game.add_argument(f"--{option.name}", metavar="…", help=f"{option.expected} (default: {option.default})")
        game.add_argument("--challenge", metavar="NAME", help="a challenge from the list of `ziggurat missions`; daily is today's")
        game.add_argument(
            "--seed", type=_seed, metavar="HEX", help=f"{2 * SEED_BYTES} hexadecimal digits; the same seed gives the same draws"
        )
        game.add_argument("--save", type=Path, metavar="FILE", help="save the game to this new file after every move")
        game.add_argument("--resume", type=Path, metavar="FILE", help="resume a saved game; the file is updated after every move")
        game.add_argument("--fast", action="store_true", help="no pauses between the moves of computer players")
        game.set_defaults(run=run_play)


def _duels(name: str) -> list[int]:
    """The numbers of seats from two on with which a game can be played."""
    return [seats for seats in games.load(name, "plain").seats if seats > 1]


def _add_seats(game: ArgumentParser, duels: Sequence[int]) -> None:
    players = ", ".join((*BOTS, PERSON))
    listed = f", or a list for the other seats in order, such as {BOTS[0]},{PERSON}" if len(duels) > 1 else ""
    game.add_argument(
        "--against", type=_players, metavar="PLAYERS", help=f"the players at the other seats: {players}{listed} (default: {FRIENDLY})"
    )
    game.add_argument("--seat", type=int, choices=range(1, duels[-1] + 1), help="your seat (default: 1)")
    if len(duels) > 1:
        game.add_argument("--seats", type=int, choices=duels, help=f"the number of players (default: {duels[0]})")


def _players(text: str) -> list[str]:
    """Parse a list of players, separated by commas."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in (*BOTS, PERSON):
            raise ArgumentTypeError(f"expected {', '.join(BOTS)} or {PERSON}, found {name!r}")
    return names


def _expected(name: str, option: str) -> str:
    return next(known.expected for known in games.load(name, "plain").options if known.name == option)


def _add_serve(serving: ArgumentParser) -> None:
    serving.add_argument("--host", help="the address to listen on (default: 0.0.0.0, the whole network; 127.0.0.1: this machine only)")
    serving.add_argument("--port", help="the port (default: 8000, or the next free one)")
    serving.add_argument("--data", metavar="FILE", help="the database file (default: ziggurat.sqlite)")
    _add_database(serving)
    serving.add_argument("--workers", metavar="N", help="the number of processes for computer players (default: 1)")
    serving.add_argument("--effort", metavar="PERCENT", help="the search effort of hints and analyses, in percent (default: 100)")
    serving.add_argument("--origins", metavar="URL,…", help="other web origins from which browsers may connect")
    serving.add_argument("--proxies", metavar="IP,…", help="trusted reverse proxies (default: 127.0.0.1)")
    serving.add_argument("--metrics", metavar="IP:PORT", help="the address for Prometheus metrics (default: none)")
    serving.add_argument("--log", help="the log format: text or json (default: text)")
    serving.add_argument(
        "--mail-url", metavar="URL", help="the SMTP server for emails: smtp://USER:PASSWORD@HOST:PORT (default: no emails)"
    )
    serving.add_argument("--mail-from", metavar="ADDRESS", help="the sender address of emails")
    serving.add_argument("--public-url", metavar="URL", help="the public address of the server, for links in emails: https://…")
    unfinished = "delete unfinished games after this many days without a move (default: 180; 0: never)"
    serving.add_argument("--keep-unfinished", metavar="DAYS", help=unfinished)
    opened = "delete uploaded games that nobody has opened for this many days (default: 365; 0: never)"
    serving.add_argument("--keep-records", metavar="DAYS", help=opened)
    serving.set_defaults(run=run_serve)


def _add_database(command: ArgumentParser) -> None:
    command.add_argument("--database-url", metavar="URL", help="a PostgreSQL database instead of the file: postgresql://…")


def _add_arena(arena: ArgumentParser) -> None:
    arena.add_argument("game", metavar="GAME", choices=games.NAMES)
    arena.add_argument(
        "bots",
        metavar="BOT",
        nargs="+",
        help=f"{', '.join(ALL_BOTS)}; search:5000 or search:0.5s with a budget; cmd:COMMAND for a program (docs/ugi.md)",
    )
    arena.add_argument("--games", type=_positive_int, default=100, metavar="N", help="the number of games (default: 100)")
    arena.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same games (default: 1)")
    budget = "the budget per move for `search` without one: simulations, such as 5000, or seconds, such as 0.5s"
    arena.add_argument("--budget", type=_budget, metavar="N", help=budget)
    arena.add_argument(
        "--sprt",
        type=_shares,
        metavar="LOW,HIGH",
        help="stop once it is decided whether the first bot scores LOW or HIGH, such as 0.5,0.6",
    )
    arena.add_argument("--records", type=Path, metavar="DIR", help="save games, table and plot here; the same command resumes the series")
    arena.add_argument("--workers", type=_positive_int, metavar="N", help="the number of processes (default: one per core)")
    arena.add_argument("--on", choices=PLACES, default=PLACES[0], help="run on the cores of this machine, or on a Ray cluster")
    arena.add_argument("--json", action="store_true", help="print JSON")
    arena.set_defaults(run=run_arena)


def _positive_int(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"expected a number from 1, found {text!r}")
    return int(text)


def _budget(text: str) -> str:
    if read_budget(text) is None:
        raise ArgumentTypeError(f"expected simulations, as 5000, or seconds, as 0.5s, found {text!r}")
    return text


def _shares(text: str) -> tuple[float, float]:
    low, _, high = text.partition(",")
    try:
        return float(low), float(high)
    except ValueError:
        raise ArgumentTypeError(f"expected two shares of the victory, as 0.5,0.6, found {text!r}") from None


def _add_language(command: ArgumentParser) -> None:
    command.add_argument("--lang", choices=LANGUAGES, help="the language of the output (default: the system's)")


def _add_replay(replaying: ArgumentParser) -> None:
    replaying.add_argument("file", metavar="FILE", type=Path)
    _add_language(replaying)
    replaying.set_defaults(run=run_replay)


def _add_analyse(analysing: ArgumentParser) -> None:
    analysing.add_argument("file", metavar="FILE", type=Path)
    analysing.add_argument(
        "--simulations",
        type=_positive_int,
        metavar="N",
        help="the simulations per decision (default: 20000 in Bubblee Pop, 1500 in Babylon)",
    )
    analysing.add_argument("--seat", type=_positive_int, metavar="K", help="analyse the decisions of this seat only")
    analysing.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the seed of the search; the same seed gives the same analysis (default: 0)"
    )
    analysing.add_argument("--json-lines", action="store_true", help="print one JSON object per decision")
    _add_language(analysing)
    analysing.set_defaults(run=run_analyse)


def _seed(text: str) -> bytes:
    if not re.fullmatch(rf"[0-9a-fA-F]{{{2 * SEED_BYTES}}}", text):
        raise ArgumentTypeError(f"expected {2 * SEED_BYTES} hexadecimal digits, found {text[:20]!r}")
    return bytes.fromhex(text)


def run_play(args: Namespace) -> int:
    """Play a game in the terminal."""
    _need_terminal_parts()
    table = _resumed_table(args) if args.resume else _new_table(args)
    if args.save and args.save.exists():
        raise FileExists(args.save)
    _need_terminal()
    if args.save:
        table.save_as(args.save)
    elif args.resume:
        table.file = args.resume
    from ziggurat.terminal.app import run_screen
    from ziggurat.terminal.play import PlayScreen

    return run_screen(PlayScreen(table, _texts(args), args.fast))


def _new_table(args: Namespace) -> TerminalTable:
    from ziggurat.terminal.table import start

    if args.challenge is not None:
        return _challenge_table(args)
    solo = getattr(args, "solo", None)
    options = _options(args)
    if solo is not None:
        options[SOLO_OPTIONS[args.game]] = solo
        if args.against or args.seat not in (None, 1):
            raise UserError("cli-solo-alone")
    seats = 1 if solo is not None else getattr(args, "seats", None) or _duels(args.game)[0]
    try:
        return start(games.load(args.game, "plain"), seats, options, _against(args, seats), args.seed)
    except BadOption as error:
        name = "solo" if error.name == SOLO_OPTIONS.get(args.game) else error.name
        raise UserError("cli-bad-option", option=name, expected=error.expected, value=error.value) from None


def _challenge_table(args: Namespace) -> TerminalTable:
    """The table for a challenge; `daily` without a date is today's challenge."""
    from ziggurat.terminal.table import start_challenge

    for name in ("solo", "seats", "against", "seat"):
        if getattr(args, name, None) is not None:
            raise UserError("cli-challenge-alone", option=name)
    game = games.load(args.game, "plain")
    name = f"daily {date.today()}" if args.challenge == "daily" else args.challenge
    return start_challenge(game, game.challenge(name), _options(args), args.seed)


def run_missions(args: Namespace) -> int:
    """Print the challenges of a game, with the stars and best results."""
    from ziggurat.terminal.results import load_results, result_key

    game, texts, best = games.load(args.game, "plain"), _texts(args), load_results()
    for name in (*game.challenges(), f"daily {date.today()}"):
        challenge = game.challenge(name)
        own = best.get(result_key(args.game, name))
        stars = "★" * own.stars + "☆" * (3 - own.stars) if own else "☆☆☆"
        result = texts(f"missions-result-{challenge.measure}", number=own.result) if own else ""
        print(f"{name:18} {stars}  {texts(f'mission-{challenge.title}'):22} {result}".rstrip())
    return 0


def _options(args: Namespace) -> dict[str, str]:
    """The options on the command line; files are replaced by their content."""
    names = (option.name for option in games.load(args.game, "plain").options)
    given = {name: value for name in names if (value := getattr(args, name, None)) is not None}
    from_files = FILE_OPTIONS.get(args.game, {})
    return {name: _from_file(value, from_files[name]) if name in from_files else value for name, value in given.items()}


def _from_file(file: Path, read: Callable[[str], Read]) -> Read:
    """The parsed content of a file; errors name the file."""
    text = read_text(file)
    try:
        return read(text)
    except GameError as error:
        raise content_error(str(error), file) from None


def _against(args: Namespace, seats: int) -> dict[int, str]:
    """The computer players by seat: a single name takes all other seats, a list gives a player for each of them in order."""
    seat = args.seat or 1
    if seat > seats:
        raise UserError("cli-bad-seat", seats=seats, seat=seat)
    others = [other for other in range(seats) if other != seat - 1]
    names = args.against or [FRIENDLY]
    if len(names) == 1:
        names = names * len(others)
    if len(names) != len(others):
        raise UserError("cli-bad-against", number=len(others), found=len(names))
    return {other: name for other, name in zip(others, names, strict=True) if name != PERSON}


def _resumed_table(args: Namespace) -> TerminalTable:
    from ziggurat.terminal.table import resume

    options = (option.name for option in games.load(args.game, "plain").options)
    given = [f"--{name}" for name in ("solo", "challenge", "seed", "seats", *options) if getattr(args, name, None) is not None]
    if given:
        raise UserError("cli-resume-alone", option=given[0])
    record = read_record(args.resume)
    if record.game.name != args.game:
        raise UserError("cli-resume-other", expected=args.game, found=record.game.name)
    return resume(record, _against(args, record.header.seats))


def run_replay(args: Namespace) -> int:
    """Replay a saved game in the terminal."""
    _need_terminal_parts()
    record = read_record(args.file)
    _need_terminal()
    from ziggurat.terminal.app import run_screen
    from ziggurat.terminal.replay import ReplayScreen

    return run_screen(ReplayScreen(record, _texts(args)))


def run_analyse(args: Namespace) -> int:
    """Print the judgement of every decision of a record."""
    from ziggurat.bots import report
    from ziggurat.terminal.analysis_text import analysis_table

    record = read_record(args.file)
    seats = record.header.seats
    if args.seat is not None and args.seat > seats:
        raise UserError("cli-bad-seat", seats=seats, seat=args.seat)
    judged = report.judgements(record, args.simulations, args.seed, None if args.seat is None else args.seat - 1, sys.stderr.isatty())
    for line in report.json_lines(record, judged) if args.json_lines else analysis_table(record, judged, _texts(args)):
        print(line, flush=True)
    return 0


def run_verify(args: Namespace) -> int:
    """Print whether a record's draws follow from its seed; the exit code is BAD_VERDICT if not."""
    record, texts = read_record(args.file), _texts(args)
    try:
        print(texts(f"verify-{verify(record)}"))
    except Unfair as verdict:
        print(texts("verify-unfair", ply=verdict.ply, found=verdict.found, dealt=verdict.dealt))
        return BAD_VERDICT
    except Unverifiable as verdict:
        print(texts("verify-impossible", why=str(verdict)))
        return BAD_VERDICT
    return 0


def run_serve(args: Namespace) -> int:
    """Run the server."""
    _need_server_parts()
    from ziggurat.server.serving import run
    from ziggurat.server.settings import read_settings

    settings = read_settings(vars(args))
    if settings.database_url:
        _need_postgres_parts()
    return run(settings)


def run_backup(args: Namespace) -> int:
    """Copy the database of a running server."""
    _need_server_parts()
    from ziggurat.server.settings import read_settings
    from ziggurat.server.store.sqlite import backup

    settings = read_settings(vars(args))
    if settings.database_url and args.data is None:
        raise BadCommand("a PostgreSQL database is copied by its own pg_dump, also while servers run")
    backup(settings.data, args.target)
    return 0


def run_move_data(args: Namespace) -> int:
    """Copy all tables into another database."""
    _need_server_parts()
    _need_postgres_parts()
    import asyncio

    from ziggurat.server.store.moving import move

    moved = asyncio.run(move(args.source, args.target))
    print(", ".join(f"{kind}: {number}" for kind, number in moved.items()))
    return 0


def run_score(args: Namespace) -> int:
    """Print the points of gardens."""
    from ziggurat.games.babylon import score_pad, tiles
    from ziggurat.terminal.score_text import check_pages, write_pages

    faces = None if args.tiles is None else _from_file(args.tiles, tiles.read_faces)
    pages = _from_file(args.file, lambda text: score_pad.read_pad(text, faces)).pages
    check_pages(pages, args.file)
    print(write_pages(pages, _texts(args)))
    return 0


def run_rules(args: Namespace) -> int:
    """Print the rules of a game."""
    print((files(games) / args.game / "RULES.md").read_text(encoding="utf-8"), end="", flush=True)
    return 0


def run_arena(args: Namespace) -> int:
    """Play a series between computer players."""
    _need_arena_parts(args.on)
    from ziggurat.arena.report import progress, table, write
    from ziggurat.arena.series import Plan, on_cores, run

    players = tuple(f"search:{args.budget}" if name == "search" and args.budget else name for name in args.bots)
    plan = Plan(args.game, players, args.games, args.seed, args.sprt)
    backend = on_cores
    if args.on == "ray":
        from ziggurat.arena.cluster import on_ray as backend
    series = run(plan, args.records, args.workers, progress() if sys.stderr.isatty() else lambda series: None, backend)
    if args.records:
        write(series, args.records)
    print(json.dumps(series.as_json(), indent=2) if args.json else table(series))
    return 0


def run_ugi(args: Namespace) -> int:
    """Run as an engine on standard input and output."""
    from ziggurat.adapters.ugi import serve

    serve()
    return 0


def run_bench(args: Namespace) -> int:
    """Measure the speed of a game's rules."""
    from ziggurat.bench import run

    return run(args.game, args.json)


def _texts(args: Namespace) -> Texts:
    """The texts in the language of --lang or of the system; in English if the command has no --lang or Fluent is not installed."""
    if "lang" not in args or not find_spec("fluent"):
        return EnglishTexts()
    return Texts(args.lang or language_of_system(os.environ))


def _need_arena_parts(place: str) -> None:
    if not find_spec("openskill"):
        raise BadCommand("the arena needs openskill: pip install 'ziggurat[arena]'")
    if place == "ray" and not find_spec("ray"):
        raise BadCommand("argument --on: a cluster needs Ray: pip install 'ziggurat[cluster]'")


def _need_server_parts() -> None:
    if not all(map(find_spec, ("starlette", "uvicorn", "websockets", "msgspec", "apsw"))):
        raise BadCommand("the server needs Starlette, uvicorn, websockets, msgspec and apsw: pip install 'ziggurat[server]'")


def _need_postgres_parts() -> None:
    if not find_spec("psycopg"):
        raise BadCommand("a PostgreSQL database needs psycopg: pip install 'ziggurat[server,postgres]'")


def _need_terminal_parts() -> None:
    if not find_spec("textual") or not find_spec("fluent"):
        raise BadCommand("the screens need Textual and Fluent: pip install 'ziggurat[terminal]'")


def _need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        raise UserError("cli-no-terminal")


if __name__ == "__main__":
    sys.exit(main())
