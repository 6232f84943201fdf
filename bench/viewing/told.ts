import { readFileSync } from "node:fs";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";

/** What coverage reads in sentences, one a line of the input: cast, props, places and the acts of each shot. */
const drawn = ({ id, name, drawn_as }: Screenplay["props"][number]) =>
  `${id}: ${name} = ${drawn_as === null ? "STANDIN" : [drawn_as.element, drawn_as.variant].filter(Boolean).join("/")}`;

for (const raw_intent of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const plan = draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9", captions: false },
    seed: 7,
    brand: null,
    elements: elementCards,
  });
  const film = plan.screenplay!;
  const acts = film.shots.map((shot) =>
    shot.acts.map(
      ({ act, by, of, to, with: tool }) => `${act}(${[by, of, to, tool].map((id) => id ?? "-").join(", ")})`,
    ),
  );
  console.log(
    [
      raw_intent,
      `  cast ${film.cast.map((one) => `[${one.kind}${one.count > 1 ? ` x${one.count}` : ""}] ${drawn(one)}`).join("; ")}`,
      `  props ${film.props.map(drawn).join("; ")}`,
      `  places ${film.places.map(drawn).join("; ")}`,
      `  acts ${acts.map((shot) => shot.join(" + ") || ".").join(" | ")}`,
    ].join("\n"),
  );
}
