import { bird } from "#lib/render/scene/elements/shapes/bird-body.ts";

export const paintEagle = bird({
  tilt: 0.8,
  trunk: 0.54,
  girth: 0.165,
  neck: 0.2,
  neckRise: 1.1,
  throat: 0.105,
  head: 0.08,
  bill: { length: 0.13, depth: 0.085, hook: 0.9, colour: "#e0a52e" },
  leg: { length: 0.16, colour: "#d8a838", feathered: true },
  tail: { length: 0.32, width: 0.14 },
  wing: { span: 1.0, chord: 0.36, slots: 1 },
  back: "#4a3322",
  belly: "#57402c",
  crown: "#efe9dc",
  flight: "#3a281c",
  tips: "#1f1612",
  iris: "#e0b43a",
  glide: 0.62,
  aloft: true,
});
