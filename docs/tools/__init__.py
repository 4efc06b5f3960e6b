"""How the site is made: pages, pictures and styles out of the package, then Zensical."""
