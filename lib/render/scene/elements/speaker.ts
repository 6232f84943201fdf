import { figure } from "./scene-element.ts";
import { paintSpeaker } from "./shapes/audio.ts";

export const speaker = figure({
  id: "speaker",
  kind: "product",
  words: [
    "speaker",
    "loudspeaker",
    "smart speaker",
    "altavoz",
    "parlante",
    "bocina",
    "haut-parleur",
    "enceinte",
    "lautsprecher",
    "alto-falante",
    "coluna de som",
    "altoparlante",
    "スピーカー",
    "音箱",
    "扬声器",
    "स्पीकर",
    "مكبر صوت",
  ],
  height_m: 0.2,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.42, right: 0.42, top: -1.02, bottom: 0.04 },
  shading: "self",
  paint: paintSpeaker,
});
