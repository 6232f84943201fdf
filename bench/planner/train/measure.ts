/** Accuracy of the chosen director mode on the sentences never trained on: `node measure.ts [--misses]`. */
import { chooseMode } from "#lib/planning/choose-mode.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { modeCards } from "#lib/planning/modes/mode-catalog.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { type ModeExample, readTuneExamples } from "#lib/planning/testing/read-mode-examples.ts";

// Each language's word list is decoded on first use, which is not what is measured here.
const examples = readTuneExamples();
for (const { text } of examples) chooseMode(readIntent(text, elementCards), "auto", false, modeCards);

const judged = examples.map((example) => {
  const reading = readIntent(example.text, elementCards);
  const started = performance.now();
  const choice = chooseMode(reading, "auto", false, modeCards);
  return { ...example, ...choice, took_ms: performance.now() - started };
});
type Judged = (typeof judged)[number];

const share = (list: readonly Judged[], holds: (one: Judged) => boolean) =>
  `${Math.round((100 * list.filter(holds).length) / list.length)} %`;
const accepts = ({ modes }: ModeExample, mode: Judged["primary"]) => modes.includes(mode);

for (const [name, list] of [
  ["English", judged.filter(({ language }) => language === "en")],
  ["other languages", judged.filter(({ language }) => language !== "en")],
  ...[...new Set(judged.map(({ language }) => language))].map(
    (language) => [language, judged.filter((one) => one.language === language)] as const,
  ),
] as const)
  console.log(
    `${name}: ${list.length} sentences, top-1 ${share(list, (one) => one.modes[0] === one.primary)}, ` +
      `lenient ${share(list, (one) => accepts(one, one.primary))}, ` +
      `top-2 ${share(list, (one) => accepts(one, one.primary) || accepts(one, one.secondary))}`,
  );
const missed = judged.filter((one) => !accepts(one, one.primary));
console.log(`misses that say confidence is low: ${share(missed, ({ reason }) => /confidence is low/iu.test(reason))}`);
const times = judged.map(({ took_ms }) => took_ms).toSorted((a, b) => a - b);
console.log(`p95 ${times[Math.floor(0.95 * times.length)]?.toFixed(2)} ms`);
if (process.argv.includes("--misses"))
  for (const { text, modes, reason } of missed) console.log(`- ${text} (${modes.join(" ")}): ${reason}`);
