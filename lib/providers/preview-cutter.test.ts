import { expect, test } from "vitest";
import type { Melted } from "#lib/render/encode/cut-film.ts";
import type { CutFilm } from "#lib/render/encode/jobs.ts";
import type { RenderPool } from "#lib/render/encode/render-pool.ts";
import { spliceOf } from "#lib/render/encode/splice.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import type { PlanContent } from "#lib/contract/plan.ts";
import type { CutShot } from "./film-cutter.ts";
import { previewCutter } from "./preview-cutter.ts";

const plan = examplePlan as unknown as PlanContent;
const melted: Melted = { passages: [], file: null };
const never = new AbortController().signal;

/** A pool that makes nothing and keeps what it was asked for. */
const asked = () => {
  const orders: { cut: Parameters<RenderPool["cutFilm"]>[0][]; melt: Parameters<RenderPool["meltPassages"]>[0][] } = {
    cut: [],
    melt: [],
  };
  const pool = {
    meltPassages: (order: (typeof orders.melt)[number]) => (orders.melt.push(order), Promise.resolve(melted)),
    cutFilm: (order: (typeof orders.cut)[number]) => (orders.cut.push(order), Promise.resolve({} as CutFilm)),
  } as unknown as RenderPool;
  return { orders, cutter: previewCutter(pool) };
};

/** A shot of three extras: its captioned part, its head and its tail. */
const shot = (head: number[] = [1, 2]): CutShot => ({
  video: new Uint8Array([7]),
  extras: [new Uint8Array([5, 5]), new Uint8Array(head), new Uint8Array([3])],
  splice: spliceOf(48, { first: 6, end: 20 }, 0, { head: 1, tail: 2 }),
});
const before = { plan, kept: ["s1"], film: new Uint8Array([1]) };

const passagesFor = async (cut: {
  plan?: PlanContent;
  shots?: CutShot[];
  before?: Parameters<RenderPool["cutFilm"]>[0]["before"];
}) => {
  const { orders, cutter } = asked();
  const passages = cutter.melt?.(plan, [shot(), shot()], before, never) ?? null;
  const taken = { sound: null, passages, before: before as typeof before | null, ...cut };
  await cutter.cut(cut.plan ?? plan, cut.shots ?? [shot(), shot()], never, taken as never);
  return orders.cut[0]?.passages ?? null;
};

test("passages that were begun are the cut's where they were made of the same", async () => {
  expect(await passagesFor({})).toBe(melted);
  // As the store answers them: other objects, and buffers.
  const read = JSON.parse(JSON.stringify(plan)) as PlanContent;
  const stored = { ...shot(), extras: shot().extras.map((bytes) => Buffer.from(bytes)) };
  expect(await passagesFor({ plan: read, shots: [stored, stored] })).toBe(melted);
  // Captions are in no passage.
  const [, head, tail] = shot().extras as [Uint8Array, Uint8Array, Uint8Array];
  expect(await passagesFor({ shots: [shot(), { ...shot(), extras: [new Uint8Array(9), head, tail] }] })).toBe(melted);
});

test.each([
  ["another plan", { plan: { ...plan, seed: plan.seed + 1 } }],
  ["a shot less", { shots: [shot()] }],
  ["other pictures", { shots: [shot(), shot([1, 3])] }],
  ["another splice", { shots: [shot(), { ...shot(), splice: spliceOf(49, null, null, { head: 1, tail: 2 }) }] }],
  ["a side less", { shots: [shot(), { ...shot(), extras: shot().extras.slice(0, 2) }] }],
  ["no film before", { before: null }],
  ["other shots kept", { before: { ...before, kept: [] } }],
])("they are made anew for %s", async (_what, change) => {
  expect(await passagesFor(change)).toBeNull();
});

test("of the shots only their sides are handed over", () => {
  const { orders, cutter } = asked();
  cutter.melt?.(plan, [shot()], null, never);
  expect(orders.melt[0]).toMatchObject({ before: null });
  expect(orders.melt[0]?.shots[0]?.extras.map((bytes) => bytes.length)).toEqual([0, 2, 1]);
});
