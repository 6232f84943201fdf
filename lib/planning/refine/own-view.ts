import type { DepthLayer, PlanContent } from "#lib/contract/plan.ts";
import type { CastMember, Film } from "#lib/planning/film.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";
import type { RevisedFilm } from "#lib/planning/revise-plan.ts";
import { presentIn } from "#lib/planning/shots/stage.ts";
import { ownPlace } from "./other-place.ts";
import { mentions } from "#lib/planning/story/words.ts";

/** `No bench is in sight.`: how a description keeps out what only the place would bring. */
const absence = /(?<!\p{L})No ([\p{L}\p{M}\p{N}“”' -]{2,60}?) (?:is|are) in sight\./gu;

/** The sentence that keeps something out of a shot. */
export const absenceOf = (noun: string, plural: boolean): string => `No ${noun} ${plural ? "are" : "is"} in sight.`;

/**
 * The film as one shot of it shows it: in that shot's own hour, light and weather, without whoever its words no longer
 * name, and with newcomers only where they were drawn before or new words name them.
 */
export const ownView = ({ film, shots, newcomers }: RevisedFilm, content: PlanContent, at: number): Film => {
  const [shot, before] = [shots[at], content.shots[at]];
  if (shot === undefined || before === undefined) return film;
  const { time_of_day, key_light_side, screen_direction, weather } = shot.continuity;
  const gone = new Set(goneMembers({ film, shots }, before));
  const known = film.cast.length - newcomers;
  const written = newWords(before.description, shot.description);
  const drawn = (content.depth_layers[at]?.layers ?? []).flatMap((layer) => layer.drawn_as);
  const unasked = (member: CastMember, index: number): boolean =>
    index >= known &&
    !mentions(written, member.head) &&
    !mentions(written, member.phrase) &&
    !drawn.some(({ element, noun }) => element === member.element || mentions(noun, member.head));
  const { reading } = film;
  const place = ownPlace(shot.description, film) ?? film.place;
  const lateral = screen_direction === "left_to_right" || screen_direction === "right_to_left";
  return {
    ...film,
    place,
    time_of_day,
    key_light_side,
    screen_direction: lateral ? screen_direction : film.screen_direction,
    reading: { ...reading, intent: { ...reading.intent, weather: weather ?? reading.intent.weather } },
    cast: film.cast.map((member, index) =>
      gone.has(member) || unasked(member, index)
        ? { ...member, faint: true, kind: member.kind === "sky" ? "object" : member.kind }
        : member,
    ),
  };
};

/** Members that a shot's words named before and do not any more. */
export const goneMembers = (
  { film, shots }: Pick<RevisedFilm, "film" | "shots">,
  before: PlanContent["shots"][number],
): CastMember[] => {
  const shot = shots.find((each) => each.shot_id === before.shot_id);
  if (shot === undefined || shot.description === before.description) return [];
  const present = presentIn(shot, film);
  return presentIn(before, film).flatMap((index) => (present.includes(index) ? [] : (film.cast[index] ?? [])));
};

/** The sentences of a description that were not in it before. */
const newWords = (before: string, after: string): string =>
  after
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !before.includes(sentence))
    .join(" ");

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
