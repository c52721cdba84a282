"""The rules page: every rule is there, and can be searched and linked to; a refused move links to its rule."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.person import PHONE, Person, Visit
from browser.screens import DROP, Stage, pad_refused
from locales.test_catalogues import rules_of
from server.live_server import Server
from ziggurat.locales import LANGUAGES, Texts, is_ruling

GAMES = ("babylon", "bubblee")


def at_rules(visit: Visit, game: str, language: str = "en", rule: str = "") -> Person:
    person = visit.person(language=language).goes(f"/rules/{game}{rule and f'#{rule}'}")
    person.page.locator("article.rule").first.wait_for()
    return person


def numbers(page: Page) -> list[str]:
    """The visible rules, in order."""
    found: list[str] = page.locator("article.rule").evaluate_all("rules => rules.map(each => each.id)")
    return found


def in_sight(found: Locator) -> None:
    expect(found).to_be_in_viewport()
    expect(found).to_be_focused()


@pytest.mark.parametrize("language", [each if each == "en" else pytest.param(each, marks=pytest.mark.slow) for each in LANGUAGES])
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_place_on_the_page(visit: Visit, game: str, language: str) -> None:
    page, says = at_rules(visit, game, language).page, Texts(language)
    assert numbers(page) == list(rules_of(game))
    for number in rules_of(game):
        rule = page.locator(f'[id="{number}"]')
        expect(rule).to_contain_text(says(f"rule-{game}-{number.replace('.', '-')}"))
        expect(rule.locator(".reason")).to_have_count(1 if is_ruling(game, number) else 0)


def test_a_link_leads_to_its_rule_and_chapters_to_theirs(visit: Visit) -> None:
    page = at_rules(visit, "bubblee", rule="5.4").page
    in_sight(page.locator('[id="5.4"]'))
    expect(page.locator('[id="5.4"] figure')).to_be_visible()
    page.get_by_role("navigation", name="Chapters").get_by_role("link", name="Solo").click()
    in_sight(page.locator('[id="8"]'))
    assert page.url.endswith("/rules/bubblee#8")
    page.go_back()
    in_sight(page.locator('[id="5.4"]'))


def test_a_search_ignores_accents_and_marks_matches(visit: Visit) -> None:
    page, says = at_rules(visit, "bubblee", "pl").page, Texts("pl")
    page.keyboard.press("/")
    page.keyboard.type("zolta wolnych")
    expect(page.get_by_role("status").filter(has_text=says("rules-found", number=1))).to_be_visible()
    assert numbers(page) == ["5.7"]
    expect(page.locator('[id="5.7"] mark').first).to_have_text("Żółta")
    # Enter goes to the first match.
    page.keyboard.press("Enter")
    expect(page.locator('[id="5.7"]')).to_be_focused()
    page.get_by_role("button", name=says("rules-show-all")).click()
    assert numbers(page) == list(rules_of("bubblee"))
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("status").filter(has_text=says("rules-none"))).to_be_visible()


@pytest.mark.parametrize(("by", "language"), [("click", "en"), ("keyboard", "hu")])
def test_a_refused_move_opens_its_rule(visit: Visit, server: Server, language: str, by: str) -> None:
    with Stage(visit, server, PHONE, language) as stage:
        ann = stage.at(DROP)
        link = ann.page.get_by_role("alert").get_by_role("link", name=stage.says("table-rule", rule="6.1"))
        # Column 1 has room for one more, but not for two.
        place = ann.page.locator('[data-place="sky 2:1"]')
        if by == "click":
            place.click(force=True)
            with ann.page.expect_popup() as opened:
                link.click()
        else:
            place.focus()
            ann.page.keyboard.press("Enter")
            expect(link).to_be_visible()
            ann.tabs_until("document.activeElement?.dataset.ruleLink === '6.1'")
            with ann.page.expect_popup() as opened:
                ann.page.keyboard.press("Enter")
        in_sight(opened.value.locator('[id="6.1"]'))
        expect(opened.value.locator('[id="6.1"]')).to_contain_text(stage.says("rule-bubblee-6-1"))
        # The table is still there.
        assert ann.open.count()


def test_the_score_pad_leads_to_a_rule_that_is_broken(visit: Visit, server: Server) -> None:
    with Stage(visit, server, PHONE) as stage:
        ann = pad_refused(stage)
        with ann.page.expect_popup() as opened:
            ann.page.locator('[data-rule-link="6.3"]').click()
        in_sight(opened.value.locator('[id="6.3"]'))
        expect(opened.value.get_by_role("heading", level=1)).to_have_text(stage.says("rules-title", game="Babylon"))
