/** The named areas of a drawing, one of which a phone shows at a time: data-area says to which ones a part belongs. */
import { PANEL_NAMES, type PanelName } from "./panels";
import { LEGAL } from "./targets";

export interface Area {
  name: string;
  title: string;
  panel: PanelName;
  legal: boolean; // something there can be chosen
  now: boolean; // the game is busy there
}

type Part = HTMLElement | SVGElement;
const PART = "[data-area]";

/** The areas in the order of the drawing. */
export function areasOf(root: Element): Area[] {
  const legal = new Set([...root.querySelectorAll(LEGAL)].map((place) => place.closest<Part>(PART)?.dataset.area));
  return [...root.querySelectorAll<Part>("[data-area-title]")].map((part) => ({
    name: part.dataset.area!,
    title: part.dataset.areaTitle!,
    panel: PANEL_NAMES.find((panel) => part.closest(`.${panel}-drawing`)) ?? "stage",
    legal: legal.has(part.dataset.area),
    now: part.dataset.areaNow !== undefined,
  }));
}

/** The area to go to for a question: one where something can be chosen, or else where the game is busy. */
export function areaFor(areas: Area[], here: string | null): string | null {
  const best = areas.some(({ legal }) => legal) ? areas.filter(({ legal }) => legal) : areas.filter(({ now }) => now);
  return best.length && !best.some(({ name }) => name === here) ? best[0]!.name : here;
}

/** Mark the parts of a panel that belong to other areas than the one shown. */
export function markArea(host: Element, shown: string | null): void {
  for (const part of host.querySelectorAll<Part>(PART)) {
    part.classList.toggle("area-off", shown !== null && !part.dataset.area!.split(" ").includes(shown));
  }
  host.classList.toggle("area-off", host.firstElementChild?.classList.contains("area-off") ?? false);
}
