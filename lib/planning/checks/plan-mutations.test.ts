import { expect, test } from "vitest";
import { directorModes } from "#lib/contract/vocabulary.ts";
import { measuredIntents } from "#lib/planning/testing/measured-intents.ts";
import { planMutations, tallyMutations } from "#lib/planning/testing/plan-mutations.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";

const intents = measuredIntents.filter((_, index) => index % 12 === 0);
const { tallies } = tallyMutations(intents, directorModes, elementCards);

test.each(planMutations.map(({ name }, index) => [name, tallies[index]] as const))(
  "%s: its owner says so, no other check does, and the offered patch clears it",
  (_name, tally) => {
    if (tally === undefined) throw new Error("not measured");
    expect(tally.tried).toBeGreaterThan(5);
    expect(tally.detected / tally.tried).toBeGreaterThanOrEqual(0.9);
    expect(tally.moved / tally.tried).toBeLessThanOrEqual(0.1);
    expect(tally.cleared / tally.patched).toBeGreaterThanOrEqual(0.8);
  },
);
