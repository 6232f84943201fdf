import type { Variants } from "#lib/elements/variants.ts";
import { quadruped, type QuadrupedSpec } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { pandaFace, pandaHide, pandaMask } from "#lib/render/scene/elements/shapes/manes.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";

const brown: QuadrupedSpec = {
  frame: {
    length: 1.16,
    withers: 0.86,
    croup: 0.8,
    chest: 0.46,
    loin: 0.42,
    neck: 0.3,
    neckRise: 0.16,
    headDrop: 0.28,
    wrist: 0.2,
    hock: 0.2,
    gait: "lumber",
    stride: 0.4,
  },
  coat: "#5d3f2a",
  under: "#6b4a33",
  points: "#33231a",
  neck: [
    [0.24, 0.24],
    [0.19, 0.2],
    [0.16, 0.18],
  ],
  legs: { fore: 0.12, hind: 0.125, thigh: 0.2, foot: "pad" },
  fur: 0.8,
  head: {
    size: 0.36,
    outline: outlines.ursine,
    muzzle: { from: 0.62, colour: "#a07a55" },
    nose: { at: [0.99, -0.03], rx: 0.07, ry: 0.065, colour: "#16100e" },
    mouth: [
      [0.97, 0.1],
      [0.84, 0.15],
      [0.62, 0.14],
    ],
    eye: { at: [0.46, -0.1], r: 0.028, iris: "#3a2414" },
    ear: { kind: "round", at: [0.06, -0.3], length: 0.2, width: 0.2, angle: -0.1 },
    inner: "#3a2a20",
    ruff: 0.12,
  },
  face: {
    half: halves.ursine,
    size: 0.36,
    eyes: { apart: 0.17, y: -0.08, r: 0.026, iris: "#3a2414", slant: 0.1 },
    muzzle: { y: 0.24, rx: 0.19, ry: 0.19, colour: "#a07a55" },
    nose: { y: 0.14, rx: 0.1, ry: 0.065, colour: "#16100e" },
    ear: { kind: "round", x: 0.36, y: -0.36, length: 0.2, width: 0.22, angle: 0.45 },
    ruff: 0.09,
  },
  tail: { length: 0.1, girth: [0.05, 0.05, 0.03], carry: "stub" },
};
const white: QuadrupedSpec = {
  ...brown,
  coat: "#e6e0d2",
  under: "#f1ece0",
  points: null,
  head: { ...brown.head, muzzle: { from: 0.7, colour: "#d6cdbc" } },
  face: { ...brown.face, muzzle: { ...brown.face.muzzle, colour: "#e0d8c8" } },
};
const panda: QuadrupedSpec = {
  ...white,
  points: "#1d1a1c",
  head: { ...white.head, inner: "#1d1a1c", after: pandaMask },
  face: { ...white.face, after: pandaFace },
  marks: pandaHide,
};
const kindOf = (variants: Variants): QuadrupedSpec =>
  variants.has("panda") ? panda : variants.has("polar") ? white : brown;

export const paintBear = quadruped(kindOf);
