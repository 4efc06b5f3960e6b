/** The place of a board that has the focus: a ring in its own shape, above everything. */
import { make, toDrawing } from "./matrix";
import { TARGET } from "./targets";

const SHAPES = "path, use, circle, rect, polygon, ellipse";

/** Draw the ring of the focused place of a panel, if the keyboard has brought the focus there. */
export function ringFocus(host: Element): void {
  for (const ring of host.querySelectorAll(".focus-ring")) ring.remove();
  const place = document.activeElement?.closest<SVGGraphicsElement>(TARGET);
  const svg = place?.ownerSVGElement;
  if (!place || !svg?.classList.contains("board") || !host.contains(place) || !place.matches(":focus-visible")) return;
  const shape = place.matches(SHAPES) ? place : place.querySelector<SVGGraphicsElement>(SHAPES);
  if (!shape) return;
  const { a, b, c, d, e, f } = toDrawing(shape);
  const ring = make("g", { class: "focus-ring", "aria-hidden": "true", transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})` });
  for (const kind of ["focus-paper", "focus-ink"]) {
    const line = shape.cloneNode(false) as SVGElement;
    for (const name of ["id", "transform", "clip-path", "data-target", "role", "tabindex", "aria-label", "style"]) line.removeAttribute(name);
    line.setAttribute("class", kind);
    ring.append(line);
  }
  svg.append(ring);
}
