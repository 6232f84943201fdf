import { quadruped, type QuadrupedSpec } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";
import { cowHorn, cowHorns } from "#lib/render/scene/elements/shapes/heavy-heads.ts";
import { cowHide } from "#lib/render/scene/elements/shapes/manes.ts";

const dairy: QuadrupedSpec = {
  frame: {
    length: 1.2,
    withers: 0.86,
    croup: 0.86,
    chest: 0.47,
    loin: 0.4,
    neck: 0.34,
    neckRise: 0.36,
    headDrop: 0.62,
    wrist: 0.44,
    hock: 0.4,
    gait: "lumber",
    stride: 0.36,
  },
  coat: "#e6dfd2",
  under: "#efe8dc",
  points: null,
  neck: [
    [0.2, 0.24],
    [0.14, 0.2],
    [0.11, 0.13],
  ],
  legs: { fore: 0.075, hind: 0.075, thigh: 0.16, foot: "hoof" },
  fur: 0.08,
  head: {
    size: 0.37,
    outline: outlines.bovine,
    muzzle: { from: 0.78, colour: "#caa497" },
    nose: { at: [0.97, -0.03], rx: 0.045, ry: 0.03, colour: "#4a322e" },
    mouth: [
      [1.0, 0.1],
      [0.88, 0.14],
      [0.76, 0.12],
    ],
    eye: { at: [0.38, -0.1], r: 0.036, iris: "#2a1a12" },
    ear: { kind: "leaf", at: [0.02, -0.14], length: 0.36, width: 0.2, angle: -1.35 },
    inner: "#d9b0a2",
    before: cowHorn,
  },
  face: {
    half: halves.bovine,
    size: 0.4,
    eyes: { apart: 0.22, y: -0.16, r: 0.032, iris: "#2a1a12", slant: 0 },
    muzzle: { y: 0.36, rx: 0.2, ry: 0.13, colour: "#caa497" },
    nose: { y: 0.33, rx: 0.13, ry: 0.05, colour: "#7a524a" },
    ear: { kind: "leaf", x: 0.26, y: -0.34, length: 0.36, width: 0.2, angle: 1.5 },
    before: cowHorns,
  },
  tail: { length: 0.6, girth: [0.03, 0.018, 0.014], carry: "switch" },
  marks: cowHide,
};
const bull: QuadrupedSpec = {
  ...dairy,
  coat: "#3d2a20",
  under: "#4a3428",
  neck: [
    [0.25, 0.26],
    [0.2, 0.22],
    [0.13, 0.14],
  ],
  fur: 0.3,
  head: { ...dairy.head, muzzle: { from: 0.8, colour: "#241a18" } },
  face: {
    ...dairy.face,
    muzzle: { ...dairy.face.muzzle, colour: "#2a1e1a" },
    nose: { ...dairy.face.nose, colour: "#181212" },
  },
  marks: () => {},
};

export const paintCow = quadruped((variants) => (variants.has("bull") ? bull : dairy));
