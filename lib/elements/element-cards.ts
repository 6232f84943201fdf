import { z } from "#schema";
import ar from "#data/elements/names/ar.json" with { type: "json" };
import de from "#data/elements/names/de.json" with { type: "json" };
import en from "#data/elements/names/en.json" with { type: "json" };
import es from "#data/elements/names/es.json" with { type: "json" };
import fr from "#data/elements/names/fr.json" with { type: "json" };
import hi from "#data/elements/names/hi.json" with { type: "json" };
import it from "#data/elements/names/it.json" with { type: "json" };
import ja from "#data/elements/names/ja.json" with { type: "json" };
import ko from "#data/elements/names/ko.json" with { type: "json" };
import pt from "#data/elements/names/pt.json" with { type: "json" };
import zh from "#data/elements/names/zh.json" with { type: "json" };
import type { ElementCard } from "#lib/contract/element.ts";
import { elementRows } from "./element-rows.ts";

const file = z.record(z.string(), z.array(z.string()).min(1));

const files: Readonly<Record<string, unknown>> = { ar, de, en, es, fr, hi, it, ja, ko, pt, zh };

/**
 * The names of one language by element id. Throws with language and name where a row is unknown, a name is not in
 * lower case, or it stands for two elements.
 */
export function namesOf(language: string, content: unknown, ids: ReadonlySet<string>): Record<string, string[]> {
  const wrong = (what: string): never => {
    throw new Error(`data/elements/names/${language}.json: ${what}`);
  };
  const { success, data, error } = file.safeParse(content);
  if (!success) return wrong(z.prettifyError(error));
  const meant = new Map<string, string>();
  for (const [id, names] of Object.entries(data)) {
    if (!ids.has(id)) wrong(`there is no element ${id}`);
    for (const name of names) {
      if (name === "" || name !== name.trim().toLowerCase()) wrong(`${name} must be lower case`);
      const other = meant.get(name);
      if (other !== undefined) wrong(`${name} stands for ${other} and ${id}`);
      meant.set(name, id);
    }
  }
  return data;
}

const ids = new Set(elementRows.map(({ id }) => id));
const byLanguage = Object.entries(files).map(
  ([language, content]) => [language, namesOf(language, content, ids)] as const,
);

/** The planner's view of the elements: what each is called in every language, and where it may stand. */
export const elementCards: readonly ElementCard[] = elementRows.map(
  ({ id, kind, height_m, layers, surroundings }): ElementCard => {
    const names = Object.fromEntries(
      byLanguage.flatMap(([language, known]) => (known[id] ? [[language, known[id]]] : [])),
    );
    return {
      id,
      kind,
      names,
      words: [...new Set(Object.values(names).flat())],
      height_m,
      layers,
      ...(surroundings ? { surroundings } : {}),
    };
  },
);
