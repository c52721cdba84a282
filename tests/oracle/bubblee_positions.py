"""Positions that random play rarely reaches, in the engine's notation, and the oracle in the same position."""

from __future__ import annotations

from oracle.bubblee import Oracle

BAG = "bag R5 P5 Y5 B5 G5 K0"

POSITIONS = {
    "a power that gives the opponent a power": f"turn 1 power 1; sky RBPGR YRGYB; planets RR YG - - - / GG BG - RG Y; {BAG}; due RP / -",
    "the opponent chooses in my turn": f"turn 1 power 2; sky RBPGR YRGYB; planets YB GB BR - K / R G - BB K; {BAG}; due - / RGP",
    "powers of both wait": f"turn 2 power 2; sky RBPGR YRG.B; planets YB GB BR - K / R G - BB K; {BAG}; due YB / RGP",
    "a group of several lines": f"turn 1 drop; sky RBRGR YRRYB; planets RRK BRK - RG RGK / - - - - -; {BAG}",
    "two groups of one colour": f"turn 1 drop; sky BRRGR YBGYB; planets RRK RRK K BRR - / Y - - - -; {BAG}",
    "full planet of the opponent, purple and blue": (
        f"turn 1 power 1; sky RBPGR YRGYB; planets YB G - K R / YBRG GRBY YBRG GRBY YBRG; {BAG}; due PB / -"
    ),
    "full but for one column": f"turn 1 power 1; sky RBPGR YRGYB; planets YB G B K R / YBRG GRBY YBRG GRBY YBR; {BAG}; due PBY / -",
    "full planet and nothing to send": f"turn 1 power 1; sky RBPGR YRGYB; planets - - - - - / YBRG GRBY YBRG GRBY YBRG; {BAG}; due PB / -",
    "overflow that a line may cure": f"turn 1 swap; sky RBPGR YRGYB; planets YBRR GRBY YBRR GRBY YBGG / - - - - -; {BAG}",
    "overflow that a later wave cures": f"turn 1 swap; sky RBPGR YRGYB; planets YBGG RRBG YBGB GRBG YBGG / - - - - -; {BAG}",
    "almost full, group touching": f"turn 2 swap; sky RBPGR YRGYB; planets - - - - - / YBRR GRBY YBRR GRYY YBGY; {BAG}; touching group",
    "a line on top of full columns": f"turn 1 drop; sky RRPGG YRGYB; planets YBRG YBKG RYKR GRBY YBGG / - - - - -; {BAG}",
    "solo, a line of three": f"turn 1 drop; sky BBRBY GGBGG; planets RB RK - B - / B YY - - G; {BAG}; solo",
    "solo, four in a row": f"turn 1 drop; sky BBRBY GGBGG; planets RB RK - RG - / B YY - - G; {BAG}; solo",
    "solo, a cross": f"turn 1 drop; sky BBRBY GGBGG; planets - BGR RR GBR - / BB YY - RR G; {BAG}; solo",
    "solo, a column of four and touching ones": f"turn 1 drop; sky BBRBY GGRGG; planets - BR RR R - / BB YY - RR G; {BAG}; solo",
    "solo, a send that makes a line there": f"turn 1 drop; sky BBRBY GGBGG; planets RB RK - B - / RB - RR RG -; {BAG}; solo",
    "solo, a send that wins": f"turn 1 drop; sky BBRBY GGBGG; planets RB RK - B - / RR K - - -; {BAG}; solo",
    "solo, full columns there": f"turn 1 drop; sky BBRBY GGBGG; planets RB RK - B - / GBGB YPYP - - G; {BAG}; solo",
    "solo, a send that makes room for another": f"turn 1 drop; sky BBRBY GGBGG; planets RB RK - RG - / GYBG RKRR - RR -; {BAG}; solo",
    "solo, two groups": f"turn 1 drop; sky BBRBY GGBGG; planets RB RB - GK - / B YY - - G; {BAG}; solo",
    "solo, lines in two waves": f"turn 1 drop; sky BBRBY GGBGG; planets BRR BR - RB - / B YY - - G; {BAG}; solo",
    "solo, overflow": f"turn 1 swap; sky RBGPY BGPYG; planets BGRR PYPY GKGK YPYP GKGK / B YY - - G; {BAG}; solo",
    "solo, green makes a wave": f"turn 1 power 1; sky RBPGR YRGYB; planets BR RB RG - - / B YY - - G; {BAG}; due GG / -; solo",
    "solo, group touching": f"turn 1 drop; sky BBRBY GGBGG; planets RRG RKR - BR - / B YY - - G; {BAG}; solo; touching group",
    "solo, powers on the mission's planet": (
        f"turn 1 power 1; sky RBPGR YRGYB; planets YB G BB K R / RR GR R - Y; {BAG}; due RGPBY / -; solo"
    ),
    "solo, a full mission is not won by force": (
        f"turn 1 power 1; sky RBPGR YRGYB; planets YB G - K R / YBRG GRBY YBRG GRBY YBRG; {BAG}; due PBY / -; solo"
    ),
    "the last refill": "turn 1 draw; sky RB.GR YR.YB; planets YB G - K R / - - - - -; bag R1 P0 Y0 B1 G0 K0; points 9 9",
    "the bag runs out": "turn 1 drop; sky RBPGR YRGYB; planets YB G - K R / - - - - -; bag R1 P0 Y0 B0 G0 K0; points 9 9",
    "no drop but after a swap": f"turn 1 swap; sky BBPGR YRPYB; planets YBRR BRBY YBRR BRBY YBGG / - - - - -; {BAG}",
}


def oracle_at(name: str) -> Oracle:
    """The oracle in the same position, read from the text by hand."""
    fields = {title: rest for title, _, rest in (part.strip().partition(" ") for part in POSITIONS[name].split(";"))}
    seat, step, *rest = fields["turn"].split()
    own, other = fields["planets"].split(" / ")
    due = [letters.strip("- ") for letters in fields.get("due", "- / -").split("/")]
    points = [int(number) for number in fields.get("points", "0 0").split()]
    return Oracle.at(
        solo="solo" in fields,
        touching=fields.get("touching", "one"),
        step=step,
        active=int(seat) - 1,
        chooser=int(rest[0]) - 1 if step == "power" else None,
        hand=rest[0] if step == "place" else None,
        sky=fields["sky"],
        planets=(own, other),
        bag={entry[0]: int(entry[1:]) for entry in fields["bag"].split()},
        points=(points[0], points[1]),
        due=(due[0], due[1]),
    )
