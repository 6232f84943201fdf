import { expect, test } from "vitest";
import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { outOfOrder } from "./order.ts";
import { stage } from "./staging.ts";
import { sampleContext, sampleScreenplay } from "./testing/sample-screenplay.ts";

const film = sampleScreenplay();
const [first, second, last] = film.shots as [ScreenplayShot, ScreenplayShot, ScreenplayShot];
/** The sample's first and last shot with others between them, made of its second. */
const between = (...inner: Partial<ScreenplayShot>[]): Screenplay => ({
  ...film,
  shots: [
    first,
    ...inner.map((fields, at): ScreenplayShot => ({ ...second, setup_of: [], ...fields, shot_id: `s${at + 10}` })),
    last,
  ],
});
const found = (screenplay: Screenplay) => outOfOrder(stage(screenplay, sampleContext(screenplay)));
const costOf = (screenplay: Screenplay): number => found(screenplay).reduce((sum, { cost }) => sum + cost, 0);
const fieldsOf = (screenplay: Screenplay): string[] => found(screenplay).map(({ field }) => field);

const build = { role: "build", changes: null } as const;
const turn = { role: "turn" } as const;

test("what leads up to the turn stands before it", () => {
  expect(found(between(build, turn))).toEqual([]);
  expect(fieldsOf(between(turn, build))).toEqual(["role", "changes"]);
});

test("every shot that comes too late counts, beside its neighbour or not", () => {
  expect(costOf(between(turn, build, build))).toBe(2 * costOf(between(turn, build)));
  expect(fieldsOf(between(turn, { ...build, role: "proof" }, build))).toContain("role");
});

test("a proof may follow the turn that it proves, and changes nothing", () => {
  expect(found(between(build, turn, { ...build, role: "proof" }))).toEqual([]);
});

test("what is planted when the film has turned comes late, in the turn it does not", () => {
  expect(fieldsOf(between(turn, { role: "turn", setup_of: ["ticket"] }))).toEqual(["setup_of"]);
  expect(found(between(build, { role: "turn", setup_of: ["ticket"] }))).toEqual([]);
});

test("eyes rest on nobody who has not been seen", () => {
  const alone = second.present.filter(({ cast }) => cast === "maker").map((one) => ({ ...one, looks_at: "girl" }));
  const blind = { ...build, present: alone, props: [], focus: "maker" };
  expect(fieldsOf(between(blind, turn))).toEqual(["present.looks_at"]);
  expect(found(between({ ...build, setup_of: [] }, { ...blind, ...turn, changes: second.changes }))).toEqual([]);
});

test("an ending before the turn costs more than a build behind it", () => {
  expect(costOf(between(build, { role: "payoff" }, turn))).toBeGreaterThan(costOf(between(build, turn, build)));
});
