"""HTTP: the application, its routes and what guards them."""
