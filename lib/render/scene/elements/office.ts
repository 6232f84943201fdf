import { room } from "./scene-element.ts";
import { desks, roomOf } from "./shapes/rooms.ts";

export const office = room({
  id: "office",
  kind: "interior",
  words: ["office", "desk room", "boardroom", "startup", "coworking", "workplace", "meeting", "oficina", "despacho", "reunión", "bureau", "réunion", "büro", "besprechung", "escritório", "reunião", "ufficio", "riunione", "オフィス", "会社", "会議室", "办公室", "公司", "会议室", "दफ़्तर", "कार्यालय", "مكتب", "شركة"],
  height_m: 3,
  layers: ["background"],
  box: { left: 0, right: 3.8, top: -1.6, bottom: 0.03 },
  ground: "concrete",
  paint: roomOf({ wall: "#a3a8ac", wood: "#8a6f54", panel: "grid", window: "wide", lamp: "tube", furnish: desks }),
});
