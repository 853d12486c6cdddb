"""Pages for people, made on the server: they work without any script."""

from starlette.routing import Route

from starfelt.server.http.files import static_file
from starfelt.server.pages import account, host, lobby, new_table, players, replay, rules, table
from starfelt.server.pages.assets import built_file
from starfelt.server.pages.faces import faces_file, picture_file
from starfelt.server.pages.page import Run, page, refusal_page
from starfelt.server.visitor import ANYONE, HOST, VISITOR

__all__ = ["ROUTES", "refusal_page"]


def both(path: str, get: Run, post: Run, needs: str = ANYONE, acts: str = ANYONE) -> list[Route]:
    """A page, and the forms on it; `acts` says who may send them."""
    return [
        Route(path, page(get, needs), methods=["GET"]),
        Route(path, page(post, acts), methods=["POST"]),
    ]


ROUTES = [
    Route("/", page(lobby.lobby)),
    Route("/lobby.json", page(lobby.lobby_now)),
    Route("/play", page(lobby.play_now), methods=["POST"]),
    Route("/match", page(lobby.find_match), methods=["POST"]),
    Route("/language", page(account.choose_language, even_banned=True), methods=["POST"]),
    Route("/theme", page(account.choose_theme, even_banned=True), methods=["POST"]),
    Route("/about", page(rules.about, even_banned=True)),
    Route("/rules/{game}", page(rules.rules, even_banned=True)),
    Route("/leaders/{game}", page(players.leaders)),
    *both("/new/{game}", new_table.new_table, new_table.open_new),
    *both("/tables/{table}", table.table_page, table.do_at_table),
    *both("/tables/{table}/replay", replay.replay_page, replay.go_on),
    *both("/players/{player}", players.profile, players.do_about, acts=VISITOR),
    *both("/host", host.host_page, host.do_host, HOST, HOST),
    Route("/account", page(account.account_page, even_banned=True), methods=["GET"]),
    Route("/account", page(account.do_account, even_banned=True), methods=["POST"]),
    Route("/static/{hash}/{name}", static_file),
    Route("/web/assets/{name}", built_file),
    Route("/faces/{version}/{game}.{kind}.json", faces_file),
    Route("/faces/{version}/{game}.svg", picture_file),
]
