import { expect, test } from "vitest";
import { openTurns } from "./turns.ts";

const full = () => new Error("full");

test("accounts take turns, however much one of them asks", async () => {
  const turns = openTurns({ size: 1, mostWaiting: 99, mostOfOne: 99 });
  const order: string[] = [];
  const ask = (account: string, name: string) => turns.take(account, () => Promise.resolve(order.push(name)), full);
  await Promise.all([ask("a", "a1"), ask("a", "a2"), ask("a", "a3"), ask("a", "a4"), ask("b", "b1"), ask("c", "c1")]);
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3", "a4"]);
});

test("no more run at once than there are places, and one that fails makes room", async () => {
  const turns = openTurns({ size: 2, mostWaiting: 99, mostOfOne: 99 });
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    throw new Error("broken");
  };
  await Promise.allSettled(Array.from({ length: 6 }, () => turns.take("a", work, full)));
  expect(most).toBe(2);
  expect(await turns.take("a", () => Promise.resolve("next"), full)).toBe("next");
});

test("what waits is bounded, for everybody and for one", async () => {
  const turns = openTurns({ size: 1, mostWaiting: 3, mostOfOne: 2 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = (account: string) => turns.take(account, () => promise, full);
  const held = [wait("a"), wait("a"), wait("a")];
  await expect(wait("a")).rejects.toThrow("full");
  held.push(wait("b"));
  await expect(wait("c")).rejects.toThrow("full");
  resolve();
  await Promise.all(held);
});
