import type { Variants } from "#lib/elements/variants.ts";
import { quadruped, type QuadrupedSpec } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";
import {
  rosettes,
  rosettesOfLegs,
  sheen,
  tigerBands,
  tigerFace,
  tigerStripes,
} from "#lib/render/scene/elements/shapes/manes.ts";

const striped: QuadrupedSpec = {
  frame: {
    length: 1.2,
    withers: 0.82,
    croup: 0.8,
    chest: 0.38,
    loin: 0.31,
    neck: 0.26,
    neckRise: 0.52,
    headDrop: 0.22,
    wrist: 0.32,
    hock: 0.32,
    gait: "bound",
    stride: 0.46,
  },
  coat: "#d8842f",
  under: "#f2e2c4",
  points: null,
  neck: [
    [0.19, 0.2],
    [0.15, 0.16],
    [0.13, 0.14],
  ],
  legs: { fore: 0.095, hind: 0.085, thigh: 0.19, foot: "paw" },
  fur: 0.3,
  head: {
    size: 0.33,
    outline: outlines.feline,
    muzzle: { from: 0.74, colour: "#f4ead6" },
    nose: { at: [0.97, -0.03], rx: 0.06, ry: 0.05, colour: "#a85f56" },
    mouth: [
      [0.97, 0.1],
      [0.88, 0.16],
      [0.7, 0.2],
    ],
    eye: { at: [0.58, -0.1], r: 0.045, iris: "#cfb24a" },
    ear: { kind: "round", at: [0.14, -0.34], length: 0.26, width: 0.26, angle: -0.2 },
    inner: "#3a2a20",
    whiskers: true,
    cheek: "#f4ead6",
    ruff: 0.08,
  },
  face: {
    half: halves.feline,
    size: 0.37,
    eyes: { apart: 0.19, y: -0.04, r: 0.038, iris: "#cfb24a", slant: 0.4 },
    muzzle: { y: 0.3, rx: 0.2, ry: 0.16, colour: "#f4ead6" },
    nose: { y: 0.19, rx: 0.09, ry: 0.055, colour: "#a85f56" },
    ear: { kind: "round", x: 0.36, y: -0.34, length: 0.24, width: 0.26, angle: 0.6 },
    cheek: "#f4ead6",
    ruff: 0.08,
    after: tigerFace,
  },
  tail: { length: 0.66, girth: [0.04, 0.034, 0.032], carry: "switch" },
  marks: tigerStripes,
  legMarks: tigerBands,
};
const spotted: QuadrupedSpec = {
  ...striped,
  coat: "#d3a35c",
  marks: rosettes,
  legMarks: rosettesOfLegs,
  face: { ...striped.face, after: undefined },
};
const plain = (coat: string, pale: string): QuadrupedSpec => ({
  ...striped,
  coat,
  under: pale,
  head: { ...striped.head, cheek: pale, muzzle: { from: 0.76, colour: pale } },
  face: { ...striped.face, cheek: pale, muzzle: { ...striped.face.muzzle, colour: pale }, after: undefined },
  marks: sheen,
  legMarks: () => {},
});
const panther = plain("#24232a", "#34333b");
const puma = plain("#bf9563", "#e6d3b2");
const kindOf = (variants: Variants): QuadrupedSpec =>
  variants.has("panther") ? panther : variants.has("puma") ? puma : variants.has("leopard") ? spotted : striped;

export const paintTiger = quadruped(kindOf);
