"""Only our own pages, and programs with a token and no cookie, may do something."""

import pytest

from starfelt.core.refusal import Refusal
from starfelt.server.http.origins import is_ours, origin_of, socket_origin

PLACES = [
    "https://cards.example.org",
    "http://127.0.0.1:8000",
    "http://[::1]:8000",
    "https://xn--bcher-kva.example",
]


def spellings(ours: str) -> list[str]:
    """What is not this origin, however much it looks like it."""
    scheme, _, host = ours.partition("://")
    name = host.rpartition(":")[0] if host[-1].isdigit() else host
    wrong_ports = [
        "",
        ":",
        ":0",
        ":80",
        ":443",
        ":8001",
        ":08000",
        ":8000 ",
        ":-1",
        ":99999",
        ":８０００",
    ]
    hosts = [
        f"evil.{host}", f"evil{host}", f"{host}.evil.example", f"{host}evil",
        f"evil.example/{host}", f"{host}@evil.example", f"user@{host}", f"user:secret@{host}",
        f"@{host}", f"evil.example?{host}", f"evil.example#{host}", f"{host}/", f"{host}/path",
        f"{host}?q", f"{host}#f", f"{host}\\", f"/{host}", f"{host}.", f".{host}", f"{host}%00",
        f"{host}%2e", f"{host}\t", f" {host}", f"{host} ", f"{host},{host}", f"{host} {ours}",
        f"{host};{host}", f"{host}\x00", f"{host}\x7f", f"*.{host}", "*", "", "evil.example",
        "localhost", "localhost:8000", "127.1:8000", "0.0.0.0:8000", "0x7f000001:8000",
        "2130706433:8000", "0177.0.0.1:8000", "[::ffff:127.0.0.1]:8000", "[0:0:0:0:0:0:0:1]:8000",
        "[::1%25lo]:8000", "::1:8000", "bücher.example", "BÜCHER.example", "cards。example.org",
        "cards.examp1e.org", "саrds.example.org", *[name + wrong for wrong in wrong_ports],
    ]  # fmt: skip
    schemes = [
        "http", "https", "ws", "wss", "ftp", "file", "HTTP", "HTTPS", "Https", "javascript",
        "data", "blob:https", "null", "chrome-extension", "",
    ]  # fmt: skip
    more = [
        "null", "Null", "NULL", "", " ", "undefined", "about:blank", "about:srcdoc", host,
        f"//{host}", f"{scheme}:/{host}", f"{scheme}:{host}", f"{scheme}:///{host}",
        f"{scheme}:\\\\{host}", ours.upper(), ours.title(), f"{ours}\n",
        f"{ours}\r\nOrigin: {ours}", f"\ufeff{ours}", f"{ours}, {ours}", f'"{ours}"', f"<{ours}>",
        "file://", "data:,", "blob:null", "http://", "https://", "://", "//",
    ]  # fmt: skip
    wrong = [f"{scheme}://{one}" for one in hosts] + [f"{one}://{host}" for one in schemes] + more
    return [one for one in dict.fromkeys(wrong) if one != ours]


def said(*origins: str, **more: str) -> list[tuple[bytes, bytes]]:
    others = [(name.encode(), value.encode()) for name, value in more.items()]
    return [(b"host", b"x"), *[(b"origin", origin.encode()) for origin in origins], *others]


@pytest.mark.parametrize("ours", PLACES)
def test_a_hundred_spellings_of_each_are_not_ours(ours: str):
    wrong = spellings(ours)
    assert len(wrong) > 90
    with_cookie = {"cookie": "starfelt=x"}
    with_token = {"authorization": "Bearer sft_x"}
    for more in ({}, with_cookie, with_token, with_cookie | with_token):
        assert [one for one in wrong if is_ours(said(one, **more), ours)] == []
        assert is_ours(said(ours, **more), ours)


@pytest.mark.parametrize("ours", PLACES)
def test_two_origins_are_one_too_many(ours: str):
    for pair in ((ours, ours), (ours, "null"), ("https://evil.example", ours)):
        assert not is_ours(said(*pair), ours)
    assert is_ours([(b"Origin", ours.encode())], ours)


def test_without_an_origin_it_takes_a_token_and_no_cookie():
    ours = PLACES[0]
    bearer = (b"authorization", b"Bearer sft_x")
    cookie = (b"cookie", b"theme=dark")
    assert is_ours([bearer], ours)
    assert is_ours([(b"authorization", b"bearer sft_x")], ours)
    assert not is_ours([], ours)
    assert not is_ours([cookie], ours)
    assert not is_ours([bearer, cookie], ours)
    assert not is_ours([bearer, bearer], ours)
    assert not is_ours([(b"authorization", b"Basic eDp5")], ours)
    assert not is_ours([(b"authorization", b"Bearer")], ours)


def test_an_address_is_written_as_browsers_write_it():
    assert origin_of("https://Cards.Example.org:443/") == "https://cards.example.org"
    assert origin_of("HTTP://127.0.0.1:80") == "http://127.0.0.1"
    assert origin_of("http://127.0.0.1:443") == "http://127.0.0.1:443"
    assert origin_of("http://[::1]:8000") == "http://[::1]:8000"
    assert origin_of("https://Bücher.example") == "https://xn--bcher-kva.example"
    assert socket_origin("https://cards.example.org") == "wss://cards.example.org"
    assert socket_origin("http://127.0.0.1:8000") == "ws://127.0.0.1:8000"


@pytest.mark.parametrize(
    "url",
    [
        "", "cards.example.org", "ftp://cards.example.org", "https://", "https://a/path",
        "https://a?q=1", "https://a#f", "https://user@a", "https://a:port", "https://a:99999",
        "https://[::1", "https://a b\n", "https://a..b", "https://" + "a" * 70 + ".example",
    ],
)  # fmt: skip
def test_what_is_no_address_of_a_server_is_refused(url: str):
    with pytest.raises(Refusal) as refused:
        origin_of(url)
    assert refused.value.key == "bad-public-url"
