"""`reinos serve`: play in the browser."""

from __future__ import annotations

import socket
import sys
from argparse import Namespace, _ArgumentGroup

from reinos.core.errors import BadOption
from reinos.core.words import Words

HOST, PORT = "127.0.0.1", 8000
PORTS_TRIED = 20
WORKERS = 1


def arguments(group: _ArgumentGroup, words: Words) -> None:
    """The arguments of the command."""
    group.add_argument("--host", metavar=words("arg-host"), default=HOST, help=words("serve-host", default=HOST))
    group.add_argument("--port", metavar=words("arg-port"), help=words("serve-port", default=PORT))
    group.add_argument("--data", metavar=words("arg-folder"), help=words("serve-data"))
    group.add_argument("--database", metavar="URL", default="", help=words("serve-database"))
    group.add_argument("--site", metavar=words("arg-site"), action="append", default=[], help=words("serve-site"))
    group.add_argument(
        "--network", metavar=words("arg-file-name"), action="append", default=[], help=words("serve-network")
    )
    group.add_argument("--workers", metavar="N", default=str(WORKERS), help=words("serve-workers", default=WORKERS))
    group.add_argument("--open", action="store_true", help=words("serve-open"))


def run(args: Namespace, words: Words) -> int:
    """Serve until Ctrl-C."""
    import webbrowser
    from pathlib import Path

    from reinos.bots.network import offer
    from reinos.cli.given import read_count
    from reinos.server.run import run as serve
    from reinos.server.settings import Settings, data_folder, names, near

    for file in args.network:
        offer(Path(file))
    workers = read_count(args.workers, "--workers", words)
    folder = Path(args.data) if args.data else data_folder()
    listening = listen(args.host, args.port, words)
    port = listening.getsockname()[1]
    hosts, addresses = names(args.host, args.site), not near(args.host) and not args.site
    address = f"http://{'127.0.0.1' if args.host == '0.0.0.0' else args.host}:{port}"

    def ready() -> None:
        print(words("serve-ready", address=address), flush=True)
        print(words("serve-kept", place=args.database.split("@")[-1] or str(folder)), flush=True)
        if not near(args.host):
            print(words("serve-far", host=args.host), file=sys.stderr, flush=True)
            called = words("serve-names" if addresses else "serve-sites", names=", ".join(hosts))
            print(called, file=sys.stderr, flush=True)
        print(words("serve-stop"), flush=True)
        if args.open:
            webbrowser.open(address)

    with listening:
        settings = Settings(
            database=args.database, data=folder, hosts=hosts, addresses=addresses, workers=workers, compile=True
        )
        serve(settings, listening, ready)
    return 0


def listen(host: str, asked: str | None, words: Words) -> socket.socket:
    """The port that was asked for, or the first free one from the usual one on."""
    from reinos.server.run import listen

    if asked is not None and not (asked.isascii() and asked.isdecimal() and int(asked) < 1 << 16):
        raise BadOption(words("wrong-port", port=asked))
    first = PORT if asked is None else int(asked)
    for port in range(first, first + (PORTS_TRIED if asked is None else 1)):
        try:
            return listen(host, port)
        except OverflowError:
            break
        except OSError as wrong:
            print(words("serve-busy", host=host, port=str(port), reason=wrong.strerror or str(wrong)), file=sys.stderr)
    raise BadOption(words("wrong-port-busy", host=host))
