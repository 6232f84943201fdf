import type { PlanContent } from "#lib/contract/plan.ts";
import { canonicalJson } from "#lib/planning/canonical-json.ts";
import { chooseMode } from "#lib/planning/choose-mode.ts";
import { completePlan } from "#lib/planning/complete-plan.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { modeCards } from "#lib/planning/modes/mode-catalog.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { warmUp } from "#lib/threads/warm-up.ts";
import type { LabelledIntent } from "./intents/labelled-intent.ts";
import { testIntents } from "./intents/test.ts";
import { tuneIntents } from "./intents/tune.ts";
import { models, routesFor } from "./route-draft.ts";

/** Measures the planner on labelled intents. `--split tune|test` (default test), `--misses` lists every miss. */
const split = process.argv.includes("--split") ? process.argv[process.argv.indexOf("--split") + 1] : "test";
if (split !== "tune" && split !== "test") throw new Error("--split is tune or test");
const listsMisses = process.argv.includes("--misses");
const intents = split === "tune" ? tuneIntents : testIntents;

const planOf = (raw_intent: string) => {
  const start = performance.now();
  const draft = draftFilm({ request: { raw_intent }, seed: 7, brand: null, elements: elementCards });
  const drafted = performance.now();
  const routes = routesFor(draft);
  const routed = performance.now();
  const content = completePlan({ draft, routes, models });
  return { content, took_ms: performance.now() - routed + (drafted - start) };
};

// As the server does before it answers its first request.
const warmed = performance.now();
warmUp(elementCards);
const warm_ms = performance.now() - warmed;

const attempt = (text: string) => {
  try {
    return planOf(text);
  } catch (error) {
    failures.push(`${text.slice(0, 60)}: ${String(error)}`);
    return null;
  }
};

const flat = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[-'’‐‑]/gu, " ");
/** A spelling counts where a word begins with it; scripts that glue or do not space count anywhere. */
const holds = (text: string, spelling: string): boolean => {
  const wanted = flat(spelling);
  if (!/^[\p{Script=Latin}\p{N}]/u.test(wanted)) return text.includes(wanted);
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? " ")) return true;
  return false;
};

/** Who and what a screenplay shows, and what is said and read in it. */
const namesIn = ({ screenplay, end_card, intent }: PlanContent): string[] => [
  ...[...(screenplay?.cast ?? []), ...(screenplay?.props ?? []), ...(screenplay?.places ?? [])].map(({ name }) => name),
  ...(screenplay?.shots ?? []).flatMap(({ dialogue }) => dialogue.map(({ line }) => line)),
  end_card?.text ?? "",
  intent.weather,
];

interface Outcome {
  intent: LabelledIntent;
  modes: string[];
  lost: string[];
  unread: string[];
  unseen: string[];
  took_ms: number;
}
const failures: string[] = [];
const outcomes: Outcome[] = intents.map((intent) => {
  const planned = attempt(intent.text);
  // A plan that fails keeps nothing, chooses nothing and sees no risk.
  if (planned === null)
    return {
      intent,
      modes: [],
      lost: intent.keep.map((spellings) => spellings[0] ?? ""),
      unread: [],
      unseen: [...(intent.risks ?? [])],
      took_ms: 0,
    };
  const { content, took_ms } = planned;
  const reading = readIntent(intent.text, elementCards);
  const { scores } = chooseMode(reading, "auto", false, modeCards);
  const primary = content.mode_selection.primary;
  const shown = flat(
    content.shots
      .flatMap((shot) => [shot.description, shot.prompt, shot.caption ?? "", shot.continuity.time_of_day])
      .concat(namesIn(content), content.intent.actions)
      .join("\n"),
  );
  const read = flat(
    [
      ...reading.subjects.map((subject) => subject.phrase),
      ...reading.actions.map((action) => action.phrase),
      ...reading.names,
      ...reading.quoted,
      reading.setting?.phrase ?? "",
      reading.intent.era ?? "",
      ...reading.intent.style,
      ...reading.intent.mood,
      ...reading.intent.camera_cues,
      reading.intent.time_of_day,
      reading.intent.weather,
    ].join("\n"),
  );
  const without = (text: string) =>
    intent.keep
      .filter((spellings) => !spellings.some((each) => holds(text, each)))
      .map((spellings) => spellings[0] ?? "");
  const dimensions = new Set(content.artifact_risk.factors.flatMap((factor) => [factor.dimension, factor.factor]));
  return {
    intent,
    modes: [primary, scores.find((entry) => entry.mode !== primary)?.mode ?? primary],
    lost: without(shown),
    unread: without(read),
    unseen: (intent.risks ?? []).filter((risk) => !dimensions.has(risk)),
    took_ms,
  };
});

