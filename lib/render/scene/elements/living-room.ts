import { room } from "./scene-element.ts";
import { roomOf, sofaCorner } from "./shapes/rooms.ts";

export const livingRoom = room({
  id: "living_room",
  kind: "interior",
  words: ["living room", "room", "home interior", "apartment", "bedroom", "lounge", "attic", "house interior", "fireplace", "bathroom", "nursery", "sala", "salón", "habitación", "dormitorio", "apartamento", "chimenea", "salon", "chambre", "appartement", "pièce", "cheminée", "wohnzimmer", "zimmer", "schlafzimmer", "wohnung", "kamin", "quarto", "lareira", "soggiorno", "camera", "stanza", "appartamento", "camino", "部屋", "居間", "リビング", "寝室", "客厅", "房间", "卧室", "公寓", "कमरा", "बैठक", "غرفة", "صالة", "شقة"],
  height_m: 3,
  layers: ["background"],
  box: { left: 0, right: 3.8, top: -1.6, bottom: 0.03 },
  ground: "wood",
  paint: roomOf({ wall: "#a8917c", wood: "#6f4e34", panel: "wainscot", window: "sash", lamp: "pendant", furnish: sofaCorner }),
});
