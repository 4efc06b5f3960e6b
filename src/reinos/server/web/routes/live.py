"""The socket of a table."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, WebSocket

from reinos.server.live.hub import Connection
from reinos.server.web.caller import Caller, address_of, server_of
from reinos.server.web.errors import STATUS
from reinos.server.web.heading import heading_of
from reinos.server.web.spoken import obey
from reinos.server.words import language
from reinos.table.refusal import NotFound, Refusal

router = APIRouter()


@router.websocket("/tables/{id}/live")
async def live(
    socket: WebSocket, id: str, lang: str | None = None, seat: str | None = None, patch: str | None = None
) -> None:
    """Tell a viewer of every change that concerns them, and carry out the commands of their turns."""
    server, heading = server_of(socket), heading_of(socket.scope)
    await socket.accept()
    try:
        server.limits.check("socket", address_of(socket))
        if not id.replace("-", "").replace("_", "").isalnum() or not id.isascii() or len(id) > 32:
            raise NotFound("no-table")
        found = await server.session(heading.token)
        table = await server.in_thread(server.tables.table, id)
        wanted = int(seat) if seat is not None and seat.isascii() and seat.isdigit() and len(seat) == 1 else None
        chosen = language(lang, found.language if found else None, heading.languages)
        who = Caller(socket, found, chosen)
        await who.prepare(table, wanted)
    except Refusal as refused:
        await socket.close(4000 + STATUS[type(refused)], refused.error)
        return
    server.look(table)
    connection = Connection(socket, id, who.id, wanted, who.lang, patches=patch == "1", obey=partial(obey, who, id))
    await server.hub.serve(connection)
