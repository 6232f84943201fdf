import { readFileSync } from "node:fs";
import { z } from "zod";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { topDimensions } from "#lib/planning/screenplay-risk/risk-of.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { readFilms } from "./read-films.ts";
import { report, type Named } from "./score.ts";

/**
 * Measures the risks from the sentence on, covered without a model: on the sentences of the films, and with
 * `--vbench <path of VBench2_full_text_info.json>` on the sentences of VBench-2.0: `--part tune` on every fourth, which
 * alone the weights may be set by, `--part unseen` (the default) on the others. `--misses` lists misses.
 */
const option = (name: string): string | undefined =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
const vbenchSchema = z.record(z.string(), z.object({ caption: z.string(), dimension: z.array(z.string()) }));

const failures: string[] = [];
const named = (text: string, risks: readonly string[]): Named => {
  try {
    const draft = draftFilm({ request: { raw_intent: text }, seed: 7, brand: null, elements: elementCards });
    return { text, risks, named: topDimensions(draft.artifact_risk) };
  } catch (error) {
    // What cannot be planned names nothing, and is told below.
    failures.push(`${text.slice(0, 60)}: ${String(error)}`);
    return { text, risks, named: [] };
  }
};

const misses = process.argv.includes("--misses");
const films = readFilms();
for (const source of ["intents", "vbench"] as const)
  report(
    `${source}, through coverage`,
    films.filter((film) => film.source === source).map(({ text, risks }) => named(text, risks)),
    misses,
  );

const path = option("--vbench");
if (path !== undefined) {
  const part = option("--part") ?? "unseen";
  if (part !== "tune" && part !== "unseen") throw new Error("--part is tune or unseen");
  const sentences = Object.values(vbenchSchema.parse(JSON.parse(readFileSync(path, "utf8"))));
  report(
    `VBench-2.0, ${part}, through coverage`,
    sentences
      .filter((_, index) => (index % 4 === 0) === (part === "tune"))
      .map(({ caption, dimension }) => named(caption.slice(0, 4000), dimension)),
    misses,
  );
}
for (const failure of failures) console.log(`FAILED ${failure}`);
