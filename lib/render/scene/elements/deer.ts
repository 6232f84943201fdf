import { figure } from "./scene-element.ts";
import { gait, quadruped } from "./shapes/quadruped.ts";

export const deer = figure({
  id: "deer",
  kind: "animal",
  words: ["deer", "stag", "doe", "elk", "moose", "reindeer", "fawn", "antelope", "gazelle", "goat", "sheep", "ciervo", "venado", "alce", "reno", "cabra", "oveja", "cerf", "biche", "élan", "renne", "chèvre", "mouton", "hirsch", "reh", "elch", "rentier", "ziege", "schaf", "cervo", "veado", "rena", "ovelha", "renna", "capra", "pecora", "鹿", "シカ", "トナカイ", "羊", "驯鹿", "हिरण", "भेड़", "غزال", "أيل", "ماعز", "خروف"],
  height_m: 1.5,
  layers: ["subject", "midground", "background"],
  surroundings: ["forest"],
  box: { left: -0.9, right: 1.0, top: -1.45, bottom: 0.05 },
  cycle: gait,
  paint: quadruped({ coat: "#a5713f", belly: "#e8d8bc", length: 0.4, depth: 0.25, back: 0.66, leg: 0.036, neck: [0.16, 0.24], head: 0.08, muzzle: 1.1, ears: "pointed", tail: "short", antlers: true }),
});
