/** The client's own words: Fluent, Spanish and English, chosen by the browser and switchable. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "./en.ftl?raw";
import es from "./es.ftl?raw";

const SOURCES = { es, en };
export type Language = keyof typeof SOURCES;
export const LANGUAGES: Record<Language, string> = { es: "Español", en: "English" };
const STORED = "reinos:language";

const bundles = Object.fromEntries(
  Object.entries(SOURCES).map(([code, source]) => {
    const bundle = new FluentBundle(code, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    return [code, bundle];
  }),
) as Record<Language, FluentBundle>;

const known = (code: string): code is Language => code in SOURCES;

function preferred(): Language {
  const wanted = [localStorage.getItem(STORED) ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find(known) ?? "es";
}

class Words {
  code = $state<Language>(preferred());

  choose(code: Language): void {
    this.code = code;
    localStorage.setItem(STORED, code);
    document.documentElement.lang = code;
  }
}

export const language = new Words();
document.documentElement.lang = language.code;

/** A message in the language in use. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = bundles[language.code];
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, args) : id;
}

/** A number as the language writes it. */
export const figure = (value: number, decimals = 0): string =>
  value.toLocaleString(language.code, { maximumFractionDigits: decimals });


/** How many can play: "2 a 5", "2 jugadores". */
export function playerCounts(counts: number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? t("players-exactly", { count: most }) : t("players-range", { least, most });
}

/** Names one after another: "Ana, Luis y Marta". */
export const listing = (names: string[]): string =>
  new Intl.ListFormat(language.code, { type: "conjunction" }).format(names);
