import { figure } from "./scene-element.ts";
import { paintPhoneBooth } from "./shapes/street-boxes.ts";

export const phoneBooth = figure({
  id: "phone_booth",
  kind: "object",
  words: [
    "phone booth",
    "telephone booth",
    "phone box",
    "telephone box",
    "payphone",
    "cabina telefónica",
    "cabine téléphonique",
    "telefonzelle",
    "cabine telefônica",
    "orelhão",
    "cabina telefonica",
    "電話ボックス",
    "公衆電話",
    "电话亭",
    "टेलीफोन बूथ",
    "كشك هاتف",
  ],
  height_m: 2.3,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["street"],
  box: { left: -0.26, right: 0.26, top: -1.02, bottom: 0.04 },
  shading: "self",
  paint: paintPhoneBooth,
});
