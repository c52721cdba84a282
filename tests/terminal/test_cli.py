"""The command line: errors in one line without a traceback, results in the reader's language, and real terminals."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from terminal.playing import play_on, table
from ziggurat import __version__, cli
from ziggurat.core.record_text import LONGEST, write
from ziggurat.games.babylon.components import DATA
from ziggurat.locales import LANGUAGES, Texts
from ziggurat.terminal.files import read_record

GOLDEN = Path(__file__).parents[1] / "golden" / "bubblee" / "duel-to-the-last-refill.txt"
SEED = "00" * 32


@pytest.fixture(scope="module")
def finished() -> str:
    """The text of a whole game, with its seed."""
    game = table({1: "uniform"})
    play_on(game)
    return write(game.record)


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    """The error of a refused command line; it is one line."""
    assert cli.main([str(argument) for argument in arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert captured.err.startswith("ziggurat: ")
    assert "Traceback" not in captured.err
    return captured.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("", "COMMAND"),
        ("jump", "invalid choice: 'jump'"),
        ("play", "GAME"),
        ("play chess", "invalid choice: 'chess'"),
        ("rules chess", "invalid choice: 'chess'"),
        ("play bubblee --lang de", "--lang"),
        ("play bubblee --against nobody", "--against"),
        ("play bubblee --seat 3", "--seat"),
        ("play bubblee --black 9", "--black: expected 3, 4 or 5"),
        ("play bubblee --black x", "--black: expected 3, 4 or 5"),
        ("play bubblee --powers maybe", "--powers: expected yes or no"),
        ("play bubblee --first 3", "--first: expected drawn, 1 or 2"),
        ("play bubblee --sky RRRRR", "--sky: expected two rows"),
        ("play bubblee --touching two", "--touching: expected one or group"),
        ("play bubblee --solo RRR", "--solo: expected"),
        ("play bubblee --solo K", "--solo: expected"),
        ("play bubblee --seed 12", "--seed: expected 64 hexadecimal digits"),
        ("play bubblee --seed " + "zz" * 32, "--seed: expected 64 hexadecimal digits"),
        ("play bubblee --resume nowhere.txt", "nowhere.txt: No such file"),
        ("play bubblee --resume nowhere.txt --black 4", "--resume"),
        ("play bubblee --solo R --against greedy", "--solo"),
        ("play bubblee --nonsense", "--nonsense"),
        ("play bubblee --seats 2", "--seats"),
        ("play bubblee --against greedy,person", "--against: expected one player, or 1 for the other seats, found 2"),
        ("play babylon --seats 5", "--seats"),
        ("play babylon --seats 3 --seat 4", "--seat: expected 1 to 3, found 4"),
        ("play babylon --seats 4 --against greedy,uniform", "--against: expected one player, or 3 for the other seats, found 2"),
        (
            "play babylon --against greedy,nobody",
            "level5, level6 or person, found 'nobody'",
        ),
        ("play babylon --seats 3 --first 4", "--first: expected drawn, or a seat, 1 to 3 (2.4), found '4'"),
        ("play babylon --flowers white", "--flowers: expected by seat, or a different flower"),
        ("play babylon --tiles nowhere.toml", "nowhere.toml: No such file"),
        ("play babylon --resume nowhere.txt --seats 3", "--resume: the saved game says it already, expected no --seats"),
        ("replay nowhere.txt", "nowhere.txt: No such file"),
        ("verify nowhere.txt", "nowhere.txt: No such file"),
    ],
)
def test_bad_requests(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in refusal(capsys, *arguments.split())


BAD_RECORDS = {
    "noise": (bytes(range(256)) * 4096, "not a text in UTF-8"),
    "too long": (b"x" * (LONGEST + 1), "longer than"),
    "empty": (b"", "line 1, column 1"),
    "zeros": (b"\0" * 1000, "line 1"),
    "long line": (b"Ziggurat record 1\n" + b"y" * 100_000, "line 2"),
}


@pytest.mark.parametrize("command", ["replay", "verify", "play"])
@pytest.mark.parametrize("name", BAD_RECORDS)
def test_bad_files(name: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content, said = BAD_RECORDS[name]
    file = tmp_path / "bad.txt"
    file.write_bytes(content)
    asked = (command, "bubblee", "--resume", file) if command == "play" else (command, file)
    assert said in refusal(capsys, *asked)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_folder_is_not_a_record(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "folder" in refusal(capsys, command, tmp_path)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_spoilt_records(command: str, finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.txt"
    lines = finished.splitlines()
    spoilt = {
        "cut off": "\n".join(lines[: len(lines) // 2]),
        "unknown tag": finished.replace("Seats:", "Chairs:"),
        "wrong result": re.sub(r"Result: .*", "Result: 2 2", finished),
        "expected 'Ended:'": finished.replace("Ended:", "# Ended:"),
        "not allowed by rule": re.sub(r"\n(\d+)\. (\d) drop .*", r"\n\1. \2 pass", finished, count=1),
        "no game 'chess'": finished.replace("Game: bubblee", "Game: chess"),
        "the seed is not the one": finished.replace(f"Seed: {SEED}", f"Seed: {'11' * 32}"),
    }
    for said, text in spoilt.items():
        file.write_text(text, encoding="utf-8")
        assert text != finished
        refused = refusal(capsys, command, file)
        assert said in refused
        assert re.search(r"line \d+, column \d+", refused)


TILES = (DATA / "tiles.toml").read_text(encoding="utf-8")
BAD_SETS = {
    "tiles.toml: not a TOML file": ("tiles", "[[tiles"),
    "tiles.toml: clay-1: expected 2 symbols (1.3), found 1": ("tiles", TILES.replace('"statue"', '""', 1)),
    "tiles.toml: tile 1: expected as flower one of white, pink, blue, orange, found 'red'": ("tiles", TILES.replace("white", "red", 1)),
    "tiles.toml: expected 16 tiles of basalt (1.3), found 0": ("tiles", "version = 1"),
    "tiles.toml: not a text in UTF-8": ("tiles", "\udcff"),
    "tokens.toml: expected 14 round tokens (1.5), found 1": ("tokens", '[[tokens]]\neffect = "none"'),
    "tokens.toml: token 1: expected as effect one of": ("tokens", '[[tokens]]\neffect = "luck"'),
}


@pytest.mark.parametrize("said", BAD_SETS)
def test_a_set_that_does_not_fit_is_refused_with_its_file(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    option, content = BAD_SETS[said]
    file = tmp_path / f"{option}.toml"
    file.write_text(content, encoding="utf-8", errors="surrogateescape")
    assert said in refusal(capsys, "play", "babylon", f"--{option}", file)


@pytest.mark.parametrize(
    ("asked", "players"),
    [
        ("", ("person", "level2")),
        ("--seats 3 --against level6,level1", ("person", "level6", "level1")),
        ("--seat 2 --against uniform", ("uniform", "person")),
        ("--seats 4 --seat 2 --against greedy,uniform,person", ("greedy", "person", "uniform", "person")),
        ("--seats 3 --against person", ("person", "person", "person")),
    ],
)
def test_who_sits_where(asked: str, players: tuple[str, ...]) -> None:
    table = cli._new_table(cli.parser().parse_args(["play", "babylon", *asked.split()]))
    assert table.record.header.players == players


def test_tiles_of_a_file_are_played_with_and_kept_in_the_record(tmp_path: Path) -> None:
    own, file = tmp_path / "own.toml", tmp_path / "game.txt"
    own.write_text(TILES.replace('["statue", "", "statue", ""]', '["", "statue", "", "bridge"]', 1), encoding="utf-8")
    arguments = ("play", "babylon", "--tiles", own, "--tokens", DATA / "tokens.toml", "--against", "uniform", "--fast", "--save", file)
    with terminal(*arguments) as screen:
        screen.wait_for("What to do")
        screen.leave()
    record = read_record(file)
    assert record.header.options["tiles"].startswith("W.s.b ")
    assert record.header.options["tokens"].startswith("single*2 ")


def test_an_existing_file_is_refused_before_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("mine", encoding="utf-8")
    assert "won't be overwritten" in refusal(capsys, "play", "bubblee", "--save", file)
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_finished_game_is_not_resumed(finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.txt"
    file.write_text(finished, encoding="utf-8")
    assert "the game is over" in refusal(capsys, "play", "bubblee", "--resume", file)


@pytest.mark.parametrize("arguments", [("play", "bubblee"), ("replay", GOLDEN)])
def test_without_a_terminal_nothing_is_drawn(arguments: tuple[str | Path, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert "need a terminal" in refusal(capsys, *arguments)


@pytest.mark.parametrize("missing", ["textual", "fluent"])
def test_without_textual_or_fluent_it_says_what_to_install(
    missing: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "find_spec", lambda name: None if name == missing else name)
    assert "pip install 'ziggurat[terminal]'" in refusal(capsys, "play", "bubblee")


def test_verdicts(finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.txt"
    file.write_text(finished, encoding="utf-8")
    assert cli.main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.startswith("consistent: ")
    file.write_text(re.sub(r"^(Seed|Commitment):.*\n", "", finished, flags=re.MULTILINE), encoding="utf-8")
    assert cli.main(["verify", str(file)]) == 1
    assert "neither a seed" in capsys.readouterr().out
    other = re.sub(r"^Commitment:.*\n", "", finished.replace(f"Seed: {SEED}", f"Seed: {'11' * 32}"), flags=re.MULTILINE)
    file.write_text(other, encoding="utf-8")
    assert cli.main(["verify", str(file)]) == 1
    assert "move 1: found" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_are_in_the_language_of_the_reader(
    language: str, finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = Texts(language)
    record, pad = tmp_path / "record.txt", tmp_path / "pad.txt"
    record.write_text(finished, encoding="utf-8")
    assert cli.main(["verify", str(record), "--lang", language]) == 0
    assert capsys.readouterr().out == texts("verify-consistent") + "\n"
    pad.write_text("player Ann\nwhite a1:1\nplayer\nheight 2, flowers 2 0 0 0, statues 0 1, bare 56", encoding="utf-8")
    assert cli.main(["score", str(pad), "--lang", language]) == 0
    printed = capsys.readouterr().out
    assert texts("score-bare", number=60) in printed
    assert printed.endswith(texts("score-result-bare", rank=2, player="Ann", points=2, bare=60) + "\n")
    assert texts("player", number=2) in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_in_the_language_of_the_reader(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts = Texts(language)
    bad = tmp_path / "bad.txt"
    bad.write_text("player Eve\nwhite a1:2", encoding="utf-8")
    lang = ("--lang", language)
    assert refusal(capsys, "verify", "nowhere.txt", *lang) == f"ziggurat: nowhere.txt: {texts('file-missing')}\n"
    assert refusal(capsys, "replay", tmp_path, *lang) == f"ziggurat: {tmp_path}: {texts('file-is-folder')}\n"
    why = "expected 'Ziggurat record 1', found 'player Eve'"
    assert refusal(capsys, "analyse", bad, *lang) == f"ziggurat: {bad}: {texts('file-bad-line', line=1, column=1, why=why)}\n"
    assert f"{bad}: Eve: {texts('score-impossible', rule='5.12', why='')[:20]}" in refusal(capsys, "score", bad, *lang)
    assert texts("cli-bad-seat", seats=2, seat=3) in refusal(capsys, "play", "babylon", "--seat", "3", *lang)
    assert texts("save-exists", file=str(bad)) in refusal(capsys, "play", "bubblee", "--save", bad, *lang)


def test_a_bare_install_speaks_english(
    finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without Fluent there are no other languages, but all commands for files work."""
    monkeypatch.setattr(cli, "find_spec", lambda name: None if name == "fluent" else name)
    record, pad = tmp_path / "record.txt", tmp_path / "pad.txt"
    record.write_text(finished, encoding="utf-8")
    pad.write_text("player Ann\nwhite a1:1, statue a1, pink c1:1, blue b1:2\nplayer Bob\nheight 2, flowers 2 0 0 0", encoding="utf-8")
    outputs = []
    for commands in (["verify", str(record), "--lang", "pl"], ["score", str(pad), "--lang", "hu"]):
        assert cli.main(commands) == 0
        outputs.append(capsys.readouterr().out)
    monkeypatch.undo()
    for printed, commands in zip(outputs, (["verify", str(record)], ["score", str(pad)]), strict=True):
        assert cli.main([*commands, "--lang", "en"]) == 0
        assert capsys.readouterr().out == printed


