import { figure } from "./scene-element.ts";
import { paintVacuum } from "./shapes/appliances.ts";

export const vacuum = figure({
  id: "vacuum",
  kind: "product",
  words: [
    "vacuum",
    "vacuum cleaner",
    "hoover",
    "robot vacuum",
    "aspiradora",
    "aspirateur",
    "staubsauger",
    "aspirador",
    "aspirapolvere",
    "掃除機",
    "吸尘器",
    "扫地机器人",
    "वैक्यूम क्लीनर",
    "مكنسة كهربائية",
  ],
  height_m: 1.1,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -0.62, right: 0.62, top: -1.02, bottom: 0.04 },
  shading: "self",
  paint: paintVacuum,
});
