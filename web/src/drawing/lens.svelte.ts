/** How near the board is looked at. Buttons, keys, the wheel and two fingers change it; one finger or a drag moves it. */
import { setNames } from "./labels";
import { LEGAL, TARGET } from "./targets";

const NEAREST = 5;
const STEP = 1.4; // of a button or a key
const READABLE = 11; // px of the smallest letters
const TOUCHABLE = 44; // px of the smallest place
const NEARER = 1.05; // less is not worth a button
const DRAG = 6; // px that a press may move and still be a click
const WHEEL = { notch: 0.002, pinch: 0.01 }; // a touchpad's pinch comes as a wheel with Ctrl, in small steps
const NOW = "[data-now]"; // where the game is busy, although nothing can be chosen there
const PHONE = matchMedia("(max-width: 799px)");

interface Point {
  x: number;
  y: number;
}

export class Lens {
  zoom = $state(1); // 1: the whole board
  useful = $state(false); // while the whole board shows, something is too small to read or to touch
  private host: HTMLElement | null = null;
  private scale = 0; // px of the screen for a unit of the board: it stays when the frame changes
  private own = false; // somebody has zoomed; until then a phone shows the board so near that it can be read and touched
  private shown = false; // what can be chosen has been brought into sight once
  private pinch: { apart: number; zoom: number; at: Point } | null = null;
  private press: Point | null = null;

  get nearest(): boolean {
    return this.zoom >= NEAREST;
  }

  /** Look through the lens at the drawing inside an element that scrolls. */
  attach = (host: HTMLElement): (() => void) => {
    this.host = host;
    const gone = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(name: K, action: (event: HTMLElementEventMap[K]) => void): void =>
      host.addEventListener(name, action, { passive: false, signal: gone.signal });
    on("wheel", (event) => this.wheel(event));
    on("touchstart", (event) => this.fingers(event));
    on("touchmove", (event) => this.fingers(event));
    on("touchend", (event) => this.fingers(event));
    on("pointerdown", (event) => this.grasp(event));
    addEventListener("pointermove", (event) => this.drag(event), { signal: gone.signal });
    addEventListener("pointerup", () => this.release(), { signal: gone.signal });
    const size = new ResizeObserver(() => this.settle());
    size.observe(host);
    return () => {
      gone.abort();
      size.disconnect();
      this.host = null;
    };
  };

  nearer(): void {
    this.change(this.zoom * STEP);
  }

  farther(): void {
    this.change(this.zoom / STEP);
  }

  whole(): void {
    this.change(1);
  }

  /** After the drawing or its frame has changed: the right size, and what can be chosen in sight. */
  settle(smooth = false): void {
    if (!this.board || !this.host?.clientWidth) return;
    if (!PHONE.matches && !this.own) this.zoom = 1;
    else if (this.zoom > 1) this.zoom = Math.max(1, this.scale / this.fit());
    this.resize();
    const readable = this.readable();
    this.useful = Math.max(readable, this.touchable(TARGET)) > NEARER;
    if (!PHONE.matches) return;
    if (!this.own) this.zoomTo(Math.max(this.zoom, readable, this.touchable(LEGAL)));
    this.reveal(smooth);
  }

  private get board(): SVGSVGElement | null {
    return this.host?.querySelector<SVGSVGElement>(":scope > svg.board") ?? null;
  }

