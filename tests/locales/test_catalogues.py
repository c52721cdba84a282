"""Every language has all messages, with the same variables, and translates them."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib import import_module
from typing import Any

import pytest
from fluent.syntax import ast

from locales.catalogues import GAMES, RULES, entries, files, messages, variables, words
from ziggurat.core.game import Event, rule_name
from ziggurat.games.babylon.components import PIECES, SYMBOLS
from ziggurat.games.babylon.scoring import BY_LAST_TOKEN, Breakdown
from ziggurat.games.bubblee.components import COLOUR_NAMES
from ziggurat.games.bubblee.scoring import BY_EMPTY_BAG, BY_MISSION, BY_NO_DROP, BY_POWER
from ziggurat.games.bubblee.setup import OPTIONS
from ziggurat.locales import LANGUAGES, Texts, glossary, is_ruling

OTHERS = LANGUAGES[1:]

SAMPLES: dict[str, list[str | int]] = {
    "colour": list(COLOUR_NAMES),
    "number": [1, 2, 5, 22],
    "points": [1, 2, 5, 22],
    "terms": ["free", "bots", "agreed"],
    "row": ["near", "far"],
    "piece": list(PIECES),
    "symbol": list(SYMBOLS),
    "pillar": ["single", "double"],
    "doubles": [0, 1],
    "returned": [0, 2],
    "stack": ["none", "b3"],
    "which": ["dug", "stored"],
    "state": ["open", "chosen", "none", "site", "spot", "locked"],
    "free": ["none", "c4"],
    "kept": ["none", "clay"],
    "discarded": ["none", "clay"],
}
"""Values that select variants; any other variable accepts any text."""

SAME_IN_ENGLISH = {
    "pl": {"menu", "min", "s"},
    "cs": {"babylon", "bubblee", "pop", "d", "h", "min", "s"},
    "es": {"babylon", "bubblee", "pop", "d", "h", "min", "s", "no", "normal", "total", "belvedere", "belvederes", "r"},
    "hu": {"babylon", "bubblee", "pop"},
}
"""Words that are the same in English and in another language: messages of nothing else may be the same too."""


def each_value(language: str, id: str) -> list[dict[str, str | int]]:
    """Values for the variables of a message that select every variant at least once."""
    chosen: list[dict[str, str | int]] = [{}]
    for name in sorted(variables(language, id)):
        chosen = [{**values, name: value} for values in chosen for value in SAMPLES.get(name, ["Anna"])]
    return chosen


def rules_of(game: str) -> dict[str, str]:
    """The numbered rules of RULES.md and their text."""
    text = RULES[game].read_text(encoding="utf-8")
    return dict(re.findall(r"^(\d+\.\d+) (.*?)(?=^\d+\.\d+ |^## |\Z)", text, flags=re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_can_be_read(language: str) -> None:
    junk = [entry.content for file in files(language) for entry in entries(file) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_given_twice(language: str) -> None:
    ids = Counter(entry.id.name for file in files(language) for entry in entries(file) if isinstance(entry, ast.Message))
    assert [id for id, number in ids.items() if number > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_messages_of_english(language: str) -> None:
    assert [file.name for file in files(language)] == [file.name for file in files("en")]
    assert set(messages("en")) - set(messages(language)) == set()
    assert set(messages(language)) - set(messages("en")) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_messages_have_the_variables_of_english(language: str) -> None:
    different = {id for id in messages("en") if variables(language, id) != variables("en", id)}
    assert different == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    texts = Texts(language)
    for id in messages(language):
        for values in each_value(language, id):
            text = texts(id, **values)
            assert text.strip() == text != "", id
            assert not re.search(r"[{}\u2068\u2069]|  |\n", text), id


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    def said(of: str, id: str) -> list[str]:
        return re.findall(r"[^\W\d_]+", words(of, id).casefold())

    same = {id: said("en", id) for id in messages("en") if said("en", id) and said(language, id) == said("en", id)}
    assert {id for id, of in same.items() if not set(of) <= SAME_IN_ENGLISH[language]} == set()
    assert SAME_IN_ENGLISH[language] - set().union(*same.values()) == set(), "these are no longer needed"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_a_sentence(language: str, game: str) -> None:
    sentences = {f"rule-{game}-{number.replace('.', '-')}" for number in rules_of(game)}
    assert {id for id in messages(language) if id.startswith(f"rule-{game}-")} == sentences
    texts = Texts(language)
    for id in sentences:
        assert len(texts(id)) <= 200, id
        assert texts(id).endswith("."), id


def chapters_of(game: str) -> set[str]:
    """The chapters that have numbered rules."""
    return {number.partition(".")[0] for number in rules_of(game)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_every_chapter_and_every_ruling_has_its_place_on_the_page_of_the_rules(language: str, game: str) -> None:
    """Rules are tested above. The page has a title for each chapter, a reason for each ruling, and details where there are some."""
    prefix = f"rules-{game}-"
    ids = {id.removeprefix(prefix) for id in messages(language) if id.startswith(prefix)}
    reasons = {f"{number.replace('.', '-')}-reason" for number, text in rules_of(game).items() if "[R]" in text}
    further = {f"{number.replace('.', '-')}-more" for number in rules_of(game)}
    assert ids - further == {f"chapter-{chapter}" for chapter in chapters_of(game)} | reasons
    texts = Texts(language)
    for id in ids & (further | reasons):
        assert len(texts(prefix + id)) <= 300, id
        assert texts(prefix + id).endswith("."), id


@pytest.mark.parametrize("game", RULES)
def test_rulings_are_those_that_the_rules_mark(game: str) -> None:
    marked = [number for number, text in rules_of(game).items() if "[R]" in text]
    assert glossary()["rulings"][game] == marked
    assert [number for number in rules_of(game) if is_ruling(game, number)] == marked


def test_rules_and_rulings_of_both_games_are_found() -> None:
    assert set(RULES) == set(glossary()["rulings"]) >= {"babylon", "bubblee"}
    assert {"1.1", "5.13", "9.7"} <= set(rules_of("babylon"))
    assert {"1.1", "5.11", "9.2"} <= set(rules_of("bubblee"))
    assert is_ruling("bubblee", "5.11")
    assert not is_ruling("bubblee", "3.1")
    assert is_ruling("babylon", "5.7")
    assert not is_ruling("babylon", "5.4")


@pytest.mark.parametrize("game", RULES)
def test_every_game_has_a_title_and_credits(game: str) -> None:
    assert {f"title-{game}", f"credits-{game}"} <= set(messages("en"))


def test_every_name_of_bubblee_has_a_message() -> None:
    ids = set(messages("en"))
    assert {f"colour-{name}" for name in COLOUR_NAMES} <= ids
    assert {f"power-{name}" for name in COLOUR_NAMES[:-1]} <= ids
    assert {f"option-{option.name}" for option in OPTIONS} <= ids
    assert {f"option-{option.name}-{value}" for option in OPTIONS for value in option.values} <= ids
    endings = (BY_POWER, BY_NO_DROP, BY_EMPTY_BAG, BY_MISSION)
    assert {f"ended-bubblee-{rule_name(rule).replace('.', '-')}" for rule in endings} <= ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_colours_differ(language: str) -> None:
    texts = Texts(language)
    letters = [texts(f"letter-{name}") for name in COLOUR_NAMES]
    assert len(set(letters)) == len(letters)
    assert max(map(len, letters)) <= 2
    about = texts("web-letters-about")
    assert [name for name, letter in zip(COLOUR_NAMES, letters, strict=True) if f"{letter} {texts(f'colour-{name}')}" not in about] == []


def test_every_name_of_babylon_has_a_message() -> None:
    data = GAMES / "babylon" / "data"
    tiles = tomllib.loads((data / "tiles.toml").read_text(encoding="utf-8"))
    tokens = tomllib.loads((data / "tokens.toml").read_text(encoding="utf-8"))["tokens"]
    ids = set(messages("en"))
    assert {f"material-{tile['material']}" for tile in tiles["tiles"]} | {"material-starting"} <= ids
    assert {f"flower-{tile['flower']}" for tile in tiles["tiles"] + tiles["starting"]} <= ids
    assert {f"symbol-{symbol}" for tile in tiles["tiles"] for symbol in tile["spaces"] if symbol} <= ids
    assert {"piece-single", "piece-double", "piece-belvedere"} <= ids
    effects = {token["effect"] for token in tokens}
    assert {f"token-{effect}" for effect in effects} | {f"token-{effect}-does" for effect in effects} <= ids
    assert {f"babylon-score-{category}" for category in Breakdown._fields} <= ids
    assert f"ended-babylon-{rule_name(BY_LAST_TOKEN).replace('.', '-')}" in ids


@pytest.mark.parametrize("game", RULES)
def test_every_event_has_a_sentence(game: str) -> None:
    module = import_module(f"ziggurat.games.{game}.events")
    kinds = {each.__name__ for each in vars(module).values() if isinstance(each, type) and issubclass(each, Event) and each is not Event}
    ids = {f"event-{game}" + re.sub(r"(?=[A-Z])", "-", kind).lower() for kind in kinds}
    assert ids == {id for id in messages("en") if id.startswith(f"event-{game}-")}


LIMIT = r"[Aa]t most (\d+)"


def limits() -> dict[str, int]:
    """The length limits in comments of the English catalogues: `at most 14 characters`.

    A limit holds for one message; with `each`, for a section or for the run of messages below the comment. A run ends at an empty line
    and at the next comment.
    """
    found = {}
    for file in files("en"):
        of_section: re.Match[str] | None = None
        of_run: re.Match[str] | None = None
        last: Any = None
        for entry in entries(file):
            if isinstance(entry, ast.GroupComment):
                of_section = _limit_of_each(entry)
            elif isinstance(entry, ast.Message):
                if entry.comment:
                    of_run = _limit_of_each(entry.comment)
                elif _is_apart(entry, last):
                    of_run = None
                own = re.search(LIMIT, entry.comment.content or "") if entry.comment else None
                if limit := own or of_run or of_section:
                    found[entry.id.name] = int(limit[1])
                last = entry
    return found


def _is_apart(entry: Any, last: Any) -> bool:
    """True if an empty line is between two messages."""
    return last is None or entry.span.start > last.span.end + 1


def _limit_of_each(comment: ast.BaseComment) -> re.Match[str] | None:
    return re.search(LIMIT, comment.content or "") if "each" in (comment.content or "") else None


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_fit_their_limits(language: str) -> None:
    texts = Texts(language)
    too_long = {
        id: text for id, limit in limits().items() for values in each_value(language, id) if len(text := texts(id, **values)) > limit
    }
    assert too_long == {}
    assert len(limits()) > 20


UNIT = r"(d|h|min|s|godz\.|nap|óra|perc|%|▮|║)(?!\w)"
ORDINAL = r"\. [^\W\dA-ZÁÉÍÓÖŐÚÜŰČĎĚŇŘŠŤŮÝŽ]"
"""An ordinal's full stop, and a word that goes on with the sentence: the language writes 2. for "second"."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_not_parted_from_its_unit(language: str) -> None:
    """A line may not end between a number and its unit, nor behind an ordinal. The terminal breaks lines at any space."""
    number = r"(\{ \$\w+ \}|\b\d+)"
    parted = re.compile(f"{number}( {UNIT}|{ORDINAL if language in ('cs', 'hu') else '(?!)'})")
    found = [line for file in files(language) if file.stem != "terminal" for line in file.read_text(encoding="utf-8").splitlines()]
    # A name that is typed and compared has ordinary spaces.
    assert [line for line in found if parted.search(line) and not line.startswith(("#", "player ="))] == []


@pytest.mark.parametrize(("language", "gap"), [("en", ""), ("pl", ""), ("cs", "\u00a0"), ("es", "\u00a0"), ("hu", "")])
def test_percent_is_written_as_the_language_has_it(language: str, gap: str) -> None:
    found = [line for file in files(language) if file.stem != "terminal" for line in file.read_text(encoding="utf-8").splitlines()]
    given = [line for line in found if "{ $percent }" in line]
    assert len(given) >= 3
    assert [line for line in given if f"{{ $percent }}{gap}%" not in line] == []
