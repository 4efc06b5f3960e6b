/** Tables as files for a spreadsheet. */
import { give } from "./give";

export type Cell = string | number;

/** Comma-separated rows as RFC 4180 has them. */
export function csv(rows: Cell[][]): string {
  return rows.map((row) => `${row.map(written).join(",")}\r\n`).join("");
}

/** A spreadsheet would run text that begins like a formula: an apostrophe keeps it text. */
function written(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Give the user a table as a file. */
export function download(name: string, text: string): void {
  const mark = "\uFEFF"; // spreadsheets take the file for UTF-8
  give(name, new Blob([mark, text], { type: "text/csv;charset=utf-8" }));
}
