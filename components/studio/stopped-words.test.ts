import { expect, test } from "vitest";
import { stoppedWords, withEvidence } from "./stopped-words.ts";

test("evidence cuts a text into plain and found parts", () => {
  expect(withEvidence("A toast from Ada, my friend", [{ start: 13, end: 16 }])).toEqual([
    "A toast from ",
    "Ada",
    ", my friend",
  ]);
});

test("spans that overlap or lie outside are left out, and the text stays whole", () => {
  const spans = [
    { start: 4, end: 8 },
    { start: 0, end: 3 },
    { start: 2, end: 5 },
    { start: 8, end: 99 },
  ];
  const parts = withEvidence("one two three", spans);
  expect(parts).toEqual(["", "one", " ", "two ", "three"]);
  expect(parts.join("")).toBe("one two three");
});

test("a film over the budget says its quote and, where it is known, what is left", () => {
  const film = {
    state: "finished",
    cost: { quoted_usd: 0.86, charged_usd: 0, if_live_usd: 0.64 },
    blocked: { gate: "budget", code: "budget_exceeded", reason: "Too dear", evidence: [], resolve: "Wait for May." },
    failure: null,
  } as unknown as Parameters<typeof stoppedWords>[0];
  expect(stoppedWords(film, { left_usd: 0.5, budget_usd: 2, month: "2026-04" }).text).toBe(
    "The film is quoted at $0.86. You have $0.50 left in April. Nothing was charged.",
  );
  expect(stoppedWords(film).text).toBe("The film is quoted at $0.86. Wait for May. Nothing was charged.");
});

test("a failed shot says how many were asked, and where trying again starts", () => {
  const attempt = (model: string, outcome = "failed") => ({
    model,
    outcome,
    message: "No.",
    ended_at: "2026-01-01T00:00:09Z",
  });
  const film = (made: boolean[], attempts: unknown[], resume: string | null = "…") =>
    ({
      state: "finished",
      blocked: null,
      message: "Failed",
      shots: made.map((done, at) => ({ shot_id: `s${at + 1}`, index: at + 1, delivered: done ? {} : null })),
      failure: { code: "x", message: "An answer was lost", shot_id: `s${made.indexOf(false) + 1}`, attempts },
      links: { resume },
    }) as unknown as Parameters<typeof stoppedWords>[0];
  const two = [attempt("runway/a"), attempt("kling/b")];
  expect(stoppedWords(film([true, true, false], two))).toMatchObject({
    title: "Shot 3 could not be made.",
    text: "Two providers were tried. Nothing was charged. Shots 1 and 2 are kept, so trying again starts at shot 3.",
  });
  expect(stoppedWords(film([false, true], two)).text).toMatch(/Shot 2 is kept, so trying again starts at shot 1\.$/);
  expect(stoppedWords(film([true, false], two, null)).text).toBe("Two providers were tried. Nothing was charged.");
  expect(stoppedWords(film([false], [attempt("fal/c", "unknown")])).text).toBe(
    "An answer was lost. Nothing was charged.",
  );
});