  private get centre(): Point {
    const { left, top, width, height } = this.host!.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  private change(zoom: number, at?: Point): void {
    this.own = true;
    this.zoomTo(zoom, at);
  }

  /** Zoom, and keep a point of the screen over the same point of the board. */
  private zoomTo(zoom: number, at: Point = this.centre): void {
    const { board, host } = this;
    const before = board?.getScreenCTM();
    if (!board || !host || !before) return;
    const place = new DOMPoint(at.x, at.y).matrixTransform(before.inverse());
    this.zoom = Math.max(1, Math.min(NEAREST, zoom));
    this.scale = this.zoom * this.fit();
    this.resize();
    const after = place.matrixTransform(board.getScreenCTM()!);
    host.scrollBy(after.x - at.x, after.y - at.y);
  }

  /** The scale at which the whole board shows. */
  private fit(): number {
    const { width, height } = this.board!.viewBox.baseVal;
    const { paddingLeft, paddingTop } = getComputedStyle(this.host!);
    const [wide, high] = [this.host!.clientWidth - 2 * parseFloat(paddingLeft), this.host!.clientHeight - 2 * parseFloat(paddingTop)];
    return Math.min(wide / width, high / height);
  }

  /** The board's size on the screen; the variables stand on the host, since a morph would take them off the board. */
  private resize(): void {
    const { width, height } = this.board!.viewBox.baseVal;
    const scale = this.zoom * this.fit();
    this.host!.toggleAttribute("data-near", this.zoom > 1);
    this.host!.style.setProperty("--board-width", `${width * scale}px`);
    this.host!.style.setProperty("--board-height", `${height * scale}px`);
    setNames(this.board!);
  }

  /** The zoom at which the smallest letters can be read. */
  private readable(): number {
    return this.zoomFor("text", READABLE, (text) => {
      const { a, b } = (text as SVGGraphicsElement).getScreenCTM()!;
      return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    });
  }

  /** The zoom at which the smallest of some places can be touched. */
  private touchable(places: string): number {
    return this.zoomFor(places, TOUCHABLE, (place) => {
      const { width, height } = place.getBoundingClientRect();
      return Math.min(width, height);
    });
  }

  /** The zoom that makes everything of a kind as large as that on the screen. */
  private zoomFor(kind: string, least: number, size: (element: Element) => number): number {
    const shown = [...this.board!.querySelectorAll(kind)].filter((element) => element.getClientRects().length);
    const smallest = Math.min(...shown.map(size).filter((found) => found > 0));
    return Math.max(1, Math.min(NEAREST, (this.zoom * least) / smallest));
  }

  /** Bring what can be chosen, or else what it is about, into sight, unless some of it is. */
  private reveal(smooth: boolean): void {
    const { host } = this;
    if (!host || this.zoom === 1) return;
    const places = [...host.querySelectorAll(LEGAL)];
    const boxes = (places.length ? places : [...host.querySelectorAll(NOW)]).map((place) => place.getBoundingClientRect());
    const frame = host.getBoundingClientRect();
    const seen = this.shown && boxes.some((box) => inside(box, frame));
    if (!boxes.length || seen) return;
    this.shown = true;
    const x = (Math.min(...boxes.map((box) => box.left)) + Math.max(...boxes.map((box) => box.right))) / 2;
    const y = (Math.min(...boxes.map((box) => box.top)) + Math.max(...boxes.map((box) => box.bottom))) / 2;
    host.scrollBy({ left: x - this.centre.x, top: y - this.centre.y, behavior: smooth ? "smooth" : "instant" });
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const step = event.deltaY * (event.ctrlKey ? WHEEL.pinch : WHEEL.notch);
    this.change(this.zoom * Math.exp(-step), { x: event.clientX, y: event.clientY });
  }

  private fingers(event: TouchEvent): void {
    const [one, two] = event.touches;
    if (!one || !two || !this.host) {
      this.pinch = null;
      return;
    }
    event.preventDefault();
    const at = { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
    const apart = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    this.pinch ??= { apart, zoom: this.zoom, at };
    this.host.scrollBy(this.pinch.at.x - at.x, this.pinch.at.y - at.y);
    this.pinch.at = at;
    this.change((this.pinch.zoom * apart) / this.pinch.apart, at);
  }

  private grasp(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button === 0 && this.zoom > 1) this.press = { x: event.clientX, y: event.clientY };
  }

  private drag(event: PointerEvent): void {
    const { host, press } = this;
    if (!host || !press) return;
    const dragged = host.hasAttribute("data-dragged");
    if (!dragged && Math.hypot(event.clientX - press.x, event.clientY - press.y) < DRAG) return;
    host.toggleAttribute("data-dragged", true);
    host.scrollBy(press.x - event.clientX, press.y - event.clientY);
    this.press = { x: event.clientX, y: event.clientY };
  }

  /** The end of a drag is no click. */
  private release(): void {
    const { host } = this;
    this.press = null;
    if (!host?.hasAttribute("data-dragged")) return;
    const swallow = (event: Event): void => event.stopPropagation();
    host.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => {
      host.removeEventListener("click", swallow, { capture: true });
      host.removeAttribute("data-dragged");
    });
  }
}

function inside(box: DOMRect, frame: DOMRect): boolean {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}
