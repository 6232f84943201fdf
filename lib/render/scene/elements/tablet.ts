import { figure } from "./scene-element.ts";
import { paintTablet } from "./shapes/screens.ts";

export const tablet = figure({
  id: "tablet",
  kind: "product",
  words: [
    "tablet",
    "ipad",
    "e-reader",
    "tableta",
    "tablette",
    "tablette tactile",
    "lesegerät",
    "タブレット",
    "平板",
    "平板电脑",
    "टैबलेट",
    "تابلت",
    "جهاز لوحي",
  ],
  height_m: 0.19,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.75, right: 0.75, top: -1.02, bottom: 0.03 },
  shading: "self",
  cycle: () => ({ frames: 6, seconds: 4 }),
  paint: paintTablet,
});
