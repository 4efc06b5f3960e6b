/** Pieces glide from where they were to where they are: measure before the change, animate after it. */

const TRAVEL = 320; // ms
const STAGGER = 40;
const LONGEST = 600;
const FADE = 120;
const EASE = "cubic-bezier(.45, .05, .2, 1)";

interface Place {
  owner: Element | null; // the drawing that the piece belongs to
  inside: DOMMatrix; // from the piece to its drawing
  onScreen: DOMMatrix;
}

export type Places = Map<string, Place>;

/** Where every piece is now, by id. */
export function places(root: Element): Places {
  return new Map([...root.querySelectorAll(".piece[id]")].map((piece) => [piece.id, place(piece)]));
}

function place(piece: Element): Place {
  if (!(piece instanceof SVGGraphicsElement)) {
    const { left, top } = piece.getBoundingClientRect();
    const matrix = new DOMMatrix([1, 0, 0, 1, left, top]);
    return { owner: null, inside: matrix, onScreen: matrix };
  }
  const owner = piece.ownerSVGElement;
  const onScreen = DOMMatrix.fromMatrix(piece.getScreenCTM() ?? new DOMMatrix());
  const frame = DOMMatrix.fromMatrix(owner?.getScreenCTM() ?? new DOMMatrix());
  return { owner, inside: frame.inverse().multiply(onScreen), onScreen };
}

/** Animate every piece from its old place; new pieces fade in. */
export function glide(root: Element, before: Places, moving: boolean): void {
  let delay = 0;
  for (const piece of root.querySelectorAll(".piece[id]")) {
    const old = before.get(piece.id);
    if (!old) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
      continue;
    }
    const now = place(piece);
    const stayed = old.owner === now.owner;
    const way = stayed ? now.inside.inverse().multiply(old.inside) : now.onScreen.inverse().multiply(old.onScreen);
    if (still(way)) continue;
    if (!moving) {
      piece.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: FADE });
      continue;
    }
    piece.animate([{ transform: way.toString() }, { transform: "matrix(1, 0, 0, 1, 0, 0)" }], {
      duration: TRAVEL,
      delay,
      fill: "backwards",
      easing: EASE,
      composite: "add",
    });
    delay = Math.min(delay + STAGGER, LONGEST - TRAVEL);
  }
}

function still(way: DOMMatrix): boolean {
  const { a, b, c, d, e, f } = way;
  return [a - 1, b, c, d - 1].every((value) => Math.abs(value) < 0.01) && Math.abs(e) + Math.abs(f) < 0.5;
}

/** The view of a drawing changes smoothly, so that its ground moves with its pieces. */
export class View {
  private frame = 0;

  constructor(private readonly svg: () => SVGSVGElement | null) {}

  read(): number[] | null {
    return this.svg()?.getAttribute("viewBox")?.split(" ").map(Number) ?? null;
  }

  slide(from: number[] | null, moving: boolean): void {
    cancelAnimationFrame(this.frame);
    const svg = this.svg();
    const to = this.read();
    if (!svg || !from || !to || !moving || from.every((value, i) => value === to[i])) return;
    const start = performance.now();
    const step = (time: number): void => {
      const part = Math.min(1, Math.max(0, (time - start) / TRAVEL));
      const eased = part * part * (3 - 2 * part);
      svg.setAttribute("viewBox", to.map((value, i) => from[i]! + (value - from[i]!) * eased).join(" "));
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    step(start);
  }
}
