import { span } from "./scene-element.ts";
import { chamber } from "./shapes/chamber.ts";
import { waterfront } from "./shapes/quays.ts";

export const harbour = span({
  id: "harbour",
  kind: "water",
  words: [
    "harbour",
    "harbor",
    "port",
    "marina",
    "wharf",
    "quay",
    "fishing village",
    "puerto",
    "muelle puerto",
    "quai",
    "hafen",
    "kai",
    "porto",
    "banchina",
    "港",
    "波止場",
    "港口",
    "码头",
    "बंदरगाह",
    "ميناء",
    "مرفأ",
  ],
  height_m: 8,
  layers: ["background", "midground"],
  surroundings: ["sea"],
  box: { left: 0, right: 4, top: -1.05, bottom: 0.04 },
  ground: "water",
  paint: chamber({ unit_m: 8, ambient: 0.48, gloom: 0.2, tiles: true, open: true }, waterfront),
});
