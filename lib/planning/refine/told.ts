import type { CastMember, Film } from "#lib/planning/film.ts";
import type { ShotChange } from "./shot-change.ts";
import { withSentence } from "./rewrite.ts";

/** Who a shot is about, and how sentences about it are put into its description. */
export interface Told {
  film: Film;
  /** Index of the member that the shot's words name first, null for a place. */
  lead: number | null;
  member: CastMember | null;
  /** As the description calls it: `the keeper`, `the place`. */
  name: string;
  plural: boolean;
  /** Ids of those whom the shot shows. */
  shown: ReadonlySet<string>;
  /** Adds a sentence to the description; false when it stands there already. */
  tell(words: string, sentence: string, change: ShotChange): boolean;
}

/** `present` are the indexes of those whom the shot shows, its chief first. */
export const toldOf = (film: Film, present: readonly number[]): Told => {
  const lead = present[0] ?? null;
  const member = lead === null ? null : (film.cast[lead] ?? null);
  return {
    film,
    lead,
    member,
    name: member?.later ?? film.place.later,
    plural: member?.plural ?? false,
    shown: new Set(present.flatMap((index) => film.cast[index]?.id ?? [])),
    tell: (words, sentence, change) => change.set(words, "description", withSentence(change.now.description, sentence)),
  };
};
