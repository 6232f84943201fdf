import { figure } from "./scene-element.ts";
import { paintRobot } from "./shapes/creatures.ts";

export const robot = figure({
  id: "robot",
  kind: "person",
  words: ["robot", "android", "droid", "machine", "cyborg", "automaton", "androide", "máquina", "androïde", "roboter", "maschine", "robô", "macchina", "ロボット", "アンドロイド", "機械", "机器人", "机器", "रोबोट", "मशीन", "روبوت", "آلة"],
  height_m: 1.6,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.5, right: 0.5, top: -1.12, bottom: 0.03 },
  cycle: (motion) => ({ frames: 16, seconds: motion === "walk" || motion === "run" ? 1.1 : 2.8 }),
  paint: paintRobot,
});
