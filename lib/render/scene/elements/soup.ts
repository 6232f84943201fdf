import { figure } from "./scene-element.ts";
import { paintSoup } from "./shapes/dishes.ts";

export const soup = figure({
  id: "soup",
  kind: "food",
  words: ["soup", "ramen", "noodle", "stew", "broth", "bowl", "porridge", "sopa", "caldo", "fideo", "tazón", "soupe", "bol", "nouille", "suppe", "schale", "nudel", "eintopf", "tigela", "macarrão", "zuppa", "minestra", "ciotola", "ラーメン", "スープ", "うどん", "麺", "汤", "碗", "面条", "सूप", "कटोरा", "حساء", "شوربة"],
  height_m: 0.14,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -1.3, right: 1.3, top: -1.6, bottom: 0.75 },
  shading: "self",
  cycle: () => ({ frames: 14, seconds: 2.6 }),
  paint: paintSoup,
});
