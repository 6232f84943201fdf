import { beforeEach, expect, test, vi } from "vitest";
import type { BegunPassages, FilmCutter } from "#lib/providers/film-cutter.ts";
import type { Effects } from "./effects.ts";
import { forgetPassages, forgetSides, meltAhead, takePassages } from "./passages-ahead.ts";

const sides = (byte: number) => ({ extras: [new Uint8Array([byte])], splice: { of: byte } });
const signal = new AbortController().signal;
const content = { title: "Rain", shots: [] };

let stored: Record<string, number>;
let state: string;
let same: boolean;
let begun: { sides: unknown[]; passages: BegunPassages }[];

/** A film of two shots; `stored` are the shots whose files are there, by the byte that they are of. */
const effects = (): Effects => {
  const melt: FilmCutter["melt"] = (_plan, shots) => {
    const passages = { suits: () => same, melted: Promise.resolve({ passages: [], file: null }) };
    begun.push({ sides: shots.map(({ splice }) => splice), passages });
    return passages;
  };
  const shots = () =>
    ["s2", "s1"].map((shot_id) => ({
      shot_id,
      index: Number(shot_id.slice(1)),
      asset_id: stored[shot_id] === undefined ? null : "ast",
      film_parts: stored[shot_id] === undefined ? null : { extras: ["file"], splice: { of: stored[shot_id] } },
    }));
  return {
    cutter: { melt },
    media: { read: vi.fn(() => Promise.resolve(new Uint8Array([0]))) },
    store: {
      generations: {
        byId: () =>
          Promise.resolve({ generation_id: "g", request: {}, state, parent_generation_id: null, consent_id: null }),
      },
      plans: { get: () => Promise.resolve({ content }) },
      shots: { list: () => Promise.resolve(shots()) },
    },
  } as unknown as Effects;
};
const told = (shotId: string, byte: number, by = effects()) =>
  meltAhead(by, "g", { shotId, sides: sides(byte) }, signal);

beforeEach(() => {
  [stored, state, same, begun] = [{}, "running", false, []];
  forgetPassages("g");
});

test("they are begun with the last shot's pictures, of what was told and what is stored, and handed out once", async () => {
  stored = { s1: 1 };
  await told("s2", 2);
  expect(begun.map((each) => each.sides)).toEqual([[{ of: 1 }, { of: 2 }]]);
  expect(takePassages("g")).toBe(begun[0]?.passages);
  expect(takePassages("g")).toBeNull();
});

test("nothing is begun while a shot is missing; what was told of another is enough", async () => {
  await told("s1", 1);
  expect(begun).toEqual([]);
  await told("s2", 2);
  expect(begun.map((each) => each.sides)).toEqual([[{ of: 1 }, { of: 2 }]]);
});

test("two shots that come at once begin the same passages once", async () => {
  same = true;
  await Promise.all([told("s1", 1), told("s2", 2)]);
  expect(begun).toHaveLength(1);
});

test("a shot that is drawn again has them begun anew", async () => {
  stored = { s1: 1 };
  await told("s2", 2);
  await told("s2", 3);
  expect(begun.map((each) => each.sides)).toEqual([
    [{ of: 1 }, { of: 2 }],
    [{ of: 1 }, { of: 3 }],
  ]);
  expect(takePassages("g")).toBe(begun[1]?.passages);
});

test("a shot that is stored is read from there", async () => {
  await told("s1", 1);
  stored = { s1: 4 };
  forgetSides("g", "s1");
  await told("s2", 2);
  expect(begun.map((each) => each.sides)).toEqual([[{ of: 4 }, { of: 2 }]]);
});

test("for a film that has ended, was cancelled or is being cut nothing is begun", async () => {
  stored = { s1: 1 };
  state = "finished";
  await told("s2", 2);
  state = "running";
  await meltAhead(effects(), "g", { shotId: "s2", sides: sides(2) }, AbortSignal.abort());
  const late = told("s2", 2);
  takePassages("g");
  await late;
  expect(begun).toEqual([]);
  expect(takePassages("g")).toBeNull();
});

test("a cancelled film's passages are let go", async () => {
  stored = { s1: 1 };
  const stop = new AbortController();
  await meltAhead(effects(), "g", { shotId: "s2", sides: sides(2) }, stop.signal);
  expect(begun).toHaveLength(1);
  stop.abort();
  expect(takePassages("g")).toBeNull();
});

test("a cutter that begins nothing is not asked, and nothing is read", async () => {
  const plain = { ...effects(), cutter: {} } as Effects;
  await meltAhead(plain, "g", { shotId: "s2", sides: sides(2) }, signal);
  expect(takePassages("g")).toBeNull();
});

test("a shot that is stored while another is read from the disk is taken as it was drawn", async () => {
  stored = { s1: 1 };
  const by = effects();
  vi.spyOn(by.media, "read").mockImplementation(() => {
    forgetSides("g", "s2");
    return Promise.resolve(new Uint8Array([0]));
  });
  await told("s2", 2, by);
  expect(begun.map((each) => each.sides)).toEqual([[{ of: 1 }, { of: 2 }]]);
});
