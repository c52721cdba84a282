"""The texts in five languages: Fluent catalogues, one folder a language, which a browser can read too; glossary.toml has the words."""

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
    """The messages of one language: call it with a message's id and the values of its variables."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        # A message that is not translated yet is better read in English than not at all.
        self._bundles = tuple(_bundle(each) for each in dict.fromkeys((language, FALLBACK)))

    def __call__(self, id: str, /, **values: object) -> str:
        """The text of a message. KeyError: there is none; ValueError: it lacks a value."""
        for bundle in self._bundles:
            if bundle.has_message(id) and (pattern := bundle.get_message(id).value) is not None:
                text, errors = bundle.format_pattern(pattern, {name: _value(value) for name, value in values.items()})
                if errors:
                    raise ValueError(f"{id} with {values}: {'; '.join(map(str, errors))}")
                return str(text)
        raise KeyError(id)

    def __contains__(self, id: object) -> bool:
        return any(bundle.has_message(id) for bundle in self._bundles)


@cache
def _bundle(language: str) -> Any:
    """All catalogues of a language, read once."""
    try:
        # Fluent comes with the terminal, not with the rules: who uses these alone can do without it.
        from fluent.runtime import FluentBundle, FluentResource
    except ImportError as missing:
        raise RuntimeError("texts need Fluent: pip install 'ziggurat[terminal]'") from missing
    # Marks that isolate the direction of what is inserted show as boxes in some terminals, and no language here needs them.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((_FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _value(value: object) -> object:
    """A value as Fluent takes it: numbers without grouping, since 1,000 in one language is 1.000 in another."""
    from fluent.runtime.types import fluent_number

    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False)
    raise TypeError(f"a text or a number is expected, not {value!r}")


@cache
def catalogue(language: str, name: str) -> Mapping[str, str]:
    """The messages of one line in a catalogue as they are written: for those who go through all of them."""
    text = (_FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE))


def language_of_system(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for, if there are texts in it; English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        if asked := environ.get(name):
            # LANGUAGE may be a list, best first: pl:en
            languages = (each.replace(".", "_").replace("@", "_").partition("_")[0].lower() for each in asked.split(":"))
            return next((each for each in languages if each in LANGUAGES), FALLBACK)
    return FALLBACK


@cache
def glossary() -> Mapping[str, Any]:
    """The words of the rulebooks in every language, and which rules hold rulings."""
    return tomllib.loads((_FOLDER / "glossary.toml").read_text(encoding="utf-8"))


def is_ruling(game: str, rule: str) -> bool:
    """Whether a rule, such as 5.4, holds a ruling of this program, so that it is shown with `ruling-note`."""
    return rule in glossary()["rulings"][game]
