import { room } from "./scene-element.ts";
import { blackboard } from "./shapes/room-furniture.ts";
import { roomOf } from "./shapes/rooms.ts";

export const classroom = room({
  id: "classroom",
  kind: "interior",
  words: [
    "classroom",
    "schoolroom",
    "lecture hall",
    "kindergarten",
    "aula",
    "clase",
    "classe",
    "salle de classe",
    "klassenzimmer",
    "hörsaal",
    "sala de aula",
    "教室",
    "कक्षा",
    "فصل",
    "قاعة دراسية",
  ],
  height_m: 3.2,
  layers: ["background"],
  box: { left: 0, right: 3.8, top: -1.6, bottom: 0.03 },
  ground: "wood",
  paint: roomOf({
    wall: "#c2b694",
    wood: "#8a6440",
    panel: "wainscot",
    window: "sash",
    lamp: "tube",
    furnish: blackboard,
  }),
});
