import { room } from "./scene-element.ts";
import { doors, roomOf } from "./shapes/rooms.ts";

export const corridor = room({
  id: "corridor",
  kind: "interior",
  words: ["corridor", "hallway", "hall", "tunnel", "passage", "elevator", "staircase", "subway station", "pasillo", "túnel", "escalera", "couloir", "escalier", "flur", "gang", "treppe", "corredor", "escada", "corridoio", "scala", "廊下", "トンネル", "階段", "走廊", "隧道", "楼梯", "गलियारा", "सुरंग", "ممر", "نفق", "درج"],
  height_m: 3,
  layers: ["background"],
  box: { left: 0, right: 3.8, top: -1.6, bottom: 0.03 },
  ground: "tiles",
  paint: roomOf({ wall: "#7f8a86", wood: "#5d4636", panel: "wainscot", window: "none", lamp: "tube", furnish: doors }),
});
