import { room } from "./scene-element.ts";
import { rig, roomOf } from "./shapes/rooms.ts";

export const stage = room({
  id: "stage",
  kind: "interior",
  words: ["stage", "theater", "theatre", "concert", "club", "arena", "nightclub", "opera", "gig", "festival", "escenario", "teatro", "concierto", "discoteca", "scène", "théâtre", "boîte", "bühne", "konzert", "klub", "palco", "concerto", "show", "palcoscenico", "舞台", "ステージ", "劇場", "コンサート", "剧院", "音乐会", "मंच", "रंगमंच", "مسرح", "حفل"],
  height_m: 7,
  layers: ["background"],
  box: { left: 0, right: 3.8, top: -1.7, bottom: 0.03 },
  ground: "wood",
  paint: roomOf({ wall: "#7c2430", wood: "#3a2a26", panel: "curtain", window: "none", lamp: "spot", furnish: rig }),
});
