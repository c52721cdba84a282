"""The texts in five languages: Fluent catalogues, one folder for each language, shared with the browser client.

glossary.toml has the words of the rulebooks. Choosing a language for a person is up to the front ends.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "pl", "cs", "es", "hu")
FALLBACK = "en"

_FOLDER = Path(__file__).parent


class Texts:
    """The messages of one language, with English for those that are not translated. Raises ValueError for an unknown language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        # A message that is not translated yet falls back to English.
        self._bundles = tuple(_bundle(each) for each in dict.fromkeys((language, FALLBACK)))

    def __call__(self, id: str, /, **values: object) -> str:
        """The text of a message with the values of its variables. Raises KeyError for an unknown id, ValueError for a missing value."""
        for bundle in self._bundles:
            if bundle.has_message(id) and (pattern := bundle.get_message(id).value) is not None:
                text, errors = bundle.format_pattern(pattern, {name: _value(value) for name, value in values.items()})
                if errors:
                    raise ValueError(f"{id} with {values}: {'; '.join(map(str, errors))}")
                return str(text)
        raise KeyError(id)

    def __contains__(self, id: object) -> bool:
        return any(bundle.has_message(id) for bundle in self._bundles)


class EnglishTexts(Texts):
    """English without Fluent, for the command line of a bare install. It has only the messages of one line without variants."""

    def __init__(self) -> None:
        self.language = FALLBACK
        self._patterns = _english_patterns()

    def __call__(self, id: str, /, **values: object) -> str:
        """The text of a message. Raises KeyError if the message or a value is missing."""
        return re.sub(r"\{ \$(\w+) \}", lambda found: str(values[found[1]]), self._patterns[id])

    def __contains__(self, id: object) -> bool:
        return id in self._patterns


@cache
def _english_patterns() -> Mapping[str, str]:
    files = sorted((_FOLDER / FALLBACK).glob("*.ftl"))
    return {id: pattern for file in files for id, pattern in catalogue(FALLBACK, file.stem).items()}


@cache
def _bundle(language: str) -> Any:
    """All catalogues of a language, parsed once."""
    try:
        # Fluent is a dependency of the terminal extra: the rules alone work without it.
        from fluent.runtime import FluentBundle, FluentResource
    except ImportError as missing:
        raise RuntimeError("texts need Fluent: pip install 'ziggurat[terminal]'") from missing
    # Some terminals show direction isolation marks as boxes, and none of these languages needs them.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((_FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _value(value: object) -> object:
    """A value for Fluent. Numbers have no grouping, since 1,000 in one language is 1.000 in another."""
    from fluent.runtime.types import fluent_number

    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False)
    raise TypeError(f"a text or a number is expected, not {value!r}")


@cache
def catalogue(language: str, name: str) -> Mapping[str, str]:
    """The source of every one-line message of a catalogue, by id."""
    text = (_FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE))


def language_of_system(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for if it is supported, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        if asked := environ.get(name):
            # LANGUAGE can be a list, best first: pl:en
            languages = (each.replace(".", "_").replace("@", "_").partition("_")[0].lower() for each in asked.split(":"))
            return next((each for each in languages if each in LANGUAGES), FALLBACK)
    return FALLBACK


@cache
def glossary() -> Mapping[str, Any]:
    """The words of the rulebooks in every language, and the rules that contain rulings."""
    return tomllib.loads((_FOLDER / "glossary.toml").read_text(encoding="utf-8"))


def is_ruling(game: str, rule: str) -> bool:
    """True if a rule such as 5.4 contains a ruling of this program, so that the message `ruling-note` is shown with the rule."""
    return rule in glossary()["rulings"][game]
