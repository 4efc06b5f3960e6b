"""The server: tables for people and bots over HTTP and WebSocket; docs/protocol.md is its contract."""
