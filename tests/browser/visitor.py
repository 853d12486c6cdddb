"""Somebody with a browser: what they see, and all that goes wrong in it."""

import json
from collections import Counter
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    WebSocketRoute,
    expect,
)

from tests.server.hall import Hall, Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP, PHONE = (1366, 768), (390, 844)

#: What can be pressed to answer: what is lit on the table, and the buttons below it.
LIT = ":is(.card, .pile, .plate).legal:not(.picked)"
BUTTON = ".prompt .deeds button:not(.quiet):not([aria-disabled=true])"
ASKED = "body:has(.prompt.asked:not(.busy))"
PRESSABLE = f"{ASKED} {LIT}, {ASKED} {BUTTON}"


class Visitor:
    def __init__(
        self, browser: Browser, hall: Hall, language: str, size: tuple[int, int], **more: Any
    ) -> None:
        self.hall = hall
        self.language = language
        self.problems: list[str] = []
        self.tolerated: tuple[str, ...] = ()
        width, height = size
        self.context = browser.new_context(
            base_url=hall.url,
            locale=language,
            viewport={"width": width, "height": height},
            **{"reduced_motion": "reduce", **more},
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.is_cut = False
        self.wires: list[WebSocketRoute] = []
        self.page.route_web_socket("**/ws/**", self.wired)
        self.page.on("console", self.heard)
        self.page.on("pageerror", self.failed)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        serious = self.serious()
        self.context.close()  # whatever it was still loading is cut off now
        if kind is None:
            assert not serious, serious

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.text} {message.location.get('url', '')}")

    def failed(self, error: Error) -> None:
        """Nobody caught it: where it was thrown tells most."""
        self.problems.append(error.stack or str(error))

    def serious(self) -> dict[str, int]:
        """What went wrong but was not meant to, and how often."""
        return Counter(one for one in self.problems if not self.tolerates(one))

    def tolerates(self, problem: str) -> bool:
        """Where it was thrown, in the lines below the first, does not count."""
        said, _, _ = problem.partition("\n")
        return any(part in said for part in self.tolerated)

    # ------------------------------------------------------------------ the wire
    def wired(self, wire: WebSocketRoute) -> None:
        """A websocket of the page goes to the server as long as nobody cuts it."""
        if self.is_cut:
            wire.close()
            return
        wire.connect_to_server()
        self.wires.append(wire)

    def cut_off(self) -> None:
        self.is_cut = True
        for wire in self.wires:
            wire.close()
        self.wires.clear()

    # ------------------------------------------------------------------ going somewhere
    def go(self, path: str) -> None:
        self.page.goto(path)

    def is_now(self, person: Person) -> None:
        """Somebody who is known to the server already."""
        name, _, value = person.headers["Cookie"].partition("=")
        self.context.add_cookies([{"name": name, "value": value, "url": self.hall.url}])

    def open(self, game: str, *seats: str, **wish: Any) -> str:
        """A table of one's own, as a guest; the page is there."""
        if self.page.url == "about:blank":
            self.go("/about")
        body = json.dumps({"game": game, "seats": seats or ("me", "bot:thumb"), **wish})
        table = self.page.evaluate(
            """async (body) => {
              await fetch('/api/guest', {method: 'POST'});
              const headers = {'Content-Type': 'application/json'};
              const made = await fetch('/api/tables', {method: 'POST', headers, body});
              return (await made.json()).id;
            }""",
            body,
        )
        self.go(f"/tables/{table}")
        return str(table)

    def sits_down(self, table: str) -> None:
        """As a guest at somebody else's table."""
        self.go(f"/tables/{table}")
        self.page.locator(".waiting button.main").first.click()
        expect(self.page.locator(".hand .card").first).to_be_visible()

    def is_drawn(self) -> None:
        """Wait until the script of the page, if it has one, has drawn what it draws."""
        self.page.wait_for_function(
            "() => !document.querySelector('#app') || document.querySelector('#app > *')"
        )

    # ------------------------------------------------------------------ what is to be seen
    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def ended(self) -> Locator:
        return self.page.locator(".ended")

    def is_asked(self) -> bool:
        """Wait for one's own question, or for the end; is it a question?"""
        expect(self.page.locator(f"{PRESSABLE}, .ended").first).to_be_visible(timeout=20_000)
        return not self.ended.is_visible()

    def can_press(self) -> bool:
        return self.page.locator(PRESSABLE).count() > 0

    def lit(self, within: str = "") -> Locator:
        """Cards, piles and players with which something can be done."""
        return self.page.locator(f"{within} {LIT}" if within else LIT)

    @property
    def buttons(self) -> Locator:
        return self.page.locator(BUTTON)

    def hold(self, found: Locator) -> None:
        """A finger on it for half a second."""
        box = found.bounding_box()
        assert box is not None
        finger = self.context.new_cdp_session(self.page)
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        self.page.wait_for_timeout(500)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    # ------------------------------------------------------------------ access
    def violations(self) -> list[str]:
        """What axe-core finds on this page."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("async () => (await axe.run()).violations")
        return [
            f"{one['id']}: {node['target']} {node['failureSummary']}"
            for one in found
            for node in one["nodes"]
        ]
