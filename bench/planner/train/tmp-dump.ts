import { writeFileSync, readFileSync } from "node:fs";
import { directorModes } from "#lib/contract/vocabulary.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { glossOf } from "#lib/planning/meaning/gloss.ts";
import { cueInput } from "#lib/planning/meaning/mode-model.ts";
import { sentenceInputs } from "#lib/planning/meaning/sentence-inputs.ts";
import { vectorOf, englishWords } from "#lib/planning/meaning/word-vectors.ts";
import { cueScores } from "#lib/planning/modes/cue-scores.ts";
import { modeCards } from "#lib/planning/modes/mode-catalog.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
import { readTrainingExamples, readTuneExamples } from "#lib/planning/testing/read-mode-examples.ts";
import { tuneIntents } from "../intents/tune.ts";
import { heldOutSentences, freshSentences, tunedSentences } from "#lib/planning/testing/mode-sentences.ts";
const fresh = new Set<string>();
for (const mode of directorModes) for (const l of readFileSync(`/tmp/h/new-sentences/${mode}.txt`, "utf8").split("\n")) fresh.add(l.replace(/^[a-z]{2} \| /u, ""));
const all = [
  ...readTrainingExamples().map((e) => ({ ...e, set: fresh.has(e.text) ? "new" : "old" })),
  ...readTuneExamples().map((e) => ({ ...e, set: "tunesplit" })),
  ...tuneIntents.map((i) => ({ text: i.text, language: i.language, modes: [i.best, ...i.acceptable], set: "tuneintents" })),
  ...[...tunedSentences].map((e) => ({ ...e, set: "tuned" })),
];
writeFileSync("/tmp/h/dump.json", JSON.stringify(all.map((e) => {
  const r = readIntent(e.text, elementCards);
  const gloss = glossOf(e.text, r.language);
  const i = sentenceInputs(gloss);
  const m = new Array(64).fill(0); for (const { share } of i.meanings) share.forEach((v, a) => (m[a] += v));
  return { text: e.text, gloss, lang: e.language, modes: e.modes.map((x) => directorModes.indexOf(x)), set: e.set, m, form: i.form, stems: i.stems.map((s) => s.key), words: i.words, vec: i.words.map((w) => { const v = vectorOf(w); return v === null ? null : [v.weight, ...v.coordinates].map((x) => Math.round(x * 1000) / 1000); }), cues: cueScores(r, false, modeCards).map(({ score }) => cueInput(score)) };
})));
console.log(all.length, JSON.stringify(directorModes));
