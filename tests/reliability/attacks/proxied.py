"""The nginx of docs/hosting.md before a server, on this machine and without certificates."""

import asyncio
import os
import re
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.reliability.served import ROOT, free_port

NGINX = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")

#: What the page says for the world, and what stands in its place here.
CHANGES = (
    (r"listen 443 ssl http2;", "listen 127.0.0.1:{port};"),
    (r"listen 80;", "listen 127.0.0.1:{other};"),
    (r"ssl_certificate\S* .*;", ""),
    (r"server 127\.0\.0\.1:8000;", "server 127.0.0.1:{behind};"),
    (r"server_name cards\.example\.org;", "server_name _;"),
)

MAIN = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{servers}
}}
"""


def documented() -> str:
    """The configuration that hosts are told to use."""
    page = (ROOT / "docs" / "hosting.md").read_text()
    found = re.search(r"```nginx\n(.*?)```", page, re.DOTALL)
    assert found is not None
    return found[1]


def written(folder: Path | str, port: int, behind: int) -> Path:
    servers = documented()
    for old, new in CHANGES:
        servers, times = re.subn(
            old, new.format(port=port, other=free_port(), behind=behind), servers
        )
        assert times, old
    config = Path(folder) / "nginx.conf"
    config.write_text(MAIN.format(folder=folder, servers=servers))
    return config


@asynccontextmanager
async def proxy(folder: Path | str, behind: int, port: int) -> AsyncIterator[None]:
    """An nginx at this port that hands everything on to the port `behind`."""
    assert NGINX is not None
    config = written(folder, port, behind)
    process = subprocess.Popen([NGINX, "-c", str(config), "-p", str(folder)])
    try:
        while not await answers(port):
            assert process.poll() is None, (Path(folder) / "nginx.log").read_text()
            await asyncio.sleep(0.01)
        yield
    finally:
        process.send_signal(signal.SIGQUIT)
        with suppress(subprocess.TimeoutExpired):
            process.wait(2)
        process.kill()
        process.wait()


async def answers(port: int) -> bool:
    try:
        _, out = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    out.close()
    return True
