"""Tables in the browser, without a server."""
