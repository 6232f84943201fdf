import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { quadruped, type QuadrupedSpec } from "#lib/render/scene/elements/shapes/quadruped.ts";
import { halves, outlines } from "#lib/elements/four-legs.ts";
import {
  dragonAhead,
  dragonFace,
  dragonHorns,
  farWing,
  nearWing,
  scalyHide,
} from "#lib/render/scene/elements/shapes/scaly.ts";

const drake: QuadrupedSpec = {
  frame: {
    length: 1.0,
    withers: 0.62,
    croup: 0.58,
    chest: 0.32,
    loin: 0.24,
    neck: 0.52,
    neckRise: 0.86,
    headDrop: 0.34,
    wrist: 0.32,
    hock: 0.34,
    gait: "bound",
    stride: 0.42,
  },
  coat: "#7d3a2e",
  under: "#c9a06a",
  points: null,
  neck: [
    [0.14, 0.15],
    [0.085, 0.095],
    [0.065, 0.07],
  ],
  legs: { fore: 0.075, hind: 0.075, thigh: 0.14, foot: "paw" },
  fur: 0,
  head: {
    size: 0.33,
    outline: outlines["saurian"]!,
    muzzle: null,
    nose: { at: [0.95, -0.06], rx: 0.02, ry: 0.014, colour: "#1a0f0c" },
    mouth: [
      [1.0, 0.03],
      [0.8, 0.045],
      [0.5, 0.05],
      [0.3, 0.1],
    ],
    eye: { at: [0.42, -0.1], r: 0.038, iris: "#f0b52e" },
    ear: { kind: "round", at: [0.08, 0.02], length: 0.001, width: 0.001, angle: 0 },
    inner: "#3a1a14",
    before: dragonHorns,
    after: dragonFace,
  },
  face: {
    half: halves["lupine"]!,
    size: 0.32,
    eyes: { apart: 0.2, y: -0.08, r: 0.038, iris: "#f0b52e", slant: 0.6 },
    muzzle: { y: 0.3, rx: 0.17, ry: 0.16, colour: null },
    nose: { y: 0.28, rx: 0.06, ry: 0.02, colour: "#1a0f0c" },
    ear: { kind: "round", x: 0.3, y: 0, length: 0.001, width: 0.001, angle: 0 },
    before: dragonAhead,
  },
  tail: { length: 1.05, girth: [0.1, 0.07, 0.035], carry: "bush" },
  marks: scalyHide,
  behind: farWing,
  mane: nearWing,
};

const paintDrake = quadruped(drake);

export const paintDragon = (brush: Brush): void => {
  const aloft = brush.motion === "fly" || brush.motion === "rise" || brush.motion === "float";
  brush.ctx.save();
  // It hangs from its wings: the body sinks as they rise.
  if (aloft) brush.ctx.translate(0, -0.85 - Math.cos(brush.phase * Math.PI * 2) * 0.06);
  paintDrake(brush);
  brush.ctx.restore();
};
