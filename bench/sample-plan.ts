import { warmUp } from "#lib/threads/warm-up.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/elements/element-cards.ts";

/**
 * Prints the plan that the benches of the renderer draw, `node bench/sample-plan.ts <seconds> <shots> <seed>`, or the one
 * that the server warms its render threads with, `node bench/sample-plan.ts warming`.
 */

const sample = ([duration_seconds = 10, shot_count = 4, seed = 7]: number[]) =>
  draftFilm({
    request: {
      raw_intent: "A lighthouse keeper finds a fox on the rocks in a winter storm and brings it in.",
      duration_seconds,
      shot_count,
    },
    seed,
    brand: null,
    elements: elementCards,
  });

const order = process.argv.slice(2);
const plan = order[0] === "warming" ? warmUp(elementCards) : sample(order.map(Number));
process.stdout.write(JSON.stringify(plan));
