import type { Film } from "#lib/planning/film.ts";
import type { ActionPhrase } from "#lib/planning/reading.ts";
import { deedOf } from "./deed.ts";
import { englishAction } from "./english.ts";
import type { ShotIdea } from "./idea.ts";
import { agree, finiteClause, isEnglish, quoted, tidy } from "./words.ts";

/** Wish of the lead in the intent's words: what it is said to want, else the act that is still to come. */
export const wantOf = (film: Film, idea: ShotIdea, english: boolean): string | null => {
  const said =
    /\b(?:wants?|needs?|hopes?|tries|trying|dreams?|dreaming|longs?|searching|looking)\s+((?:to|for|of)\s+[^,.;!?]{3,60})/i.exec(
      film.reading.raw,
    )?.[1];
  if (said !== undefined && english)
    return said.replace(/^(of|for)\s+/i, "").replace(/\s+(?:but|and|because|while|until|before)\s.*$/i, "");
  const own = film.reading.actions.filter((action) => action.subject === null || action.subject === idea.lead);
  const deed = own
    .toReversed()
    .map((action) => deedOf(film, action))
    .find((each) => each !== null);
  return deed === undefined || deed === null ? null : `to ${deed}`;
};

/** The acts around a shot in base form: its own, the next to come, the last seen. */
export const deedsAround = (
  film: Film,
  ideas: readonly ShotIdea[],
  index: number,
): Record<"deed" | "next" | "prev", string> => {
  const of = (list: readonly ShotIdea[], lead: number | null): string | undefined =>
    list
      .flatMap((idea) => idea.actions)
      .map((at) => film.reading.actions[at])
      .filter((action) => action?.subject === null || action?.subject === lead)
      .map((action) => deedOf(film, action))
      .find((deed) => deed !== null) ?? undefined;
  const lead = ideas[index]?.lead ?? null;
  const own = of(ideas.slice(index, index + 1), lead);
  const next = of(ideas.slice(index + 1), lead);
  const prev = of(ideas.slice(0, index).toReversed(), lead);
  const deed = own ?? prev ?? next ?? "";
  return { deed, next: next === deed ? "" : (next ?? ""), prev: prev ?? "" };
};

/** An English act whose verb is in base form as a finite clause; `let` and `put` are no past here. */
const conjugated = (told: ActionPhrase, plural: boolean): string =>
  sameInPast.test(told.phrase) ? agree(told.phrase, plural) : finiteClause(told, plural, true);
const sameInPast = /^(?:let|put|set|cut|hit|shut|hurt|read|spread|cast|burst)\s/i;

/** The act as a clause that follows its doer, with the words of a foreign intent behind it. */
export const clauseOf = (film: Film, act: ActionPhrase, plural: boolean): string => {
  if (isEnglish(film.reading)) return finiteClause(act, plural, true);
  const told = englishAction(film.reading, act);
  const original = quoted(tidy(act.phrase));
  return told === null
    ? `${plural ? "act" : "acts"} this out: ${original}`
    : `${conjugated(told, plural)} (${original})`;
};
