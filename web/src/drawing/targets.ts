/** The places of a drawing that can be touched: one stop of the Tab key a panel, arrows between neighbours. */
import type { LabelledChoice } from "../../build/api";

export const TARGET = "[data-target]";
export const LEGAL = ".is-legal";
export const PIECE = ".is-piece"; // what can be taken

/** The places at a point of the screen, the uppermost first: what lies on a place is no obstacle. */
export function placesAt(root: Element, x: number, y: number): string[] {
  const places = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement | SVGElement>(TARGET));
  return places.flatMap((place) => (place && root.contains(place) ? [place.dataset.target!] : []));
}

/** Let the places of drafted choices' alternatives be touched, although the drawing offers them no more. */
export function markAlternatives(host: Element, alternatives: LabelledChoice[]): void {
  for (const { target, label } of alternatives) {
    const place = target === null ? null : host.querySelector<HTMLElement | SVGElement>(`#${CSS.escape(target)}`);
    if (!place || place.dataset.target) continue;
    place.dataset.target = target!;
    place.classList.add("legal");
    place.setAttribute("role", "button");
    place.setAttribute("aria-label", label);
  }
}

/** Mark the legal targets of a panel and let only one of them be a stop of the Tab key. */
export function markTargets(host: Element, legal: Set<string>, rest: boolean): void {
  const targets = [...host.querySelectorAll<HTMLElement | SVGElement>(TARGET)];
  const open = targets.filter((target) => legal.has(target.dataset.target!));
  for (const target of targets) {
    const may = legal.has(target.dataset.target!);
    target.classList.toggle("is-legal", may);
    target.classList.toggle("legal-rest", may && rest);
    target.setAttribute("tabindex", "-1");
    nameByText(target);
    if (may) target.removeAttribute("aria-disabled");
    else target.setAttribute("aria-disabled", "true");
  }
  const stop = open.find((target) => target === document.activeElement) ?? open[0];
  stop?.setAttribute("tabindex", "0");
}

/** Mark the pieces that can be taken and the one in hand, and put out the glow of places where that cannot go. */
export function markHand(host: Element, pieces: Set<string>, hand: string | null): void {
  for (const old of host.querySelectorAll(PIECE)) old.classList.remove("is-piece", "in-hand");
  for (const name of pieces) {
    const piece = host.querySelector(`#${CSS.escape(name)}`);
    piece?.classList.add("is-piece");
    piece?.classList.toggle("in-hand", name === hand);
  }
  for (const glow of host.querySelectorAll<SVGElement>("[data-glow]")) {
    glow.classList.toggle("unlit", !host.querySelector(`[data-target="${CSS.escape(glow.dataset.glow!)}"].is-legal`));
  }
}

/** Where nothing inside is a stop of the Tab key the panel is, so that keys can scroll it. */
export function holdFocus(host: Element): void {
  if (host.querySelector('[tabindex="0"]')) host.removeAttribute("tabindex");
  else host.setAttribute("tabindex", "0");
}

/** A target with words of its own is named by them; the drawing's label describes it. */
function nameByText(target: Element): void {
  const label = target.getAttribute("aria-label");
  if (!label || target.role !== "button" || !(target instanceof HTMLElement) || !target.innerText.trim()) return;
  target.removeAttribute("aria-label");
  target.setAttribute("aria-description", label);
}

/** Move the focus to the nearest legal target in the direction of an arrow key. */
export function stepTo(root: Element, from: Element | null, key: string): boolean {
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>(LEGAL)].filter((target) => target.getClientRects().length);
  const start = from?.closest(LEGAL);
  if (!start) {
    all[0]?.focus();
    return all.length > 0;
  }
  const here = centre(start);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const target of all) {
    const there = centre(target);
    const along = (there.x - here.x) * dx! + (there.y - here.y) * dy!;
    const aside = Math.abs((there.x - here.x) * dy!) + Math.abs((there.y - here.y) * dx!);
    const cost = along + 2 * aside;
    if (target !== start && along > 1 && cost < least) [best, least] = [target, cost];
  }
  best?.focus();
  return best !== null;
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
