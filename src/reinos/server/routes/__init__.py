"""Addresses of the server."""
