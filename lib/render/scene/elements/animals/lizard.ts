import { quadruped } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";
import { lizardHide } from "#lib/render/scene/elements/shapes/scaly.ts";

export const paintLizard = quadruped({
  frame: {
    length: 1.7,
    withers: 0.52,
    croup: 0.48,
    chest: 0.34,
    loin: 0.32,
    neck: 0.3,
    neckRise: 0.3,
    headDrop: 0.06,
    wrist: 0.2,
    hock: 0.25,
    gait: "lumber",
    stride: 0.4,
  },
  coat: "#6f8a4a",
  under: "#d3cf9c",
  points: null,
  neck: [
    [0.17, 0.17],
    [0.15, 0.15],
    [0.14, 0.13],
  ],
  legs: { fore: 0.08, hind: 0.085, thigh: 0.13, foot: "paw" },
  fur: 0,
  head: {
    size: 0.62,
    outline: outlines.saurian,
    muzzle: null,
    nose: { at: [0.97, -0.04], rx: 0.014, ry: 0.012, colour: "#20241a" },
    mouth: [
      [1.0, 0.02],
      [0.8, 0.05],
      [0.5, 0.06],
      [0.3, 0.09],
    ],
    eye: { at: [0.36, -0.1], r: 0.045, iris: "#d0a53a" },
    ear: { kind: "round", at: [0.08, 0.02], length: 0.001, width: 0.001, angle: 0 },
    inner: "#3a4028",
  },
  face: {
    half: halves.round,
    size: 0.4,
    eyes: { apart: 0.26, y: -0.14, r: 0.05, iris: "#d0a53a", slant: 0 },
    muzzle: { y: 0.24, rx: 0.2, ry: 0.16, colour: null },
    nose: { y: 0.16, rx: 0.03, ry: 0.012, colour: "#20241a" },
    ear: { kind: "round", x: 0.3, y: 0, length: 0.001, width: 0.001, angle: 0 },
  },
  tail: { length: 1.2, girth: [0.13, 0.085, 0.03], carry: "bush" },
  marks: lizardHide,
});
