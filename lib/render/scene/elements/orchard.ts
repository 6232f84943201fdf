import { span } from "./scene-element.ts";
import { paintOrchard } from "./shapes/countryside.ts";

export const orchard = span({
  id: "orchard",
  kind: "terrain",
  words: [
    "orchard",
    "apple orchard",
    "olive grove",
    "fruit tree",
    "huerto",
    "olivar",
    "verger",
    "oliveraie",
    "obstgarten",
    "olivenhain",
    "pomar",
    "olival",
    "frutteto",
    "uliveto",
    "果樹園",
    "果园",
    "बाग",
    "بستان",
  ],
  height_m: 5,
  layers: ["background", "midground"],
  surroundings: ["hills"],
  box: { left: 0, right: 4, top: -1.06, bottom: 0.05 },
  ground: "grass",
  paint: paintOrchard,
});
