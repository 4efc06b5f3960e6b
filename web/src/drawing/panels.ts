/** The drawings of which a table consists. */
import type { Panels } from "../../build/api";

export type PanelName = keyof Panels;
export const PANEL_NAMES: PanelName[] = ["stage", "offer", "tray"];
