import { figure } from "./scene-element.ts";
import { paintDrum } from "./shapes/instruments.ts";

export const drum = figure({
  id: "drum",
  kind: "object",
  words: ["drum", "snare", "drum kit", "tambourine", "percussion", "bongo", "tambor", "batería", "tambour", "batterie", "trommel", "schlagzeug", "bateria", "tamburo", "batteria", "太鼓", "ドラム", "鼓", "ढोल", "طبل"],
  height_m: 0.4,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["stage"],
  box: { left: -0.9, right: 0.9, top: -1.15, bottom: 0.3 },
  shading: "self",
  paint: paintDrum,
});
