"""Plays a game at random: python client.py URL GAME [TABLE].  See docs/protocol.md."""

import json
import os
import sys
import time
from secrets import choice
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

url, game, *at = sys.argv[1:]
who = {"Content-Type": "application/json", "Origin": url}
if token := os.environ.get("STARFELT_TOKEN"):
    who["Authorization"] = f"Bearer {token}"
else:  # a new guest, who is known by a cookie
    guest = urlopen(Request(f"{url}/api/guest", b"", who))
    who["Cookie"] = guest.headers["Set-Cookie"].split(";")[0]
wish = json.dumps({"game": game, "seats": ["me", "open"]}).encode()
table = at[0] if at else json.load(urlopen(Request(f"{url}/api/quick-match", wish, who)))["id"]
urlopen(Request(f"{url}/api/tables/{table}/commands", b'{"type": "sit"}', who))
now, given = {"number": 0}, {}  # the table as it is, and what was answered to which question
while "seed" not in now:  # that is shown when the game has ended
    try:
        address = f"ws{url[4:]}/ws/tables/{table}?since={now['number']}"
        with connect(address, additional_headers=who) as socket:
            while "seed" not in now:
                message = json.loads(socket.recv())
                print(json.dumps(message), flush=True)  # noqa: T201
                now = message.get("now", now)
                if message["type"] == "update" and (asked := now.get("asked")):
                    action = given.setdefault(asked["question"], choice(asked["options"])["action"])
                    answer = {"type": "answer", "question": asked["question"], "actions": [action]}
                    time.sleep(0.05)  # a server bears 20 messages a second
                    socket.send(json.dumps(answer))
    except (OSError, WebSocketException) as problem:
        if "HTTP 4" in str(problem):  # no cut: we are not let in
            raise
        time.sleep(0.5)
