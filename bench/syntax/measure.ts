import { writeFileSync, mkdirSync } from "node:fs";
import { syntaxLanguages } from "#lib/planning/coverage/syntax/analyse.ts";
import { unpackAnalyser } from "#lib/planning/coverage/syntax/model-file.ts";
import { learnAnalyser } from "./learn-analyser.ts";
import { packAnalyser } from "./pack-analyser.ts";
import { scoreAnalyser } from "./score-analyser.ts";
import { informal, mostForeign, readTreebanks, treebanks } from "./treebank.ts";

// Learns each language from nine tenths of its treebanks and prints how it reads the rest, as a table's rows.
const [folder, ...asked] = process.argv.slice(2);
if (folder === undefined) throw new Error("npx node bench/syntax/measure.ts <treebank folder> [language…]");
for (const language of asked.length > 0 ? asked : syntaxLanguages) {
  const { own = [], related = [] } = treebanks[language] ?? {};
  const { training, measuring } = readTreebanks(folder, own, language);
  const foreign = readTreebanks(folder, related, language).training.slice(0, mostForeign);
  const packed = packAnalyser(learnAnalyser(language, training, foreign));
  if (process.env.KEEP_MODELS !== undefined) {
    mkdirSync(process.env.KEEP_MODELS, { recursive: true });
    writeFileSync(`${process.env.KEEP_MODELS}/${language}.bin`, packed);
  }
  const analyser = unpackAnalyser(packed);
  for (const [kind, sentences] of [
    ["as written", measuring],
    ["as typed", measuring.map(informal)],
  ] as const) {
    const { words, ...scores } = scoreAnalyser(analyser, sentences);
    const cells = Object.values(scores).map((value) => value.toFixed(1));
    console.log(
      `| ${[language, kind, `${training.length}`, `${words}`, ...cells, (packed.length / 1e6).toFixed(2)].join(" | ")} |`,
    );
  }
}
