import { beforeAll, expect, test } from "vitest";
import { judgeText } from "#lib/gate/judge-text.ts";
import { readPage } from "#lib/page/read-page.ts";
import { detectLanguage } from "#lib/planning/intent/detect-language.ts";
import { completePlan } from "#lib/planning/complete-plan.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { readInstruction } from "#lib/planning/refine/read-instruction.ts";
import { revisePlan } from "#lib/planning/revise-plan.ts";
import { elements, models, routesFor } from "#lib/planning/testing/plan-request.ts";
import { doublingOf, isLinear } from "./testing/doubling.ts";
import { hostilePages, hostileTexts } from "./testing/hostile-texts.ts";
import { warmUp } from "#lib/threads/warm-up.ts";

/** As long as an intent may be, twice; pages far below what is fetched, where a loop within a loop shows all the same. */
const [words, letters] = [4000, 60_000];

const inputOf = (raw_intent: string) => ({ request: { raw_intent }, seed: 7, brand: null, elements });
const planOf = (raw_intent: string) => {
  const draft = draftFilm(inputOf(raw_intent));
  return completePlan({ draft, routes: routesFor(draft), models });
};
const plan = planOf("A keeper and her dog walk under the pines by the sea at dusk");
const pageOf = (html: string) =>
  readPage(
    { bytes: new TextEncoder().encode(html), content_type: "text/html; charset=utf-8", url: "https://shop.example/x" },
    detectLanguage,
  );

const readers: readonly (readonly [name: string, read: (text: string) => unknown])[] = [
  ["the gates judge it", judgeText],
  ["a film is planned from it", planOf],
  [
    "a shot is changed by it",
    (text) => readInstruction(text, { content: plan, shot_id: plan.shots[0]?.shot_id ?? "" }, inputOf("x")),
  ],
  [
    "a plan is edited with it",
    (text) =>
      revisePlan({
        content: plan,
        edits: { shots: Object.fromEntries(plan.shots.map(({ shot_id }) => [shot_id, { description: text }])) },
        input: inputOf("A keeper and her dog walk"),
      }),
  ],
];

beforeAll(() => {
  warmUp(elements);
  pageOf("<h1>Lamp</h1><p>It shines for forty hours and costs $30.</p>");
});

for (const [name, read] of readers)
  test.each(Object.entries(hostileTexts))(`%s: ${name} in time that grows with it`, (_, make) => {
    expect(doublingOf((length) => read(make(length)), words / 2)).toSatisfy(isLinear);
  });

test.each(Object.entries(hostilePages))("a page of %s is read in time that grows with it", (_, make) => {
  expect(doublingOf((length) => pageOf(make(length)), letters / 2)).toSatisfy(isLinear);
});
