import type { Act } from "#lib/contract/acts.ts";
import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { ClassId, NounKind } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { actSpoken } from "./act-words.ts";
import type { Clause } from "./clauses.ts";
import type { Things } from "./things.ts";

/** Who comes to a vehicle or gets off it is outside of it as long as it is told. */
const boarding = setOf<ClassId>("arrive leave");
/** What is done at the door of a vehicle. */
const atDoors = setOf<Act>("get_in get_out miss");
const living = setOf<NounKind>("person animal group");

/** Where vehicles end that a clause's verbs have somebody get on or off. */
const boarded = ({ doings }: Clause, things: Things, table: LanguageTable): number[] =>
  doings.flatMap((doing) => {
    const beside = doing.adjuncts.flatMap(({ prep, phrase }) => {
      const thing = things.of(phrase);
      return thing?.kind === "vehicle" ? [{ prep, thing }] : [];
    });
    if (beside.length === 0) return [];
    const objects = doing.objects.flatMap((phrase) => things.of(phrase) ?? []);
    const spoken = actSpoken(doing, { doer: things.of(doing.subject), objects, beside, isState: false }, table);
    if (spoken === null || spoken === "unseen" || !atDoors.has(spoken.act)) return [];
    // `gets on her nerves in the train`: an English verb has its vehicle behind its own small word.
    const isOwn = (prep: string) =>
      table.language !== "en" || prep.split(" ").some((word) => spoken.words.includes(word));
    return beside.filter(({ prep }) => isOwn(prep)).map(({ thing }) => thing.phrase.end);
  });

/** Where vehicles end in the text that words have somebody get on or off, or something fall on: they are seen from outside. */
export const metOutside = (clauses: readonly Clause[], things: Things, table: LanguageTable): ReadonlySet<number> =>
  new Set(
    clauses.flatMap((clause) => {
      const { verb, subject, adjuncts } = clause;
      const cls = verb?.entry?.class;
      const isMet = ({ prep }: { prep: string }) => {
        if (cls === undefined) return false;
        if (boarding.has(cls)) return true;
        const isGoal = table.grammar.prep["goal"]?.includes(prep) === true;
        const falls = cls === "move" && subject?.noun != null && !living.has(subject.noun.kind);
        return falls || (cls === "travel" && isGoal && table.grammar.prep["place"]?.includes(prep) !== true);
      };
      const met = adjuncts.filter(({ phrase }) => phrase.noun?.kind === "vehicle").filter(isMet);
      return [...met.map(({ phrase }) => phrase.end), ...boarded(clause, things, table)];
    }),
  );
