import { rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import type { Worker } from "node:worker_threads";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { previewProvider } from "#lib/providers/preview.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { ffmpegPath } from "#lib/render/testing/media-tools.ts";
import { scriptedProject } from "#lib/render/testing/scripted-worker.ts";
import { RenderFailed, RenderInterrupted } from "./render-faults.ts";
import { openRenderPool, type RenderPool } from "./render-pool.ts";

type Script = "draw" | "wait" | "leave" | "break" | "then break" | "fault";

let projectRoot = "";
let pool: RenderPool;
const live = new Set<Worker>();
let most = 0;
let started = 0;
const count = (worker: Worker) => {
  started++;
  live.add(worker);
  most = Math.max(most, live.size);
  worker.once("exit", () => live.delete(worker));
};

beforeAll(async () => {
  projectRoot = await scriptedProject();
  process.on("worker", count);
});
afterAll(async () => {
  process.off("worker", count);
  await rm(projectRoot, { recursive: true });
});
beforeEach(() => {
  most = started = 0;
  pool = openRenderPool({ projectRoot, workers: 2, ffmpegPath, searchPath: "" });
});
afterEach(() => pool.close());

const never = new AbortController().signal;
const ask = (title: Script, shotIndex = 0, signal = never, onProgress: (share: number) => void = () => undefined) =>
  pool.renderShot({ plan: { ...examplePlan, title }, shotIndex, signal, onProgress });
/** Begins a shot that never ends, and waits until its thread is at it. */
const occupy = async (signal: AbortSignal) => {
  const begun = Promise.withResolvers<number>();
  const shot = ask("wait", 0, signal, begun.resolve);
  const outcome = shot.then(
    () => "delivered",
    (reason: unknown) => reason,
  );
  await begun.promise;
  return { outcome };
};

test("shots go to at most as many threads as were asked for, and each gets its own answer", async () => {
  const shots = await Promise.all([4, 5, 6, 7, 8].map((index) => ask("draw", index)));
  expect(shots.map((shot) => shot.video[0])).toEqual([4, 5, 6, 7, 8]);
  expect(started).toBe(2);
});

test("an aborted shot ends with the signal's reason, and its thread is replaced", async () => {
  const stop = new AbortController();
  const { outcome } = await occupy(stop.signal);
  const [ended] = live;
  stop.abort(new Error("cancelled"));
  expect(String(await outcome)).toBe("Error: cancelled");
  expect(live.has(ended as Worker)).toBe(false);
  expect((await ask("draw", 1)).video[0]).toBe(1);
});

test("a waiting shot ends at once when its signal aborts, though every thread is busy", async () => {
  const busy = new AbortController();
  const running = [await occupy(busy.signal), await occupy(busy.signal)];
  const stop = new AbortController();
  const waiting = ask("draw", 0, stop.signal);
  stop.abort(new Error("cancelled"));
  await expect(waiting).rejects.toThrow("cancelled");
  await expect(ask("draw", 0, stop.signal)).rejects.toThrow("cancelled");
  busy.abort(new Error("enough"));
  for (const { outcome } of running) expect(String(await outcome)).toBe("Error: enough");
});

test("a thread that is being ended still counts", async () => {
  for (let round = 0; round < 3; round++) {
    const stop = new AbortController();
    const running = [await occupy(stop.signal), await occupy(stop.signal)];
    const after = [ask("draw", 1), ask("draw", 2)];
    stop.abort(new Error("cancelled"));
    await Promise.all([...running.map(({ outcome }) => outcome), ...after]);
  }
  expect(most).toBe(2);
});

test.each(["leave", "break"] as const)(
  "a thread that dies (%s) is an interruption, and another takes its place",
  async (how) => {
    await expect(ask(how)).rejects.toBeInstanceOf(RenderInterrupted);
    expect((await ask("draw", 9)).video[0]).toBe(9);
  },
);

test("a thread that breaks while idle harms nobody", async () => {
  await ask("then break");
  await expect.poll(() => live.size, { timeout: 20_000 }).toBe(0);
  expect((await ask("draw", 3)).video[0]).toBe(3);
});

test("a fault in drawing is a failure, and the thread goes on", async () => {
  await expect(ask("fault")).rejects.toBeInstanceOf(RenderFailed);
  await ask("draw");
  expect(started).toBe(1);
});

test("the folder of a shot is gone whatever became of it", async () => {
  const { splice } = (await ask("draw")) as unknown as { splice: string };
  expect(splice).toMatch(/shotwright-render-/);
  expect(existsSync(splice)).toBe(false);
});

test("a closed pool turns everything away", async () => {
  const waiting = [ask("wait"), ask("wait"), ask("draw")].map((shot) =>
    expect(shot).rejects.toBeInstanceOf(RenderInterrupted),
  );
  await Promise.all([ask("draw").catch(() => undefined), pool.close(), ...waiting]);
  await expect(ask("draw")).rejects.toThrow(/closed/);
});

test("the preview provider reports a fault and throws an interruption", async () => {
  const provider = previewProvider(pool, () => Promise.reject(new Error("no picture")));
  const order = (title: Script) =>
    ({
      generation_id: "g",
      shot_id: "shot_1",
      attempt: 1,
      model: "preview/motion",
      plan: { ...examplePlan, title },
      product: null,
      picture: null,
    }) as never;
  const watch = { signal: never, onProgress: () => undefined };
  expect(await provider.status({}, order("fault"), watch)).toMatchObject({
    state: "failed",
    message: "no such element",
    retryable: false,
  });
  await expect(provider.status({}, order("leave"), watch)).rejects.toBeInstanceOf(RenderInterrupted);
});

test("threads that nobody needs are given up, and the next shot has a fresh one; one that draws is kept", async () => {
  await pool.close();
  const rested = Promise.withResolvers<void>();
  pool = openRenderPool({ projectRoot, workers: 2, idleMs: 1, onRest: rested.resolve, ffmpegPath, searchPath: "" });
  const draws = new AbortController();
  const { outcome } = await occupy(draws.signal);
  await ask("draw", 1);
  await ask("draw", 2);
  expect(started).toBe(2);
  draws.abort("enough");
  expect(await outcome).toBe("enough");
  await rested.promise;
  await expect.poll(() => live.size).toBe(0);
  await ask("draw", 3);
  expect(started).toBe(3);
});
