/** What happens around a table's drawing whenever it changes. Both are called while a component is set up. */
import { untrack } from "svelte";
import type { Panels, State } from "../../build/api";
import { preferences } from "../model/preferences.svelte";
import { glide, places, View, type Places } from "./glide";
import { LEGAL } from "./targets";

/** Pieces glide, unless a story moves them: measured before the drawing changes, animated after it. */
export function glidePieces(root: () => HTMLElement | undefined, panels: () => Panels, told: () => boolean): void {
  let before: Places = new Map();
  let viewBefore: number[] | null = null;
  const view = new View(() => root()?.querySelector<SVGSVGElement>(".stage-drawing svg.board") ?? null);
  $effect.pre(() => {
    const place = root();
    if (!panels().stage || !place) return;
    before = places(place);
    viewBefore = view.read();
  });
  $effect(() => {
    if (!panels().stage) return;
    if (before.size && !untrack(told)) {
      view.slide(viewBefore, preferences.moving);
      glide(root()!, before, preferences.moving);
    }
    before = new Map();
  });
}

/** A place that was chosen is drawn no more: the focus goes on to what comes next. */
export function passFocusOn(root: () => HTMLElement | undefined, now: () => State): void {
  let onBoard = false;
  $effect.pre(() => {
    const focused = document.activeElement;
    if (now().draft && root()) onBoard = focused !== document.body && focused?.closest(".drawing") !== null;
  });
  $effect(() => {
    const { draft, can_confirm: ready } = now();
    if (!onBoard || !draft || document.activeElement !== document.body) return;
    root()!.querySelector<HTMLElement>(ready ? ".prompt .primary" : LEGAL)?.focus();
  });
}
