"""What can be measured, for Prometheus: figures of the tables, of the bots and of the web.

Hosts play too, and so may everybody at this machine.  So nothing here counts what nobody may notice
at a table, such as a card picked in secret, and all is renewed only every few seconds.
"""

from collections.abc import Iterator
from ipaddress import IPv6Address
from time import perf_counter
from typing import Any

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starfelt.server.calls.endpoint import call_of
from starfelt.server.http.client_address import parsed
from starfelt.server.live.hub import Hub
from starfelt.server.services import Services
from starfelt.server.visitor import HOST, permit

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5)

FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded")


class Metrics:
    """The figures of one server."""

    def __init__(self, services: Services, hub: Hub) -> None:
        self.services = services
        self.taken = 0  # when the figures were last written down
        self.written = b""
        self.registry = CollectorRegistry()
        self.appended = Histogram(
            "starfelt_append_seconds",
            "How long it takes until what everybody may know of a table is on disk",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.requests = Counter(
            "starfelt_requests",
            "Requests and websockets that have ended, by route and status, but not moves",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self.took = Histogram(
            "starfelt_request_seconds",
            "How long requests take, without moves, streams and websockets",
            buckets=SECONDS,
            registry=self.registry,
        )
        hub.appended = self.appended.observe
        self.registry.register(Figures(services, hub))
        ProcessCollector(registry=self.registry)

    async def page(self, request: Request) -> Response:
        """For who asks from this machine, and for hosts."""
        if not is_local(request):
            call = await call_of(request)
            permit(call.visitor, HOST, "", call.now)
        return Response(self.present(), media_type=CONTENT_TYPE_LATEST)

    def present(self) -> bytes:
        """The figures as they were a few seconds ago, or now if that is longer ago."""
        now = self.services.clock()
        if now >= self.taken + self.services.config.metrics_seconds * 1000:
            self.taken, self.written = now, generate_latest(self.registry)
        return self.written


def is_local(request: Request) -> bool:
    """From this machine, and not by a proxy on it."""
    if any(name in request.headers for name in FORWARDED):
        return False
    address = parsed(request.client.host) if request.client else None
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    return address is not None and address.is_loopback


class Figures(Collector):
    """What the live tables know of themselves, read when it is asked for."""

    def __init__(self, services: Services, hub: Hub) -> None:
        self.services = services
        self.hub = hub

    def collect(self) -> Iterator[Metric]:
        services, hub = self.services, self.hub
        yield gauge("starfelt_sockets", "Open websockets and streams", len(services.sockets))
        workers = hub.workers
        yield gauge("starfelt_live_tables", "Tables in memory", len(hub.lives))
        yield gauge("starfelt_bots_waiting", "Choices that bots still owe", workers.waiting)
        yield count("starfelt_answers", "Answers that everybody may know of", hub.counted.answers)
        yield count("starfelt_bots_chosen", "Those of them that bots gave", hub.counted.by_bots)
        yield count(
            "starfelt_bots_failed", "Choices made at random instead", hub.counted.bots_failed
        )
        yield count("starfelt_bots_restarted", "Processes started anew", workers.restarted)
        refused = CounterMetricFamily(
            "starfelt_commands_refused", "Commands that were refused, by code", labels=["code"]
        )
        for code, number in hub.refused.items():
            refused.add_metric([code], number)
        yield refused


def gauge(name: str, told: str, value: float) -> Metric:
    return GaugeMetricFamily(name, told, value)


def count(name: str, told: str, value: float) -> Metric:
    return CounterMetricFamily(name, told, value)


class Counting:
    """The middleware that counts; a route goes by its template, never by its address."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            status = message.get("status", status) or (message["type"] == ACCEPT and 101) or status
            await send(message)

        began = perf_counter()
        try:
            await self.app(scope, receive, sending)
        finally:
            self.count(scope, status, perf_counter() - began)

    def count(self, scope: Scope, status: int, seconds: float) -> None:
        route: Any = getattr(scope.get("route"), "path", "")
        if route in MOVES and status < 400:
            return  # what came of it is counted as an answer, if everybody may know of it
        method = scope.get("method", "WEBSOCKET")
        known = method if method in METHODS else "OTHER"
        self.metrics.requests.labels(known, route, str(status)).inc()
        if status != 101 and not route.endswith("/events"):
            self.metrics.took.observe(seconds)


ACCEPT = "websocket.accept"

#: Where moves come in, and the page that a browser without scripts is led to after each of them.
MOVES = ("/api/tables/{table}/commands", "/tables/{table}")

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "WEBSOCKET")
