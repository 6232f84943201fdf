import type { ElementCard, ElementKind } from "#lib/contract/element.ts";
import type { CastKind } from "#lib/contract/screenplay.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { dictionaryKind, nearestElement } from "#lib/planning/meaning/noun-senses.ts";
import { placeKinds } from "#lib/planning/place-kinds.ts";
import type { Reading, Subject } from "#lib/planning/reading.ts";
import { looksPlural } from "./words.ts";

/** The name of one entry of a screenplay, read: what draws it, how many, in what colour. */
export const readName = (name: string, elements: readonly ElementCard[], language: string): Reading => {
  const key = `${language}\u0001${name}`;
  let known = readings.get(elements);
  if (known === undefined) readings.set(elements, (known = new Map()));
  const found = known.get(key);
  if (found !== undefined) return found;
  const reading = readIntent(name, elements, language);
  if (known.size > mostKept) known.clear();
  known.set(key, reading);
  return reading;
};
/** Names recur from shot to shot and from edit to edit. */
const readings = new WeakMap<readonly ElementCard[], Map<string, Reading>>();
const mostKept = 4000;

const wanted: Record<CastKind, readonly ElementKind[]> = {
  person: ["person"],
  group: ["person", "animal"],
  animal: ["animal"],
  vehicle: ["vehicle"],
  product: ["product", "food", "object"],
  object: ["object", "product", "food", "plant", "symbol"],
};

const certainty = { exact: 0, near: 1, fallback: 2 } as const;

/** What ties a noun to what only says more of it: `the tyre of a bike`, `a jam in a pot`. */
const ties = /\s(?:of|in|on|with|at|from|for|to|by|under|over|behind|against|without)\s/u;
/** The noun that an English name is of: `tyre` of `the front tyre of a bike`. Null in languages whose names are built otherwise. */
export const headNoun = (name: string, language: string): string | null =>
  language === "en" ? (name.split(ties)[0]?.trim().toLowerCase().split(/\s+/u).at(-1) ?? null) : null;

/** What an English name is of, as far as it says: `wet leaves` of `a heap of wet leaves`; empty where it says nothing. */
export const restOf = (name: string): string =>
  name
    .split(/\sof\s/u)
    .slice(1)
    .join(" of ");

/** Kinds of what is only an amount or a place of something: a heap of leaves is leaves, the edge of a pan is a pan. */
const amounts: ReadonlySet<string> = new Set(["number", "idea", "part", "group"]);

/** What ties whose something is to it, in languages where that stands first. */
const genitives: Readonly<Record<string, RegExp>> = { hi: /^\s(?:का|के|की|वाला|वाली|वाले)\s\S/u, ja: /^の./u };

/** Whether a subject is what an English name is about, or what it is an amount of, and not what stands beside that. */
function isAbout({ raw, language }: Reading, { span, kind }: Subject): boolean {
  // `गाँव के कुएँ`, `神社の石段`: what only says whose or of what something is, is not it.
  if (genitives[language]?.test(raw.slice(span.end)) === true) return false;
  if (language !== "en") return true;
  const tie = ties.exec(raw);
  const core = raw.slice(0, tie?.index);
  if (span.start < core.length) return span.end >= core.trimEnd().length;
  const amount = dictionaryKind(core.split(" ").at(-1) ?? "");
  const isMatter = kind === "food" || dictionaryKind(raw.slice(span.start, span.end)) === "material";
  return tie?.[0] === " of " && (isMatter || (amount !== null && amounts.has(amount)));
}

/** An English name by its last noun, where the sentence's reader took none of it for a thing: `a leaving van`. */
function byLastNoun({ raw, language }: Reading, elements: readonly ElementCard[]): Subject | null {
  if (language !== "en") return null;
  const core = raw.split(ties)[0]?.trim() ?? raw;
  const words = core.toLowerCase().split(/\s+/u);
  const last = words.at(-1) ?? core;
  const forms = [words.slice(-2).join(" "), last, last.replace(/s$/u, ""), last.replace(/es$/u, "")];
  const named = forms.map((form) => elements.find(({ names }) => names["en"]?.includes(form))).find((each) => each);
  const near = named === undefined ? nearestElement(last) : null;
  const card = named ?? elements.find(({ id }) => id === near);
  if (card === undefined) return null;
  return {
    phrase: raw,
    head: last,
    element: card.id,
    match: named === undefined ? "near" : "exact",
    kind: card.kind,
    count: looksPlural(last) && last !== named?.names["en"]?.find((name) => name === last) ? 3 : 1,
    adjectives: words.slice(0, -1),
    colour: null,
    animate: card.kind === "person" || card.kind === "animal",
    stands_for: null,
    span: { start: 0, end: raw.length },
  };
}

/** The subject that a name is about: of the wanted kind where one is, else the surest. Null where nothing was read. */
export const subjectNamed = (reading: Reading, kind: CastKind, elements: readonly ElementCard[]): Subject | null => {
  const kinds = wanted[kind];
  const rank = (subject: Subject): number =>
    certainty[subject.match] * 4 + (kinds.includes(subject.kind) ? 0 : placeKinds.has(subject.kind) ? 2 : 1);
  const able = reading.subjects.filter((subject) => fits(kind)(subject) && isAbout(reading, subject));
  const [best = null] = able.toSorted((a, b) => rank(a) - rank(b));
  if (best !== null && best.match !== "fallback") return best;
  const last = byLastNoun(reading, elements);
  return last !== null && fits(kind)(last) ? last : best;
};

/** A thing is no ground, and no being that its name only sounds like; only a known one (a toy soldier, a stone lion) is drawn as such. */
const fits =
  (kind: CastKind) =>
  ({ kind: drawn, match }: Subject): boolean => {
    if (kind !== "object" && kind !== "product") return true;
    if (drawn === "terrain" || drawn === "water" || drawn === "interior") return false;
    return match === "exact" || (drawn !== "person" && drawn !== "animal");
  };

/** What draws somebody of whom no more is known than the kind. */
export const bareElement: Partial<Record<CastKind, string>> = { person: "person", group: "crowd" };
