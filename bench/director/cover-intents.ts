import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { coveredFilm } from "#lib/planning/draft-film.ts";
import { readBrief } from "#lib/planning/screenplay/read-brief.ts";
import { elementCards as elements } from "#lib/elements/element-cards.ts";
import { readIntents, splitNamed } from "./intents.ts";

/**
 * What coverage, the director without a language model, makes of the intents:
 * `node bench/director/cover-intents.ts --intents bench/director/set/intents.json --split development --out folder`.
 */

const { values } = parseArgs({
  options: { intents: { type: "string" }, split: { type: "string", default: "development" }, out: { type: "string" } },
});
if (values.intents === undefined || values.out === undefined) throw new Error("--intents and --out are needed.");
mkdirSync(values.out, { recursive: true });
for (const { id, text, seconds } of readIntents(values.intents, splitNamed(values.split))) {
  const request = { raw_intent: text, ...(seconds === undefined ? {} : { duration_seconds: seconds }) };
  const film = coveredFilm(readBrief({ request, seed: 7, brand: null, elements }));
  writeFileSync(path.join(values.out, `${id}.json`), `${JSON.stringify(film, null, 1)}\n`);
}
