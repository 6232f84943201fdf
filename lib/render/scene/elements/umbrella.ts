import { figure } from "./scene-element.ts";
import { paintPlaceholder } from "./shapes/placeholder.ts";

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
  box: { left: -0.6, right: 0.6, top: -1, bottom: 0 },
  paint: paintPlaceholder,
});
