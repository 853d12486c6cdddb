"""The cookies that a browser sends.

Python's own reader undoes quotes, which none of our cookies has, and takes seconds for one that is
made for it.
"""

import re
from functools import lru_cache

from starlette.requests import HTTPConnection


def cookie_of(connection: HTTPConnection, name: str) -> str:
    """The value of a cookie, the last one of the name; empty if there is none."""
    found = [
        value
        for header in connection.headers.getlist("cookie")
        for value in pattern(name).findall(header)
    ]
    return str(found[-1]).strip() if found else ""


@lru_cache(maxsize=32)
def pattern(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?:^|;)[ \t]*{re.escape(name)}[ \t]*=([^;]*)")
