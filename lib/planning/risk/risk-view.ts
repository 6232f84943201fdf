import type { ElementKind } from "#lib/contract/element.ts";
import type { Framing, Motion, Movement } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import type { CastMember, Film } from "#lib/planning/film.ts";
import { glossOf } from "#lib/planning/meaning/gloss.ts";
import type { ActionPhrase } from "#lib/planning/reading.ts";
import { stageOf } from "#lib/planning/shots/stage.ts";
import { mentions, tellsAction } from "#lib/planning/story/words.ts";

/** What one shot shows, as the risk rules see it. */
export interface RiskView {
  shot: DraftShot;
  /** The description without turns of phrase. */
  told: string;
  /** What was found in it so far: views of one description share this. */
  spans: Map<RegExp, string | null>;
  /** The intent as written. */
  raw: string;
  /** Phrases of the intent with their English, and whether the shot quotes them; none where the intent is English. */
  phrases: readonly { literal: string; english: string; quoted: boolean }[];
  /** A drawn look forgives anatomy. */
  drawn: boolean;
  speaksToCamera: boolean;
  members: readonly CastMember[];
  motions: ReadonlySet<Motion>;
  kinds: ReadonlySet<ElementKind>;
  people: number;
  /** All beings and things, each kind counted up to three. */
  things: number;
  actions: readonly ActionPhrase[];
  /** Persons of this shot who are in another one too. */
  returning: readonly CastMember[];
  neighbours: { before: DraftShot | null; after: DraftShot | null };
  brandProduct: boolean;
}

const personWords =
  /\b(?:man|men|woman|women|boy|girl|child|children|person|people|mother|father|grand(?:mother|father|ma|pa)|son|daughter|brother|sister|couple|friend|crowd|actor|dancer|singer|worker|farmer|teacher|chef|cook|waiter|soldier|nurse|doctor)s?\b/i;

/** Turns of phrase in which nothing falls, is caught, told or cut. */
const figurative =
  /\b(?:fall(?:s|ing)? (?:out of focus|away|off|on|upon|over|across|into shade|still|silent|in love|asleep)|(?:day|night|sun|lamp|moon|soft )?light (?:falls|breaks|pours|spills)|falling (?:snow|light|rain)|snow ?fall(?:s|ing)?|rainfall|catch(?:es|ing)? (?:the|a)(?: \p{L}+)? light|catch(?:es)? (?:the|an) eyes?|tells? the age|out of hand|on (?:the )?one hand|by hand|close at hand|break(?:s|ing)? (?:dawn|the pattern)|cuts? a|under ?foot|at the foot of|short cut|day breaks?|hands(?:, tools)? and weather|under the open sky|a shadow passes (?:behind|over)|catch(?:es)? (?:one last |the |a )?(?:last |first )?(?:glint|light)|paper-cut|pause catches|cuts? the \p{L}+ apart|distance turns \p{L}+|(?:gradient|sky|view|place|valley|fields?|campfire) opens|\p{L}+ is felt behind|stands? for everyone|impact: the \p{L}+ jumps|draws? breath|(?:light|glow|shine|water|rain|colou?r|warmth|wind|(?:drop|bead|line|shadow|crack|seam|vapou?r|steam|smoke|mist|reflection|flame)s?) (?:runs?|walks?|danc(?:e|es|ing)|climbs?|crawls?|races?|jumps?|leaps?))\b/giu;
const literal = (text: string): string => text.replace(figurative, "\u0000");

const phrasesOf = (shot: DraftShot, film: Film): RiskView["phrases"] => {
  const { reading } = film;
  if (reading.language === "en" || reading.language === "und") return [];
  const clauses = reading.raw.split(/[.!?;,。、！？；，؟،।\n]+/u).map((clause) => clause.trim());
  const all = [
    ...reading.actions.map((action) => action.phrase),
    ...reading.subjects.map((subject) => subject.phrase),
    ...(reading.setting === null ? [] : [reading.setting.phrase]),
    ...clauses,
  ];
  const told = shot.description.toLowerCase();
  return [...new Set(all)]
    .filter((each) => each !== "")
    .map((each) => ({
      literal: each,
      english: literal(glossOf(each, reading.language).toLowerCase()),
      quoted: told.includes(each.toLowerCase()),
    }));
};

