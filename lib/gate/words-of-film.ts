import type { BrandBlock } from "#lib/contract/brand.ts";
import type { PlanContent, PlannedShot } from "#lib/contract/plan.ts";
import type { Screenplay } from "#lib/contract/screenplay.ts";

/** A text and the field of the plan or the request that it stands in, as a JSON Pointer. */
export interface FieldText {
  field: string;
  text: string;
}

/** All words of a film that are drawn, heard, sent to a vendor or read on a page. Plain data. */
export interface FilmWords {
  /** What people wrote: the intent, later instructions, every sentence of an edit that still stands. */
  said: FieldText[];
  /** The brand as the film carries it: on the card, in prompts, in names of references. */
  brand: FieldText[];
  /** What the plan says, whoever wrote it, a text for each thing that is described. */
  told: FieldText[];
  /** What a viewer reads and hears in order: captions, spoken lines, the card. */
  seen: FieldText[];
}

/** As much of a stored plan as its words are in. What an older version did not write yet holds no words. */
export interface WordedPlan {
  content: Partial<Omit<PlanContent, "shots">> & { shots?: readonly WordedShot[] };
  raw_intent: string;
  brand: BrandBlock | null;
  request: Record<string, unknown>;
}

type WordedShot = Pick<PlannedShot, "shot_id"> & Partial<PlannedShot>;

/** Fields whose values are of closed vocabularies, references within the film, or never leave the plan. */
const wordless: ReadonlySet<string> = new Set(
  (
    "language treatment kind count time_of_day weather season element undrawn shot_id role weight place present props " +
    "focus framing angle lens_mm movement key_side who transition_in holds setup_of pays_off"
  ).split(" "),
);

/** Every text below a value, with its place; a name that was made an id of is read as words. */
const textsBelow = (value: unknown, field: string, key = ""): FieldText[] => {
  if (typeof value === "string") {
    const text = key === "id" ? value.replaceAll(/[-_]+/gu, " ") : value;
    return text.trim() === "" ? [] : [{ field, text }];
  }
  if (Array.isArray(value)) return value.flatMap((each, at) => textsBelow(each, `${field}/${at}`, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    wordless.has(name) ? [] : textsBelow(each, `${field}/${name}`, name),
  );
};

/** Every text of a screenplay that is read, shown or sent to a model; a field that is new is one of them. */
export const textsOfScreenplay = ({ props, ...film }: Screenplay): FieldText[] => [
  ...textsBelow(film, "/screenplay"),
  // The props of a shot are ids, those of the film are told.
  ...props.flatMap((prop, at) => textsBelow(prop, `/screenplay/props/${at}`)),
];

type PictureOrderWords = { words?: string; caption?: string | null };

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];

/** The words that added shots to a film; they stand as long as one of their shots does. */
export interface Extended {
  words: string;
  shot_ids: readonly string[];
}

const extendedBy = (value: unknown, shots: readonly { shot_id: string }[]): string[] =>
  ((Array.isArray(value) ? value : []) as Extended[])
    .filter(({ shot_ids }) => shots.some(({ shot_id }) => shot_ids.includes(shot_id)))
    .map(({ words }) => words);

/** What people wrote of a film, as its plan keeps it: a plan's request is stored JSON, whatever version wrote it. */
const saidIn = ({ raw_intent, request, content: { shots = [] } }: WordedPlan): FieldText[] => {
  const orders = (Array.isArray(request["picture_shots"]) ? request["picture_shots"] : []) as PictureOrderWords[];
  return [
    { field: "/raw_intent", text: raw_intent },
    ...texts(request["written"]).map((text) => ({ field: "/shots", text })),
    ...extendedBy(request["extended"], shots).map((text) => ({ field: "/shots", text })),
    ...orders.flatMap(({ words, caption }, at) => [
      { field: `/shots/${at}`, text: words ?? "" },
      { field: `/shots/${at}/caption`, text: caption ?? "" },
    ]),
  ].filter(({ text }) => text.trim() !== "");
};

/** References that films make themselves are named by what they show; the rest are ids of ours. */
export const wordsOfReference = (ref: string): string =>
  /^(?:ast|hero|style)[_:]/u.test(ref) ? "" : ref.replaceAll(/[:_-]+/gu, " ");

const joinedText = (parts: readonly (string | null | undefined)[]): string =>
  [...new Set(parts.map((part) => part?.trim() ?? ""))].filter((part) => part !== "").join("\n");

const toldIn = ({ content }: WordedPlan): FieldText[] => {
  const { screenplay, shots = [], title, intent, end_card } = content;
  const script = screenplay === undefined ? [] : textsOfScreenplay(screenplay);
  const below = (prefix: string) => script.flatMap(({ field, text }) => (field.startsWith(prefix) ? text : []));
  const entries = script.flatMap(({ field }) => /^\/screenplay\/(?:cast|places|props)\/\d+\//u.exec(field)?.[0] ?? []);
  const whole = script.flatMap(({ field, text }) =>
    /^\/screenplay\/(?:cast|places|props|shots)\//u.test(field) ? [] : text,
  );
  const style =
    intent === undefined
      ? []
      : [intent.setting, intent.era, intent.product, intent.mood.join(" "), intent.style.join(" ")];
  return [
    ...[...new Set(entries)].map((prefix) => ({ field: prefix.slice(0, -1), text: joinedText(below(prefix)) })),
    { field: "/screenplay", text: joinedText([title, ...whole, ...style, end_card?.text, end_card?.cta]) },
    ...shots.flatMap(({ shot_id, prompt, description, caption, continuity, ...shot }, at) => [
      {
        field: `/shots/${shot_id}`,
        text: joinedText([
          description,
          caption,
          continuity?.subject_lock,
          continuity?.wardrobe,
          ...below(`/screenplay/shots/${at}/`),
          ...(shot.attached_ref_ids ?? []).map(wordsOfReference),
          shot.narrative_purpose,
        ]),
      },
      { field: `/shots/${shot_id}/prompt`, text: prompt ?? "" },
    ]),
  ].filter(({ text }) => text !== "");
};

const seenIn = ({ content: { screenplay, shots = [], end_card = null } }: WordedPlan): FieldText[] => [
  ...shots.flatMap(({ shot_id, caption }) => [
    { field: `/shots/${shot_id}/caption`, text: caption ?? "" },
    ...(screenplay?.shots.find((shot) => shot.shot_id === shot_id)?.dialogue ?? []).map(({ line }) => ({
      field: `/screenplay/shots/${shot_id}/dialogue`,
      text: line,
    })),
  ]),
  ...(end_card === null
    ? []
    : [
        { field: "/end_card/text", text: end_card.text },
        { field: "/end_card/cta", text: end_card.cta ?? "" },
      ]),
];

/** Collects the words of a film from its plan as it stands. Pure. */
export const wordsOfFilm = (plan: WordedPlan): FilmWords => ({
  said: saidIn(plan),
  brand: plan.brand === null ? [] : wordsOfBrand(plan.brand),
  told: toldIn(plan),
  seen: seenIn(plan).filter(({ text }) => text.trim() !== ""),
});

/** The words of a brand that films carry: its id names references, its name and call are on the card. */
export const wordsOfBrand = ({ brand_id, name, cta }: Pick<BrandBlock, "brand_id" | "name" | "cta">): FieldText[] => [
  { field: "/brand_id", text: brand_id.replaceAll(/[-_]+/gu, " ") },
  { field: "/name", text: name },
  ...(cta === null ? [] : [{ field: "/cta", text: cta }]),
];
