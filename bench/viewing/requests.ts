import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { composeRequest } from "#lib/director/request/compose-request.ts";
import { elementCards as elements } from "#lib/elements/element-cards.ts";
import { readBrief } from "#lib/planning/screenplay/read-brief.ts";
import { filmsOf, readSet } from "./sets.ts";

/**
 * Writes what the product asks a language model for the films of a set: `system.txt` once, and `<id>.txt` for each.
 * `node bench/viewing/requests.ts --set set.json --out folder`
 */
const { values } = parseArgs({ options: { set: { type: "string" }, out: { type: "string" } } });
if (values.set === undefined || values.out === undefined) throw new Error("--set and --out are needed.");
mkdirSync(values.out, { recursive: true });
for (const { id, sentence } of filmsOf(readSet(values.set))) {
  const request = {
    raw_intent: sentence,
    duration_seconds: 12,
    shot_count: 4,
    aspect_ratio: "16:9",
    captions: false,
  } as const;
  const { system, user } = composeRequest(readBrief({ request, seed: 7, brand: null, elements }), elements, undefined);
  writeFileSync(path.join(values.out, "system.txt"), system);
  writeFileSync(path.join(values.out, `${id}.txt`), user);
}
