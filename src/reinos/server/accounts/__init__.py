"""Who asks: guest sessions."""
