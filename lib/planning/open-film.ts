import { placeKinds } from "#lib/planning/place-kinds.ts";
import type { ElementCard } from "#lib/contract/element.ts";
import { limits } from "#lib/contract/limits.ts";
import type { ModeSelection } from "#lib/contract/plan.ts";
import type { ScreenDirection, TimeOfDay } from "#lib/contract/vocabulary.ts";
import { canonicalJson } from "./canonical-json.ts";
import { diceFor, hashHex } from "./dice.ts";
import { headlinedProduct } from "./intent/headline.ts";
import type { PlanningInput } from "./draft.ts";
import type { CastMember, Film } from "./film.ts";
import { framesOf } from "./frames.ts";
import type { ModeCard } from "./modes/mode.ts";
import { tinted } from "./modes/tint.ts";
import type { Reading } from "./reading.ts";
import { castOf } from "./story/cast.ts";
import { englishAction } from "./story/english.ts";
import { deedsOf, type Matter, type PickScript } from "./story/deeds.ts";
import { peopleFilm } from "./story/people-film.ts";
import { placeOf } from "./story/place.ts";
import { usableReading } from "./story/usable-reading.ts";

/** Modes in which the thing comes before the person. */
const thingFirst: ReadonlySet<string> = new Set(["product_hero", "explainer_demo"]);

/** What the sky does by itself. */
const skyMotion = /^(?:rise|shine|set|fall|glow|hang|light|burn|drift|pass|clear|turn|darken|break|move)/i;

/** Who or what the film is about: the doer of the first action, in modes for things the thing, else what is named first. */
const leadOf = (
  reading: Reading,
  cast: readonly CastMember[],
  mode: ModeCard,
  matter: Matter | null,
): number | null => {
  const is = (test: (member: CastMember) => boolean) => {
    const at = cast.findIndex((member) => !member.faint && test(member));
    return at === -1 ? null : at;
  };
  const product =
    is((member) => member.kind === "product" || member.phrase === reading.intent.product) ??
    is((member) => member.kind === "food");
  const doer =
    reading.actions.find((action) => action.subject !== null && cast[action.subject]?.faint === false)?.subject ?? null;
  const being = is((member) => member.kind === "person" || member.kind === "animal");
  const announced = headlinedProduct(reading);
  if (announced !== null && cast[announced]?.faint === false) return announced;
  if (matter !== null && being !== null) return being;
  const [first] = reading.actions;
  const acting = first?.subject === null || first === undefined ? undefined : cast[first.subject];
  if (acting?.kind === "sky" && being === null && !skyMotion.test(first?.verb ?? "")) return first?.subject ?? null;
  if (thingFirst.has(mode.id) && product !== null) return product;
  if (doer !== null && !placeKinds.has(cast[doer]?.kind ?? "air")) return doer;
  return (
    being ??
    product ??
    is((member) => !placeKinds.has(member.kind)) ??
    doer ??
    is(() => true) ??
    (reading.setting === null ? unsure(reading, cast) : null)
  );
};

/** With nothing better, the first thing that was at least guessed at. */
const unsure = (reading: Reading, cast: readonly CastMember[]): number | null => {
  const doer = reading.actions.find((action) => action.subject !== null && cast[action.subject] !== undefined)?.subject;
  return doer ?? (cast.length > 0 ? 0 : null);
};

const directionOf = (
  cast: readonly CastMember[],
  lead: number | null,
  pick: (list: readonly ScreenDirection[]) => ScreenDirection,
): ScreenDirection => {
  const member = lead === null ? undefined : cast[lead];
  const moves =
    member !== undefined &&
    (member.animate || member.kind === "person" || member.kind === "animal" || member.kind === "vehicle");
  return moves ? pick(["left_to_right", "right_to_left"]) : "none";
};

/** Length in frames: the field, else the cue in the text, else the mode's own; within the service's limits. */
const framesFor = (reading: Reading, mode: ModeCard, input: PlanningInput): number => {
  const seconds = input.request.duration_seconds ?? reading.cues.duration_seconds ?? mode.default_duration_s;
  return framesOf(Math.min(limits.duration_seconds_max, Math.max(limits.duration_seconds_min, seconds)));
};

/** English words for what is done and by whom: the noun that names the deed, the verbs, then the lead. */
const saidOf = (
  reading: Reading,
  cast: readonly CastMember[],
  lead: number | null,
  matter: Matter | null,
): string[] => {
  const english = (at: number | null | undefined): string =>
    (at === null || at === undefined ? undefined : cast[at])?.later.split(" ").at(-1) ?? "";
  const verbs = reading.actions.flatMap((action) => englishAction(reading, action)?.verb ?? []);
  return [english(matter?.named), ...verbs, english(lead)].filter((word) => /^[a-z]+$/i.test(word));
};

/** Settles what all shots of a film share. */
export const openFilm = (
  read: Reading,
  selection: ModeSelection,
  own: ModeCard,
  accent: ModeCard,
  input: PlanningInput,
): Film => {
  const mode = tinted(own, accent);
  const dice = diceFor(input.seed, `${read.raw}\u0001${mode.id}`);
  const pickScript: PickScript = (list) => dice.pick(list, `way of ${list[0]?.id ?? ""}`);
  const { reading, matter } = peopleFilm(usableReading(read), input.elements, pickScript, thingFirst.has(mode.id));
  const elements: ReadonlyMap<string, ElementCard> = new Map(input.elements.map((card) => [card.id, card]));
  const cast = castOf(reading, elements, input.brand, dice).map((member, index) =>
    // A deed or an idea named by a noun is what happens, not something that stands there.
    index === matter?.named ? { ...member, faint: true } : member,
  );
  const lead = leadOf(reading, cast, mode, matter);
  const place = placeOf(reading, mode, cast, lead, elements, dice, saidOf(reading, cast, lead, matter));
  const hour: TimeOfDay = reading.intent.time_of_day;
  const time_of_day = hour === "unspecified" && place.interior ? "interior" : hour;
  const style = {
    mode: mode.id,
    accent: accent.id,
    light: mode.light,
    colour: mode.colour,
    style: reading.intent.style,
    time: time_of_day,
    seed: input.seed,
    brand: input.brand?.block_hash ?? null,
  };
  return {
    reading,
    mode,
    accent,
    selection,
    aspect: input.request.aspect_ratio ?? reading.cues.aspect_ratio ?? "16:9",
    frames: framesFor(reading, mode, input),
    seed: input.seed,
    dice,
    brand: input.brand,
    elements,
    cast,
    lead,
    deeds: deedsOf(reading, cast, matter, lead, pickScript),
    matter,
    place,
    time_of_day,
    key_light_side: mode.light.key_side,
    screen_direction: directionOf(cast, lead, (list) => dice.pick(list, "screen direction")),
    style_ref: `style:${hashHex(canonicalJson(style))}`,
  };
};
