"""A client's end of a WebSocket, as light as can be: 1,000 of them share a core with the server under load."""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, COMPRESSED, LONG, LONGER = 0x80, 0x40, 126, 127
TAIL = b"\x00\x00\xff\xff"  # what a compressed message ends with and leaves out (RFC 7692)

Heard = Callable[[bytes, int], None]  # a message, and its length on the wire


class Ear(asyncio.Protocol):
    """Hears whole messages; answers the server's pings."""

    def __init__(self, head: bytes, heard: Heard) -> None:
        self.head, self.heard = head, heard
        self.buffer = bytearray()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.inflate: zlib._Decompress | None = None

    @classmethod
    async def open(cls, port: int, path: str, cookie: str, address: str, heard: Heard) -> Ear:
        """Connect, as a browser does, from an address."""
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += f"X-Forwarded-For: {address}\r\n"
        head += f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
        head += "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
        loop = asyncio.get_running_loop()
        _, ear = await loop.create_connection(lambda: cls(head.encode(), heard), "127.0.0.1", port)
        try:
            await ear.ready
        except BaseException:
            ear.close()
            raise
        return ear

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.head)

    def connection_lost(self, wrong: Exception | None) -> None:
        """The end; before the upgrade it is a failure."""
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the socket was refused"))

    def say(self, message: bytes) -> None:
        """Send a message of less than 64 kB."""
        self._say(TEXT, message)

    def close(self) -> None:
        """Go away."""
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Take messages out of what has come."""
        self.buffer += data
        if not self.ready.done() and not self._upgraded():
            return
        while (frame := self._frame()) is not None:
            first, payload = frame
            if first & 0x0F == TEXT:
                self._text(first, payload)
            elif first & 0x0F == PING:
                self._say(PONG, payload)
            elif first & 0x0F == CLOSE:
                self.transport.close()

    def _upgraded(self) -> bool:
        """Whether the answer to the upgrade is there."""
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        answer = bytes(self.buffer[:end])
        del self.buffer[: end + 4]
        if not answer.startswith(b"HTTP/1.1 101"):
            self.ready.set_exception(ConnectionError(answer.splitlines()[0].decode()))
            return False
        if b"permessage-deflate" in answer:
            self.inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        self.ready.set_result(None)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame: its first byte and its payload."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        start, length = 2, buffer[1]
        if length == LONG:
            start, length = 4, int.from_bytes(buffer[2:4], "big")
        elif length == LONGER:
            start, length = 10, int.from_bytes(buffer[2:10], "big")
        if len(buffer) < start or len(buffer) < start + length:
            return None
        first, payload = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        return first, payload

    def _text(self, first: int, payload: bytes) -> None:
        assert first & FINAL, "the server sends whole messages"
        message = payload
        if first & COMPRESSED:
            assert self.inflate is not None
            message = self.inflate.decompress(payload + TAIL)
        if message.startswith(b'{"type": "ping"'):
            self._say(TEXT, b'{"type": "pong"}')
        else:
            self.heard(message, len(payload))

    def _say(self, opcode: int, payload: bytes) -> None:
        """Send a frame; clients must mask, and zeros are a mask."""
        size = len(payload)
        length = bytes([0x80 | size]) if size < LONG else bytes([0x80 | LONG, *size.to_bytes(2, "big")])
        self.transport.write(bytes([FINAL | opcode]) + length + bytes(4) + payload)
