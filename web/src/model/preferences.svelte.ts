/** How this browser shows things: theme, motion, the pace of stories, sound and first words, kept between visits. */

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
type Theme = (typeof THEMES)[number];
export const MOTIONS = ["auto", "full", "none"] as const;
type Motion = (typeof MOTIONS)[number];

export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];
export const SWITCHES = ["off", "on"] as const;

const STORED = { theme: "reinos:theme", motion: "reinos:motion", pace: "reinos:pace", sound: "reinos:sound", coaching: "reinos:coaching" };

function stored<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
  const value = localStorage.getItem(key) as T | null;
  return value && allowed.includes(value) ? value : fallback;
}

const quiet = matchMedia("(prefers-reduced-motion: reduce)");
const night = matchMedia("(prefers-color-scheme: dark)");

class Preferences {
  theme = $state<Theme>(stored(STORED.theme, THEMES, "auto"));
  motion = $state<Motion>(stored(STORED.motion, MOTIONS, "auto"));

  pace = $state<Pace>(stored(STORED.pace, PACES, "normal"));
  sound = $state(stored(STORED.sound, SWITCHES, "off") === "on");
  coaching = $state(stored(STORED.coaching, SWITCHES, "on") === "on"); // whether new questions are explained

  constructor() {
    this.apply();
  }

  /** Whether pieces travel. */
  get moving(): boolean {
    return this.motion === "full" || (this.motion === "auto" && !quiet.matches);
  }

  /** Whether the page is dark now, by choice or by the system. */
  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && night.matches);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(STORED.theme, theme);
    this.apply();
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    localStorage.setItem(STORED.motion, motion);
    this.apply();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem(STORED.pace, pace);
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem(STORED.sound, on ? "on" : "off");
  }

  setCoaching(on: boolean): void {
    this.coaching = on;
    localStorage.setItem(STORED.coaching, on ? "on" : "off");
  }

  private apply(): void {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.moving ? "full" : "none";
  }
}

export const preferences = new Preferences();
