import { quadruped } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";

export const paintMouse = quadruped({
  frame: {
    length: 0.96,
    withers: 0.46,
    croup: 0.54,
    chest: 0.37,
    loin: 0.42,
    neck: 0.16,
    neckRise: 0.5,
    headDrop: 0.3,
    wrist: 0.3,
    hock: 0.3,
    gait: "bound",
    stride: 0.26,
  },
  coat: "#8c8178",
  under: "#e4dbd0",
  points: null,
  neck: [
    [0.17, 0.17],
    [0.15, 0.15],
    [0.13, 0.13],
  ],
  legs: { fore: 0.045, hind: 0.055, thigh: 0.17, foot: "paw" },
  fur: 0.5,
  head: {
    size: 0.4,
    outline: outlines.rodent,
    muzzle: { from: 0.82, colour: "#b8a79a" },
    nose: { at: [0.99, 0.0], rx: 0.04, ry: 0.035, colour: "#c27d76" },
    mouth: [
      [0.95, 0.08],
      [0.86, 0.12],
      [0.78, 0.12],
    ],
    eye: { at: [0.56, -0.12], r: 0.065, iris: "#120c0c" },
    ear: { kind: "round", at: [0.14, -0.3], length: 0.44, width: 0.42, angle: -0.3 },
    inner: "#d3a093",
    whiskers: true,
  },
  face: {
    half: halves.round,
    size: 0.38,
    eyes: { apart: 0.2, y: -0.02, r: 0.055, iris: "#120c0c", slant: 0 },
    muzzle: { y: 0.3, rx: 0.13, ry: 0.13, colour: "#c4b4a6" },
    nose: { y: 0.3, rx: 0.045, ry: 0.04, colour: "#c27d76" },
    ear: { kind: "round", x: 0.36, y: -0.3, length: 0.42, width: 0.42, angle: 0.5 },
  },
  tail: { length: 0.8, girth: [0.03, 0.022, 0.014], carry: "hang", hair: "#b98d82" },
});
