/** The words of docs/protocol.md as types. */

export interface Session { name: string; language: string }

export interface Panel { body: string; width: number; height: number; html: boolean }

export interface OptionValue { value: OptionSetting; label: string }
export type OptionSetting = string | number | boolean;
export interface GameOption { name: string; label: string; values: OptionValue[]; default: OptionSetting; players?: number[] | null }
export interface Preset { name: string; label: string; options: Record<string, OptionSetting> }

export interface GameSummary {
  name: string;
  title: string;
  tagline: string;
  players: number[];
  options: GameOption[];
  presets: Preset[];
  reconstructed: string | null;
  emblem?: string | null;
  minutes?: number | null;
  cover?: Panel | null;
}
export interface GamePage extends GameSummary { help: { title: string; text: string }[] }

export interface Bot { name: string; label: string; about: string; game?: string | null }

export type Status = "waiting" | "playing" | "over";
export type SeatKind = "me" | "person" | "bot" | "open" | "link";

export interface TableSummary {
  id: string;
  code: string;
  game: string;
  title: string;
  status: Status;
  seats: { name: string; kind: SeatKind; letter: string }[];
  players: number;
  your_turn: boolean;
  updated: string;
}
export interface Tables { mine: TableSummary[]; open: TableSummary[]; running: TableSummary[] }

export interface Vital { icon: string; text: string; label: string }
export interface Card { score: string; note: string; picture: string | null; vitals: Vital[] }

export interface Seat {
  seat: number;
  letter: string;
  name: string;
  kind: SeatKind;
  bot: string | null;
  online: boolean;
  to_act: boolean;
  ready: boolean;
  points: number | null;
  rank: number | null;
  invite?: string | null;
  card: Card | null;
}

export interface Choice { id: number; kind: string; label: string; target: string | null }
export interface LogRow { n: number; round: string | null; seat: number | null; text: string; yours: boolean }
export interface ChatLine { id: number; name: string; seat: number | null; text: string; at: string }

export const PANEL_NAMES = ["stage", "offer", "tray"] as const;
export type PanelName = (typeof PANEL_NAMES)[number];
export type Panels = Record<PanelName, Panel | null>;

export interface TableState {
  id: string;
  code: string;
  game: string;
  title: string;
  language: string;
  status: Status;
  version: number;
  revision: number;
  frozen: boolean;
  oldest: number; // the first moment that can be looked at
  options: { name: string; label: string; value: string; text: string }[];
  commitment: string;
  seed?: string | null;
  me: { seats: number[]; seat: number | null; host: boolean; lent: number[] };
  seats: Seat[];
  turn_order: number[];
  round: { label: string; now: number; of: number | null } | null;
  panels: Panels;
  prompt: string;
  waiting_for: number[];
  decision: string | null;
  legal: Choice[];
  draft: Choice[];
  can_confirm: boolean;
  confirm_label: string;
  barrier: string | null;
  log: LogRow[];
  recap: string[];
  chat: ChatLine[];
  notes: string;
  curtain: boolean;
  rematch: string | null;
}

export interface Podium { seat: number; name: string; letter: string; rank: number; points: number }
export interface Result {
  podium: Podium[];
  sentence: string;
  sources: { label: string; points: number[] }[];
  course: { n: number; points: number[] }[];
}

export interface HintOption { id: number; label: string; value: number; share: number; win: number | null; reason: string }
export interface Hint { name: string; bot: string; options: HintOption[] }

export interface SeatRequest { kind: "me" | "open" | "link" | "bot"; bot?: string; name?: string }
