import { room } from "./scene-element.ts";
import { racks } from "./shapes/room-furniture.ts";
import { roomOf } from "./shapes/rooms.ts";

export const gym = room({
  id: "gym",
  kind: "interior",
  words: [
    "gym",
    "fitness",
    "boxing ring",
    "sports hall",
    "dojo",
    "court",
    "workout",
    "yoga studio",
    "gimnasio",
    "ring",
    "gymnase",
    "salle de sport",
    "turnhalle",
    "fitnessstudio",
    "academia",
    "ginásio",
    "palestra",
    "ジム",
    "体育館",
    "道場",
    "健身房",
    "体育馆",
    "व्यायामशाला",
    "صالة رياضية",
  ],
  height_m: 4,
  layers: ["background"],
  box: { left: 0, right: 3.8, top: -1.6, bottom: 0.03 },
  ground: "concrete",
  paint: roomOf({ wall: "#6f757c", wood: "#4a4e54", panel: "brick", window: "slit", lamp: "tube", furnish: racks }),
});
