"""The browser client: one page and its files."""

from __future__ import annotations

from html import escape
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from reinos.server.words import language, server_words
from reinos.table.menu import guest_style
from reinos.table.refusal import NotFound

STATIC = Path(__file__).parents[1] / "static"
GUEST_STYLE = "guests.css"
LINK = f'<link rel="stylesheet" href="/{GUEST_STYLE}">'
PAGES = ("", "lobby", "settings", "help", "new/", "join/", "t/", "g/")

router = APIRouter(include_in_schema=False)


def is_page(path: str) -> bool:
    """Whether the client has a screen at this address."""
    return any(path.startswith(page) if page.endswith("/") else path == page for page in PAGES)


def built_file(path: str) -> Path | None:
    """A file of the built client."""
    try:
        found = (STATIC / path).resolve()
        return found if path and found.is_relative_to(STATIC.resolve()) and found.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def not_built(request: Request) -> Response:
    """A page that says what is missing."""
    lang = language(None, None, request.headers.get("accept-language"))
    words = server_words(lang)
    title, text = escape(words("static-title")), escape(words("static-missing"))
    page = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1><p>{text}</p>'
    )
    return HTMLResponse(page, 503)


def page_of(index: Path) -> Response:
    """The client's page, with the styles of games from other packages where there are some."""
    page = index.read_text(encoding="utf-8")
    linked = page.replace("</head>", f"{LINK}</head>", 1) if guest_style() else page
    return HTMLResponse(linked, headers={"Cache-Control": "no-store"})


@router.get(f"/{GUEST_STYLE}")
async def guests(request: Request) -> Response:
    """What the drawings of games from other packages need."""
    style = await request.app.state.server.in_thread(guest_style)
    return Response(style, media_type="text/css", headers={"Cache-Control": "no-cache"})


@router.get("/{path:path}")
async def client(path: str, request: Request) -> Response:
    """A file of the client, or its page."""
    file = built_file(path)
    if file is not None and file.name != "index.html":
        kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"Cache-Control": kept})
    if not is_page(path) and path != "index.html":
        raise NotFound("no-page")
    index = STATIC / "index.html"
    if not index.is_file():
        return not_built(request)
    page: Response = await request.app.state.server.in_thread(page_of, index)
    return page
