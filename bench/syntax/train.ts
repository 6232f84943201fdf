import { writeFileSync } from "node:fs";
import { syntaxLanguages } from "#lib/planning/coverage/syntax/analyse.ts";
import { languageFile } from "#lib/language/language-files.ts";
import { learnAnalyser } from "./learn-analyser.ts";
import { packAnalyser } from "./pack-analyser.ts";
import { mostForeign, plenty, readTreebanks, treebanks } from "./treebank.ts";
import { readWritten } from "./written.ts";

// Learns each language from its treebanks, from all of them where they are small, and writes the model that the planner reads.
const [folder, ...asked] = process.argv.slice(2);
if (folder === undefined) throw new Error("npx node bench/syntax/train.ts <treebank folder> [language…]");
for (const language of asked.length > 0 ? asked : syntaxLanguages) {
  const { own = [], related = [] } = treebanks[language] ?? {};
  const { training, measuring } = readTreebanks(folder, own, language);
  const foreign = readTreebanks(folder, related, language).training.slice(0, mostForeign);
  const sentences = training.length > plenty ? training : [...training, ...measuring];
  const packed = packAnalyser(learnAnalyser(language, sentences, foreign, readWritten(language)));
  writeFileSync(languageFile(language, "syntax.bin"), packed);
  console.log(`${language}: ${sentences.length} sentences, ${(packed.length / 1e6).toFixed(2)} MB`);
}
