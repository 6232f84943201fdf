import type { DrawnAs } from "#lib/contract/plan.ts";
import type { Film } from "#lib/planning/film.ts";
import { skyBodiesIn } from "#lib/planning/compile/sky-bodies.ts";
import type { Stage } from "#lib/planning/shots/stage.ts";

const overcast: ReadonlySet<string> = new Set(["storm", "rain", "fog", "snow", "cloudy", "dust"]);

const beside = 0.4;

/** What hangs in the sky: what the intent names, else what the hour brings under an open sky. */
export const skyItems = (film: Film, stage: Stage): DrawnAs[] => {
  const named = film.cast
    .filter((member) => member.kind === "sky" && member !== film.cast[stage.focus ?? -1])
    .map((member) => member.element);
  const place = film.place.elements.filter((id) => ["stars", "moon", "sun", "aurora"].includes(id));
  const bodies = skyBodiesIn(film.screenplay, film.elements);
  const idOf = new Map([...bodies].map(([id, element]) => [element, id]));
  // Whatever else the hour has, only one disc comes up over a place.
  const hour =
    bodies.size > 0
      ? film.time_of_day === "night"
        ? ["stars"]
        : []
      : overcast.has(film.weather)
        ? []
        : film.time_of_day === "night"
          ? ["stars", "moon"]
          : [];
  return [...new Set([...named, ...bodies.values(), ...place, ...hour])].flatMap((id) => {
    const card = film.elements.get(id);
    if (card === undefined || id === "space") return [];
    const own = idOf.get(id);
    return [
      {
        ...(own === undefined ? {} : { id: own }),
        noun: id.replaceAll("_", " "),
        element: id,
        count: 1,
        motion: "glow" as const,
        // What is told to rise does so beside whoever is in the middle.
        across: own !== undefined ? beside : Number((film.dice.unit(`sky ${id}`) * 1.2 - 0.6).toFixed(3)),
        height_m: card.height_m,
        facing: "camera" as const,
        colour: null,
      },
    ];
  });
};
