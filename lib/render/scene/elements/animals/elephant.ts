import { quadruped } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";
import { farTusk, trunkAhead, trunkAside } from "#lib/render/scene/elements/shapes/heavy-heads.ts";

export const paintElephant = quadruped({
  frame: {
    length: 0.98,
    withers: 0.82,
    croup: 0.8,
    chest: 0.47,
    loin: 0.44,
    neck: 0.2,
    neckRise: 0.3,
    headDrop: 0.06,
    wrist: 0.3,
    hock: 0.3,
    gait: "lumber",
    stride: 0.34,
  },
  coat: "#8b8681",
  under: "#96908a",
  points: null,
  neck: [
    [0.2, 0.2],
    [0.18, 0.18],
    [0.16, 0.16],
  ],
  legs: { fore: 0.125, hind: 0.12, thigh: 0.185, foot: "pad" },
  fur: 0,
  head: {
    size: 0.3,
    outline: outlines.elephantine,
    muzzle: null,
    nose: { at: [0.74, 0.2], rx: 0.001, ry: 0.001, colour: "#6b6662" },
    mouth: [
      [0.6, 0.46],
      [0.5, 0.48],
      [0.4, 0.46],
    ],
    eye: { at: [0.42, -0.06], r: 0.04, iris: "#4a3020" },
    ear: { kind: "drop", at: [-0.04, -0.2], length: 1.25, width: 1.1, angle: 0.12 },
    inner: "#8a7d76",
    before: farTusk,
    after: trunkAside,
  },
  face: {
    half: halves.ursine,
    size: 0.36,
    eyes: { apart: 0.27, y: -0.08, r: 0.03, iris: "#4a3020", slant: 0 },
    muzzle: { y: 0.2, rx: 0.2, ry: 0.2, colour: null },
    nose: { y: 0.1, rx: 0.001, ry: 0.001, colour: "#6b6662" },
    ear: { kind: "drop", x: 0.42, y: -0.3, length: 0.9, width: 0.7, angle: -0.5 },
    after: trunkAhead,
  },
  tail: { length: 0.42, girth: [0.03, 0.02, 0.012], carry: "switch" },
});
