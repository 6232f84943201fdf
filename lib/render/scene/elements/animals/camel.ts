import { quadruped } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";
import { hump } from "#lib/render/scene/elements/shapes/manes.ts";

export const paintCamel = quadruped({
  frame: {
    length: 0.84,
    withers: 0.72,
    croup: 0.7,
    chest: 0.32,
    loin: 0.25,
    neck: 0.46,
    neckRise: 0.62,
    headDrop: 0.24,
    wrist: 0.48,
    hock: 0.42,
    gait: "lumber",
    stride: 0.36,
  },
  coat: "#c19a64",
  under: "#d8b98a",
  points: null,
  neck: [
    [0.13, 0.16],
    [0.075, 0.1],
    [0.06, 0.07],
  ],
  legs: { fore: 0.055, hind: 0.058, thigh: 0.13, foot: "pad" },
  fur: 0.4,
  head: {
    size: 0.25,
    outline: outlines.cervine,
    muzzle: null,
    nose: { at: [0.98, -0.02], rx: 0.04, ry: 0.025, colour: "#5a4030" },
    mouth: [
      [0.98, 0.08],
      [0.86, 0.12],
      [0.72, 0.1],
    ],
    eye: { at: [0.4, -0.1], r: 0.042, iris: "#2a1a10" },
    ear: { kind: "round", at: [0.04, -0.16], length: 0.16, width: 0.14, angle: -0.5 },
    inner: "#8a6a48",
  },
  face: {
    half: halves.bovine,
    size: 0.27,
    eyes: { apart: 0.2, y: -0.16, r: 0.036, iris: "#2a1a10", slant: -0.1 },
    muzzle: { y: 0.34, rx: 0.15, ry: 0.14, colour: "#d3b58a" },
    nose: { y: 0.28, rx: 0.07, ry: 0.04, colour: "#6a4c38" },
    ear: { kind: "round", x: 0.22, y: -0.4, length: 0.16, width: 0.14, angle: 0.7 },
  },
  tail: { length: 0.34, girth: [0.022, 0.016, 0.014], carry: "switch" },
  behind: hump,
});
