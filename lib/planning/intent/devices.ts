import { dictionaryKind } from "#lib/planning/meaning/noun-senses.ts";

/** What somebody is called after who does something, too: `a speaker`, `a trainer`. */
const living: ReadonlySet<string> = new Set(["person", "animal", "group"]);

/**
 * Whether an English word ending in -er or -or names a tool and not somebody: a coffee grinder, a sensor.
 * `phrase` is the noun with the words before it.
 */
export const isDevice = (head: string, phrase: string): boolean => {
  if (!/(?:er|or)s?$/u.test(head)) return false;
  const kind = dictionaryKind(phrase.split(" ").slice(-2).join(" ")) ?? dictionaryKind(head);
  return kind !== null && !living.has(kind);
};