/** `presents` are the indexes of the cast in every shot of the film. */
export const riskViewOf = (
  shot: DraftShot,
  index: number,
  shots: readonly DraftShot[],
  film: Film,
  presents: readonly (readonly number[])[],
): RiskView => {
  const stage = stageOf(shot, film);
  const members = stage.present.flatMap((at) => film.cast[at] ?? []);
  const phrases = phrasesOf(shot, film);
  const persons = members.reduce((sum, member) => sum + (member.kind === "person" ? member.count : 0), 0);
  return {
    shot,
    told: literal(shot.description),
    spans: new Map(),
    raw: film.reading.raw,
    phrases,
    drawn: film.mode.id === "animated_world",
    speaksToCamera: film.mode.id === "ugc_testimonial",
    members,
    motions: new Set(stage.present.map((at) => stage.motions.get(at) ?? "still")),
    kinds: new Set(members.map((member) => member.kind)),
    people: persons > 0 ? persons : phrases.some((phrase) => phrase.quoted && personWords.test(phrase.english)) ? 1 : 0,
    things: members.reduce((sum, member) => sum + Math.min(3, member.count), 0),
    actions: film.reading.actions.filter(
      (action) =>
        tellsAction(shot.description, action) &&
        // A verb that only sounds alike is not the action.
        mentions(shot.description, action.phrase.trim().split(/\s+/u)[0] ?? action.verb),
    ),
    returning: stage.present
      .filter((at) => presents.some((each, other) => other !== index && each.includes(at)))
      .flatMap((at) => film.cast[at] ?? [])
      .filter((member) => member.kind === "person"),
    neighbours: { before: shots[index - 1] ?? null, after: shots[index + 1] ?? null },
    brandProduct: film.brand?.product_ref != null && members.some((member) => member.kind === "product"),
  };
};

/** A stretch of the intent stands for itself; what only the shot says is named with its field. */
const cited = (view: RiskView, words: string): string => {
  const at = view.raw.toLowerCase().indexOf(words.toLowerCase());
  return at === -1 ? `description: ${words}` : view.raw.slice(at, at + words.length);
};

/** First words of the shot that match, as evidence: a literal span of the intent, else `description: <words>`. */
export const spanIn = (view: RiskView, pattern: RegExp): string | null => {
  const known = view.spans.get(pattern);
  if (known !== undefined) return known;
  const found = findSpan(view, pattern);
  view.spans.set(pattern, found);
  return found;
};

const findSpan = (view: RiskView, pattern: RegExp): string | null => {
  const own = pattern.exec(view.told);
  // Told in English or quoted, what the intent said is the better witness.
  const source = view.phrases.find((phrase) => (phrase.quoted || own !== null) && pattern.test(phrase.english));
  if (source !== undefined) return cited(view, source.literal);
  return own === null ? null : cited(view, own[0]);
};

export const memberSpan = (view: RiskView, member: CastMember): string =>
  cited(view, member.implied ? member.later.replace(/^the /, "") : member.phrase);
export const spanOfAction = (view: RiskView, action: ActionPhrase): string => cited(view, action.phrase);

/** Evidence that is a field of the shot. */
export const fieldOf = (view: RiskView, field: "framing" | "camera.movement" | "duration_seconds"): string => {
  const { shot } = view;
  const value =
    field === "framing" ? shot.framing : field === "camera.movement" ? shot.camera.movement : shot.duration_seconds;
  return `${field}: ${value}`;
};

type Share = Readonly<Record<Framing, number>>;
/** How much of a body with its limbs a framing puts up for judgement. */
export const bodyShown: Share = {
  extreme_wide: 0.35,
  wide: 0.55,
  full: 1,
  medium: 1,
  medium_close: 0.55,
  close: 0.5,
  extreme_close: 0.45,
  insert: 0.95,
};
export const faceShown: Share = {
  extreme_wide: 0.25,
  wide: 0.45,
  full: 0.75,
  medium: 0.95,
  medium_close: 1.1,
  close: 1.15,
  extreme_close: 1,
  insert: 0.4,
};
/** How much of a place and of everything in it. */
export const sceneShown: Share = {
  extreme_wide: 1.05,
  wide: 1.1,
  full: 1,
  medium: 0.85,
  medium_close: 0.6,
  close: 0.45,
  extreme_close: 0.35,
  insert: 0.3,
};

export const bigMoves: Partial<Record<Movement, number>> = {
  whip_pan: 0.3,
  drone_rise: 0.26,
  tracking_follow: 0.22,
  tracking_lead: 0.22,
  crane_up: 0.18,
  crane_down: 0.18,
  arc_left: 0.16,
  arc_right: 0.16,
};
export const locked: ReadonlySet<Movement> = new Set(["static", "rack_focus"]);
export const quick: ReadonlySet<Motion> = new Set(["run", "dance", "drive", "fly", "fall", "spin", "shake"]);

/** The longer a clip, the more of it can go wrong. */
export const overTime = (view: RiskView): number =>
  Math.min(1.25, Math.max(0.8, 0.8 + (view.shot.duration_seconds - 3) * 0.045));
/** A locked camera leaves the model one thing to keep right, a large move two. */
export const underMove = (view: RiskView): number => {
  const { movement } = view.shot.camera;
  return locked.has(movement) ? 0.7 : movement in bigMoves ? 1.15 : 1;
};
