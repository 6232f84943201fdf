import { rgb } from "#lib/render/scene/colour.ts";
import { interior } from "./shapes/interior.ts";
import { cabinEnd, cabinSide } from "./train-cabin.ts";

export const busCabin = interior({
  id: "bus_cabin",
  as: "bus",
  words: [
    "bus interior",
    "inside of a bus",
    "tram car",
    "interior del autobús",
    "intérieur du bus",
    "im bus",
    "interior do ônibus",
    "interno dell'autobus",
    "バスの車内",
    "公交车内",
    "बस के अंदर",
    "داخل الحافلة",
  ],
  height_m: 2.4,
  half_m: 1.4,
  length_m: 5.6,
  ambient: 0.44,
  ground: "concrete",
  ceiling: { kind: "plaster", tile_m: 2, tone: rgb("#c9ced0"), lamps: "tubes", colour: [236, 240, 232] },
  back: cabinEnd,
  side: cabinSide,
});
