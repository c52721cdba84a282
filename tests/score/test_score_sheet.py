"""The score of gardens written down as text, counted by hand and by the program."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from ziggurat.cli import main
from ziggurat.games.babylon.components import DATA
from ziggurat.games.babylon.score_sheet import SEAT, BadGarden, Sheet, read_garden
from ziggurat.games.babylon.scoring import bare_slots, breakdown
from ziggurat.games.babylon.tiles import built_in_faces
from ziggurat.locales import Texts
from ziggurat.terminal import score_text

rule = pytest.mark.rule


def write_sheet(sheet: Sheet) -> str:
    return score_text.write_sheet(sheet, Texts("en"))


class Garden(NamedTuple):
    """A garden as text, its nonzero points by category, its bare slots, and what does not count."""

    text: str
    points: dict[str, int]
    bare: int
    not_counted: tuple[str, ...] = ()


TWO_AND_ONE_OVER = "white a1:1, pink c1:1, blue c2:2"
"""Two tiles side by side, and a third over c2, d2 and the slots c3, d3."""
STAIRCASE = "white b3:1, pink d3:2, blue b5:1, orange d5:1, white b4:3, belvedere c4:3, stairs c4:1 d4:2"
"""Stairs from c4 up to d4; a tile of level 3 hangs over their foot."""

GARDENS = {
    "a statue that stands and one that carries": Garden(
        "white a1:1, pink c1:1, blue b1:2, statue a1, statue b1:1", {"height": 4, "statues": 1}, 56, ("statue b1:1, a support (5.9)",)
    ),
    "a statue hidden two levels below": Garden(
        "white a1:1, pink c1:1, blue b3:1, orange d1:2, white b2:3, belvedere b2, statue b2:1",
        {"height": 6, "belvederes": 1, "flowers": 4},
        50,
        ("statue b2:1, hidden (9.1)",),
    ),
    "a fountain in sight": Garden("white a1:1, pink c1:1, fountain b1 c1", {"height": 2, "fountains": 3}, 56),
    "a fountain half hidden": Garden(
        f"{TWO_AND_ONE_OVER}, belvedere c2, fountain b1 c1, fountain b2 c2:1", {"height": 4, "fountains": 6, "belvederes": 1}, 54
    ),
    "a fountain hidden": Garden(
        f"{TWO_AND_ONE_OVER}, orange a2:2, belvedere c2, belvedere b2, fountain b1 c1, fountain b2:1 c2:1",
        {"height": 4, "fountains": 3, "belvederes": 2, "flowers": 4},
        52,
        ("fountain b2:1 c2:1, hidden (9.1)",),
    ),
    "stairs in sight": Garden(f"{TWO_AND_ONE_OVER}, stairs b2 c2", {"height": 4, "stairs": 3}, 54),
    "stairs half hidden": Garden(STAIRCASE, {"height": 6, "stairs": 3, "belvederes": 1, "flowers": 4}, 48),
    "stairs hidden": Garden(
        f"{STAIRCASE}, pink d4:3, belvedere d4", {"height": 6, "belvederes": 2, "flowers": 4}, 48, ("stairs c4:1 d4:2, hidden (9.1)",)
    ),
    "a bridge in sight": Garden("white a1:1, pink d1:1, bridge b2 d2", {"height": 2, "bridges": 3}, 56),
    "a bridge half hidden": Garden(
        "white a1:1, pink d1:1, blue d2:2, bridge b2:1 d2:1, belvedere d2", {"height": 4, "bridges": 3, "belvederes": 1}, 54
    ),
    "a bridge hidden": Garden(
        "white a1:1, pink d1:1, blue d2:2, orange a2:2, bridge b2:1 d2:1, belvedere d2, belvedere b2",
        {"height": 4, "belvederes": 2, "flowers": 4},
        52,
        ("bridge b2:1 d2:1, hidden (9.1)",),
    ),
    "a belvedere hidden by another": Garden(
        "white a1:1, pink a2:2, belvedere b2:1, belvedere b2:2", {"height": 4, "belvederes": 1}, 58, ("belvedere b2:1, hidden (9.1)",)
    ),
    "all four kinds and all four flowers": Garden(
        f"{TWO_AND_ONE_OVER}, orange f1:1, statue a1, fountain b1 c1, stairs b2 c2, bridge d1 f1",
        {"height": 4, "statues": 1, "fountains": 3, "stairs": 3, "bridges": 3, "diversity": 4, "flowers": 4},
        50,
    ),
    "higher pieces are worth more": Garden(
        "white a1:1, pink c1:1, blue b1:2, orange b3:2, white e1:2, fountain c2:2 c3:2, statue b2:2",
        {"height": 4, "statues": 2, "fountains": 6, "flowers": 4},
        48,
    ),
    "a tile of which nothing is seen": Garden(
        "white c3:1, pink b2:2, blue d2:2, orange b4:2, white d4:2",
        {"height": 4, "flowers": 4},
        48,
        ("white c3:1, hidden (9.1)",),
    ),
}


@rule("9.1")
@rule("9.2")
@rule("9.3")
@rule("9.4")
@rule("9.5")
@rule("9.6")
@rule("9.7")
@pytest.mark.parametrize("name", GARDENS)
def test_counted_by_hand(name: str) -> None:
    garden = GARDENS[name]
    sheet = read_garden(garden.text)
    score = breakdown(sheet.state, SEAT)
    assert {name: points for name, points in score._asdict().items() if points} == garden.points
    assert bare_slots(sheet.state, SEAT) == garden.bare
    text = write_sheet(sheet)
    assert f"{'Total':<15}{'':60}{sum(garden.points.values()):>4}" in text.splitlines()
    assert [line.partition(": ")[2] for line in text.splitlines() if line.startswith(("0 points", "Flower not"))] == list(
        garden.not_counted
    )


IMPOSSIBLE = {
    "5.4": "white a1:1, pink c1:1, blue b1:2, orange b2:3",
    "5.5": "white a1:1, pink c1:1, blue b1:2, fountain b1:1 c1:1",
    "5.7": "white a1:1, pink c1:1, blue b1:2, belvedere b1, belvedere c1",
    "5.8": "white a1:1, pink b1:1",
    "5.9": "white a1:1, pink c1:1, blue b1:2, statue b1:1, belvedere b1:2",
    "5.10": "white a1:1, pink c1:1, blue c2:2, orange a2:2, stairs b2:1 c2:2, belvedere b2:2",
    "5.11": "white a1:1, pink a1:2",
    "5.12": "white a1:2",
    "6.3": "white a1:1, statue a1, belvedere a1",
    "6.4": "white a1:1, pink c1:1, stairs b1 c1",
    "6.5": "white a1:1, fountain a1 b1",
    "6.6": "white a1:1, pink d1:1, orange c2:2, belvedere d2, bridge b2 d2:1",
    "6.7": "white a1:1, pink d4:1, statue a1, statue d4",
}


@pytest.mark.parametrize("number", IMPOSSIBLE)
def test_an_impossible_garden_is_refused_by_its_rule(number: str) -> None:
    with pytest.raises(BadGarden, match=f"by rule {number}: "):
        read_garden(IMPOSSIBLE[number])


@rule("6.3")
def test_a_named_tile_has_known_symbols() -> None:
    """start-white, not turned: statue top left, stairs top right, fountain bottom right, bridge bottom left."""
    assert breakdown(read_garden("start-white c3:1 r0, statue c4").state, SEAT).statues == 1
    # At the bottom left they show a fountain, stairs and a bridge.
    wrong = [f"clay-{number} {cell}:1 r0, statue {cell}" for number, cell in ((2, "a1"), (3, "c1"), (4, "e1"))]
    read_garden(", ".join(wrong[:2]))
    with pytest.raises(BadGarden, match=r"6\.3: e1:1 does not show the symbol"):
        read_garden(", ".join(wrong))
    with pytest.raises(BadGarden, match=r"6\.3: b2:1 does not show the symbol"):
        read_garden(f"{wrong[0]}, statue b2")
    # Without a rotation, a tile's symbols are not checked.
    read_garden(", ".join(wrong).replace(" r0", ""))


@rule("2.1")
def test_two_starting_tiles_are_refused() -> None:
    with pytest.raises(BadGarden, match=r"by rule 2\.1: more than one starting tile"):
        read_garden("start-white a1:1, start-pink c1:1")


def test_other_faces() -> None:
    faces = list(built_in_faces())
    faces[48] |= 1
    assert "white 0, pink 1" in write_sheet(read_garden("start-white a1:1 r0", tuple(faces)))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "the garden has no tile"),
        ("# nothing\n\n", "the garden has no tile"),
        ("white", "line 1, column 6: expected a cell, a1 to h8"),
        ("white a1", "line 1, column 9: expected a level after the cell"),
        ("white h1:1", "line 1, column 7: expected the lower left cell of a tile"),
        ("white a1:17", "line 1, column 10: expected a level, 1 to 16"),
        ("white a1:1 r4", "line 1, column 13: expected a rotation, 0 to 3"),
        ("tower a1:1", "line 1, column 1: expected a piece, statue"),
        ("clay-17 a1:1", "line 1, column 1: expected a piece"),
        ("clay-1 a1:1\nclay-1 c1:1", "line 2, column 1: expected each tile once"),
        ("white a1:1, statue c1", "line 1, column 13: expected a cell with a tile; c1 has none"),
        ("white a1:1\nbridge a1 b1", "line 2, column 8: expected two cells with one between them"),
        ("white a1:1, statue a1 b1", "line 1, column 23: expected nothing more"),
        (", ".join(f"white {column}{row}:1" for column in "aceg" for row in (1, 3, 5, 7)) + ", white b2:2", "at most 16 tiles"),
    ],
)
def test_errors_name_the_invalid_part(text: str, wrong: str) -> None:
    with pytest.raises(BadGarden) as refused:
        read_garden(text)
    assert wrong in str(refused.value)


def test_written_gardens_can_be_read() -> None:
    line = "garden 2 start-pink g6:1 r2, clay-5 f7:2 r3 new, belvedere h7:1, statue h6:1, belvedere f8:2, stairs g6:1 g7:2"
    assert breakdown(read_garden(line).state, SEAT).total == 4 + 1 + 3 + 2


def test_many_pieces_take_several_lines() -> None:
    tiles = [f"white {column}{row}:1" for column in "aceg" for row in (1, 3, 5, 7)]
    statues = [f"statue {column}{row}" for column in "abcdefgh" for row in range(1, 9)]
    sheet = write_sheet(read_garden(", ".join(tiles + statues))).splitlines()
    assert sheet[1].startswith("Statues        a1:1 1, a2:1 1") and sheet[1].endswith(",")
    assert all(len(line) <= 79 for line in sheet)
    assert f"{'Total':<15}{'':60}{66:>4}" in sheet


def test_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The example of docs/score.md, with and without its invalid last line."""
    page = (Path(__file__).parents[2] / "docs" / "score.md").read_text(encoding="utf-8")
    example = page.partition("```text\n")[2].partition("```")[0]
    file = tmp_path / "garden.txt"
    file.write_text(example, encoding="utf-8")
    assert main(["score", "--lang", "en", str(file)]) == 2
    refusal = next(line for line in page.splitlines() if line.startswith("ziggurat: garden.txt"))
    assert capsys.readouterr().err.strip().replace(f"{tmp_path}/", "") == refusal
    file.write_text(example[: example.index("fountain")], encoding="utf-8")
    assert main(["score", "--lang", "en", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[8].split() == ["Total", "13"]


@pytest.mark.parametrize(
    ("content", "wrong"),
    [(b"\xff\xfe\x00", "garden.txt"), (b"white a1:1\x00", "line 1, column 11"), (b"x" * 100_000, "line 1, column 1"), (b"", "no tile")],
)
def test_any_file_gets_a_clear_answer(content: bytes, wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "garden.txt"
    file.write_bytes(content)
    assert main(["score", "--lang", "en", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert wrong in said
    assert len(said) < 400


def test_with_tiles_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    garden, tiles = tmp_path / "garden.txt", tmp_path / "tiles.toml"
    garden.write_text("clay-1 a1:1 r0, statue a2")
    built_in = (DATA / "tiles.toml").read_text(encoding="utf-8")
    tiles.write_text(built_in.replace('"statue", "", "statue", ""', '"", "statue", "", "statue"', 1))
    assert main(["score", "--lang", "en", str(garden)]) == 0
    assert main(["score", "--lang", "en", str(garden), "--tiles", str(tiles)]) == 0  # by a wild token
    tiles.write_text(built_in.replace('"clay"', '"glass"', 1))
    assert main(["score", "--lang", "en", str(garden), "--tiles", str(tiles)]) == 2
    assert "tiles.toml: tile 1: expected as material one of" in capsys.readouterr().err
