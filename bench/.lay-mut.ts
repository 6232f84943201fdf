import { directorModes } from "#lib/contract/vocabulary.ts";
import { measuredIntents } from "#lib/planning/testing/measured-intents.ts";
import { tallyMutations } from "#lib/planning/testing/plan-mutations.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
const intents = measuredIntents.filter((_, index) => index % 12 === 0);
const { tallies, warned, plans } = tallyMutations(intents, directorModes, elementCards);
console.log(intents, plans, warned);
for (const t of tallies) { console.log(t.name, t.tried, t.detected, t.moved, t.patched, t.cleared, t.movedChecks); if (t.moved / t.tried > 0.05) for (const m of t.misses.slice(0, 8)) console.log("   ", m); }
