import { bird } from "#lib/render/scene/elements/shapes/bird-body.ts";

export const paintDuck = bird({
  tilt: 0.12,
  trunk: 0.72,
  girth: 0.21,
  neck: 0.3,
  neckRise: 1.15,
  throat: 0.075,
  head: 0.098,
  bill: { length: 0.17, depth: 0.075, hook: -0.15, colour: "#d9a53a" },
  leg: { length: 0.14, colour: "#d98a34", webbed: true },
  tail: { length: 0.2, width: 0.12, raise: 0.3 },
  wing: { span: 0.8, chord: 0.3, slots: 0.2 },
  back: "#7a6a58",
  belly: "#b9ab98",
  crown: "#1f5a3c",
  flight: "#5a4c40",
  tips: "#2a2622",
  iris: "#2a1a12",
  afloat: true,
});
