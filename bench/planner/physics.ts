import { aspectRatios, directorModes } from "#lib/contract/vocabulary.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { measuredIntents } from "#lib/planning/testing/measured-intents.ts";
import { measurePlan } from "#lib/planning/testing/textbook-physics.ts";
import { elementCards } from "#lib/elements/element-cards.ts";

/** Prints, for 240 plans, how far every kind of number is from its textbook value, the worst first. */
const plans = 240;
const worst = new Map<string, { off: number; where: string; count: number }>();
for (let index = 0; index < plans; index++) {
  const raw_intent = measuredIntents[index % measuredIntents.length] ?? "";
  const draft = draftFilm({
    request: {
      raw_intent,
      director_mode: directorModes[(index * 3) % directorModes.length] ?? "auto",
      aspect_ratio: aspectRatios[index % aspectRatios.length] ?? "16:9",
      ...(index % 4 === 0 ? {} : { duration_seconds: 4 + ((index * 11) % 57) }),
    },
    seed: index * 7 + 1,
    brand: null,
    elements: elementCards,
  });
  for (const { what, shot_id, planned, textbook, off } of measurePlan(draft)) {
    const before = worst.get(what);
    const where = `plan ${index} ${shot_id ?? "film"}: planned ${planned}, textbook ${textbook}`;
    if (before === undefined || off > before.off) worst.set(what, { off, where, count: (before?.count ?? 0) + 1 });
    else before.count += 1;
  }
}
const sorted = [...worst].toSorted(([, a], [, b]) => b.off - a.off);
const total = sorted.reduce((sum, [, each]) => sum + each.count, 0);
console.log(
  `${total} numbers and statements of ${plans} plans; worst disagreement ${((sorted[0]?.[1].off ?? 0) * 100).toFixed(3)} %`,
);
for (const [what, { off, where, count }] of sorted)
  console.log(
    `${(off * 100).toFixed(4).padStart(10)} %  ${String(count).padStart(6)} x ${what}${off > 0 ? ` (${where})` : ""}`,
  );
