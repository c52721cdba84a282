"""The score pad: several players in one text, counts instead of gardens, custom tiles, and the winner."""

from __future__ import annotations

from pathlib import Path

import pytest

from score.test_score_sheet import GARDENS, IMPOSSIBLE
from ziggurat.cli import main
from ziggurat.core.game import rule_name
from ziggurat.games.babylon.components import BELVEDERE, FLOWERS
from ziggurat.games.babylon.possible import pieces_of
from ziggurat.games.babylon.score_counts import KINDS
from ziggurat.games.babylon.score_pad import PadPage, pad_ranks, read_pad
from ziggurat.games.babylon.score_sheet import SEAT, BadGarden, Sheet, read_garden
from ziggurat.games.babylon.scoring import bare_slots, breakdown, flowers_seen, piece_is_visible
from ziggurat.games.babylon.state import cell_level_of, kind_of, other_level_of
from ziggurat.games.babylon.tiles import built_in_faces, write_faces

rule = pytest.mark.rule


def counted(sheet: Sheet) -> str:
    """The counts that a person would take from above a garden."""
    s = sheet.state
    seen = [one for one in pieces_of(s, SEAT) if piece_is_visible(s, SEAT, one)]

    def on(kind: int, level: int) -> int:
        return sum(kind_of(one) == kind and min(cell_level_of(one), other_level_of(one)) == level for one in seen)

    rows = [f"{name} {' '.join(str(on(kind, level)) for level in range(1, s.highest[SEAT] + 1))}" for name, kind in KINDS.items()]
    belvederes = sum(kind_of(one) == BELVEDERE for one in seen)
    flowers = " ".join(map(str, flowers_seen(s, SEAT)))
    return "\n".join([f"height {s.highest[SEAT]}", *rows, f"belvederes {belvederes}", f"flowers {flowers}", f"bare {bare_slots(s, SEAT)}"])


def only(text: str) -> PadPage:
    (page,) = read_pad(text).pages
    return page


@rule("9.2")
@rule("9.3")
@rule("9.4")
@rule("9.5")
@rule("9.6")
@pytest.mark.parametrize("name", GARDENS)
def test_counts_score_as_the_garden_does(name: str) -> None:
    sheet = read_garden(GARDENS[name].text)
    page = only(counted(sheet))
    assert page.complaints == []
    assert page.score == breakdown(sheet.state, SEAT)
    assert page.bare == GARDENS[name].bare


WRONG_COUNTS = {
    "height 2, flowers 2 0 0 0, statues 0 0 1": "6.3",
    "height 2, flowers 2 0 0 0, statues 9": "6.3",
    "height 2, flowers 2 0 0 0, stairs 0 1": "6.4",
    "height 2, flowers 2 0 0 0, belvederes 3": "5.7",
    "height 2, flowers 9 8 0 0": "3.1",
    "height 2": "9.1",
    "flowers 1 0 0 0": "9.1",
    "height 1, flowers 5 0 0 0, bare 60": "9.7",
    "height 1, flowers 1 0 0 0, bare 61": "9.7",
    "bare 40": "9.7",
}


@pytest.mark.parametrize("text", WRONG_COUNTS)
def test_counts_that_no_garden_has(text: str) -> None:
    page = only(text)
    assert page.score is None
    assert rule_name(page.complaints[0].rule) == WRONG_COUNTS[text]


def test_nothing_was_built() -> None:
    page = only("height 0, bare 64")
    assert page.score is not None
    assert (page.score.total, page.complaints) == (0, [])


