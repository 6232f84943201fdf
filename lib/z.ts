import { readFileSync } from "node:fs";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
const dev = JSON.parse(readFileSync("/work/notes/heldout-acts/dev-acts.json", "utf8")) as { sentences: string[] }[];
const sents = [
  ...dev.flatMap((d) => d.sentences.slice(0, 2)),
  "A waiter drops a tray of glasses and they shatter.",
  "She gives the boy a key and he opens the door.",
  "The lamp goes out and she lights a candle.",
  "A thief takes the old woman's bag; she chases him.",
];
let withA = 0;
const found: Record<string, number> = {};
for (const raw_intent of sents) {
  const p = draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9", captions: false },
    seed: 7,
    brand: null,
    elements: elementCards,
  });
  if (p.screenplay.shots.some((s) => s.acts.length)) withA++;
  for (const c of p.story_report.checks)
    for (const e of c.evidence)
      if (e.field?.startsWith("acts") || e.field === "acts") {
        const k = c.id + " " + e.expected;
        found[k] = (found[k] ?? 0) + 1;
        console.log(c.id, c.status, "|", raw_intent, "|", e.shot_id, e.observed, "|", e.expected);
      }
}
console.log(withA, "/", sents.length);
