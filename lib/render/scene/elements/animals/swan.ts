import { bird } from "#lib/render/scene/elements/shapes/bird-body.ts";
import { swanMask } from "#lib/render/scene/elements/shapes/bird-kinds.ts";

export const paintSwan = bird({
  tilt: 0.1,
  trunk: 0.78,
  girth: 0.19,
  neck: 0.52,
  neckRise: 1.5,
  throat: 0.05,
  head: 0.062,
  bill: { length: 0.14, depth: 0.052, hook: 0.05, colour: "#de7a32" },
  leg: { length: 0.14, colour: "#2a2624", webbed: true },
  tail: { length: 0.18, width: 0.14, raise: 0.16 },
  wing: { span: 1.0, chord: 0.36, slots: 0.4 },
  back: "#eeecea",
  belly: "#f6f5f2",
  crown: "#f4f3f0",
  flight: "#e8e6e4",
  tips: "#d9d6d4",
  iris: "#1a1412",
  afloat: true,
  after: swanMask,
});
