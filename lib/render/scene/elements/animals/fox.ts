import { quadruped } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";

export const paintFox = quadruped({
  frame: {
    length: 0.92,
    withers: 0.7,
    croup: 0.69,
    chest: 0.29,
    loin: 0.21,
    neck: 0.33,
    neckRise: 0.72,
    headDrop: 0.3,
    wrist: 0.36,
    hock: 0.36,
    gait: "bound",
    stride: 0.4,
  },
  coat: "#d0702c",
  under: "#f3e6d2",
  points: "#2a1d18",
  neck: [
    [0.16, 0.17],
    [0.115, 0.14],
    [0.085, 0.1],
  ],
  legs: { fore: 0.058, hind: 0.058, thigh: 0.135, foot: "paw" },
  fur: 0.6,
  head: {
    size: 0.34,
    outline: outlines.canine,
    muzzle: null,
    nose: { at: [1.0, -0.02], rx: 0.06, ry: 0.055, colour: "#17110f" },
    mouth: [
      [0.97, 0.07],
      [0.78, 0.11],
      [0.56, 0.1],
    ],
    eye: { at: [0.46, -0.07], r: 0.042, iris: "#c58a2e" },
    ear: { kind: "prick", at: [0.1, -0.2], length: 0.5, width: 0.32, angle: -0.28 },
    inner: "#3a2620",
    cheek: "#f6ecdc",
    ruff: 0.07,
  },
  face: {
    half: halves.vulpine,
    size: 0.33,
    eyes: { apart: 0.19, y: -0.02, r: 0.038, iris: "#c58a2e", slant: 0.42 },
    muzzle: { y: 0.34, rx: 0.13, ry: 0.15, colour: "#f6ecdc" },
    nose: { y: 0.32, rx: 0.07, ry: 0.055, colour: "#17110f" },
    ear: { kind: "prick", x: 0.3, y: -0.34, length: 0.52, width: 0.36, angle: 0.22 },
    cheek: "#f6ecdc",
    ruff: 0.1,
  },
  tail: { length: 0.66, girth: [0.05, 0.115, 0.12], carry: "bush", tip: "#f8f0e2" },
});
