import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { ClassId, NounKind } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import type { Clause } from "./clauses.ts";

/** Who comes to a vehicle or gets off it is outside of it as long as it is told. */
const boarding = setOf<ClassId>("arrive leave");
const living = setOf<NounKind>("person animal group");

/** Where vehicles end in the text that words have somebody get on or off, or something fall on: they are seen from outside. */
export const metOutside = (clauses: readonly Clause[], { grammar }: LanguageTable): ReadonlySet<number> =>
  new Set(
    clauses.flatMap(({ verb, subject, adjuncts }) => {
      const cls = verb?.entry?.class;
      const isMet = ({ prep }: { prep: string }) => {
        if (cls === undefined) return false;
        if (boarding.has(cls)) return true;
        const isGoal = grammar.prep["goal"]?.includes(prep) === true;
        const falls = cls === "move" && subject?.noun != null && !living.has(subject.noun.kind);
        return falls || (cls === "travel" && isGoal && grammar.prep["place"]?.includes(prep) !== true);
      };
      return adjuncts
        .filter(({ phrase }) => phrase.noun?.kind === "vehicle")
        .filter(isMet)
        .map(({ phrase }) => phrase.end);
    }),
  );
