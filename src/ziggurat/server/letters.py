"""The texts of mails about tables: confirmation, your turn, game over. In the reader's language, with links."""

from __future__ import annotations

from ziggurat.core.game import CHANCE
from ziggurat.locales import Texts

from .post import Letter
from .seats import hashed
from .store.store import Mailbox
from .table import Table

HOUR = 3600


def confirmation(table: Table, mailbox: Mailbox, public_url: str) -> Letter:
    """The mail that asks the reader to confirm. It has no text written by users, since it may go to a stranger."""
    t = Texts(mailbox.language)
    game = t(f"title-{table.created.game}")
    text = _paragraphs(
        t("mail-confirm-text", game=game, place=public_url),
        f"{t('mail-confirm-yes')}\n{public_url}/confirm/{mailbox.secret}",
        t("mail-confirm-no"),
    )
    return Letter(mailbox.address, t("mail-confirm-subject", game=game), text, _id(table, mailbox, hashed(mailbox.secret).hex()[:12]))


def your_turn(table: Table, mailbox: Mailbox, public_url: str, now: float) -> Letter:
    """The mail about a seat's turn, with the player who moved last and the time left."""
    t = Texts(mailbox.language)
    game = t(f"title-{table.created.game}")
    text = _paragraphs(
        _what_happened(table, mailbox.seat, t, game),
        t("mail-time-left", time=_time(table.seconds_left(mailbox.seat, now) or 0.0, t)),
        f"{t('mail-seat')}\n{_seat(table, mailbox, public_url)}\n{t('mail-seat-secret')}",
        f"{t('mail-stop')}\n{_stop(mailbox, public_url)}",
    )
    # One-click unsubscribe in mail programs that support RFC 8058.
    headers = {"List-Unsubscribe": f"<{_stop(mailbox, public_url)}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    return Letter(mailbox.address, t("mail-turn-subject", game=game), text, _id(table, mailbox, table.turn_row), headers)


def game_over(table: Table, mailbox: Mailbox, public_url: str) -> Letter:
    """The mail about the end of a game; it is the last mail about this game."""
    t = Texts(mailbox.language)
    game = t(f"title-{table.created.game}")
    text = _paragraphs(
        t("mail-over-text", game=game),
        "\n".join(_ending(table, t)),
        f"{t('mail-over-seat')}\n{_seat(table, mailbox, public_url)}",
        t("mail-over-deleted"),
    )
    return Letter(mailbox.address, t("mail-over-subject", game=game), text, _id(table, mailbox, "over"))


def _id(table: Table, mailbox: Mailbox, what: object) -> str:
    return f"{table.id}.{mailbox.seat}.{what}"


def _paragraphs(*texts: str) -> str:
    return "\n\n".join(texts) + "\n"


def _seat(table: Table, mailbox: Mailbox, public_url: str) -> str:
    """The link that opens the seat. Its secret is in the fragment, which browsers never send to a server."""
    return f"{public_url}/table/{table.id}#{mailbox.token}"


def _stop(mailbox: Mailbox, public_url: str) -> str:
    return f"{public_url}/unsubscribe/{mailbox.secret}"


def _what_happened(table: Table, seat: int, t: Texts, game: str) -> str:
    """A sentence about the last move of another seat, if there is one."""
    line = table.record.line if table.record else []
    others = [played.seat for played in line if played.seat not in (CHANCE, seat)]
    return t("mail-turn-played", name=_name(table, others[-1], t), game=game) if others else t("mail-turn-first", game=game)


def _name(table: Table, seat: int, t: Texts) -> str:
    bot = table.bot_of(seat)
    return t(f"bot-{bot}") if bot is not None and f"bot-{bot}" in t else table.names[seat] or ""


def _time(seconds: float, t: Texts) -> str:
    """Days and hours, rounded down, but at least one hour."""
    days, hours = divmod(max(int(seconds) // HOUR, 1), 24)
    # The turn began a moment before the mail is written: say a whole day rather than 23 hours.
    if hours == 23 and seconds % HOUR > HOUR - 60:
        days, hours = days + 1, 0
    parts = [t("mail-days", number=days)] if days else []
    return " ".join(parts + ([t("mail-hours", number=hours)] if hours else []))


def _ending(table: Table, t: Texts) -> list[str]:
    """The lines of the ranking. If the game ended early, a line with the reason comes first."""
    record = table.record
    if record is None or table.aborted or record.ranks is None:
        return [t("table-aborted")]
    scores, ranks, ended = table.game.scores(record.position), record.ranks, record.ended
    is_early = ended.how in ("resigned", "time") and ended.seat is not None
    early = [t(f"table-ended-{ended.how}", name=_name(table, ended.seat or 0, t))] if is_early else []
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
    return early + [t("mail-over-line", rank=ranks[seat], name=_name(table, seat, t), points=scores[seat]) for seat in order]
