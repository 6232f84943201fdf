import { quadruped, type QuadrupedSpec } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";
import {
  horseFace,
  horseKind,
  isZebra,
  mane,
  unicornHorn,
  zebraBands,
  zebraCheek,
  zebraStripes,
} from "#lib/render/scene/elements/shapes/horse-marks.ts";

const bay: QuadrupedSpec = {
  frame: {
    length: 0.86,
    withers: 0.72,
    croup: 0.71,
    chest: 0.33,
    loin: 0.27,
    neck: 0.41,
    neckRise: 0.86,
    headDrop: 0.92,
    wrist: 0.5,
    hock: 0.44,
    gait: "gallop",
    stride: 0.36,
  },
  coat: "#7a4526",
  under: "#8b5a37",
  points: "#21160f",
  neck: [
    [0.15, 0.2],
    [0.1, 0.12],
    [0.075, 0.085],
  ],
  legs: { fore: 0.058, hind: 0.062, thigh: 0.145, foot: "hoof" },
  fur: 0.05,
  head: {
    size: 0.34,
    outline: outlines.equine,
    muzzle: { from: 0.78, colour: "#4a3024" },
    nose: { at: [0.93, -0.0], rx: 0.035, ry: 0.022, colour: "#1a100c" },
    mouth: [
      [0.99, 0.09],
      [0.92, 0.11],
      [0.84, 0.1],
    ],
    eye: { at: [0.36, -0.07], r: 0.036, iris: "#2a160c" },
    ear: { kind: "leaf", at: [0.06, -0.14], length: 0.22, width: 0.12, angle: -0.5 },
    inner: "#3a2418",
  },
  face: {
    half: halves.equine,
    size: 0.38,
    eyes: { apart: 0.17, y: -0.16, r: 0.03, iris: "#2a160c", slant: 0 },
    muzzle: { y: 0.4, rx: 0.13, ry: 0.1, colour: "#4a3024" },
    nose: { y: 0.4, rx: 0.02, ry: 0.01, colour: "#3a2418" },
    ear: { kind: "leaf", x: 0.13, y: -0.42, length: 0.22, width: 0.11, angle: 0.14 },
    after: horseFace,
  },
  tail: { length: 0.56, girth: [0.028, 0.066, 0.046], carry: "plume", hair: "#20140f" },
  marks: horseKind,
  mane,
};
const unicorn: QuadrupedSpec = {
  ...bay,
  coat: "#ebe6e2",
  under: "#f4f0ec",
  points: null,
  head: { ...bay.head, muzzle: { from: 0.8, colour: "#d9c4c0" }, before: unicornHorn },
  tail: { ...bay.tail, hair: "#d9cfd6" },
};
const zebra: QuadrupedSpec = {
  ...bay,
  coat: "#e6e1d6",
  under: "#f1ece2",
  points: null,
  head: { ...bay.head, muzzle: { from: 0.8, colour: "#2a2422" }, after: zebraCheek },
  face: { ...bay.face, muzzle: { ...bay.face.muzzle, colour: "#2a2422" }, after: undefined },
  tail: { ...bay.tail, carry: "switch", hair: undefined, girth: [0.024, 0.018, 0.014] },
  marks: zebraStripes,
  legMarks: zebraBands,
};
const donkey: QuadrupedSpec = {
  ...bay,
  coat: "#7f766e",
  under: "#c9bfb2",
  points: "#6a625a",
  head: { ...bay.head, muzzle: { from: 0.72, colour: "#d8cfc2" }, ear: { ...bay.head.ear, length: 0.46, width: 0.15 } },
  face: { ...bay.face, ear: { ...bay.face.ear, length: 0.42, width: 0.14, angle: 0.26 }, after: undefined },
  tail: { ...bay.tail, carry: "switch", hair: undefined, girth: [0.026, 0.018, 0.014] },
};

export const paintHorse = quadruped((variants) =>
  variants.has("unicorn") ? unicorn : isZebra(variants) ? zebra : variants.has("donkey") ? donkey : bay,
);