@pytest.mark.parametrize("number", IMPOSSIBLE)
def test_complaints_name_the_rule_and_mostly_the_place(number: str) -> None:
    found = only(IMPOSSIBLE[number]).complaints
    assert rule_name(found[0].rule) == number
    assert found[0].places or number == "5.12"
    assert all(place in found[0].what for place in found[0].places)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("height 17", "line 1, column 8: expected the highest level, 0 to 16"),
        ("height 1, height 1", "line 1, column 11: expected each count once"),
        ("height 1\nwhite a1:1", "line 2, column 1: expected a count: height, statues"),
        ("height 1, statues x", "line 1, column 19: expected how many on each level"),
        ("height 1, flowers 1 2 3", "expected how many tiles with the orange flower, 0 to 16"),
        ("height 1, statues" + " 0" * 17, "expected at most 16 levels"),
    ],
)
def test_errors_name_the_invalid_part(text: str, wrong: str) -> None:
    assert wrong in read_pad(text).pages[0].unreadable


def test_a_page_may_be_empty_for_now() -> None:
    ann, bob = read_pad("player Ann\n# nothing\nplayer Bob\nwhite a1:1").pages
    assert (ann.unreadable, ann.score, str(ann.wrong)) == ("", None, "the garden has no tile")
    assert bob.wrong is None
    assert pad_ranks([ann, bob]) is None


def test_lines_are_counted_over_all_players() -> None:
    ann, bob = read_pad("# a game\nplayer Ann\nwhite a1:1\n\nplayer Bob  # a guest\nwhite").pages
    assert (ann.name, ann.unreadable) == ("Ann", "")
    assert bob.name == "Bob"
    assert bob.unreadable.startswith("line 6, column 6: expected a cell")


def test_tiles_without_a_name_leave_the_names_to_others() -> None:
    page = only("white a1:1, clay-16 c1:1 r0, pink e1:1")
    assert page.unreadable == ""
    assert page.garden is not None
    assert sorted(page.garden.names.values()) == ["clay-16", "pink", "white"]


@rule("2.1")
def test_five_players_are_too_many() -> None:
    with pytest.raises(BadGarden, match=r"at most 4 players \(2\.1\), found 5"):
        read_pad("player\nwhite a1:1\n" * 5)


@rule("1.7")
def test_a_pad_brings_its_tiles() -> None:
    faces = list(built_in_faces())
    faces[32] = faces[32] & ~3 | FLOWERS.index("orange")
    page = only(f"tiles {write_faces(faces)}\nclay-1 a1:1 r0")
    assert page.garden is not None
    assert flowers_seen(page.garden.state, SEAT) == [0, 0, 0, 1]
    with pytest.raises(BadGarden, match=r"line 1, column 7: expected clay-1"):
        read_pad("tiles W\nclay-1 a1:1 r0")


@rule("9.7")
def test_ties_are_broken_by_bare_slots() -> None:
    two = "white a1:1, pink c1:1, blue b1:2"
    three = f"{two}, blue e1:1"
    by_counts = "height 2, flowers 3 0 0 0"
    for gardens, ranks in (
        ((two, three), [2, 1]),
        ((two, two), [1, 1]),
        ((two, "white a1:1", three), [2, 3, 1]),
        # The bare slots of the second are not given.
        ((two, by_counts), [1, 1]),
        ((two, f"{by_counts}, bare 57"), [1, 2]),
        ((two, "white"), None),
    ):
        assert pad_ranks(read_pad("\n".join(f"player\n{garden}" for garden in gardens)).pages) == ranks


def test_several_players_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The example of docs/score.md, and an invalid pad."""
    page = (Path(__file__).parents[2] / "docs" / "score.md").read_text(encoding="utf-8")
    example, told = (part.partition("```")[0] for part in page.partition("## Several players")[2].split("```text\n")[1:3])
    file = tmp_path / "pad.txt"
    file.write_text(example, encoding="utf-8")
    assert main(["score", "--lang", "en", str(file)]) == 0
    out = capsys.readouterr().out
    assert out.endswith(told)
    file.write_text(f"{example}\nplayer Eve\nwhite a1:2", encoding="utf-8")
    assert main(["score", "--lang", "en", str(file)]) == 2
    assert "Eve: not a garden that can be built, by rule 5.12" in capsys.readouterr().err
