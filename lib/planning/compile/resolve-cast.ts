import type { BrandBlock } from "#lib/contract/brand.ts";
import type { ElementCard } from "#lib/contract/element.ts";
import type { Intent } from "#lib/contract/plan.ts";
import type { CastEntry, CastKind, PropEntry, Screenplay } from "#lib/contract/screenplay.ts";
import type { Dice } from "#lib/planning/dice.ts";
import type { CastMember } from "#lib/planning/film.ts";
import { groundKinds, placeKinds } from "#lib/planning/place-kinds.ts";
import type { Reading, Subject } from "#lib/planning/reading.ts";
import { matterOf } from "./matters.ts";
import { kindOf, standInFor } from "./stand-ins.ts";
import { castOf } from "#lib/planning/compile/identities.ts";
import { bareElement, readName, subjectNamed } from "./read-name.ts";

type Entry = (CastEntry | (PropEntry & { kind: CastKind; count: number; wardrobe: string })) & { isProp: boolean };

const entriesOf = ({ cast, props }: Screenplay): Entry[] => [
  ...cast.map((entry) => ({ ...entry, isProp: false })),
  ...props.map((entry) => ({ ...entry, kind: "object" as const, count: 1, wardrobe: "", isProp: true })),
];

interface Settings {
  elements: ReadonlyMap<string, ElementCard>;
  brand: BrandBlock | null;
  dice: Dice;
  intent: Intent;
}

/** Unknown things are about as large as what one carries, unknown beings as somebody. */
const unknownSize_m: Record<CastKind, number> = {
  person: 1.7,
  group: 1.7,
  animal: 0.7,
  vehicle: 1.6,
  object: 0.4,
  product: 0.25,
};

const sizeUnknown_m = ({ kind, name }: Entry, language: string): number =>
  kind === "object" || kind === "animal" ? standInFor(name, language).height_m : unknownSize_m[kind];

/** What the renderer shows in the place of something that it has no drawing for. */
const standIn = "stand_in";

/** The subject that an entry is drawn by; `match` is `fallback` where nothing of the catalog is it. */
const subjectOf = (
  entry: Entry,
  settings: Settings,
  list: readonly ElementCard[],
  { language, logline }: Screenplay,
): Subject => {
  const reading = readName(entry.name, list, language);
  const read = subjectNamed(reading, entry.kind, list);
  const given = entry.drawn_as === null ? undefined : settings.elements.get(entry.drawn_as.element);
  const bare = settings.elements.get(bareElement[entry.kind] ?? "");
  // A saxophonist is somebody, however near the word is to a saxophone.
  // A prisoner is nobody's cell, however sure the word is.
  const fits =
    read !== null &&
    (bare?.kind !== "person" ||
      read.kind === "person" ||
      (read.match === "exact" &&
        !placeKinds.has(read.kind) &&
        !groundKinds.has(read.kind) &&
        // An `Angler` is no rod.
        (language === "en" || kindOf(entry.name, language) !== "person")));
  const sure = read !== null && read.match !== "fallback" && fits;
  // Snow, leaves and the hair on a floor lie in a heap, whatever else is called after them.
  // A pile of books is known as a whole, and no heap of paper.
  const isWhole = read?.match === "exact" && /\sof\s/u.test(entry.name.slice(read.span.start, read.span.end));
  const matter = entry.kind === "object" && !isWhole ? matterOf(entry.name, language) : null;
  const card =
    matter !== null
      ? settings.elements.get(standIn)
      : (given ?? (sure ? settings.elements.get(read.element) : bare) ?? settings.elements.get(standIn));
  // A figure in a name (a 50 mm lens, No. 5) counts nothing where the director counted.
  // A couple is two, counted or not.
  const pair = entry.kind === "person" && read?.count === 2 ? 2 : 1;
  const many = entry.isProp ? (sure ? read.count : 1) : Math.max(entry.count, pair);
  return {
    phrase: entry.name,
    head: read?.head ?? entry.name.toLowerCase().split(/\s+/u).at(-1) ?? entry.name,
    element: card?.id ?? standIn,
    match:
      matter !== null ? "fallback" : given !== undefined || bare === card ? "exact" : sure ? read.match : "fallback",
    kind: card?.kind ?? "object",
    count: many,
    adjectives: read?.adjectives ?? [],
    colour:
      read?.colour ??
      colourSaid(entry.looks, list, language) ??
      colourTold(entry.name, logline, list, language) ??
      matter?.colour ??
      null,
    animate: entry.kind === "person" || entry.kind === "animal" || entry.kind === "group" || read?.animate === true,
    stands_for: null,
    span: { start: 0, end: 0 },
  };
};

