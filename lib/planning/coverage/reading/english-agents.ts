import type { Word } from "#lib/planning/coverage/syntax/analyse.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { baseRel } from "./tree.ts";

const living = new Set(["person", "animal", "group"]);
/** What is made by somebody: `a song by Mozart` tells who wrote it, and not who does the verb. */
const made = new Set(["paper", "text", "idea", "sound", "event"]);

/** Beside what something is done, and never who does it: `is performed on a stage by the harbour`. */
const beside = new Set(["building", "indoors", "outdoors", "furniture"]);

/** The verb ahead that is done to its subject, where nothing but what it is done to, with and where stands between. */
function doneAhead(words: readonly Word[], tie: number): number {
  for (let at = tie - 1; at >= 0; at--) {
    const { upos, rel } = words[at] as Word;
    if (upos === "PUNCT" || upos === "CCONJ" || upos === "SCONJ") return -1;
    if (upos !== "VERB") continue;
    const isBeing = words.some((word) => word.head === at && word.rel === "aux:pass");
    const hasDoer = words.some((word) => word.head === at && word.rel === "obl:agent");
    return isBeing && !hasDoer && !rel.startsWith("acl:relcl") ? at : -1;
  }
  return -1;
}

/** `is hammered into the wall by Peter`: somebody behind `by` does what is done, and is not the wall's. */
export function agentsByName(words: Word[], { nouns }: LanguageTable): void {
  for (const [tie, word] of words.entries()) {
    const who = words[word.head];
    if (word.text !== "by" || word.rel !== "case" || who === undefined) continue;
    const kind = nouns.find(who.text.toLowerCase())?.kind ?? null;
    if (who.rel === "obl:agent" && kind !== null && beside.has(kind)) who.rel = "obl";
    const above = nouns.find(words[who.head]?.text.toLowerCase() ?? "")?.kind ?? null;
    if (baseRel(who) !== "nmod") continue;
    const isSomebody = who.upos === "PROPN" || (kind !== null && living.has(kind));
    const verb = isSomebody && !(above !== null && made.has(above)) ? doneAhead(words, tie) : -1;
    if (verb >= 0 && who.head > verb) Object.assign(who, { head: verb, rel: "obl:agent" });
  }
}
