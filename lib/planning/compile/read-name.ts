import type { ElementCard, ElementKind } from "#lib/contract/element.ts";
import type { CastKind } from "#lib/contract/screenplay.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { placeKinds } from "#lib/planning/place-kinds.ts";
import type { Reading, Subject } from "#lib/planning/reading.ts";

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

/** The subject that a name is about: of the wanted kind where one is, else the surest. Null where nothing was read. */
export const subjectNamed = (reading: Reading, kind: CastKind): Subject | null => {
  const kinds = wanted[kind];
  const rank = (subject: Subject): number =>
    certainty[subject.match] * 4 + (kinds.includes(subject.kind) ? 0 : placeKinds.has(subject.kind) ? 2 : 1);
  return reading.subjects.filter(fits(kind)).toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
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
