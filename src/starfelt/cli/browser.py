"""The browser of whoever started a server, where there is one."""

import os
import sys
import webbrowser
from collections.abc import Mapping
from threading import Thread

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


def show(url: str) -> None:
    """Open a page.  Nobody waits for it, and nothing depends on it: the address was printed."""
    if has_display(sys.platform, os.environ):
        Thread(target=opened, args=(url,), daemon=True).start()


def has_display(platform: str, environment: Mapping[str, str]) -> bool:
    """Is there a screen to show something on, rather than a terminal far away?"""
    if platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in environment
    return any(environment.get(name) for name in DISPLAYS)


def opened(url: str) -> bool:
    try:
        return webbrowser.open(url)
    except (OSError, webbrowser.Error):
        return False
