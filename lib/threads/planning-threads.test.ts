import { afterAll, expect, test } from "vitest";
import { elementCards } from "#lib/elements/element-cards.ts";
import { openPlanningThreads } from "./planning-threads.ts";
import { firstIdea } from "./first-idea.ts";

const projectRoot = process.cwd();
const asked = { account: "acc_a", field: "/raw_intent" };
const inputOf = (raw_intent: string) => ({ request: { raw_intent }, seed: 7, brand: null });
const page = (html: string) => ({
  bytes: new TextEncoder().encode(html),
  content_type: "text/html",
  url: "https://shop.example/x",
});

const tables = { elements: elementCards };
const quiet = openPlanningThreads({ projectRoot, tables, patience: () => 6 });
afterAll(() => quiet.close());

test("a thread plans as the caller's own thread does", async () => {
  const { draftFilm } = await import("#lib/planning/draft-film.ts");
  expect(await quiet.think("draftFilm", [inputOf(firstIdea)], asked)).toEqual(
    draftFilm({ ...inputOf(firstIdea), ...tables }),
  );
});

test("what a task refuses is refused with its field", async () => {
  const draft = await quiet.think("draftFilm", [inputOf(firstIdea)], asked);
  const content = { ...draft, shots: [], prompts: [] } as unknown as Parameters<typeof revise>[0];
  const revise = (plan: never) =>
    quiet.think(
      "revisePlan",
      [{ content: plan, edits: { shots: { s9: { caption: "x" } } }, input: inputOf("x") }],
      asked,
    );
  await expect(revise(content)).rejects.toMatchObject({ code: "validation_failed" });
});

test("a task that fails leaves the thread to the next one", async () => {
  await expect(quiet.think("readBrief", [null as never], asked)).rejects.toThrow(
    "A task on the planning thread failed.",
  );
  expect(await quiet.think("judgeTexts", [["a quiet harbour"]], asked)).toEqual([[]]);
});

test("words that are not read in time are refused at their field, and the next are read by another thread", async () => {
  const hurried = openPlanningThreads({
    projectRoot,
    tables,
    patience: () => 1,
    deadlineMs: { page: 20, plan: 60_000 },
  });
  try {
    const long = page("<div><b>word ".repeat(60_000));
    await expect(hurried.think("readPage", [long], { account: "acc_a", field: "/url" })).rejects.toMatchObject({
      code: "validation_failed",
      errors: [{ pointer: "/url", code: "too_long" }],
    });
    expect(await hurried.think("judgeTexts", [["a quiet harbour"]], asked)).toEqual([[]]);
  } finally {
    await hurried.close();
  }
});

test("who comes when too many wait is told when to come again", async () => {
  const many = Array.from({ length: 40 }, () => quiet.think("judgeTexts", [["a quiet harbour"]], asked));
  const settled = await Promise.allSettled(many);
  const refused = settled.filter((each) => each.status === "rejected").map(({ reason }) => reason as unknown);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ code: "unavailable", headers: { "Retry-After": "2" } });
});