/** The first colour that somebody's or something's looks name. */
const colourSaid = (looks: string, list: readonly ElementCard[], language: string): string | null =>
  looks === ""
    ? null
    : (readName(looks, list, language).subjects.find(({ colour }) => colour !== null)?.colour ?? null);

/** The colour that the logline has before a name which was cut down to its noun: `黒い猫`. */
const colourTold = (name: string, logline: string, list: readonly ElementCard[], language: string): string | null =>
  readName(logline, list, language).subjects.find(({ phrase, colour }) => colour !== null && phrase.includes(name))
    ?.colour ?? null;

/** A reading made of the screenplay's own names, each with its place in it. */
const readingOf = (
  entries: readonly Entry[],
  subjects: readonly Subject[],
  intent: Intent,
  language: string,
): Reading => {
  let raw = "";
  const placed = subjects.map((subject, index): Subject => {
    const { name = "", looks = "", wardrobe = "" } = entries[index] ?? {};
    const start = raw.length;
    raw += `${name}${looks === "" ? "" : `, ${looks}`}${wardrobe === "" ? "" : `, in ${wardrobe}`}. `;
    return { ...subject, span: { start, end: start + name.length } };
  });
  const isName = (name: string) => /^\p{Lu}\p{Ll}/u.test(name) && language !== "de";
  return {
    raw,
    language,
    intent,
    subjects: placed,
    actions: [],
    setting: null,
    cues: { duration_seconds: null, shot_count: null, aspect_ratio: null, camera: [], framing: null },
    quoted: [],
    names: entries.map(({ name }) => name).filter(isName),
    orders: [],
    confidence: 1,
  };
};

/**
 * The screenplay's cast and props as they are drawn and kept the same from shot to shot. `faint` is who or what the
 * catalog has no drawing for.
 */
export const resolveCast = (screenplay: Screenplay, settings: Settings): CastMember[] => {
  const { elements, brand, dice, intent } = settings;
  const list = [...elements.values()];
  const { language } = screenplay;
  const entries = entriesOf(screenplay);
  const catalog = cardsOf(elements, list);
  const subjects = entries.map((entry) => subjectOf(entry, settings, catalog, screenplay));
  const members = castOf(readingOf(entries, subjects, intent, language), elements, brand, dice, screenplay.logline);
  return members.map((member, index): CastMember => {
    const entry = entries[index];
    const subject = subjects[index];
    if (entry === undefined || subject === undefined) throw new Error("a member of the cast has no entry");
    const undrawn = subject.match === "fallback";
    const looks = entry.looks === "" ? [] : [entry.looks];
    const wardrobe = entry.wardrobe === "" ? member.wardrobe : `${member.later}: ${entry.wardrobe}`;
    return {
      ...member,
      id: entry.id,
      phrase: entry.name,
      faint: undrawn,
      height_m: undrawn ? sizeUnknown_m(entry, language) : member.height_m,
      wardrobe,
      lock: [member.lock.replace(/, the same in every shot$/u, ""), ...looks, "the same in every shot"].join(", "),
      ref_id: entry.isProp ? null : member.ref_id,
    };
  });
};

/** The catalog as one list that stays the same object, by which readings are kept. */
const cardsOf = (elements: ReadonlyMap<string, ElementCard>, list: ElementCard[]): readonly ElementCard[] => {
  const known = catalogs.get(elements);
  if (known !== undefined) return known;
  catalogs.set(elements, list);
  return list;
};
const catalogs = new WeakMap<ReadonlyMap<string, ElementCard>, readonly ElementCard[]>();
