import { expect, test } from "vitest";
import { WaitingLine } from "./waiting-line.ts";

const filled = (...work: [name: string, owner: string, first?: true][]): WaitingLine<string> => {
  const line = new WaitingLine<string>();
  for (const [name, owner, first] of work) line.add(name, { owner, first: first ?? false });
  return line;
};
const served = (line: WaitingLine<string>): string[] => {
  const all: string[] = [];
  for (let work = line.next(); work !== undefined; work = line.next()) all.push(work);
  return all;
};

test("owners take turns, each with its own in order", () => {
  const line = filled(["a1", "a"], ["a2", "a"], ["a3", "a"], ["a4", "a"], ["b1", "b"], ["b2", "b"], ["c1", "c"]);
  expect(line.length).toBe(7);
  expect(served(line)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
  expect(line.length).toBe(0);
});

test("who comes later waits for one piece of each owner at most", () => {
  const line = filled(...Array.from({ length: 32 }, (_, n): [string, string] => [`a${n}`, "a"]));
  expect(line.next()).toBe("a0");
  line.add("b0", { owner: "b", first: false });
  expect([line.next(), line.next(), line.next()]).toEqual(["a1", "b0", "a2"]);
});

test("what is urgent goes before all of it, the last one first", () => {
  const line = filled(["a1", "a"], ["film", "a", true], ["b1", "b"], ["sound", "b", true]);
  expect(served(line)).toEqual(["sound", "film", "a1", "b1"]);
});

test("what is withdrawn is served to nobody, and leaves the turns as they were", () => {
  const line = filled(["a1", "a"], ["a2", "a"], ["b1", "b"], ["film", "b", true]);
  expect([line.remove("a1"), line.remove("film"), line.remove("a1")]).toEqual([true, true, false]);
  expect(served(line)).toEqual(["a2", "b1"]);
});

test("a pool that closes hands everything back", () => {
  const line = filled(["a1", "a"], ["b1", "b"], ["film", "b", true]);
  expect(line.drain().toSorted()).toEqual(["a1", "b1", "film"]);
  expect([line.length, line.next()]).toEqual([0, undefined]);
});