def test_the_rules_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "bubblee"]) == 0
    assert "5.4 **Red** exchanges" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"), [(["--version"], __version__), (["--help"], "replay"), (["play", "bubblee", "--help"], "--solo")]
)
def test_help_and_version(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    assert ended.value.code == 0
    assert said in capsys.readouterr().out


def test_an_interrupt_is_quiet(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "read_record", interrupted)
    assert cli.main(["verify", "record.txt"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -m ziggurat.cli rules bubblee | head -1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""


# A real terminal


class Terminal:
    """The program in a terminal of 80 x 24."""

    def __init__(self, master: int, process: subprocess.Popen[bytes]) -> None:
        self.master, self.process = master, process
        self.seen = b""

    def wait_for(self, text: str, seconds: float = 20.0) -> None:
        """Read until a text appears."""
        end = time.monotonic() + seconds
        while text.encode() not in self.seen:
            assert time.monotonic() < end, self.seen[-2000:]
            if select.select([self.master], [], [], 0.1)[0]:
                self.seen += os.read(self.master, 65536)

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self.master, keys.encode())

    def leave(self) -> None:
        """Leave a game that is saved in a file."""
        self.press("q")
        self.wait_for("isn't over")
        self.press("\r")
        assert self.ended() == 0
        assert b"Traceback" not in self.seen

    def ended(self, seconds: float = 20.0) -> int:
        """The exit code."""
        end = time.monotonic() + seconds
        while self.process.poll() is None:
            assert time.monotonic() < end
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.master, 65536)
                except OSError:
                    break
        return self.process.wait(seconds)


@contextmanager
def terminal(*arguments: str | Path) -> Iterator[Terminal]:
    """Start the program in its own terminal."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}
    command = [sys.executable, "-m", "ziggurat.cli", *map(str, arguments)]
    process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True)
    os.close(slave)
    try:
        yield Terminal(master, process)
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
            process.wait()
        os.close(master)


def test_a_game_in_a_real_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with terminal("play", "bubblee", "--seed", SEED, "--first", "1", "--against", "uniform", "--fast", "--save", file) as screen:
        screen.wait_for("What to do")
        screen.press("k")
        screen.wait_for("The sky stays as it is")
        screen.leave()
    assert "1 keep" in file.read_text(encoding="utf-8")


def test_interrupting_a_game_in_a_real_terminal() -> None:
    with terminal("play", "bubblee", "--fast") as screen:
        screen.wait_for("What to do")
        screen.press("\x03")
        screen.wait_for("isn't over")
        screen.press("\x03")
        assert screen.ended() == 130
        assert b"Traceback" not in screen.seen


def test_a_resumed_game_stays_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = table({1: "uniform"}, {"first": "1"})
    play_on(game, 1)
    file.write_text(write(game.record), encoding="utf-8")
    with terminal("play", "bubblee", "--resume", file, "--fast") as screen:
        screen.wait_for("What to do")
        screen.press("q")
        screen.wait_for("isn't over")
        assert b"will be lost" not in screen.seen
        screen.press("\x1b")
        screen.wait_for("Stay")
        time.sleep(0.5)
        screen.press("k")
        screen.wait_for("The sky stays as it is")
        screen.press("\x03")
        time.sleep(0.5)
        screen.press("\x03")
        assert screen.ended() == 130
    assert "1 keep" in file.read_text(encoding="utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_resumed_game_can_be_kept_elsewhere(tmp_path: Path) -> None:
    old, new = tmp_path / "game.txt", tmp_path / "new.txt"
    game = table({1: "uniform"}, {"first": "1"})
    play_on(game, 1)
    old.write_text(write(game.record), encoding="utf-8")
    with terminal("play", "bubblee", "--resume", old, "--save", new, "--fast") as screen:
        screen.wait_for("What to do")
        screen.press("k")
        screen.wait_for("The sky stays as it is")
        screen.press("q\r")
        assert screen.ended() == 0
    assert "1 keep" not in old.read_text(encoding="utf-8")
    assert "1 keep" in new.read_text(encoding="utf-8")


def test_a_replay_in_a_real_terminal() -> None:
    with terminal("replay", GOLDEN, "--lang", "pl") as screen:
        screen.wait_for("Bąbelsy")
        screen.press("q")
        assert screen.ended() == 0
