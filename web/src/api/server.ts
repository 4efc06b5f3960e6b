/** The way to a server: JSON over HTTP, and a WebSocket for each table. */
import type { LiveMessage } from "../../build/api";
import type { Method } from "./routes";
import type { Line, Listener, Reply, Transport } from "./transport";

function address(path: string, parameters: Record<string, unknown>): string {
  const given = new Map(Object.entries(parameters).filter(([, value]) => value != null));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(given.get(name)));
    given.delete(name);
    return value;
  });
  return `${filled}?${new URLSearchParams([...given].map(([name, value]) => [name, String(value)]))}`;
}

async function request(
  method: Method,
  path: string,
  parameters: Record<string, unknown>,
  body?: object,
): Promise<Reply> {
  const response = await fetch(address(path, parameters), {
    method: method.toUpperCase(),
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const said = await response.json().catch((error) => {
    if (response.ok) throw error; // that was not the server, but something on the way to it
    return { message: response.statusText };
  });
  return { status: response.status, said, retryAfter: Number(response.headers.get("Retry-After") ?? 0) };
}

function listen(table: string, parameters: Record<string, unknown>, listener: Listener): Line {
  const url = new URL(address("/api/tables/{id}/live", { id: table, patch: 1, ...parameters }), location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const socket = new WebSocket(url.href);
  socket.onopen = () => listener.opened();
  socket.onmessage = (event) => listener.heard(JSON.parse(event.data as string) as LiveMessage);
  socket.onclose = ({ code }) => listener.lost(code);
  return {
    get open() {
      return socket.readyState === WebSocket.OPEN;
    },
    commands: true,
    say: (words) => socket.send(JSON.stringify(words)),
    hangUp() {
      socket.onopen = socket.onclose = socket.onmessage = null;
      socket.close();
    },
  };
}

export const transport: Transport = {
  company: true,
  request,
  listen,
  address: (page) => page,
  page: ({ pathname, search }) => pathname + search,
  calm: Promise.resolve(), // others do the work
  follow: () => {}, // a server's page is fetched again with every visit
};
