import { figure } from "./scene-element.ts";
import { paintUmbrella } from "./shapes/household.ts";

export const umbrella = figure({
  id: "umbrella",
  kind: "object",
  words: [
    "umbrella",
    "parasol",
    "paraguas",
    "sombrilla",
    "parapluie",
    "regenschirm",
    "schirm",
    "guarda-chuva",
    "ombrello",
    "傘",
    "雨伞",
    "伞",
    "छाता",
    "مظلة",
  ],
  height_m: 1,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.9, right: 0.9, top: -1.15, bottom: 0.08 },
  shading: "self",
  paint: paintUmbrella,
});
