import type { Motion } from "#lib/contract/vocabulary.ts";
import { verbLexicon } from "#lib/planning/intent/lexicons/verbs.ts";
import { baseForms } from "#lib/planning/meaning/base-verb.ts";
import { actScripts, fables } from "./act-catalog.ts";
import { stages } from "./lore.ts";
import { placeLores, thingLores } from "./thing-catalog.ts";

let learnt: ReadonlyMap<string, Motion> | null = null;

/** The first verbs of all clauses with the motion they are drawn with: hands at work where a clause needs a person. */
const motions = (): ReadonlyMap<string, Motion> => {
  if (learnt !== null) return learnt;
  const found = new Map<string, Motion>();
  const learn = (clause: string) => {
    const hands = clause.startsWith("@");
    const verb = /[a-z]+/.exec(clause)?.[0] ?? "";
    if (!found.has(verb)) found.set(verb, verbLexicon.exact.get(verb) ?? (hands ? "work" : "idle"));
  };
  for (const script of [...actScripts, ...fables]) for (const stage of stages) script[stage].forEach(learn);
  for (const lore of [...thingLores, ...placeLores])
    [lore.still, lore.stir, lore.fail, lore.shine].flat().forEach(learn);
  learnt = found;
  return found;
};

/** The motion of the first finite verb of an English sentence that the lore or the verb list knows; null without one. */
export const loreMotionOf = (sentence: string): Motion | null => {
  const words = sentence.toLowerCase().match(/[a-z'’-]+/gu) ?? [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? "";
    const singular =
      /[^s]s$/.test(word) && !/^(?:the|an?|of|its|two|three|some|his|her|their|with|in|on)$/.test(before);
    const plural = before.endsWith("s") && at > 1;
    if (at === 0 || !(singular || plural)) continue;
    const listed = verbLexicon.exact.get(word);
    if (listed !== undefined) return listed;
    const base = baseForms(word).find((form) => motions().has(form));
    if (base !== undefined) return motions().get(base) ?? null;
  }
  return null;
};
