import { figure } from "./scene-element.ts";
import { paintKite } from "./shapes/props.ts";

export const kite = figure({
  id: "kite",
  kind: "object",
  words: ["kite", "flag", "banner", "ribbon", "paper plane", "sail", "cometa de papel", "bandera", "cerf-volant", "drapeau", "drachen", "fahne", "flagge", "pipa", "bandeira", "aquilone", "bandiera", "凧", "旗", "紙飛行機", "风筝", "पतंग", "झंडा", "طائرة ورقية", "علم"],
  height_m: 1,
  layers: ["subject", "midground", "background"],
  surroundings: ["field"],
  box: { left: -0.65, right: 0.7, top: -1.06, bottom: 0.1 },
  stands: "air", cycle: () => ({ frames: 14, seconds: 1.4 }),
  paint: paintKite,
});
