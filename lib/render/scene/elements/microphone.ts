import { figure } from "./scene-element.ts";
import { paintMicrophone } from "./shapes/sound-gear.ts";

export const microphone = figure({
  id: "microphone",
  kind: "object",
  words: [
    "microphone",
    "mic",
    "podcast",
    "karaoke",
    "micrófono",
    "micro",
    "mikrofon",
    "microfone",
    "microfono",
    "マイク",
    "麦克风",
    "माइक",
    "ميكروفون",
  ],
  height_m: 0.35,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["stage"],
  box: { left: -0.35, right: 0.4, top: -1.12, bottom: 0.1 },
  shading: "self",
  paint: paintMicrophone,
});
