import type { DepthLayer, PlanContent } from "#lib/contract/plan.ts";
import { mentions } from "#lib/planning/compile/words.ts";
import type { CastMember } from "#lib/planning/film.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";
import type { RevisedFilm } from "#lib/planning/revise-plan.ts";
import { presentIn } from "#lib/planning/shots/stage.ts";

/** `No bench is in sight.`: how a description keeps out what only the place would bring. */
const absence = /(?<!\p{L})No ([\p{L}\p{M}\p{N}“”' -]{2,60}?) (?:is|are) in sight\./gu;

/** The sentence that keeps something out of a shot. */
export const absenceOf = (noun: string, plural: boolean): string => `No ${noun} ${plural ? "are" : "is"} in sight.`;

/** Members that a shot showed before its edit and does not any more. */
export const goneMembers = (
  { before, film }: Pick<RevisedFilm, "before" | "film">,
  shot: Pick<PlanContent["shots"][number], "shot_id">,
): CastMember[] => {
  const present = new Set(presentIn(shot, film).map((index) => film.cast[index]?.id));
  return presentIn(shot, before).flatMap((index) => {
    const member = before.cast[index];
    return member === undefined || present.has(member.id) ? [] : [member];
  });
};

/** Layers without what the description says is not there. */
export const withoutAbsent = (layers: readonly DepthLayer[], description: string): DepthLayer[] => {
  const nouns = matchesIn(description, absence).map(([, noun = ""]) => noun.toLowerCase());
  if (nouns.length === 0) return [...layers];
  const absent = (noun: string, element: string) =>
    nouns.some((each) => [noun, element.replaceAll("_", " ")].some((name) => sameThing(each, name.toLowerCase())));
  return layers.map((layer) => {
    const kept = layer.drawn_as.filter(({ noun, element }) => !absent(noun, element));
    return kept.length === layer.drawn_as.length
      ? layer
      : { ...layer, drawn_as: kept, content: kept.map(({ noun }) => noun).join(", ") || `open ${layer.name}` };
  });
};

const singular = (word: string): string => word.replace(/(?<=[^s])s$/u, "");
const sameThing = (a: string, b: string): boolean => singular(a) === singular(b) || mentions(b, singular(a));
