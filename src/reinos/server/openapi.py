"""`python -m reinos.server.openapi`: print the OpenAPI document of the server as JSON."""

from __future__ import annotations

import json

from reinos.server.web.app import bare_app


def document() -> str:
    """The document as text."""
    return json.dumps(bare_app().openapi(), indent=1, ensure_ascii=False)


if __name__ == "__main__":
    print(document())
