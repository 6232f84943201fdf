import { afterAll, beforeAll, expect, test } from "vitest";
import { hostileTexts } from "#lib/operations/testing/hostile-texts.ts";
import { person, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

/** Whatever a stranger writes, the answer is a plan in the contract's shape, or says what is wrong with the words. */

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await testApp();
  ana = await person(app);
});
afterAll(() => app.close());

const most = 4000;
const texts: Record<string, (signs: number) => string> = {
  ...hostileTexts,
  "marks on one letter": (signs) => `a${"\u0301".repeat(signs - 1)}`,
  "one endless word": (signs) => "lighthousekeeper".repeat(signs / 16),
};

test.each(Object.entries(texts))("%s: read as a story", async (_, text) => {
  app.pass(60_000);
  const raw_intent = text(most).slice(0, most).toWellFormed();
  const { status } = await send(app, "get_story_intelligence_report", { key: ana.key, input: { raw_intent } });
  expect([200, 422]).toContain(status);
});
