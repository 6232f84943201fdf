import { quadruped } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves } from "#lib/render/scene/elements/shapes/quadruped-faces.ts";
import { outlines } from "#lib/render/scene/elements/shapes/quadruped-profiles.ts";
import { goatAhead, goatAside } from "#lib/render/scene/elements/shapes/heavy-heads.ts";

export const paintGoat = quadruped({
  frame: {
    length: 0.86,
    withers: 0.72,
    croup: 0.73,
    chest: 0.32,
    loin: 0.29,
    neck: 0.34,
    neckRise: 0.9,
    headDrop: 0.5,
    wrist: 0.46,
    hock: 0.42,
    gait: "bound",
    stride: 0.32,
  },
  coat: "#cfc5b4",
  under: "#e6dfd0",
  points: "#5a4a3c",
  neck: [
    [0.13, 0.16],
    [0.09, 0.11],
    [0.07, 0.08],
  ],
  legs: { fore: 0.054, hind: 0.055, thigh: 0.125, foot: "hoof" },
  fur: 0.5,
  head: {
    size: 0.3,
    outline: outlines.ovine,
    muzzle: null,
    nose: { at: [0.97, 0.0], rx: 0.045, ry: 0.035, colour: "#2a201c" },
    mouth: [
      [0.95, 0.1],
      [0.84, 0.12],
      [0.7, 0.1],
    ],
    eye: { at: [0.4, -0.08], r: 0.045, iris: "#c9a04a" },
    ear: { kind: "leaf", at: [0.04, -0.12], length: 0.4, width: 0.18, angle: -1.6 },
    inner: "#c99f8e",
    before: goatAside,
  },
  face: {
    half: halves.cervine,
    size: 0.32,
    eyes: { apart: 0.2, y: -0.1, r: 0.038, iris: "#c9a04a", slant: 0 },
    muzzle: { y: 0.34, rx: 0.13, ry: 0.13, colour: "#ded5c4" },
    nose: { y: 0.34, rx: 0.07, ry: 0.045, colour: "#2a201c" },
    ear: { kind: "leaf", x: 0.24, y: -0.26, length: 0.38, width: 0.18, angle: 1.6 },
    before: goatAhead,
  },
  tail: { length: 0.15, girth: [0.035, 0.035, 0.02], carry: "up" },
});
