"""What all pages share: who visits, in which language, and the frame around what is shown."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from msgspec.structs import replace
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

import starfelt
from starfelt.core.refusal import Refusal
from starfelt.server.calls.endpoint import Call
from starfelt.server.http.cookie_header import cookie_of
from starfelt.server.http.files import address
from starfelt.server.http.languages import REMEMBERED, accepted
from starfelt.server.http.responses import status_of, with_headers
from starfelt.server.live.hub import hub_of
from starfelt.server.pages.assets import entry, fonts
from starfelt.server.pages.faces import picture, version
from starfelt.server.pages.forms import Form, read_form
from starfelt.server.pages.labels import Wording
from starfelt.server.services import Services, services_of
from starfelt.server.visitor import ANYONE, HOST, PLACE, VISITOR, Visitor, permit, visitor_of
from starfelt.store.protocol import Broken
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text

HOME = Path(__file__).parent / "templates"
YEAR = 365 * 24 * 60 * 60

#: How pages may look; without a choice as the system looks.
SYSTEM = "system"
THEMES = (SYSTEM, "dark", "light")
THEME = "starfelt-theme"  # the cookie, which scripts may write too

#: What each language calls itself.
OWN_NAMES = {"en": "English", "ja": "日本語", "zh-Hant": "繁體中文"}

TEMPLATES = Environment(
    loader=FileSystemLoader(HOME),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def wanted_language(connection: HTTPConnection, visitor: Visitor | None) -> str:
    """By the address of the page, the account, the cookie, or else what the browser asks for."""
    chosen = visitor.account.language if visitor and visitor.account else ""
    asked = (
        connection.query_params.get("lang", ""),
        chosen,
        cookie_of(connection, REMEMBERED),
    )
    for language in asked:
        if language in LANGUAGES:
            return language
    return visitor.language if visitor else ""


def theme_of(connection: HTTPConnection) -> str:
    chosen = cookie_of(connection, THEME)
    return chosen if chosen in THEMES else SYSTEM


class Visit(Call):
    """One look at a page, or one form that was sent."""

    def __init__(self, request: Request, visitor: Visitor, services: Services) -> None:
        language = wanted_language(request, visitor)
        visitor = replace(visitor, language=language)
        request.scope[PLACE] = visitor
        super().__init__(request, visitor, services)
        self.text: Text = services.text(language)
        self.form = Form({})
        self.remembers = request.query_params.get("lang", "") in LANGUAGES
        self.theme = theme_of(request)

    def asked(self, name: str) -> str:
        """What the address of the page asks for by this name."""
        found: str = self.request.query_params.get(name, "")
        return found

    def remember(self, language: str) -> None:
        """From now on pages are shown in this language."""
        self.visitor = replace(self.visitor, language=language)
        self.remembers = True

    def dress(self, response: Response) -> Response:
        if self.remembers:
            response.set_cookie(
                REMEMBERED,
                self.visitor.language,
                max_age=YEAR,
                secure=self.services.cookies.secure,
                httponly=True,
                samesite="lax",
            )
        return super().dress(response)

    def page(self, template: str, status: int = 200, refusal: str = "", **facts: Any) -> Response:
        """A page in the visitor's language, with what stands on every page."""
        shown = TEMPLATES.get_template(template).render(
            **frame_facts(self.text, self.services.origin, self.theme),
            me=self.visitor.account,
            is_host=self.visitor.account is not None and self.visitor.account.role == HOST,
            here=here(self.request),
            announcement=announcement(self.request, self.text.language),
            refusal=refusal,
            **facts,
        )
        return html(shown, status)

    def refused(self, refusal: Refusal, template: str, **facts: Any) -> Response:
        """The page once more, with what was wrong above the form."""
        said = self.text.refusal(refusal)
        page = self.page(template, status_of(refusal), said, **facts)
        return with_headers(page, refusal)


def frame_facts(text: Text, origin: str, theme: str = SYSTEM) -> dict[str, Any]:
    """What every template may use, whoever looks."""
    return {
        "t": text,
        "say": Wording(text),
        "file": address,
        "entry": entry,
        "fonts": fonts,
        "faces": version,
        "picture": picture,
        "theme": theme,
        "themes": THEMES,
        "language": text.language,
        "languages": OWN_NAMES,
        "origin": origin,
        "first_game": starfelt.GAMES[0],
    }


def announcement(request: Request, language: str) -> str:
    """What those who run the server want everybody to read."""
    notice = hub_of(request).notices.message(language)
    return notice.text if notice else ""


def html(shown: str, status: int = 200) -> Response:
    """What is on a page is nobody else's business: no cache keeps it."""
    return HTMLResponse(shown, status, headers={"Cache-Control": "no-store"})


def here(request: Request) -> str:
    """The address of this page, without the language that it was asked for in."""
    pairs = request.query_params.multi_items() if request.method in ("GET", "HEAD") else []
    query = urlencode([(key, value) for key, value in pairs if key != "lang"])
    return request.url.path + (f"?{query}" if query else "")


def see(address: str) -> Response:
    """Go on at another page, after a form was sent."""
    return RedirectResponse(address, 303)


# -------------------------------------------------------------------------------- routes
Run = Callable[[Visit], Awaitable[Response]]


def page(run: Run, needs: str = ANYONE, even_banned: bool = False) -> Callable[..., Any]:
    """What Starlette calls for a page: who may not see it is refused before it is made."""

    async def answered(request: Request) -> Response:
        if request.method == "POST":
            await request.body()  # it may take long to come: rights are looked at after that
        visit = Visit(request, await visitor_of(request), services_of(request))
        known = visit.visitor.account is not None
        least = VISITOR if known and needs == ANYONE else needs
        permit(visit.visitor, least, "", visit.now, even_banned)
        if request.method == "POST":
            visit.form = await read_form(request)
        await visit.services.turns.wait()
        try:
            return visit.dress(await run(visit))
        except Broken:
            raise Refusal("store-broken") from None

    return answered


async def refusal_page(request: Request, refusal: Refusal, status: int) -> Response:
    """A refusal as a page; it asks nothing of the store, for that may be what is broken."""
    services: Services = request.app.state.services
    visitor: Visitor | None = request.scope.get(PLACE)
    language = wanted_language(request, visitor) or accepted(
        request.headers.get("accept-language", "")
    )
    text = services.text(language)
    shown = TEMPLATES.get_template("refusal.html").render(
        **frame_facts(text, services.origin, theme_of(request)),
        me=visitor.account if visitor else None,
        is_host=False,
        here=here(request),
        announcement="",
        refusal=text.refusal(refusal),
        key=refusal.key,
    )
    return html(shown, status)
