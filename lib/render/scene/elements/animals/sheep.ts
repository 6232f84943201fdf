import { quadruped } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";
import { fleece } from "#lib/render/scene/elements/shapes/manes.ts";

export const paintSheep = quadruped({
  frame: {
    length: 1.0,
    withers: 0.78,
    croup: 0.78,
    chest: 0.46,
    loin: 0.44,
    neck: 0.26,
    neckRise: 0.62,
    headDrop: 0.5,
    wrist: 0.44,
    hock: 0.4,
    gait: "lumber",
    stride: 0.3,
  },
  coat: "#e4dac6",
  under: "#d8ccb6",
  points: "#3a312b",
  neck: [
    [0.18, 0.2],
    [0.14, 0.15],
    [0.11, 0.12],
  ],
  legs: { fore: 0.058, hind: 0.058, thigh: 0.13, foot: "hoof" },
  fur: 0.2,
  head: {
    size: 0.32,
    outline: outlines.ovine,
    muzzle: null,
    nose: { at: [0.97, 0.0], rx: 0.05, ry: 0.035, colour: "#1c1614" },
    mouth: [
      [0.95, 0.1],
      [0.84, 0.12],
      [0.7, 0.1],
    ],
    eye: { at: [0.4, -0.08], r: 0.042, iris: "#a8843c" },
    ear: { kind: "leaf", at: [0.04, -0.12], length: 0.36, width: 0.2, angle: -1.5 },
    inner: "#6a5148",
    tone: "#3f352f",
  },
  face: {
    half: halves.cervine,
    size: 0.33,
    eyes: { apart: 0.2, y: -0.1, r: 0.036, iris: "#a8843c", slant: 0 },
    muzzle: { y: 0.32, rx: 0.14, ry: 0.14, colour: null },
    nose: { y: 0.34, rx: 0.07, ry: 0.045, colour: "#1c1614" },
    ear: { kind: "leaf", x: 0.24, y: -0.26, length: 0.36, width: 0.2, angle: 1.6 },
  },
  tail: { length: 0.16, girth: [0.05, 0.05, 0.04], carry: "stub" },
  wool: fleece,
});
