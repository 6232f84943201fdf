import { expect, test } from "vitest";
import { openStopSignals } from "./stop-signals.ts";

const reason = new Error("The generation was cancelled.");

test("a run keeps its signal until it rests, and gets another after it", () => {
  const signals = openStopSignals();
  const first = signals.of("gen_1");
  expect(signals.of("gen_1")).toBe(first);
  expect(signals.running()).toEqual(["gen_1"]);
  signals.forget("gen_1");
  expect(signals.size).toBe(0);
  expect(signals.of("gen_1")).not.toBe(first);
});

test("one that was stopped stays so, also when its flow ends; the next round is another run", () => {
  const signals = openStopSignals();
  const first = signals.of("gen_1");
  signals.stop("gen_1", reason);
  expect(first.reason).toBe(reason);
  signals.forget("gen_1");
  expect(signals.of("gen_1").aborted).toBe(true);
  expect(signals.of("gen_1.2").aborted).toBe(false);
  expect(signals.running()).toEqual(["gen_1.2"]);
});

test("a process that must do nothing more stops what it has in hand, and begins nothing", () => {
  const signals = openStopSignals();
  const first = signals.of("gen_1");
  signals.stopAll(reason);
  expect([first.reason, signals.of("gen_2").reason]).toEqual([reason, reason]);
});

test("ten thousand films that finish or are cancelled leave a bounded memory", () => {
  const signals = openStopSignals();
  for (let n = 0; n < 10_000; n++) {
    signals.of(`gen_${n}`);
    if (n % 2 === 0) signals.stop(`gen_${n}`, reason);
    else signals.forget(`gen_${n}`);
  }
  expect(signals.size).toBe(500);
  expect(signals.of("gen_9998").aborted).toBe(true);
});
