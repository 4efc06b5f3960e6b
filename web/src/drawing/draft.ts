/** What a draft changed in a drawing, and how it is marked: dashed and gold, never solid; what the coach shows, lapis. */
import type { Panels } from "../../build/api";
import { make, toDrawing } from "./matrix";
import { PANEL_NAMES } from "./panels";

/** Ids of the pieces that are drawn otherwise than before the draft. */
export function changedPieces(before: Panels | null, after: Panels): Set<string> {
  if (!before) return new Set();
  const old = pieces(before);
  return new Set([...pieces(after)].filter(([id, drawn]) => old.get(id) !== drawn).map(([id]) => id));
}

/** Every piece with its own markup and the place that holds it. */
function pieces(panels: Panels): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of PANEL_NAMES) {
    const template = document.createElement("template");
    template.innerHTML = panels[name]?.body ?? "";
    for (const piece of template.content.querySelectorAll(".piece[id]")) {
      const holder = piece.parentElement?.closest("[id]")?.id ?? "";
      found.set(piece.id, `${name} ${holder} ${piece.outerHTML}`);
    }
  }
  return found;
}

interface Badge {
  ghost: boolean; // it is the coach's move, not the player's
  gain: string | null; // points that the draft brings, in words
  turns: Set<string>; // the pieces that another choice at the same place would turn
}

/** Mark the drafted pieces and the drafted place of one panel; marks vanish with the next morph. */
export function markDraft(host: Element, changed: Set<string>, target: string | null, badge: Badge): void {
  if (target !== null) {
    for (const place of host.querySelectorAll(`[data-target="${CSS.escape(target)}"], #${CSS.escape(target)}`)) {
      place.classList.add(badge.ghost ? "hinted" : "drafted");
    }
  }
  let { gain } = badge; // once, at the last piece
  for (const id of [...changed].reverse()) {
    const piece = host.querySelector(`#${CSS.escape(id)}`);
    if (!piece) continue;
    piece.classList.toggle("coached", badge.ghost);
    const svg = piece instanceof SVGGraphicsElement ? piece.ownerSVGElement : null;
    if (svg?.classList.contains("board")) {
      ring(svg, piece as SVGGraphicsElement, gain, badge.turns.has(id), badge.ghost);
      gain = null;
    }
    else piece.parentElement?.closest("[id]")?.classList.add(badge.ghost ? "hinted" : "drafted");
  }
}

function ring(svg: SVGSVGElement, piece: SVGGraphicsElement, gain: string | null, turns: boolean, ghost: boolean): void {
  const edge = piece.querySelector<SVGGraphicsElement>(":scope > .outline") ?? piece; // what a tile is drawn with may reach over its edge
  const box = edge.getBBox();
  const way = toDrawing(edge);
  const corner = new DOMPoint(box.x, box.y).matrixTransform(way);
  const end = new DOMPoint(box.x + box.width, box.y + box.height).matrixTransform(way);
  const [x, y] = [Math.min(corner.x, end.x), Math.min(corner.y, end.y)];
  const [width, height] = [Math.abs(end.x - corner.x), Math.abs(end.y - corner.y)];
  const mark = make("g", { class: `draft-mark${turns ? " turns" : ""}${ghost ? " coached" : ""}` });
  const line = { x, y, width, height, rx: 8 };
  mark.append(make("rect", { class: "draft-case", ...line }), make("rect", { class: "draft-line", ...line }));
  if (turns) {
    const [cx, cy] = [x + width / 2, y + height / 2];
    mark.append(
      make("circle", { class: "draft-turn", cx, cy, r: 25 }),
      make("use", { href: "#r-ui-rotate", x: cx - 14, y: cy - 14, width: 28, height: 28 }),
    );
  }
  if (gain) {
    const wide = 26 + 17 * gain.length;
    const text = make("text", { class: "draft-gain", x: x + width - 18, y: y + 10 });
    text.textContent = gain;
    mark.append(
      make("rect", { class: "draft-plate", x: x + width - 18 - wide / 2, y: y - 22, width: wide, height: 44, rx: 22 }),
      text,
    );
  }
  svg.append(mark);
}
