/** A text as pieces: words, numbers of rules such as (RE-10.1, RE-11), terms that are explained. */
import type { Term } from "../../build/api";

export interface Piece {
  text: string;
  cited?: boolean;
  about?: string; // what the term means
}

const CITED = / ?\(([A-Z]{2}-\d[^()]*)\)/;
export const NUMBER = /([A-Z]{2}-\d+(?:\.\d+)*)/;

/** Every term once: those that were explained before are `known`. */
export function pieces(text: string, terms: Term[] = [], known = new Set<Term>()): Piece[] {
  return text.split(CITED).flatMap((part, i) => (i % 2 ? [{ text: part, cited: true }] : explained(part, terms, known)));
}

function explained(text: string, terms: Term[], known: Set<Term>): Piece[] {
  const forms = new Map(terms.filter((term) => !known.has(term)).flatMap((term) => term.forms.map((form) => [form.toLowerCase(), term] as const)));
  if (!forms.size) return [{ text }];
  const longest = [...forms.keys()].sort((one, other) => other.length - one.length).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const found = new RegExp(`(?<!\\p{L})(${longest.join("|")})(?!\\p{L})`, "iu").exec(text);
  if (!found) return [{ text }];
  const term = forms.get(found[1]!.toLowerCase())!;
  known.add(term);
  const end = found.index + found[1]!.length;
  return [{ text: text.slice(0, found.index) }, { text: found[1]!, about: term.about }, ...explained(text.slice(end), terms, known)];
}

/** How closely a citation is about a rule: names it, names a range or a section with it, is of its section; 0: not at all. */
export function closeness(cited: string, rule: string): number {
  return Math.max(
    ...cited.split(",").map((part) => {
      const [first, last] = [...part.matchAll(new RegExp(NUMBER, "g"))].map((found) => found[1]!);
      if (!first || first.slice(0, 2) !== rule.slice(0, 2)) return 0;
      if (first === rule || last === rule) return 4;
      if (last && order(first, rule) < 0 && order(rule, last) < 0) return 3;
      if (rule.startsWith(`${first}.`) || first.startsWith(`${rule}.`)) return 2;
      return first.split(".")[0] === rule.split(".")[0] ? 1 : 0;
    }),
  );
}

function order(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
