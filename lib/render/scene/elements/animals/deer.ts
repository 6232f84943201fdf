import { quadruped, type QuadrupedSpec } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";
import { antlersAhead, antlersAside, deerKind } from "#lib/render/scene/elements/shapes/antlers.ts";

const stag: QuadrupedSpec = {
  frame: {
    length: 0.66,
    withers: 0.63,
    croup: 0.64,
    chest: 0.25,
    loin: 0.19,
    neck: 0.36,
    neckRise: 1.02,
    headDrop: 0.42,
    wrist: 0.5,
    hock: 0.42,
    gait: "bound",
    stride: 0.34,
  },
  coat: "#9c6638",
  under: "#e6d5b6",
  points: null,
  neck: [
    [0.1, 0.13],
    [0.062, 0.075],
    [0.05, 0.056],
  ],
  legs: { fore: 0.04, hind: 0.043, thigh: 0.1, foot: "hoof" },
  fur: 0.22,
  head: {
    size: 0.235,
    outline: outlines.cervine,
    muzzle: { from: 0.84, colour: "#3a2a20" },
    nose: { at: [0.98, -0.01], rx: 0.045, ry: 0.04, colour: "#191210" },
    mouth: [
      [0.97, 0.07],
      [0.84, 0.09],
      [0.68, 0.08],
    ],
    eye: { at: [0.42, -0.08], r: 0.048, iris: "#2c1a10" },
    ear: { kind: "leaf", at: [0.02, -0.12], length: 0.46, width: 0.22, angle: -0.75 },
    inner: "#d9bfa0",
    before: antlersAside,
  },
  face: {
    half: halves.cervine,
    size: 0.25,
    eyes: { apart: 0.2, y: -0.13, r: 0.042, iris: "#2c1a10", slant: 0.1 },
    muzzle: { y: 0.36, rx: 0.1, ry: 0.12, colour: "#c9b08c" },
    nose: { y: 0.36, rx: 0.075, ry: 0.05, colour: "#191210" },
    ear: { kind: "leaf", x: 0.24, y: -0.34, length: 0.44, width: 0.22, angle: 1.05 },
    before: antlersAhead,
  },
  tail: { length: 0.13, girth: [0.04, 0.04, 0.026], carry: "stub", tip: "#f4ecda" },
  marks: deerKind,
};
const doe: QuadrupedSpec = {
  ...stag,
  head: { ...stag.head, before: undefined },
  face: { ...stag.face, before: undefined },
};

export const paintDeer = quadruped((variants) => (variants.has("antlered") && !variants.has("doe") ? stag : doe));
