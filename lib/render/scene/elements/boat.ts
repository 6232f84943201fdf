import { figure } from "./scene-element.ts";
import { paintBoat } from "./shapes/vehicles.ts";

export const boat = figure({
  id: "boat",
  kind: "vehicle",
  words: ["boat", "sailboat", "rowboat", "canoe", "kayak", "dinghy", "yacht", "raft", "gondola", "barco", "bote", "velero", "canoa", "bateau", "barque", "voilier", "canoë", "boot", "segelboot", "kanu", "kahn", "veleiro", "barca", "barchetta", "gommone", "舟", "ボート", "小船", "ヨット", "船", "帆船", "独木舟", "नाव", "قارب", "زورق", "مركب"],
  height_m: 2.2,
  layers: ["subject", "midground", "background"],
  surroundings: ["sea"],
  box: { left: -0.95, right: 1.0, top: -1.05, bottom: 0.06 },
  stands: "water", cycle: () => ({ frames: 12, seconds: 3 }),
  paint: paintBoat,
});
