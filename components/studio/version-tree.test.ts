import { expect, test } from "vitest";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { readVersions } from "./version-tree.ts";

const shots = (count: number) => Array.from({ length: count }, (_, i) => ({ shot_id: `s${i + 1}`, index: i + 1 }));
const film = (id: string, parent: string | null, children: string[], more: object = {}): GenerationBody =>
  ({
    generation_id: id,
    parent_generation_id: parent,
    child_generation_ids: children,
    shots: shots(3),
    ...more,
  }) as unknown as GenerationBody;

const change = { shot_id: "s2", instruction: "closer", understood: [], ignored: [], diff: [], continuity: [] };
const films = [
  film("a", null, ["b", "c"]),
  film("b", "a", ["d"], { change }),
  film("c", "a", [], { shots: shots(5) }),
  film("d", "b", [], { shots: shots(4) }),
];
const find = (id: string) => films.find((each) => each.generation_id === id);
const read = (id: string) => Promise.resolve(find(id) ?? null);
const treeOf = async (id: string, from = read) => {
  const start = find(id);
  if (start === undefined) throw new Error(id);
  return (await readVersions(start, from)).map(({ film: each, depth, name }) => [each.generation_id, depth, name]);
};

test("from any film the whole tree is found, each after what it was made from", async () => {
  const whole = [
    ["a", 0, "First version"],
    ["b", 1, "Shot 2: “closer”"],
    ["d", 2, "One shot more"],
    ["c", 1, "2 shots more"],
  ];
  for (const id of ["a", "b", "c", "d"]) expect(await treeOf(id)).toEqual(whole);
});

test("where a film is gone the tree begins below it", async () => {
  const gone = (id: string) => (id === "a" ? Promise.resolve(null) : read(id));
  expect(await treeOf("d", gone)).toEqual([
    ["b", 0, "Shot 2: “closer”"],
    ["d", 1, "One shot more"],
  ]);
});
