/** Where the places of a story are on the screen: names of the drawing, and the cards of players. */

export const TABLE = "main.table";
const LARGE = 0.7; // of a thing, to be its outline
const PLAYER = /^player-([a-e])$/;

const named = (name: string): string => ["id", "data-target", "data-name"].map((attribute) => `[${attribute}="${CSS.escape(name)}"]`).join();

/** What has a name, in the cue's own board if it is there, else in the drawings; what shows comes first. */
export function thing(name: string, board: Element | null): Element | null {
  const [, letter] = PLAYER.exec(name) ?? [];
  const places = named(name);
  const cards = `.pcard[data-seat="${letter}"], .chip[data-seat="${letter}"]`;
  const drawn = [...document.querySelectorAll(`${TABLE} ${letter ? `:is(${cards})` : `.drawing :is(${places})`}`)];
  const found = letter ? drawn : [...(board?.querySelectorAll(places) ?? []), ...drawn];
  return found.find((element) => element.getClientRects().length) ?? null;
}

/** Whether a name is that of a place in a drawing, not of a player's card. */
export const onBoard = (name: string): boolean => !PLAYER.test(name);

/** The area of a phone in which a place is hidden, if no part of the place shows. */
export function hiddenIn(name: string): string | null {
  if (!onBoard(name) || thing(name, null)) return null;
  const off = document.querySelector(`${TABLE} .drawing [data-area].area-off :is(${named(name)}), ${TABLE} .drawing .area-off:is(${named(name)})`);
  return off?.closest<HTMLElement>(".area-off[data-area]")?.dataset.area?.split(" ")[0] ?? null;
}

/** How far a frame that scrolls must be moved to have a thing in its upper half; null where it is in sight or cannot be. */
export function wayTo(element: Element, frame: Element): { left: number; top: number } | null {
  const [box, view] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  if (box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom) return null;
  const within = (way: number, at: number, most: number): number => Math.max(-at, Math.min(most - at, way));
  const left = within((box.left + box.right - view.left - view.right) / 2, frame.scrollLeft, frame.scrollWidth - frame.clientWidth);
  const top = within((box.top + box.bottom) / 2 - view.top - view.height / 3, frame.scrollTop, frame.scrollHeight - frame.clientHeight);
  return Math.hypot(left, top) < 2 ? null : { left, top };
}

export interface Box {
  x: number; // of the centre
  y: number;
  width: number;
  height: number;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}

/** The score on a player's card: where points fly to. */
export function scoreOf(card: Element): Element {
  return card.querySelector(".score, b") ?? card;
}

/** The shape of a thing as something that can be drawn elsewhere: its outline where it has one, else its box. */
export function outline(element: Element, into: SVGSVGElement): SVGElement {
  const shape = shapeOf(element);
  const frame = into.getScreenCTM()?.inverse();
  if (shape && frame) {
    const copy = shape instanceof SVGUseElement && isSymbol(shape) ? document.createElementNS(shape.namespaceURI!, "rect") as SVGRectElement : shape.cloneNode(false) as SVGGraphicsElement;
    if (shape instanceof SVGUseElement) for (const name of ["x", "y", "width", "height"]) if (shape.hasAttribute(name)) copy.setAttribute(name, shape.getAttribute(name)!);
    const matrix = frame.multiply(shape.getScreenCTM()!);
    for (const { name } of [...copy.attributes]) if (!/^(d|points|x|y|r|rx|ry|cx|cy|width|height|href)$/.test(name)) copy.removeAttribute(name);
    copy.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
    return copy;
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const origin = into.getBoundingClientRect();
  const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  Object.entries({ x: left - origin.left, y: top - origin.top, width, height, rx: 4 }).forEach(([name, value]) => rect.setAttribute(name, String(value)));
  return rect;
}

const isSymbol = ({ href }: SVGUseElement): boolean => !(document.querySelector(href.baseVal) instanceof SVGGeometryElement);

/** An outline that is nearly as large as the thing itself; what a symbol paints may stick out of its square. */
function shapeOf(element: Element): SVGGraphicsElement | null {
  if (!(element instanceof SVGGraphicsElement)) return null;
  if (element instanceof SVGPathElement || element instanceof SVGPolygonElement) return element;
  const { width, height } = element.getBoundingClientRect();
  return (
    [...element.querySelectorAll<SVGGraphicsElement>("path, polygon, rect, use")].find((part) => {
      const square = part instanceof SVGUseElement && isSymbol(part);
      const scale = part.getScreenCTM()!.a;
      const box = square ? { width: part.width.baseVal.value * scale, height: part.height.baseVal.value * scale } : part.getBoundingClientRect();
      return box.width > LARGE * width && box.height > LARGE * height;
    }) ?? null
  );
}

/** A copy of a thing for its way over the board, in the size that it has on the screen. */
export function pictureOf(name: string, board: Element | null, letter: string | null): HTMLElement {
  const frame = document.createElement("div");
  frame.className = "traveller";
  if (letter) frame.dataset.seat = letter;
  const drawn = thing(name, board);
  if (!drawn) {
    frame.innerHTML = `<svg class="of-seat" viewBox="0 0 24 24"><use href="#r-${CSS.escape(name)}" width="24" height="24"/></svg>`;
    return frame;
  }
  const copy = drawn.cloneNode(true) as Element;
  for (const part of [copy, ...copy.querySelectorAll("[id], [tabindex], [role]")]) for (const attribute of ["id", "tabindex", "role", "aria-label", "data-target"]) part.removeAttribute(attribute);
  const { width, height } = drawn.getBoundingClientRect();
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  if (drawn instanceof SVGGraphicsElement && !(drawn instanceof SVGSVGElement)) {
    const { x, y, width: w, height: h } = drawn.getBBox();
    copy.removeAttribute("transform");
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    svg.append(copy);
    frame.append(svg);
  } else frame.append(copy);
  const seat = drawn.closest<HTMLElement>("[data-seat]")?.dataset.seat;
  if (!letter && seat) frame.dataset.seat = seat;
  return frame;
}
