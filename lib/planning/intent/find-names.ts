import type { NameKind } from "./tag-english.ts";
import type { Unit } from "./units.ts";

const cased = new Set(["en", "es", "fr", "pt", "it", "nl", "ru", "uk", "pl", "tr", "sv", "da", "no"]);
const capital = /^\p{Lu}[\p{Ll}\p{M}]/u;

/** Names as written: capitals inside a sentence, and what the English tagger takes for one. German nouns are not names. */
export function findNames(
  raw: string,
  language: string,
  units: readonly Unit[],
  tagged: ReadonlyMap<number, NameKind>,
  ordered: (unit: Unit) => boolean,
): string[] {
  const names: string[] = [];
  let open: { start: number; end: number } | null = null;
  const close = () => {
    if (open !== null) names.push(raw.slice(open.start, open.end));
    open = null;
  };
  for (const [index, unit] of units.entries()) {
    const text = raw.slice(unit.start, unit.end);
    const opens = index === 0 || units[index - 1]?.sentence !== unit.sentence;
    const follows = !unit.gap && units[index + 1] !== undefined;
    const doubled = follows && capital.test(raw.slice(units[index + 1]?.start, units[index + 1]?.end));
    const kind = tagged.get(unit.start);
    const sure = kind !== undefined && kind !== "other" && kind !== "month" && unit.named;
    const named =
      (sure || capital.test(text)) &&
      !ordered(unit) &&
      unit.kind !== "grammar" &&
      (kind !== undefined ||
        (cased.has(language) && (!opens || (doubled && unit.kind === "unknown"))) ||
        (language === "de" && unit.kind === "unknown" && doubled));
    if (!named) {
      close();
      continue;
    }
    if (open === null || unit.gap) {
      close();
      open = { start: unit.start, end: unit.end };
    } else open = { start: (open as { start: number }).start, end: unit.end };
  }
  close();
  return [...new Set(names)];
}
