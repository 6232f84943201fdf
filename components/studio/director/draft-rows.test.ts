import { expect, test } from "vitest";
import type { PlannedShot, Quote } from "#lib/contract/plan.ts";
import { costsNoMore, draftRows, progressWords } from "./draft-rows.ts";
import { nothingYet, type FilmSoFar } from "./plan-stream.ts";
import { lighthouse } from "./testing/lighthouse.ts";

const plan = { shots: ["a", "b"].map((shot_id) => ({ shot_id }) as PlannedShot) };
const written = (...places: number[]): FilmSoFar => ({
  ...nothingYet,
  shots: new Map(places.map((place) => [place, lighthouse.shots[place]!])),
});
const kinds = (soFar: FilmSoFar | null) => draftRows(plan, soFar).map(({ kind, place }) => `${kind} ${place}`);

test("written shots take the place of the draft's one by one, and there may be more of them", () => {
  expect(kinds(null)).toEqual(["draft 0", "draft 1"]);
  expect(kinds(written(0))).toEqual(["written 0", "draft 1"]);
  expect(kinds(written(0, 1, 2))).toEqual(["written 0", "written 1", "written 2"]);
  expect(kinds(nothingYet)).toEqual(["draft 0", "draft 1"]);
});

test("progress is told by title and shots", () => {
  expect(progressWords("claude-x", nothingYet)).toBe("claude-x is directing");
  expect(progressWords("claude-x", { ...written(0), title: "Fox" })).toBe(
    "claude-x is directing “Fox”: 1 shot written",
  );
});

test("a dearer film does not begin by itself", () => {
  const quote = (total_usd: number) => ({ total_usd }) as Quote;
  expect(costsNoMore(quote(1), quote(1))).toBe(true);
  expect(costsNoMore(quote(1), quote(1.2))).toBe(false);
  expect(costsNoMore(null, quote(0))).toBe(true);
});
