import { expect, test } from "vitest";

import { explain } from "./explanations.ts";
import { rememberReports } from "./remembered-reports.ts";
import { emptyReport } from "./report.ts";

const minute = 60_000;
const opened = (most: number) => {
  let at = 0;
  const made: string[] = [];
  const reports = rememberReports({
    most,
    forMs: 10 * minute,
    now: () => new Date(at),
    lasting: ({ reasons }) => reasons.length === 0,
  });
  const ask = (name: string, state: "none" | "late" | "broken" = "none") =>
    reports.of(name, () => {
      made.push(name);
      if (state === "broken") return Promise.reject(new Error("no reader"));
      return Promise.resolve(
        state === "late"
          ? emptyReport("invalid", explain("reader.timedOut"))
          : { ...emptyReport("none", explain("file.unreadable")), reasons: [] },
      );
    });
  return { ask, made, pass: (ms: number) => (at += ms) };
};

test("many who ask at once wait for one answer, which serves until it is old", async () => {
  const { ask, made, pass } = opened(4);
  await Promise.all(Array.from({ length: 50 }, () => ask("a")));
  pass(9 * minute);
  await ask("a");
  expect(made).toEqual(["a"]);
  pass(2 * minute);
  await ask("a");
  expect(made).toEqual(["a", "a"]);
});

test("what was asked for longest ago is forgotten first", async () => {
  const { ask, made } = opened(2);
  for (const name of ["a", "b", "a", "c", "a", "b"]) await ask(name);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("neither a failure nor an answer that says nothing of the file is remembered", async () => {
  const { ask, made } = opened(4);
  await expect(ask("a", "broken")).rejects.toThrow("no reader");
  await ask("a", "late");
  await ask("a");
  await ask("a");
  expect(made).toEqual(["a", "a", "a"]);
});
