/** Names on a map: large enough to read, and none over another one or over a piece; where there is no room they hide. */

const LEAST = 10.5; // px of letters on the screen
const NAMES = "text.b-name, text.b-town, text.b-sealabel";
const FIRST = ".on, .may"; // names that matter now
const DETAIL = ".b-detail"; // they hide rather than grow
const AIR = 0.22; // of a line's height, above and below its letters

/** Set the names of a board for the size at which it is shown. */
export function setNames(board: SVGSVGElement): void {
  const scale = board.getScreenCTM()?.a ?? 0;
  if (!scale) return;
  const names = [...board.querySelectorAll<SVGTextElement>(NAMES)];
  for (const name of names) {
    name.style.removeProperty("font-size");
    name.removeAttribute("data-hidden");
  }
  const small = names.filter((name) => parseFloat(getComputedStyle(name).fontSize) * scale < LEAST - 0.05);
  for (const name of small) {
    if (name.matches(DETAIL)) name.dataset.hidden = "";
    else name.style.fontSize = `${LEAST / scale}px`;
  }
  const taken = [...board.querySelectorAll(".piece, .b-fixed")].map((piece) => piece.getBoundingClientRect());
  const shown = names.filter((name) => name.dataset.hidden === undefined);
  for (const name of [...shown.filter((name) => name.matches(FIRST)), ...shown.filter((name) => !name.matches(FIRST))]) {
    const box = letters(name);
    if (!name.matches(FIRST) && taken.some((other) => meet(box, other))) name.dataset.hidden = "";
    else taken.push(box);
  }
}

function letters(name: SVGTextElement): DOMRect {
  const { x, y, width, height } = name.getBoundingClientRect();
  const air = (AIR * height) / (1 + name.querySelectorAll("tspan[dy]").length);
  return new DOMRect(x + 1, y + air, width - 2, height - 2 * air);
}

function meet(a: DOMRect, b: DOMRect): boolean {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
}
