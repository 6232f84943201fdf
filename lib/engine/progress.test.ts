import { expect, test } from "vitest";
import type { ProgressEvent } from "#lib/contract/generation.ts";
import type { Store } from "#lib/store/store.ts";
import { openProgressLog } from "./progress.ts";

const told = (state: ProgressEvent["state"], progress: number): ProgressEvent => ({
  state,
  stage: null,
  progress,
  message: "So far.",
});

/** A log in memory that counts how often it is read, and pauses that end when the test says so. */
const stage = () => {
  const events: ProgressEvent[] = [];
  let reads = 0;
  let fails = false;
  const pauses = new Set<() => void>();
  const store = {
    generations: {
      progress: (_id: string, event: ProgressEvent) => Promise.resolve(events.push(event) > 0),
      events: (_id: string, after: number) => {
        reads += 1;
        if (fails) return Promise.reject(new Error("The database is away."));
        return Promise.resolve(events.map((event, index) => ({ index, event })).filter(({ index }) => index > after));
      },
    },
  } as unknown as Store;
  const log = openProgressLog(
    store,
    (_ms, signal) =>
      new Promise((done) => {
        pauses.add(done);
        signal?.addEventListener("abort", () => done(), { once: true });
        if (signal?.aborted === true) done();
      }),
  );
  const turn = () => new Promise((done) => setImmediate(done));
  return {
    log,
    events,
    reads: () => reads,
    failing: (now: boolean) => (fails = now),
    pauseOver: async () => {
      const all = [...pauses];
      pauses.clear();
      for (const end of all) end();
      await turn();
      await turn();
    },
    turn,
  };
};

const heard = async (watched: AsyncIterable<{ index: number; rests: boolean }>): Promise<string[]> => {
  const all: string[] = [];
  for await (const { index, rests } of watched) all.push(`${index}${rests ? "." : ""}`);
  return all;
};
const never = () => new AbortController().signal;

test("two hundred who wait for one film look at its log as often as one does", async () => {
  const { log, events, reads, pauseOver, turn } = stage();
  events.push(told("queued", 0));
  const all = Array.from({ length: 200 }, () => heard(log.follow("gen_1", -1, never())));
  await turn();
  const atFirst = reads();
  expect(atFirst).toBeLessThanOrEqual(3);
  for (let second = 0; second < 10; second++) await pauseOver();
  expect(reads() - atFirst).toBe(10);
  await log.write("gen_1", told("running", 0.5));
  await turn();
  await log.write("gen_1", told("finished", 1));
  expect(new Set((await Promise.all(all)).map((each) => each.join(" ")))).toEqual(new Set(["0 1 2."]));
});

test("whoever comes later hears what was before, from where they left off", async () => {
  const { log, events, turn } = stage();
  events.push(told("queued", 0), told("running", 0.1));
  const early = heard(log.follow("gen_1", -1, never()));
  await turn();
  const late = heard(log.follow("gen_1", 0, never()));
  await turn();
  await log.write("gen_1", told("finished", 1));
  expect(await early).toEqual(["0", "1", "2."]);
  expect(await late).toEqual(["1", "2."]);
});

test("what rested and was set going again does not end for those who come after", async () => {
  const { log, events, turn } = stage();
  events.push(told("running", 0.1), told("awaiting_decision", 0.2));
  expect(await heard(log.follow("gen_1", -1, never()))).toEqual(["0", "1."]);
  const slow = log.follow("gen_1", -1, never())[Symbol.asyncIterator]();
  await slow.next();
  events.push(told("queued", 0.2));
  const after = heard(log.follow("gen_1", -1, never()));
  await turn();
  await log.write("gen_1", told("finished", 1));
  expect(await after).toEqual(["0", "1", "2", "3."]);
  await slow.return?.();
});

test("who leaves is gone at once, and with the last one the looking stops", async () => {
  const { log, events, reads, pauseOver, turn } = stage();
  events.push(told("running", 0.1));
  const [one, other] = [new AbortController(), new AbortController()];
  const both = [heard(log.follow("gen_1", -1, one.signal)), heard(log.follow("gen_1", -1, other.signal))];
  await turn();
  one.abort();
  expect(await both[0]).toEqual(["0"]);
  other.abort();
  expect(await both[1]).toEqual(["0"]);
  const before = reads();
  for (let second = 0; second < 5; second++) await pauseOver();
  expect(reads()).toBe(before);
});

test("a log that cannot be read fails those who follow it, and only them", async () => {
  const { log, events, failing, pauseOver, turn } = stage();
  events.push(told("running", 0.1));
  const lost = heard(log.follow("gen_1", -1, never()));
  const said = expect(lost).rejects.toThrow("The database is away.");
  await turn();
  failing(true);
  await pauseOver();
  await said;
  failing(false);
  const again = heard(log.follow("gen_1", -1, never()));
  await turn();
  await log.write("gen_1", told("finished", 1));
  expect(await again).toEqual(["0", "1."]);
});
