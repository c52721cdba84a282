"""Consistent terms: where an English message uses a word of the glossary, its translations use theirs."""

from __future__ import annotations

import re
from typing import Any

import pytest

from locales.catalogues import messages, words
from ziggurat.locales import LANGUAGES, glossary

TERMS: dict[str, dict[str, Any]] = glossary()["terms"]
OTHERS = LANGUAGES[1:]


def forms(term: str, language: str) -> list[str]:
    """The possible beginnings of a term in a language."""
    word = TERMS[term][language]
    return [form.casefold() for form in word.get("forms", [word["word"]])]


def exceptions(term: str, language: str) -> list[str]:
    """The messages that say it otherwise, in all languages or in this one."""
    return [*TERMS[term].get("except", []), *TERMS[term][language].get("except", [])]


def uses(term: str, language: str, id: str) -> bool:
    """True if a message uses a term. English words are matched from their start, since `row` is part of `throw`."""
    text = words(language, id).casefold()
    if language == "en":
        return any(re.search(rf"\b{re.escape(form)}", text) for form in forms(term, language))
    return any(form in text for form in forms(term, language))


@pytest.mark.parametrize("term", TERMS)
def test_a_term_has_a_word_in_every_language(term: str) -> None:
    assert set(TERMS[term]) - {"except"} == set(LANGUAGES)
    for language in LANGUAGES:
        word = TERMS[term][language]
        assert word.keys() <= {"word", "forms", "printed", "except"}
        assert word.get("printed", True) is True


@pytest.mark.parametrize("term", TERMS)
def test_a_term_is_used_somewhere(term: str) -> None:
    assert any(uses(term, "en", id) for id in messages("en"))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("term", TERMS)
def test_translations_use_the_word(term: str, language: str) -> None:
    elsewhere = exceptions(term, language)
    missing = {
        id: words(language, id) for id in messages("en") if id not in elsewhere and uses(term, "en", id) and not uses(term, language, id)
    }
    assert missing == {}


@pytest.mark.parametrize("term", TERMS)
def test_exceptions_are_needed(term: str) -> None:
    needless = {
        id for id in TERMS[term].get("except", []) if not uses(term, "en", id) or all(uses(term, language, id) for language in OTHERS)
    }
    assert needless == set()
    for language in OTHERS:
        of_language = TERMS[term][language].get("except", [])
        assert {id for id in of_language if not uses(term, "en", id) or uses(term, language, id)} == set()
