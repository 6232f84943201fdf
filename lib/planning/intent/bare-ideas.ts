import type { Ground, NounPhrase } from "./find-subjects.ts";
import { lastResort } from "./near-card.ts";

/** Phrases of conditions, moods and adjectives for a text that names no thing at all. */
export function bareIdeas(ground: Ground): NounPhrase[] {
  const { raw, units, nouns, elements } = ground;
  const card = lastResort(nouns, elements);
  if (card === undefined) return [];
  const skies: Record<string, string> = { night: "moon", dawn: "sun", golden_hour: "sun", morning: "sun", noon: "sun" };
  const telling = units
    .map((unit, index) => ({ unit, index }))
    .filter(({ unit }) => unit.kind !== "grammar" && unit.kind !== "number" && !ground.ordered(unit));
  // "growing old together" is one idea; in "snow falls" only the snow is.
  const things = telling.filter(({ unit }) => unit.kind !== "verb");
  return (telling[0]?.unit.kind === "verb" ? telling.slice(0, 1) : things.slice(0, 4)).map(({ unit, index }) => {
    const near =
      unit.card ??
      nouns.byId.get(skies[unit.time ?? ""] ?? "") ??
      (unit.kind === "verb" ? nouns.byId.get("person") : undefined);
    const drawn = near ?? card;
    return {
      phrase: raw.slice(unit.start, unit.end),
      head: unit.key,
      element: drawn.id,
      match: near === undefined ? ("fallback" as const) : ("near" as const),
      kind: drawn.kind,
      count: 1,
      adjectives: [],
      colour: unit.colour,
      animate: drawn.kind === "person" || drawn.kind === "animal",
      stands_for: null,
      span: { start: unit.start, end: unit.end },
      from: index,
      to: index,
      placed: false,
      where: raw.slice(unit.start, unit.end),
    };
  });
}
