import { figure } from "./scene-element.ts";
import { paintRobot } from "./shapes/figure-robot.ts";
import { bodyCycle } from "./shapes/person.ts";

export const robot = figure({
  id: "robot",
  kind: "person",
  words: [
    "robot",
    "android",
    "droid",
    "cyborg",
    "automaton",
    "androide",
    "androïde",
    "roboter",
    "robô",
    "macchina",
    "ロボット",
    "アンドロイド",
    "机器人",
    "रोबोट",
    "روبوت",
  ],
  height_m: 1.6,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.56, right: 0.56, top: -1.2, bottom: 0.04 },
  cycle: bodyCycle,
  paint: paintRobot,
});
