import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { languageModelDirector } from "#lib/director/language-model.ts";
import { scriptedModel } from "#lib/director/testing/scripted-model.ts";
import { testSettings } from "#lib/director/testing/test-director.ts";
import { judgeBeyond } from "#lib/gate/judge-beyond.ts";
import { readBrief } from "#lib/planning/screenplay/read-brief.ts";
import { elementCards as elements } from "#lib/elements/element-cards.ts";
import { readIntents, splitNamed } from "./intents.ts";

/**
 * Recorded answers of a language model to the product's own request, taken as the product takes them: checked, judged, and
 * told again to whoever cannot mend anything. A film whose answer is not taken is left out and named.
 * `node bench/director/take-answers.ts --intents bench/director/set/intents.json --answers bench/director/set/answers
 * --split all --out folder`.
 */

const { values } = parseArgs({
  options: {
    intents: { type: "string" },
    answers: { type: "string" },
    split: { type: "string", default: "all" },
    out: { type: "string" },
  },
});
if (values.intents === undefined || values.answers === undefined || values.out === undefined)
  throw new Error("--intents, --answers and --out are needed.");
mkdirSync(values.out, { recursive: true });

for (const { id, text, seconds, shots } of readIntents(values.intents, splitNamed(values.split))) {
  const file = path.join(values.answers, `${id}.json`);
  if (!existsSync(file)) continue;
  const request = {
    raw_intent: text,
    ...(seconds === undefined ? {} : { duration_seconds: seconds }),
    ...(shots === undefined ? {} : { shot_count: shots }),
  };
  const brief = readBrief({ request, seed: 7, brand: null, elements });
  const judge = judgeBeyond([text]);
  const settings = testSettings({
    elements,
    judgeFor: () => (lines) => Promise.resolve(judge(lines).map(({ code }) => code)),
  });
  const director = languageModelDirector({ ...settings, model: scriptedModel([readFileSync(file, "utf8")]) });
  const directed = await director.direct(brief, { signal: new AbortController().signal });
  if ("screenplay" in directed) {
    const { rounds, repairs } = directed.by;
    console.log(`${id} taken after ${rounds} round${rounds === 1 ? "" : "s"}, ${repairs.length} repaired in place`);
    writeFileSync(path.join(values.out, `${id}.json`), `${JSON.stringify(directed.screenplay, null, 1)}\n`);
  } else console.log(`${id} not taken: ${directed.fallback}`);
}
