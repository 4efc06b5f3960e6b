/** How long things take: every time is a token times the pace. */
import type { Cue } from "../../build/api";
import type { Pace } from "../model/preferences.svelte";

export const PACE: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };
export const TRAVEL = 760; // ms of a piece at most
export const FLIGHT = 520; // of points
export const FALL = 420;
export const BACKS = 350; // cards lie face down
export const TURN = 420;
export const STAGGER = 90;
const MOST_STAGGERED = 6;
const ROLL = 700;
const COUNT = 700;

const READING = { start: 500, letter: 42, least: 1100, most: 4200 };
const LONG = { ms: 30_000, cues: 10 }; // a longer story plays fast after so many cues

export const SUMMARY = { start: 1200, row: 500 }; // of a scoring
export const PAN = 360; // of the camera

export const stagger = (n: number): number => STAGGER * Math.min(n, MOST_STAGGERED);

/** ms in which a caption is read. */
export const reading = (text: string): number => Math.max(READING.least, Math.min(READING.most, READING.start + READING.letter * text.length));

/** ms of all that moves in a cue. */
export function motion(cue: Cue): number {
  const dice = Math.max(0, ...cue.dice.map(({ faces }) => faces.length));
  return (
    (cue.moves.length ? TRAVEL + stagger(cue.moves.reduce((sum, { count }) => sum + count - 1, cue.moves.length - 1)) : 0) +
    (dice ? ROLL + STAGGER * dice : 0) +
    (cue.reveals.length ? BACKS + TURN : 0) +
    (cue.gains.length ? FLIGHT + COUNT + stagger(cue.gains.length - 1) : 0) +
    (cue.losses.length ? FALL : 0)
  );
}

/** ms of each cue of a story. */
export function durations(cues: Cue[], pace: Pace, moving: boolean): number[] {
  const own = cues.map((cue) => Math.max(reading(`${cue.caption} ${cue.detail}`), moving ? motion(cue) : 0) * PACE[pace] * (cue.mine ? 0.5 : 1));
  const long = own.reduce((sum, ms) => sum + ms, 0) > LONG.ms;
  return own.map((ms, i) => (long && i >= LONG.cues ? Math.min(ms, (ms * PACE.fast) / PACE[pace]) : ms));
}
