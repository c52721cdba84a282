"""Texts: languages, plurals, numbers, missing messages."""

from __future__ import annotations

import re
import sys

import pytest

from ziggurat.locales import LANGUAGES, EnglishTexts, Texts, _bundle, catalogue, language_of_system


def test_a_message_is_said_in_its_language() -> None:
    assert Texts("en")("colour-red") == "red"
    assert Texts("pl")("colour-red") == "czerwony"
    assert Texts("hu")("event-bubblee-fell", colour="red", column=3) == "leesik egy piros buborék, 3.\u00a0oszlop."
    assert Texts("hu")("event-by", player="Éva", event="láncreakció!") == "Éva: láncreakció!"


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["1 point", "2 points", "5 points", "22 points"]),
        ("pl", ["1 punkt", "2 punkty", "5 punktów", "22 punkty"]),
        ("cs", ["1 bod", "2 body", "5 bodů", "22 bodů"]),
        ("es", ["1 punto", "2 puntos", "5 puntos", "22 puntos"]),
        ("hu", ["1 pont", "2 pont", "5 pont", "22 pont"]),
    ],
)
def test_plurals(language: str, forms: list[str]) -> None:
    texts = Texts(language)
    assert [texts("points", points=number) for number in (1, 2, 5, 22)] == forms


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("pl", ["1 czerwony Bąbels", "3 czerwone Bąbelsy", "12 czerwonych Bąbelsów"]),
        ("cs", ["1 červená bublinka", "3 červené bublinky", "12 červených bublinek"]),
        ("es", ["1 burbuja roja", "3 burbujas rojas", "12 burbujas rojas"]),
        ("hu", ["1 piros buborék", "3 piros buborék", "12 piros buborék"]),
    ],
)
def test_colours_agree_with_numbers(language: str, sentences: list[str]) -> None:
    texts = Texts(language)
    assert [texts("bubblees", colour="red", number=number) for number in (1, 3, 12)] == sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_no_grouping(language: str) -> None:
    assert "1234567" in Texts(language)("points", points=1234567)


def test_missing_translations_fall_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Texts("pl")
    monkeypatch.delitem(texts._bundles[0]._messages, "colour-red")
    assert texts("colour-red") == "red"
    assert "colour-red" in texts


def test_an_unknown_message_is_named() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        Texts("cs")("no-such-message")
    assert "no-such-message" not in Texts("cs")


def test_an_unknown_language_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"'de'.*en, pl, cs, es, hu"):
        Texts("de")


def test_a_missing_value_is_named() -> None:
    with pytest.raises(ValueError, match=r"points.*points"):
        Texts("en")("points")


def test_values_are_texts_or_numbers() -> None:
    with pytest.raises(TypeError, match="None"):
        Texts("en")("points", points=None)


def test_without_fluent_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    with pytest.raises(RuntimeError, match=r"pip install 'ziggurat\[terminal\]'"):
        _bundle.__wrapped__("en")


def test_english_without_fluent_is_the_same() -> None:
    bare, texts = EnglishTexts(), Texts("en")
    assert bare("score-bare", number=3) == texts("score-bare", number=3)
    assert "score-bare" in bare and "no-such-message" not in bare
    for id, pattern in catalogue("en", "terminal").items():
        if id.startswith(("file-", "cli-", "verify-", "analyse-", "score-", "resume-", "challenge-")):
            values = dict.fromkeys(re.findall(r"\$(\w+)", pattern), "x")
            assert bare(id, **values) == texts(id, **values), id


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "cs"}, "cs"),
        ({"LANG": "es_ES@euro"}, "es"),
        ({"LANG": "hu.UTF-8"}, "hu"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "hu_HU.UTF-8", "LANG": "pl_PL.UTF-8"}, "hu"),
        ({"LANGUAGE": "de:cs:en"}, "cs"),
        ({"LANG": "es_MX.UTF-8", "LANGUAGE": "pl"}, "es"),
    ],
)
def test_language_of_the_system(environ: dict[str, str], language: str) -> None:
    assert language_of_system(environ) == language
