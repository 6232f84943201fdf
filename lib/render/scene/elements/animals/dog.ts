import type { Variants } from "#lib/elements/variants.ts";
import { rgb } from "#lib/render/scene/colour.ts";
import { quadruped, type QuadrupedSpec } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { greyMantle, spots } from "#lib/render/scene/elements/shapes/hide-marks.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";

const retriever: QuadrupedSpec = {
  frame: {
    length: 0.86,
    withers: 0.74,
    croup: 0.73,
    chest: 0.34,
    loin: 0.23,
    neck: 0.31,
    neckRise: 0.86,
    headDrop: 0.26,
    wrist: 0.34,
    hock: 0.34,
    gait: "gallop",
    stride: 0.4,
  },
  coat: "#c08a4c",
  under: "#e9d2ac",
  points: null,
  neck: [
    [0.16, 0.185],
    [0.1, 0.12],
    [0.085, 0.1],
  ],
  legs: { fore: 0.075, hind: 0.07, thigh: 0.15, foot: "paw" },
  fur: 0.32,
  head: {
    size: 0.34,
    outline: outlines.hound,
    muzzle: { from: 0.62, colour: "#cfa873" },
    nose: { at: [0.99, -0.02], rx: 0.075, ry: 0.065, colour: "#1d1613" },
    mouth: [
      [0.96, 0.09],
      [0.8, 0.16],
      [0.54, 0.15],
    ],
    eye: { at: [0.45, -0.08], r: 0.045, iris: "#5a3518" },
    ear: { kind: "drop", at: [0.1, -0.2], length: 0.56, width: 0.34, angle: -0.2 },
    inner: "#8a6248",
  },
  face: {
    half: halves.canine,
    size: 0.32,
    eyes: { apart: 0.19, y: -0.06, r: 0.045, iris: "#5a3518" },
    muzzle: { y: 0.26, rx: 0.2, ry: 0.2, colour: "#e2c79c" },
    nose: { y: 0.16, rx: 0.095, ry: 0.07, colour: "#1d1613" },
    ear: { kind: "drop", x: 0.34, y: -0.28, length: 0.6, width: 0.3, angle: -0.24 },
  },
  tail: { length: 0.5, girth: [0.042, 0.038, 0.03], carry: "up" },
};
const husky: QuadrupedSpec = {
  ...retriever,
  coat: "#6d7078",
  under: "#f1ede5",
  points: "#e9e4da",
  fur: 0.7,
  head: {
    ...retriever.head,
    outline: outlines.canine,
    cheek: "#f1ede5",
    ruff: 0.07,
    muzzle: { from: 0.58, colour: "#efeae0" },
    eye: { at: [0.46, -0.08], r: 0.042, iris: "#8fb8d8" },
    ear: { kind: "prick", at: [0.1, -0.2], length: 0.36, width: 0.28, angle: -0.2 },
  },
  face: {
    ...retriever.face,
    half: halves.lupine,
    cheek: "#f1ede5",
    ruff: 0.08,
    eyes: { apart: 0.18, y: -0.04, r: 0.04, iris: "#8fb8d8", slant: 0.35 },
    muzzle: { y: 0.32, rx: 0.17, ry: 0.18, colour: "#efeae0" },
    nose: { ...retriever.face.nose, y: 0.26 },
    ear: { kind: "prick", x: 0.28, y: -0.36, length: 0.36, width: 0.3, angle: 0.2 },
  },
  tail: { length: 0.42, girth: [0.05, 0.085, 0.075], carry: "curl", tip: "#f1ede5" },
  marks: greyMantle,
};
const dalmatian: QuadrupedSpec = {
  ...retriever,
  coat: "#ece7dd",
  under: "#f3efe7",
  fur: 0.08,
  marks: spots(rgb("#231f20"), 0.92, 52, 0.018, 0.9),
  legMarks: () => {},
};
const collie: QuadrupedSpec = {
  ...retriever,
  coat: "#26242a",
  under: "#efeae0",
  points: "#ece6da",
  fur: 0.85,
  head: { ...retriever.head, cheek: "#ece6da", muzzle: { from: 0.6, colour: "#ece6da" } },
  face: { ...retriever.face, cheek: "#ece6da", muzzle: { ...retriever.face.muzzle, colour: "#ece6da" } },
  tail: { length: 0.5, girth: [0.045, 0.075, 0.06], carry: "hang", tip: "#ece6da" },
};
const kindOf = (variants: Variants): QuadrupedSpec =>
  variants.has("husky") ? husky : variants.has("dalmatian") ? dalmatian : variants.has("collie") ? collie : retriever;

export const paintDog = quadruped(kindOf);
