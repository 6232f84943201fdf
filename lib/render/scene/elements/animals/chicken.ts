import { bird } from "#lib/render/scene/elements/shapes/bird-body.ts";
import { comb } from "#lib/render/scene/elements/shapes/bird-kinds.ts";

export const paintChicken = bird({
  tilt: 0.24,
  trunk: 0.56,
  girth: 0.22,
  neck: 0.33,
  neckRise: 1.22,
  throat: 0.105,
  head: 0.088,
  bill: { length: 0.085, depth: 0.05, hook: 0.3, colour: "#d8a94a" },
  leg: { length: 0.2, colour: "#d9a63e" },
  tail: { length: 0.3, width: 0.2, raise: 0.9 },
  wing: { span: 0.5, chord: 0.28, slots: 0 },
  back: "#9a5228",
  belly: "#b9743e",
  crown: "#b5642e",
  flight: "#7a3e20",
  tips: "#2c2a2e",
  iris: "#d0742a",
  after: comb,
});
