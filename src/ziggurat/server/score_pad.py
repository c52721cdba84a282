"""Babylon's score pad and custom tiles, for games played with the physical box. Nothing is stored."""

from __future__ import annotations

from functools import cache

import msgspec

from ziggurat.core.game import GameError, rule_name
from ziggurat.games.babylon import possible
from ziggurat.games.babylon.components import MATERIALS, OF_A_MATERIAL, PIECES, STARTING
from ziggurat.games.babylon.events import cell_name
from ziggurat.games.babylon.score_counts import Counts
from ziggurat.games.babylon.score_pad import PadPage, pad_ranks, read_pad
from ziggurat.games.babylon.score_sheet import SEAT, Sheet
from ziggurat.games.babylon.state import Laid, Piece, corner_of, kind_of, level_of, rotation_of, tile_of
from ziggurat.games.babylon.tile_balance import face_complaints, remarks
from ziggurat.games.babylon.tiles import Faces, built_in_faces, read_any_faces, tile_name, write_face, write_faces, write_file
from ziggurat.games.babylon.view import garden_view

from .messages import Complaint, PadScored, PageScored, PieceStanding, TileLaid, TileSet, TileShown
from .table import Refusal

TILES_IN_ORDER = (
    *(tile for material in reversed(range(len(MATERIALS))) for tile in range(material * OF_A_MATERIAL, (material + 1) * OF_A_MATERIAL)),
    *range(STARTING, STARTING + 4),
)


def scored_pad(text: str) -> bytes:
    """PadScored as JSON: the pages of a pad with their points; or raise Refusal."""
    return msgspec.json.encode(_scored(text))


def _scored(text: str) -> PadScored:
    try:
        pad = read_pad(text)
    except GameError as wrong:
        raise Refusal("unreadable", str(wrong)[:300]) from None
    return PadScored([_page(page) for page in pad.pages], pad_ranks(pad.pages), write_faces(pad.faces))


def _page(page: PadPage) -> PageScored:
    sheet = page.garden
    return PageScored(
        name=page.name,
        unreadable=page.unreadable[:300],
        complaints=[_complaint(one) for one in page.complaints],
        tiles=[] if sheet is None else [_tile(sheet, tile) for tile in possible.tiles_of(sheet.state, SEAT)],
        pieces=[] if sheet is None else [_piece(one) for one in possible.pieces_of(sheet.state, SEAT)],
        counts=None if page.counts is None else _counts(page.counts),
        garden=None if sheet is None or page.score is None else garden_view(sheet.state, SEAT),
        score=None if page.score is None else page.score._asdict() | {"total": page.score.total},
        bare=page.bare,
    )


def _complaint(one: possible.Complaint) -> Complaint:
    return Complaint(rule_name(one.rule), list(one.places), one.what)


def _tile(sheet: Sheet, tile: Laid) -> TileLaid:
    number = tile_of(tile)
    turned = None if number in sheet.blank else rotation_of(tile)
    return TileLaid(sheet.names[number], f"{cell_name(corner_of(tile))}:{level_of(tile)}", turned)


def _piece(one: Piece) -> PieceStanding:
    return PieceStanding(PIECES[kind_of(one)], " ".join(f"{cell_name(cell)}:{level}" for cell, level in possible.spaces_of(one)))


def _counts(counts: Counts) -> dict[str, list[int]]:
    rows = {"height": [counts.height], **counts.by_level, "belvederes": [counts.belvederes], "flowers": counts.flowers}
    return rows if counts.bare is None else rows | {"bare": [counts.bare]}


@cache
def built_in_tiles() -> bytes:
    """TileSet as JSON: the tiles of rule 1.7."""
    return msgspec.json.encode(_tile_set(built_in_faces()))


def checked_tiles(text: str) -> bytes:
    """TileSet as JSON: the tiles of a file with their errors; Refusal if the file is invalid (1.3, 1.4, 1.7)."""
    try:
        return msgspec.json.encode(_tile_set(read_any_faces(text)))
    except GameError as wrong:
        raise Refusal("unreadable", str(wrong)[:300]) from None


def _tile_set(faces: Faces) -> TileSet:
    complaints = [_complaint(one) for one in face_complaints(faces)]
    return TileSet(
        tiles=[TileShown(tile_name(tile), write_face(faces[tile])) for tile in TILES_IN_ORDER],
        complaints=complaints,
        remarks=[_complaint(one) for one in remarks(faces)],
        line=None if complaints else write_faces(faces),
        file=write_file(faces),
    )
