"""The socket of a table."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket

from reinos.server import session as sessions
from reinos.server.errors import Refusal, TooMany
from reinos.server.live import Connection
from reinos.server.routes.asking import address_of, server_of
from reinos.server.state import viewer_of
from reinos.server.wording import language

router = APIRouter()


@router.websocket("/tables/{id}/live")
async def live(
    socket: WebSocket, id: str, lang: str | None = None, seat: str | None = None, patch: str | None = None
) -> None:
    """Tell a viewer of every change that concerns them."""
    server = server_of(socket)
    await socket.accept()
    try:
        server.windows.check("socket", address_of(socket))
        if not id.replace("-", "").replace("_", "").isalnum() or not id.isascii() or len(id) > 32:
            raise Refusal(404, "no-table")
        found = await server.session(socket.cookies.get(sessions.COOKIE))
        table = await server.in_thread(server.desk.table, id)
        wanted = int(seat) if seat is not None and seat.isascii() and seat.isdigit() and len(seat) == 1 else None
        chosen = language(lang, found.language if found else None, socket.headers.get("accept-language"))
        viewer_of(table, found.id if found else None, wanted, chosen)
    except TooMany:
        await socket.close(4429)
        return
    except Refusal as refused:
        await socket.close(4000 + refused.status, refused.error)
        return
    session = found.id if found else None
    await server.hub.serve(Connection(socket, id, session, wanted, chosen, patches=patch == "1"))
