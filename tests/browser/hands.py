"""Ways to play a whole game: by mouse, by keyboard, and by what a screen reader hears."""

from contextlib import suppress

from playwright.sync_api import Error, Locator, expect

from starfelt.core.rng import Rng
from tests.browser.visitor import Visitor

LONGEST = 600  # presses in one game


def first_of(*places: Locator) -> Locator | None:
    """The first thing of the first place where there is anything."""
    return next((place.first for place in places if place.count()), None)


def play_realms_by_mouse(visitor: Visitor) -> int:
    """All cards are played, the opponent is attacked, something is bought; how many clicks."""
    page = visitor.page
    for clicks in range(LONGEST):
        if not visitor.is_asked():
            return clicks
        found = first_of(
            page.locator(".prompt.open .deeds button:not(.quiet)"),  # what to do with a card
            page.locator(".prompt [data-gesture]"),
            visitor.lit(".centre"),
            visitor.lit(".own"),
            visitor.lit(".hand"),
            visitor.buttons.and_(page.locator(".main")),
            visitor.buttons,
        )
        assert found is not None, visitor.prompt.inner_text()
        press(found)
    raise AssertionError("the game does not end")


def play_at_random_by_mouse(visitor: Visitor, rng: Rng) -> int:
    """Anything that is lit, or any button of the prompt, is clicked."""
    for clicks in range(LONGEST):
        if not visitor.is_asked():
            return clicks
        press_something(visitor, rng)
    raise AssertionError("the game does not end")


def play_by_keyboard(visitor: Visitor, rng: Rng) -> int:
    """Options by their numbers, and cards by walking to them; the mouse is never touched."""
    keys = visitor.page.keyboard
    for count in range(LONGEST):
        if not visitor.is_asked():
            return count
        if rng.below(8) == 0:
            walk_to_a_card(visitor, rng)
        else:
            keys.press("11234560"[rng.below(8)])
        keys.press("e")  # confirms or ends; where it is not offered it does nothing
    raise AssertionError("the game does not end")


def walk_to_a_card(visitor: Visitor, rng: Rng) -> None:
    """From zone to zone, along it, and press."""
    keys = visitor.page.keyboard
    for _ in range(1 + rng.below(5)):
        keys.press("F6")
    for _ in range(rng.below(5)):
        keys.press("ArrowRight")
    keys.press("Enter")
    keys.press("Escape")


def play_by_reader(visitor: Visitor, words: tuple[str, ...]) -> int:
    """By the list of options, found by role and name alone; `words` are preferred in order."""
    page = visitor.page
    prompt = page.get_by_role("region", name="What to do")
    for count in range(LONGEST):
        if not visitor.is_asked():
            return count
        offered = prompt.get_by_role("listitem").get_by_role("button")
        names = offered.all_inner_texts()
        assert names, prompt.inner_text()
        wanted = [name for word in words for name in names if word in name]
        offered.nth(names.index((wanted or names)[0])).click()
    raise AssertionError("the game does not end")


def press_something(visitor: Visitor, rng: Rng) -> None:
    """Anything that is lit, or any button of the prompt."""
    choices = [*visitor.lit().all(), *visitor.buttons.all()]
    press(choices[rng.below(len(choices))])


def press(found: Locator) -> None:
    """Click it, unless it is gone meanwhile: the only answer there is may have been given."""
    with suppress(Error):
        found.click(timeout=1_000, position={"x": 10, "y": 20})  # others may lie on the rest


def cut_off_and_back(visitor: Visitor) -> None:
    """The wire is cut; the page says so, comes back by itself, and says that too."""
    lost = visitor.page.locator(".connection .lost")
    visitor.cut_off()
    expect(lost).to_be_visible()
    visitor.is_cut = False
    expect(lost).to_be_hidden()
