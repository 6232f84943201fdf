import { expect, test } from "vitest";
import { fillable } from "#lib/planning/story/frame.ts";
import { actScripts, actsOfNoun, actsOfTrade, actsOfVerb, fables, fablesOf } from "./act-catalog.ts";
import { stages, type Clause } from "./lore.ts";
import { placeLoreOf, placeLores, thingLoreOf, thingLores } from "./thing-catalog.ts";

const longestRun = 5;
const states = ["still", "stir", "fail", "shine"] as const;
const scripts = [...actScripts, ...fables];
const clausesOf = (): [string, Clause][] => [
  ...scripts.flatMap((script) =>
    stages.flatMap((stage) => script[stage].map((clause): [string, Clause] => [`${script.id}.${stage}`, clause])),
  ),
  ...[...thingLores, ...placeLores].flatMap((lore) =>
    states.flatMap((state) => lore[state].map((clause): [string, Clause] => [`${lore.id}.${state}`, clause])),
  ),
];

test("no clause has more than five words of ours in a row, so that two films share no run", () => {
  const long = clausesOf().filter(([, clause]) =>
    clause
      .replace(/^@\s*/, "")
      .split(/\{\w\}/)
      .some((part) => (part.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0) > longestRun),
  );
  expect(long).toEqual([]);
});

test("a clause begins with a verb in base form and knows only its two slots", () => {
  const odd = clausesOf().filter(
    ([, clause]) =>
      !/^(?:@\s*)?[a-z]/.test(clause) ||
      /^(?:@\s*)?(?:is|are|was|the|a|an|its|his|her|their)\s/.test(clause) ||
      /\{(?!o\}|p\})/.test(clause) ||
      /\b(?:his|her|hers|their|its)\b/.test(clause),
  );
  expect(odd).toEqual([]);
});

test("every stage and state has something that needs nothing else", () => {
  const bare = (list: readonly Clause[]) => list.some((clause) => fillable(clause, {}));
  expect(
    scripts.flatMap((script) => stages.filter((stage) => !bare(script[stage])).map((stage) => `${script.id}.${stage}`)),
  ).toEqual([]);
  expect(
    [...thingLores, ...placeLores].flatMap((lore) =>
      states.filter((state) => !bare(lore[state])).map((state) => `${lore.id}.${state}`),
    ),
  ).toEqual([]);
});

test("a verb in any form, and one that is only near, finds how its deed goes", () => {
  for (const verb of ["repairs", "repairing", "found", "baked", "chases", "swam"])
    expect(actsOfVerb(verb), verb).not.toHaveLength(0);
  expect(actsOfVerb("repairs")).toEqual(actsOfVerb("mended"));
  expect(actsOfVerb("qqxz")).toHaveLength(0);
});

test("a noun names a deed, an idea a fable, a trade what one does", () => {
  expect(actsOfNoun("harvest")).not.toHaveLength(0);
  expect(fablesOf("grief", true)).not.toHaveLength(0);
  expect(fablesOf("kettle", false)).toHaveLength(0);
  expect(actsOfTrade("baker")).toEqual(actsOfVerb("bake"));
});

test("things and places unknown by name are known by what draws them, or by kind", () => {
  expect(thingLoreOf("kettle", "cup", "object")?.parts.length).toBeGreaterThan(2);
  expect(thingLoreOf("qqxz", "qqxz", "object")?.id).toBe("generic-object");
  expect(placeLoreOf("the old harbour", [], false)?.nouns).toContain("harbour");
  expect(placeLoreOf("qqxz", [], true)?.id).toBe("generic-interior");
});
