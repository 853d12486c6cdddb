"""How a server is set up: where it listens, what it is called outside, and how much is too much."""

from msgspec import Struct, field

SECOND = 1_000
DAY = 24 * 60 * 60 * SECOND


class Rate(Struct, frozen=True):
    """So many a second in the long run, and so many at once after a pause."""

    a_second: float
    at_once: int


class Rates(Struct, frozen=True):
    """How often somebody may do something; each is counted by what it is named for."""

    # Whatever is counted by address lets a class of 30 behind one address begin at the same moment.
    address: Rate = Rate(50, 400)  # requests and handshakes of one address, without these files:
    file: Rate = Rate(100, 2000)  # scripts, styles, fonts and faces; browsers keep them for a year
    account: Rate = Rate(20, 100)  # requests and handshakes of one account
    guest: Rate = Rate(0.1, 40)  # new guests from one address
    sign_up: Rate = Rate(1 / 60, 40)  # new players from one address
    log_in: Rate = Rate(1 / 6, 40)  # passwords tried from one address, or by one account
    log_in_as: Rate = Rate(1 / 5, 30)  # passwords tried for one name, or in a browser known for it
    command: Rate = Rate(40, 200)  # commands of one account at one table, by all of its sockets
    talk: Rate = Rate(1, 5)  # lines of one account at one table
    talk_anywhere: Rate = Rate(2, 20)  # lines of one account, at all tables together
    data: Rate = Rate(1 / 60, 5)  # times that one account asks for all that is kept of it
    report: Rate = Rate(1 / 60, 5)  # complaints of one account
    table: Rate = Rate(1 / 5, 20)  # tables opened or looked for by one account
    table_address: Rate = Rate(1, 100)  # the same from one address


class Limits(Struct, frozen=True):
    """The size of things.  A host, or a test of load, may raise any of them."""

    rates: Rates = field(default_factory=Rates)
    remembered: int = 50_000  # addresses, accounts or names of which each rate keeps count
    body_bytes: int = 64 * 1024
    body_seconds: float = 10  # in which the body of a request has to be there
    tokens: int = 20  # of one account
    sessions: int = 20  # browsers in which one account is logged in
    open_reports: int = 20  # complaints of one account that no host has dealt with
    blocks: int = 200  # people whom one account mutes or blocks
    open_tables: int = 20  # opened by one account, and not begun
    running_tables: int = 50  # opened by one account, and not over
    bot_tables: int = 30  # of those, the ones at which bots of this server sit
    # ------------------------------------------------------------------ connections
    connections: int = 8_000  # each takes some 10 kB; fewer where fewer files may be open
    connections_of_address: int = 300  # 30 browsers with six each, a websocket, and some over
    handshake_seconds: float = 10  # in which a request, or the answer to a handshake, is whole
    address_bytes: int = 4 * 1024  # of what is asked for: path and query
    header_bytes: int = 32 * 1024  # with the first line; browsers send some 2 KiB
    header_fields: int = 100  # browsers send some 20
    # ------------------------------------------------------------------ websockets
    message_bytes: int = 16 * 1024
    messages: Rate = Rate(20, 40)  # of one socket
    # The largest messages, as often as `messages` lets them, and a tenth more.
    received: Rate = Rate(352 * 1024, 704 * 1024)  # bytes on one socket
    frames: Rate = Rate(100, 300)  # on one socket: a message in five pieces, pings and pongs
    sockets_of_account: int = 20
    sockets_of_address: int = 100  # a class of 30 that comes back while the old ones still count


class Keeping(Struct, frozen=True):
    """For how many days something is kept that may be forgotten; 0: for ever."""

    guests: int = 180  # guests who don't come back, and ended games of guests alone
    empty: int = 30  # games that ended, or stand still, and at which nobody with an account sits
    tables: int = 0  # ended games of players with a name
    talk: int = 365  # what was said at tables
    reports: int = 180  # complaints that are done


class Config(Struct, frozen=True):
    """All that is decided when a server is started."""

    host: str = "127.0.0.1"
    port: int = 8000
    store: str = "sqlite:///starfelt.db"
    public_url: str = ""  # the origin that browsers use; empty: http://HOST:PORT
    behind_proxy: bool = False  # then what the proxy forwards about the client counts, else never
    workers: int = 1  # processes in which bots think
    tick: int = 25  # milliseconds of the grid on which bots answer; 0: they answer at once
    metrics_seconds: int = 10  # after which the figures of `/metrics` are renewed
    limits: Limits = field(default_factory=Limits)
    keeping: Keeping = field(default_factory=Keeping)

    def url(self) -> str:
        """The address that people type, as it was given."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.public_url or f"http://{host}:{self.port}"
