import { figure } from "./scene-element.ts";
import { paintWhale } from "./shapes/creatures.ts";

export const whale = figure({
  id: "whale",
  kind: "animal",
  words: ["whale", "orca", "humpback", "dolphin", "porpoise", "ballena", "delfín", "baleine", "orque", "dauphin", "wal", "delfin", "baleia", "golfinho", "balena", "delfino", "鯨", "クジラ", "イルカ", "鲸鱼", "鲸", "海豚", "व्हेल", "डॉल्फिन", "حوت", "دلفين"],
  height_m: 4,
  layers: ["subject", "midground", "background"],
  surroundings: ["underwater"],
  box: { left: -2.1, right: 1.75, top: -1.05, bottom: 0.15 },
  stands: "air", cycle: () => ({ frames: 18, seconds: 3.2 }),
  paint: paintWhale,
});
