import type { Thing } from "#lib/planning/coverage/reading/story.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import type { SightRow } from "#lib/planning/coverage/table-schema.ts";
import type { Filler } from "./fill.ts";

/** The row of a thing: by its whole name first, then by the noun alone. */
export function sightOf(thing: Thing | null, { table }: Filler): SightRow | null {
  if (thing === null || thing.phrase.by === "pronoun" || thing.phrase.measures) return null;
  const core = thing.core.toLowerCase();
  if (thing.phrase.compounded) return table.sights.find(core);
  const words = core.split(/\s+/u);
  // The noun alone stands last, or first where adjectives follow it.
  const bare = table.grammar.adjectives_follow ? words[0] : words.at(-1);
  const asked = [core, thing.head.toLowerCase(), table.grammar.script === "cjk" ? "" : (bare ?? "")];
  for (const form of asked) {
    const row = form === "" ? null : table.sights.find(form);
    if (row !== null) return row;
  }
  return null;
}

/** What is seen of a thing when it is near; null where the tables know nothing of it that is not said yet. */
export function nearWords(thing: Thing | null, filler: Filler, key: string): string | null {
  const fresh = (sightOf(thing, filler)?.near ?? []).filter((line) => !filler.used.has(line));
  if (thing === null || fresh.length === 0) return null;
  const line = filler.dice.pick(fresh, key);
  filler.used.add(line);
  return `${line.replace(/[.。।]$/u, "")}${filler.table.grammar.end}`;
}

/** The same under the name of the thing. */
export function nearLine(thing: Thing | null, filler: Filler, key: string): string | null {
  const words = nearWords(thing, filler, key);
  if (thing === null || words === null) return null;
  const { grammar, language } = filler.table;
  const colon = grammar.script === "cjk" ? "：" : language === "fr" ? " : " : ": ";
  const said = `${thing.known}${colon}${words}`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Of things known by their names alone the first that can be looked at in a way that a text does not tell yet. */
export function sightOutside(names: readonly string[], table: LanguageTable, told: string): string | null {
  const { grammar, language } = table;
  const colon = grammar.script === "cjk" ? "：" : language === "fr" ? " : " : ": ";
  for (const name of names) {
    const low = name.toLowerCase();
    const words = low.split(/\s+/u);
    const row =
      table.sights.find(low) ?? table.sights.find((grammar.adjectives_follow ? words[0] : words.at(-1)) ?? "");
    const line = row?.near.find((each) => !told.includes(each.replace(/[.。।]$/u, "")));
    if (line !== undefined) return `${name}${colon}${line.replace(/[.。।]$/u, "")}${grammar.end}`;
  }
  return null;
}
