/** Where the user is: the path and the query of a page of the application. */
import { transport } from "#transport";

/** The address of a page, for links. */
export const to = (page: string): string => transport.address(page);

function here(): { path: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(transport.page(location), "http://here");
  return { path: pathname, query: searchParams };
}

class Router {
  path = $state(here().path);
  query = $state(here().query);

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    ({ path: this.path, query: this.query } = here());
  }

  go(page: string): void {
    history.pushState(null, "", to(page));
    this.read();
    scrollTo(0, 0);
  }

  /** Change the query in place, without a step in the browser's history. */
  set(changes: Record<string, string | number | null>): void {
    const { path, query } = here();
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) query.delete(name);
      else query.set(name, String(value));
    }
    const tail = query.toString();
    history.replaceState(null, "", to(path + (tail ? `?${tail}` : "")));
    this.read();
  }
}

export const router = new Router();

/** Links inside the application do not load the page again. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const page = transport.page(link);
  if (link.origin !== location.origin || link.hasAttribute("download") || link.target || page.startsWith("/api")) return;
  if (link.hash && page === transport.page(location)) return;
  event.preventDefault();
  router.go(page);
}