const share = (part: number, whole: number) =>
  whole === 0 ? "     -" : `${((100 * part) / whole).toFixed(1).padStart(5)}%`;
const row = (name: string, of: readonly Outcome[]) => {
  const accepted = (outcome: Outcome, mode: string | undefined) =>
    mode === outcome.intent.best || outcome.intent.acceptable.some((each) => each === mode);
  const keep = of.reduce((sum, each) => sum + each.intent.keep.length, 0);
  const risks = of.reduce((sum, each) => sum + (each.intent.risks?.length ?? 0), 0);
  console.log(
    [
      name.padEnd(6),
      String(of.length).padStart(4),
      share(of.filter((each) => each.modes[0] === each.intent.best).length, of.length),
      share(of.filter((each) => accepted(each, each.modes[0])).length, of.length),
      share(of.filter((each) => each.modes.includes(each.intent.best)).length, of.length),
      share(keep - of.reduce((sum, each) => sum + each.lost.length, 0), keep),
      share(keep - of.reduce((sum, each) => sum + each.unread.length, 0), keep),
      share(risks - of.reduce((sum, each) => sum + each.unseen.length, 0), risks),
    ].join("  "),
  );
};
console.log(`${split} split, ${intents.length} intents`);
console.log("lang      n   top-1   accept  top-2   retain  read    risk recall");
for (const language of new Set(intents.map((intent) => intent.language)))
  row(
    language,
    outcomes.filter((outcome) => outcome.intent.language === language),
  );
row(
  "not en",
  outcomes.filter((outcome) => outcome.intent.language !== "en"),
);
row("all", outcomes);

if (listsMisses)
  for (const { intent, modes, lost, unread, unseen } of outcomes) {
    const wrong = modes[0] !== intent.best && !intent.acceptable.some((mode) => mode === modes[0]);
    if (!wrong && lost.length + unread.length + unseen.length === 0) continue;
    console.log(`\n[${intent.language}] ${intent.text.slice(0, 110)}`);
    if (wrong) console.log(`  mode ${modes.join(" > ")}, wanted ${intent.best}`);
    if (lost.length > 0) console.log(`  lost ${lost.join("; ")}`);
    if (unread.length > 0) console.log(`  unread ${unread.join("; ")}`);
    if (unseen.length > 0) console.log(`  risk not seen ${unseen.join("; ")}`);
  }

const times = outcomes.map((outcome) => outcome.took_ms).toSorted((a, b) => a - b);
const at = (part: number) => (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(1);
console.log(
  `\nwarmed in ${warm_ms.toFixed(0)} ms; planning: first call ${outcomes[0]?.took_ms.toFixed(1)} ms, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`,
);

for (const failure of failures) console.log(`FAILED ${failure}`);

const long = intents.find((intent) => intent.text.length > 2000)?.text ?? "";
const body = `${long} ${long}`;
for (let warmUp = 0; warmUp < 5; warmUp++) planOf(body.slice(0, 2000));
const growth = [100, 250, 500, 1000, 2000, 4000].map((chars) => {
  const best = Math.min(...Array.from({ length: 5 }, () => planOf(body.slice(0, chars)).took_ms));
  return `${chars}: ${best.toFixed(1)}`;
});
console.log(`ms by characters  ${growth.join("  ")}`);

const unlike = outcomes.filter(
  ({ modes, intent: { text } }) =>
    modes.length > 0 && canonicalJson(planOf(text).content) !== canonicalJson(planOf(text).content),
).length;
console.log(`plans that differ when repeated: ${unlike} of ${intents.length}`);
