"""The table that `ziggurat analyse` prints for people. bots/report.py writes the same analysis for programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from ziggurat.bots.analysis import Judgement, RecordedDecision
from ziggurat.core.record import Record
from ziggurat.locales import Texts

from .names import names_in

MARKS = {"fine": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
SPACED_PERCENT = ("cs", "es")
"""Languages that put a no-break space before the percent sign."""


def analysis_table(record: Record, judgements: Iterable[tuple[RecordedDecision, Judgement]], texts: Texts) -> Iterator[str]:
    """A line for each decision, with marks and better moves for mistakes, then a summary line for each player."""
    names = names_in(record, texts)[: record.header.seats]
    columns = [texts(f"analyse-{column}") for column in ("move", "player", "expected", "cost", "points")]
    widths = [max(4, len(columns[0])), max(map(len, (columns[1], *names))), *(max(6, len(column)) for column in columns[2:])]
    yield _line(columns, widths, "", texts("analyse-played"))
    seen: list[Judgement] = []
    for decision, judgement in judgements:
        seen.append(judgement)
        is_fine = judgement.grade == "fine"
        costs = ("", "") if is_fine else (_percent(judgement.cost, 0, texts), _decimal(judgement.cost_in_points, texts))
        expected = _percent(judgement.results[decision.seat], 0, texts)
        cells = [str(decision.ply + 1), names[decision.seat], expected, *costs]
        yield _line(cells, widths, MARKS[judgement.grade], _played(record, judgement, texts))
    for seat, name in enumerate(names):
        if own := [judgement for judgement in seen if judgement.seat == seat]:
            yield _summary(name, own, texts)


def _line(cells: Sequence[str], widths: Sequence[int], mark: str, text: str) -> str:
    """A line with its cells in columns: the player's name aligned left, the numbers aligned right."""
    aligned = [
        cell.ljust(width) if column == 1 else cell.rjust(width) for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    return "  ".join([*aligned, mark.ljust(2), text])


def _played(record: Record, judgement: Judgement, texts: Texts) -> str:
    write = record.game.write
    played = write(judgement.played.move)
    if judgement.grade == "fine":
        return played
    return texts("analyse-better", played=played, moves=", ".join(map(write, judgement.best.line)))


def _summary(name: str, own: Sequence[Judgement], texts: Texts) -> str:
    grades = Counter(judgement.grade for judgement in own)
    mean = sum(judgement.cost for judgement in own) / len(own)
    return texts(
        "analyse-summary",
        name=name,
        number=len(own),
        blunders=grades["blunder"],
        mistakes=grades["mistake"],
        inaccuracies=grades["inaccuracy"],
        mean=_percent(mean, 1, texts),
    )


def _percent(share: float, digits: int, texts: Texts) -> str:
    space = "\N{NO-BREAK SPACE}" if texts.language in SPACED_PERCENT else ""
    return f"{_decimal(100 * share, texts, digits)}{space}%"


def _decimal(number: float, texts: Texts, digits: int = 1) -> str:
    """A number with the decimal mark of the language: a point in English, a comma in all others."""
    text = f"{number:.{digits}f}"
    return text if texts.language == "en" else text.replace(".", ",")
