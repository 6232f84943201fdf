import { expect, test, vi } from "vitest";
import { checksOf, openReadiness, type Check, type Checked } from "./readiness.ts";

const sound = (change: Partial<Checked> = {}): Checked => ({
  healthy: () => Promise.resolve(true),
  migrations: { known: () => Promise.resolve(["1", "2"]), applied: () => Promise.resolve(["1", "2", "3"]) },
  sealer: { seal: (text) => `sealed ${text}`, open: (sealed) => sealed.replace("sealed ", "") },
  media: { put: () => Promise.resolve({ sha256: "ab" }), has: () => Promise.resolve(true) },
  startThreads: () => Promise.resolve(),
  leaseAgeMs: () => null,
  ...change,
});

const opened = (checks: readonly Check[], change: { draining?: () => boolean } = {}) => {
  let time = 0;
  const readiness = openReadiness({
    checks,
    draining: () => false,
    now: () => time,
    faultOf: (cause) => `thrown: ${(cause as Error).message}`,
    longestMs: 50,
    ...change,
  });
  return { look: readiness.look, pass: (ms: number) => (time += ms) };
};

test("a sound service is ready once its threads have started; a newer database does no harm", async () => {
  const { look, pass } = opened(checksOf(sound()));
  expect((await look()).checks.filter(({ passes }) => !passes).map(({ name }) => name)).toEqual(["threads"]);
  pass(1000);
  expect(await look()).toMatchObject({ ready: true });
});

test.each<[string, Partial<Checked>, string]>([
  ["database", { healthy: () => Promise.resolve(false) }, "does not answer"],
  [
    "migrations",
    { migrations: { known: () => Promise.resolve(["1", "2"]), applied: () => Promise.resolve(["1"]) } },
    "lacks 2",
  ],
  ["secrets", { sealer: { seal: (text) => text, open: () => "other" } }, "does not open"],
  [
    "media",
    { media: { put: () => Promise.reject(new Error("no space")), has: () => Promise.resolve(true) } },
    "no spa",
  ],
  [
    "media",
    { media: { put: () => Promise.resolve({ sha256: "" }), has: () => new Promise(() => {}) } },
    "within 50 ms",
  ],
  ["lease", { leaseAgeMs: () => 12_000 }, "12 s ago"],
  ["threads", { startThreads: () => new Promise(() => {}) }, "being started"],
])("%s is named where it is at fault", async (name, change, why) => {
  const { look, pass } = opened(checksOf(sound(change)));
  await look();
  pass(1000);
  const { ready, checks } = await look();
  expect(ready).toBe(false);
  expect(checks.filter(({ passes }) => !passes)).toEqual([
    { name, passes: false, fault: expect.stringContaining(why) },
  ]);
});

test("threads that could not be started are started again at the next look", async () => {
  const startThreads = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("no memory")).mockResolvedValue();
  const { look, pass } = opened(checksOf(sound({ startThreads })));
  for (let turn = 0; turn < 3; turn++) {
    await look();
    pass(1000);
  }
  expect(startThreads).toHaveBeenCalledTimes(2);
  expect((await look()).ready).toBe(true);
});

test("looks that come together are one, an answer that is kept is not asked for again, a fault always is", async () => {
  const fault = vi.fn<() => Promise<string | null>>().mockResolvedValue(null);
  const { look, pass } = opened([{ name: "dear", keptMs: 30_000, fault }]);
  await Promise.all([look(), look(), look()]);
  pass(29_000);
  await look();
  expect(fault).toHaveBeenCalledTimes(1);
  pass(1000);
  fault.mockResolvedValue("broken");
  await look();
  pass(1000);
  expect((await look()).ready).toBe(false);
  expect(fault).toHaveBeenCalledTimes(3);
});

test("a process that drains is not ready at once, whatever else holds", async () => {
  let draining = false;
  const { look } = opened([], { draining: () => draining });
  expect((await look()).ready).toBe(true);
  draining = true;
  expect(await look()).toMatchObject({ ready: false, checks: [{ name: "draining" }] });
});
