import { figure } from "./scene-element.ts";
import { paintRope } from "./shapes/gathered.ts";

export const rope = figure({
  id: "rope",
  kind: "object",
  words: ["rope", "cord", "net", "fishing net", "knot", "string", "cuerda", "soga", "nudo", "red de pesca", "corde", "nœud", "filet", "seil", "tau", "knoten", "netz", "corda", "nó", "nodo", "rete", "ロープ", "綱", "绳子", "渔网", "रस्सी", "जाल", "حبل", "شبكة"],
  height_m: 0.3,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["harbour"],
  box: { left: -0.9, right: 1.3, top: -1.25, bottom: 0.6 },
  shading: "self",
  paint: paintRope,
});
