import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { part, type RoomPart, type Tone } from "#lib/places/wall-parts.ts";
import { wallRows } from "#lib/places/room.ts";
import type { Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { elementRows } from "#lib/elements/element-rows.ts";
import { builtWalls } from "./paint-parts.ts";
import { toneOf } from "./tones.ts";

/** A wall of 8 m by 3 m, ten pixels a metre, and where on it the pixels of a row are dark. */
function wall(back: RoomPart[], variants: string[] = [], key = 1): number[] {
  const canvas = createCanvas(80, 30);
  const ctx = canvas.getContext("2d");
  ctx.fillStyle = "#fff";
  ctx.fillRect(0, 0, 80, 30);
  ctx.scale(10, 10);
  ctx.translate(4, 3);
  const c = {
    ctx,
    key,
    left: -4,
    right: 4,
    width: 8,
    middle: 0,
    height: 3,
    random: () => 0.5,
    brush: { colour: null, variants: new Set(variants) },
    shine: (draw: () => void) => draw(),
  } as unknown as Chamber;
  const named = { things: { post: [{ put: "panel", w: 0.4, h: 1, tone: "#000000" }] } };
  builtWalls("hall", { ...named, back, side: back }).back(c);
  const { data } = ctx.getImageData(0, 25, 80, 1);
  return Array.from({ length: 80 }, (_, i) => i).filter(
    (i) => data[i * 4]! < 128 && (i === 0 || data[i * 4 - 4]! >= 128),
  );
}

test.each<[string, RoomPart[], number[]]>([
  ["in the middle", [{ put: "post" }], [40]],
  ["metres from the middle", [{ put: "post", at: -2 }], [20]],
  ["a share of the width and metres", [{ put: "post", at: [0.25, 0.5] }], [65]],
  ["at each place", [{ put: "post", each: [-3, 0, 2] }], [10, 40, 60]],
  ["so often", [{ put: "post", at: -3, times: 3, step: 2 }], [10, 30, 50]],
  ["one after another to the end", [{ put: "post", at: 1, every: 1 }], [50, 60, 70]],
  ["a whole number of times", [{ put: "post", at: [-0.5, 0], every: 3, even: true }], [0, 27, 53]],
  ["by shares of what holds it", [{ at: -2, w: 4, framed: true, parts: [{ put: "post", at: [0.5, 0] }] }], [20 + 20]],
  [
    "only inside corners",
    [
      {
        within: [
          [0, 0],
          [2, 0],
          [2, 2],
          [0, 2],
        ],
        parts: [{ put: "post", each: [-2, 1] }],
      },
    ],
    [50],
  ],
  ["so often a metre", [{ put: "post", per_m: 0.25, step: 2 }], [40, 60]],
  [
    "as chance has it",
    [
      { put: "post", chance: 0.4 },
      { put: "post", at: 2, chance: 0.6 },
    ],
    [60],
  ],
  ["in a ring", [{ put: "post", ring: { count: 2, radius: 2 } }], [20, 60]],
  ["elsewhere when chance is against it", [{ put: "post", chance: 0.4, otherwise: [{ put: "post", at: -2 }] }], [20]],
  ["in its storey", [{ storeys: 1.4, parts: [{ put: "post", up: [0.5, 0], at: 2 }, { put: "post" }] }], [40]],
  ["within what is moved", [{ at: 1, parts: [{ put: "post", at: 1 }] }], [60]],
  ["only on a wide wall", [{ put: "post", min_width: 9 }], []],
  ["unless it is one of several kinds", [{ put: "post", unless: ["nursery", "neon"] }], [40]],
  ["unless it is a kind of the place", [{ put: "post", unless: "nursery" }], [40]],
  ["only in its kind of the place", [{ put: "post", if: "nursery" }], []],
  ["towards the light", [{ put: "post", shift: 1 }], [50]],
])("a thing stands %s", (_, parts, at) => {
  expect(parts.every((given) => part.safeParse(given).success)).toBe(true);
  expect(wall(parts)).toEqual(at);
});

test("a kind of the place has what is only there", () =>
  expect(wall([{ put: "post", if: "nursery" }], ["nursery"])).toEqual([40]));

test("what nothing paints is told with the room", () => {
  expect(() => builtWalls("hall", { back: [{ put: "sofaa" }], side: [{ put: "sofa" }] })).toThrow(
    "room hall: nothing paints sofaa",
  );
});

test.each<[Tone, readonly number[]]>([
  ["#204060", [32, 64, 96]],
  [
    ["#204060", 0.5],
    [16, 32, 48],
  ],
  [{ of: "#000000", to: "wall", share: 0.5 }, [50, 60, 70]],
  [{ any: ["#000000", "#204060"] }, [32, 64, 96]],
  [{ of: "#000000", to: "wall", share: { unlit: 0, lamps: 1 } }, [50, 60, 70]],
  [{ of: "#000000", by: { dark: 0.2, day: 1 }, own: true }, [9, 9, 9]],
])("the tone %j", (tone, colour) => {
  const c = { brush: { colour: [9, 9, 9] }, day: { strength: 1, lamps: 0.5 }, random: () => 0.5 } as unknown as Chamber;
  expect(toneOf(c, tone, { wall: "#64788c" }).map(Math.round)).toEqual(colour);
});

test("walls are told of rooms that there are", () => {
  const rooms = new Set(elementRows.filter(({ room }) => room).map(({ id }) => id));
  expect([...wallRows.keys()].filter((id) => !rooms.has(id))).toEqual([]);
});
