import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";

/** Prints the plan that the benches of the renderer draw: `node bench/sample-plan.ts <seconds> <shots> <seed>`. */

const [duration_seconds = 10, shot_count = 4, seed = 7] = process.argv.slice(2).map(Number);
const plan = draftFilm({
  request: {
    raw_intent: "A lighthouse keeper finds a fox on the rocks in a winter storm and brings it in.",
    duration_seconds,
    shot_count,
  },
  seed,
  brand: null,
  elements: elementCards,
});
process.stdout.write(JSON.stringify(plan));
