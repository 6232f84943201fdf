import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folders = ["lib", "app", "components", "data"];
const importing = /^(?:import|export)\s+(?!type\b)((?:[^"';]*?\sfrom\s+)?)"([^"]+)"/gm;
const onlyTypes = /^\s*\{(?:\s*type\s[^,}]+,?)+\s*\}\s*from\s*$/;

/** What a file brings with it at once, as a path of the project or the name of a package. What is awaited later does not count. */
const broughtBy = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(importing)].flatMap(([, names = "", from = ""]) => {
    if (onlyTypes.test(names)) return [];
    const folder = folders.find((each) => from.startsWith(`#${each}/`));
    if (folder !== undefined) return [from.slice(1)];
    return from.startsWith(".") ? [path.join(path.dirname(file), from)] : [from];
  });

const everythingFrom = (roots: readonly string[]): Map<string, string | null> => {
  const by = new Map<string, string | null>(roots.map((root) => [root, null]));
  for (const file of by.keys()) {
    if (!/\.tsx?$/.test(file) || !existsSync(file)) continue;
    for (const brought of broughtBy(file)) if (!by.has(brought)) by.set(brought, file);
  }
  return by;
};

const wayTo = (by: ReadonlyMap<string, string | null>, found: string): string[] => {
  const way = [found];
  for (let at = by.get(found); at !== null && at !== undefined; at = by.get(at)) way.push(at);
  return way;
};

/** Tables of languages and gates: a hundred megabytes, and a second of everybody's start. */
const planner =
  /^(?:eld|compromise)(?:\/|$)|^lib\/(?:planning\/meaning\/(?:vector-table|lexicon)\.ts|gate\/(?:policy|likeness)\/)/;

test("the thread that answers loads neither the planner's tables nor those of the gates", () => {
  const routes = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join("app", name));
  const by = everythingFrom(["instrumentation.ts", "proxy.ts", "lib/context.ts", "lib/api/start-up.ts", ...routes]);
  expect(by.size).toBeGreaterThan(500);
  const found = [...by.keys()].filter((file) => planner.test(file));
  expect(found.map((file) => wayTo(by, file).join(" <- "))).toEqual([]);
  const planned = everythingFrom(["lib/threads/worker.ts"]);
  expect([...planned.keys()].filter((file) => planner.test(file)).length).toBeGreaterThan(5);
});
