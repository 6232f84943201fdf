import { person, send, testApp } from "#lib/api/testing/test-app.ts";
const app = await testApp({});
const ana = await person(app);
for (const raw_intent of [`a${"\u0301".repeat(3990)}`, "a\u0301\u0301\u0301\u0301", "\u0301\u0301\u0301\u0301", "👩‍👩‍👧‍👦"]) {
  const r = await send(app, "get_story_intelligence_report", { key: ana.key, input: { raw_intent } });
  console.log(r.status);
}
await app.close();
