"""club.md works: its command and its nginx file before a real PostgreSQL, and its backup."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.docs.blocks import ROOT, blocks
from tests.docs.reader import answer
from tests.server.conftest import fresh_database, postgres  # noqa: F401
from tests.server.running import state_from
from tests.web.stand import free_port

PAGE = ROOT / "docs/club.md"
SITE = "reinos.example.org"
NGINX = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
HTTP = """daemon off; pid {0}/pid; error_log {0}/error.log;
events {{}}
http {{
    access_log off; client_body_temp_path {0}/body; proxy_temp_path {0}/proxy; fastcgi_temp_path {0}/fastcgi;
    uwsgi_temp_path {0}/uwsgi; scgi_temp_path {0}/scgi;
    {1}
}}
"""


def code(start: str) -> str:
    """The block of the page that begins like this."""
    (found,) = (block.code for block in blocks(PAGE) if block.code.startswith(start))
    return found


class Club:
    """Processes as the unit of the page starts them."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database, self.folder = database, folder
        self.running: list[subprocess.Popen[bytes]] = []

    def start(self) -> int:
        """One more process; its port."""
        (line,) = re.findall(r"^ExecStart=\S+/reinos (.*)$", code("# /etc/systemd"), re.M)
        port, arguments = free_port(), shlex.split(line)
        arguments[arguments.index("--port") + 1] = str(port)
        arguments[arguments.index("--database") + 1] = self.database
        reinos = str(Path(sys.executable).with_name("reinos"))
        self.running.append(subprocess.Popen([reinos, *arguments], env=os.environ | {"HOME": str(self.folder)}))
        answer(f"http://127.0.0.1:{port}/api/session", self.running[-1])
        return port

    def stop(self) -> None:
        for process in self.running:
            process.terminate()
            process.wait(30)


@pytest.fixture
def club(postgres: str, tmp_path: Path) -> Iterator[Club]:  # noqa: F811
    found = Club(fresh_database(postgres), tmp_path)
    yield found
    found.stop()


def person(address: str, trusted: ssl.SSLContext | bool = True, **named: Any) -> httpx.Client:
    """Somebody who reaches the public name at an address of this machine."""
    headers = {"Host": SITE, "Origin": f"{address.partition(':')[0]}://{SITE}"}
    return httpx.Client(base_url=address, headers=headers, verify=trusted, timeout=30, **named)


def ask(client: httpx.Client, method: str, path: str, **named: Any) -> httpx.Response:
    return client.request(method, f"/api{path}", extensions={"sni_hostname": SITE}, **named)


def new_table(client: httpx.Client) -> str:
    body = {"command": "a", "game": "kingdomino", "seats": [{"kind": "me"}, {"kind": "me"}]}
    made = ask(client, "POST", "/tables", json=body)
    assert made.status_code == 200, made.text
    return str(made.json()["id"])


def test_backup_and_restore(club: Club, tmp_path: Path, postgres: str) -> None:  # noqa: F811
    with person(f"http://127.0.0.1:{club.start()}") as ana:
        assert ask(ana, "GET", "/session").status_code == 200
        assert ask(ana, "GET", "/session", headers={"Host": "elsewhere.example"}).status_code == 403
        table = new_table(ana)
        shell("pg_dump", club.database, tmp_path)
        club.database = fresh_database(postgres)
        shell("psql", club.database, tmp_path)
        with person(f"http://127.0.0.1:{club.start()}", cookies=ana.cookies) as again:
            assert ask(again, "GET", f"/tables/{table}").json()["me"]["seats"] == [0, 1]


def shell(program: str, database: str, folder: Path) -> None:
    """The page's command with this program, for this database."""
    import pgserver

    line = code(f"{program} reinos").replace(" reinos ", f" {shlex.quote(database)} ", 1)
    path = f"{Path(pgserver.__file__).parent / 'pginstall/bin'}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(["bash", "-c", line], cwd=folder, env=os.environ | {"PATH": path}, check=True, capture_output=True)


@pytest.mark.skipif(NGINX is None or shutil.which("openssl") is None, reason="nginx or openssl is not installed")
def test_nginx_before_two_processes(club: Club, tmp_path: Path) -> None:
    ports, https = [club.start(), club.start()], free_port()
    with nginx(tmp_path, ports, https) as certificate:
        trusted = ssl.create_default_context(cafile=str(certificate))
        with person(f"https://127.0.0.1:{https}", trusted) as ana:
            assert "Secure" in ask(ana, "GET", "/session").headers["set-cookie"]
            table = new_table(ana)
            for _ in ports:  # whichever of them answers
                assert ask(ana, "GET", f"/tables/{table}").json()["me"]["seats"] == [0, 1]
            assert asyncio.run(told(table, ana, https, trusted))["me"]["seats"] == [0, 1]


async def told(table: str, client: httpx.Client, https: int, trusted: ssl.SSLContext) -> dict[str, Any]:
    """What a socket through nginx says first."""
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address, headers = f"wss://{SITE}/api/tables/{table}/live", {"Cookie": cookie, "Origin": f"https://{SITE}"}
    async with connect(address, host="127.0.0.1", port=https, ssl=trusted, additional_headers=headers) as socket:
        return await state_from(socket)


@contextmanager
def nginx(folder: Path, ports: list[int], https: int) -> Iterator[Path]:
    """nginx with the file of the page, on other ports and with a certificate of our own, which is given."""
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    subject = ["-subj", f"/CN={SITE}", "-addext", f"subjectAltName=DNS:{SITE}"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject]
    subprocess.run([*made, "-out", certificate, "-keyout", key], check=True, capture_output=True)
    config = re.sub(r"/etc/letsencrypt/live/[\w.]+", str(folder), code("# /etc/nginx"))
    config = config.replace("listen 443 ssl", f"listen 127.0.0.1:{https} ssl")
    for number, port in enumerate(ports, 1):
        config = config.replace(f"127.0.0.1:800{number};", f"127.0.0.1:{port};")
    config = re.sub(r" *server 127.0.0.1:800\d;\n", "", config)
    (folder / "nginx.conf").write_text(HTTP.format(folder, config), encoding="utf-8")
    running = subprocess.Popen([str(NGINX), "-p", folder, "-c", folder / "nginx.conf", "-e", folder / "error.log"])
    try:
        while not (folder / "pid").exists():
            assert running.poll() is None, (folder / "error.log").read_text(encoding="utf-8")
            time.sleep(0.02)
        yield certificate
    finally:
        running.terminate()
        running.wait(30)
