/** A piece is picked up, carried over the board and put down: with the mouse, a finger or a pen. */
import { PIECE, placesAt } from "./targets";

const START = 8; // px that a press may move and still be a click
const ABOVE = 44; // px that a piece floats above a finger

export interface Hand {
  take: (piece: string) => void;
  told: (place: string) => string | null; // what putting it there would do; null where it cannot be put
  put: (place: string) => void;
  drop: () => void;
}

/** Let pieces inside an element be carried; gives back how to stop that. */
export function carry(root: HTMLElement, hand: Hand): () => void {
  let press: { place: HTMLElement | SVGElement; x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  const gone = new AbortController();
  const options = { signal: gone.signal };

  const under = ({ clientX, clientY }: PointerEvent): string => placesAt(root, clientX, clientY).find((place) => hand.told(place) !== null) ?? "";

  const end = (): void => {
    ghost?.remove();
    [ghost, press] = [null, null];
  };

  root.addEventListener(
    "pointerdown",
    (event) => {
      const place = (event.target as Element).closest<HTMLElement | SVGElement>(PIECE);
      if (event.button === 0 && place) press = { place, x: event.clientX, y: event.clientY };
    },
    options,
  );

  addEventListener(
    "pointermove",
    (event) => {
      if (!press) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < START) return;
        hand.take(press.place.id);
        ghost = image(press.place);
      }
      const lift = event.pointerType === "touch" ? ABOVE : 0;
      ghost.style.translate = `${event.clientX}px ${event.clientY - lift}px`;
      const told = hand.told(under(event));
      ghost.classList.toggle("over", told !== null);
      ghost.querySelector(".carried-note")!.textContent = told ?? "";
    },
    options,
  );

  addEventListener(
    "pointerup",
    (event) => {
      if (!ghost) {
        press = null;
        return;
      }
      const place = under(event);
      if (hand.told(place) !== null) hand.put(place);
      else hand.drop();
      end();
      const swallow = (click: Event): void => click.stopPropagation(); // the end of a drag is no click
      root.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => root.removeEventListener("click", swallow, { capture: true }));
    },
    options,
  );

  addEventListener(
    "pointercancel",
    () => {
      if (ghost) hand.drop();
      end();
    },
    options,
  );

  return () => {
    gone.abort();
    end();
  };
}

/** What is carried: a copy of the piece, and room for what would happen. */
function image(place: HTMLElement | SVGElement): HTMLElement {
  const { width, height } = place.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "carried";
  ghost.ariaHidden = "true";
  const copy = place.cloneNode(true) as HTMLElement;
  for (const named of [copy, ...copy.querySelectorAll("[id], [data-target]")]) {
    named.removeAttribute("id");
    named.removeAttribute("data-target");
  }
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
  const note = document.createElement("p");
  note.className = "carried-note";
  const seat = place.closest<HTMLElement>("[data-seat]")?.dataset.seat;
  if (seat) ghost.dataset.seat = seat;
  ghost.append(copy, note);
  document.body.append(ghost);
  return ghost;
}
