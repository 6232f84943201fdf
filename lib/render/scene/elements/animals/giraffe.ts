import { quadruped } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";
import { ossicones, ossiconesAhead } from "#lib/render/scene/elements/shapes/heavy-heads.ts";
import { giraffeHide } from "#lib/render/scene/elements/shapes/manes.ts";

export const paintGiraffe = quadruped({
  frame: {
    length: 0.42,
    withers: 0.56,
    croup: 0.5,
    chest: 0.2,
    loin: 0.155,
    neck: 0.5,
    neckRise: 1.1,
    headDrop: 0.62,
    wrist: 0.5,
    hock: 0.44,
    gait: "lumber",
    stride: 0.2,
  },
  coat: "#d9b778",
  under: "#ead9b4",
  points: null,
  neck: [
    [0.085, 0.1],
    [0.045, 0.05],
    [0.032, 0.034],
  ],
  legs: { fore: 0.034, hind: 0.036, thigh: 0.08, foot: "hoof" },
  fur: 0.03,
  head: {
    size: 0.135,
    outline: outlines.cervine,
    muzzle: { from: 0.84, colour: "#b9976a" },
    nose: { at: [0.98, 0.0], rx: 0.03, ry: 0.02, colour: "#3a2a20" },
    mouth: [
      [0.97, 0.08],
      [0.84, 0.1],
      [0.7, 0.09],
    ],
    eye: { at: [0.4, -0.1], r: 0.05, iris: "#2a1a10" },
    ear: { kind: "leaf", at: [0.0, -0.12], length: 0.32, width: 0.14, angle: -1.2 },
    inner: "#d9b898",
    before: ossicones,
  },
  face: {
    half: halves.cervine,
    size: 0.15,
    eyes: { apart: 0.22, y: -0.14, r: 0.04, iris: "#2a1a10", slant: 0 },
    muzzle: { y: 0.36, rx: 0.13, ry: 0.12, colour: "#c4a378" },
    nose: { y: 0.34, rx: 0.06, ry: 0.03, colour: "#4a3628" },
    ear: { kind: "leaf", x: 0.24, y: -0.36, length: 0.34, width: 0.16, angle: 1.3 },
    before: ossiconesAhead,
  },
  tail: { length: 0.22, girth: [0.012, 0.009, 0.007], carry: "switch" },
  marks: giraffeHide,
});
