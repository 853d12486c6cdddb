"""One's own account: signing up, logging in and out, what is kept, and the end of it."""

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.responses import Response

from starfelt.core.refusal import Refusal
from starfelt.server.accounts.access_tokens import delete_token, make_token
from starfelt.server.accounts.blocks import delete_block
from starfelt.server.accounts.profile import change_me, change_password, delete_me
from starfelt.server.accounts.schemas import (
    Changes,
    Credentials,
    FreshToken,
    Goodbye,
    NewPassword,
    NewToken,
)
from starfelt.server.accounts.sign_in import log_in, log_out, log_out_everywhere, sign_up
from starfelt.server.identity.tokens import SCOPES
from starfelt.server.pages.page import SYSTEM, THEME, THEMES, YEAR, Visit, see
from starfelt.server.visitor import PLAYER, VISITOR, permit
from starfelt.words.fluent import LANGUAGES

HERE = "/account"


async def account_page(visit: Visit) -> Response:
    """`/account`: for who has none, how to get one."""
    return visit.page("account.html", **await account_facts(visit))


async def account_facts(visit: Visit, fresh: FreshToken | None = None) -> dict[str, Any]:
    store, me = visit.services.store, visit.visitor.account
    return {
        "tokens": await store.tokens(me.id) if me else [],
        "blocks": await store.blocks(me.id) if me else [],
        "is_banned": visit.visitor.is_banned(visit.now),
        "scopes": SCOPES,
        "fresh": fresh,
        "entered": visit.form,
        "did": visit.form.get("do"),
        "done": visit.asked("done") in ("name", "password", "sign_up"),
        "back": own_address(visit.form.get("back") or visit.asked("back")),
    }


async def do_account(visit: Visit) -> Response:
    """One of the forms of the page was sent."""
    do = visit.form.get("do")
    try:
        if do not in DEEDS:
            raise Refusal("wrong-choice", field="do", expected=", ".join(DEEDS))
        needs, run = DEEDS[do]
        if needs:
            permit(visit.visitor, needs, "", visit.now, even_banned=do in EVEN_BANNED)
        return await run(visit)
    except Refusal as refusal:
        return visit.refused(refusal, "account.html", **await account_facts(visit))


# -------------------------------------------------------------------------------- coming and going
async def signing_up(visit: Visit) -> Response:
    check_repeated(visit, "password")
    visit.body = visit.form.filled(Credentials, "name", "password")
    await sign_up(visit)
    return see(own_address(visit.form.get("back")) or f"{HERE}?done=sign_up")


async def logging_in(visit: Visit) -> Response:
    visit.body = visit.form.filled(Credentials, "name", "password")
    await log_in(visit)
    return see(own_address(visit.form.get("back")) or "/")


async def logging_out(visit: Visit) -> Response:
    await log_out(visit)
    return see("/")


async def logging_out_everywhere(visit: Visit) -> Response:
    await log_out_everywhere(visit)
    return see("/")


def check_repeated(visit: Visit, name: str) -> None:
    """A new password is entered twice, for nobody sees what they type."""
    if visit.form.get(name) != visit.form.get("again"):
        raise Refusal("passwords-differ")


def own_address(address: str) -> str:
    """A page of ours to go back to; nothing where it could be anything else."""
    ours = address.startswith("/") and not address.startswith(("//", "/\\"))
    return address if ours and address.isprintable() and address.isascii() else ""


# -------------------------------------------------------------------------------- changes
async def renaming(visit: Visit) -> Response:
    visit.body = visit.form.filled(Changes, "name")
    await change_me(visit)
    return see(f"{HERE}?done=name")


async def changing_password(visit: Visit) -> Response:
    check_repeated(visit, "new")
    visit.body = visit.form.filled(NewPassword, "old", "new", keep_tokens="keep" in visit.form)
    await change_password(visit)
    return see(f"{HERE}?done=password")


async def making_token(visit: Visit) -> Response:
    """The secret of the token is on this page, once; so it is no redirect."""
    scopes = tuple(visit.form.all("scopes"))
    visit.body = visit.form.filled(NewToken, "name", "days", scopes=scopes)
    fresh = await make_token(visit)
    return visit.page("account.html", **await account_facts(visit, fresh))


async def deleting_token(visit: Visit) -> Response:
    visit.path = {"token": visit.form.get("token")}
    await delete_token(visit)
    return see(HERE)


async def unblocking(visit: Visit) -> Response:
    visit.path = {"account": visit.form.get("account"), "kind": visit.form.get("kind")}
    await delete_block(visit)
    return see(HERE)


async def deleting(visit: Visit) -> Response:
    if "sure" not in visit.form:
        raise Refusal("not-sure")
    visit.body = visit.form.filled(Goodbye, "password")
    await delete_me(visit)
    return see("/")


# -------------------------------------------------------------------------------- on every page
async def choose_language(visit: Visit) -> Response:
    """`/language`: on every page; who has an account finds it so on every device."""
    language = visit.form.get("lang")
    if language not in LANGUAGES:
        expected = ", ".join(LANGUAGES)
        raise Refusal("unknown-language", language=language, expected=expected)
    visit.remember(language)
    if visit.visitor.account is not None:
        visit.body = visit.form.filled(Changes, language=language)
        await change_me(visit)
    return see(own_address(visit.form.get("back")) or "/")


async def choose_theme(visit: Visit) -> Response:
    """`/theme`: kept by the browser, so that every page has it from the first moment on."""
    theme = visit.form.get("theme")
    if theme not in THEMES:
        raise Refusal("wrong-choice", field="theme", expected=", ".join(THEMES))
    answer = see(own_address(visit.form.get("back")) or "/")
    if theme == SYSTEM:
        answer.delete_cookie(THEME)
    else:
        secure = visit.services.cookies.secure
        answer.set_cookie(THEME, theme, max_age=YEAR, secure=secure, samesite="lax")
    return answer


Deed = Callable[[Visit], Awaitable[Response]]

#: What the forms of the page do, and who may send them.
DEEDS: dict[str, tuple[str, Deed]] = {
    "sign_up": ("", signing_up),
    "log_in": ("", logging_in),
    "log_out": ("", logging_out),
    "log_out_everywhere": (VISITOR, logging_out_everywhere),
    "name": (VISITOR, renaming),
    "password": (PLAYER, changing_password),
    "token": (PLAYER, making_token),
    "delete_token": (PLAYER, deleting_token),
    "unblock": (VISITOR, unblocking),
    "delete": (VISITOR, deleting),
}

EVEN_BANNED = ("log_out_everywhere", "delete")
