"""Live updates over sockets."""
