import { quadruped } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";

export const paintMonkey = quadruped({
  frame: {
    length: 0.72,
    withers: 0.68,
    croup: 0.6,
    chest: 0.3,
    loin: 0.25,
    neck: 0.2,
    neckRise: 0.86,
    headDrop: 0.16,
    wrist: 0.2,
    hock: 0.2,
    gait: "lumber",
    stride: 0.38,
    rests: "sit",
  },
  coat: "#6b4d35",
  under: "#c9a884",
  points: "#4a3426",
  neck: [
    [0.12, 0.13],
    [0.1, 0.11],
    [0.1, 0.1],
  ],
  legs: { fore: 0.06, hind: 0.062, thigh: 0.13, foot: "paw" },
  fur: 0.5,
  head: {
    size: 0.28,
    outline: outlines.simian,
    muzzle: { from: 0.5, colour: "#caa283" },
    nose: { at: [0.84, 0.02], rx: 0.035, ry: 0.025, colour: "#5a4034" },
    mouth: [
      [0.87, 0.2],
      [0.74, 0.24],
      [0.56, 0.22],
    ],
    eye: { at: [0.52, -0.1], r: 0.048, iris: "#4a2a14" },
    ear: { kind: "round", at: [0.02, -0.02], length: 0.24, width: 0.22, angle: -0.5 },
    inner: "#caa283",
  },
  face: {
    half: halves.round,
    size: 0.28,
    eyes: { apart: 0.13, y: -0.08, r: 0.046, iris: "#4a2a14", slant: 0 },
    muzzle: { y: 0.2, rx: 0.22, ry: 0.24, colour: "#caa283" },
    nose: { y: 0.1, rx: 0.05, ry: 0.035, colour: "#5a4034" },
    ear: { kind: "round", x: 0.42, y: -0.02, length: 0.22, width: 0.22, angle: 1.1 },
  },
  tail: { length: 0.7, girth: [0.03, 0.026, 0.022], carry: "up" },
});
