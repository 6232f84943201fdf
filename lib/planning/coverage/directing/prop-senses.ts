import type { Act } from "#lib/contract/acts.ts";
import { nounForm, verbForm } from "#lib/planning/coverage/reading/english-forms.ts";
import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { Story, Thing } from "#lib/planning/coverage/reading/story.ts";

/** What is done with glasses to drink from, and with none that are worn. */
const served = setOf<Act>("toast pour drink spill boil_over stir shake_up lift break");

/** English `glasses` that are counted, served or clinked are to drink from; those that somebody has on are spectacles. */
export function isDrinkingGlass(thing: Thing, { language, events }: Story): boolean {
  if (language !== "en" || thing.core.toLowerCase().split(/\s+/u).at(-1) !== "glasses") return false;
  const isServed = events.some(({ acts }) =>
    acts.some(({ act, of, to, with: tool }) => served.has(act) && (of === thing || to === thing || tool === thing)),
  );
  return isServed || thing.phrase.by === "number";
}

/** Particles that stand between the words of a clause, and never inside a name. */
const clauseMarks: Readonly<Partial<Record<string, RegExp>>> = {
  ja: /[をがへ].|[っん]だ$|って|ている|ながら/u,
  zh: /着|正在|把.+[了下上]/u,
};
const mostWords = 5;

/** Whether what was taken for a name is a piece of a clause (`tailor squints`): nothing that can stand there. */
export function isClausePiece({ core, kind, named, parts }: Thing, { table, language }: Story): boolean {
  if (kind !== null || named || parts.length > 0) return false;
  const words = core.toLowerCase().split(/\s+/u);
  if (clauseMarks[language]?.test(core) === true || words.length > mostWords) return true;
  if (language !== "en" || words.length < 2) return false;
  const last = words.at(-1) ?? "";
  return /['’]s$/u.test(words.at(-2) ?? "")
    ? nounForm(last, table).noun?.kind === "body"
    : /(?:[^s]s|ed|ing)$/u.test(last) && verbForm(last, table) !== null && nounForm(last, table).noun === null;
}
