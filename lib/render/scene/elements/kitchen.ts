import { room } from "./scene-element.ts";
import { counter, roomOf } from "./shapes/rooms.ts";

export const kitchen = room({
  id: "kitchen",
  kind: "interior",
  words: ["kitchen", "bakery", "restaurant", "cafe", "coffee shop", "bistro", "diner", "pantry", "stove", "oven", "cocina", "panadería", "restaurante", "cafetería", "horno", "cuisine", "boulangerie", "café", "four", "küche", "bäckerei", "ofen", "cozinha", "padaria", "cafeteria", "forno", "cucina", "panetteria", "ristorante", "bar", "台所", "キッチン", "厨房", "パン屋", "カフェ", "面包店", "餐厅", "咖啡馆", "रसोई", "बेकरी", "مطبخ", "مخبز", "مطعم", "مقهى"],
  height_m: 3,
  layers: ["background"],
  box: { left: 0, right: 3.8, top: -1.6, bottom: 0.03 },
  ground: "tiles",
  paint: roomOf({ wall: "#b9a88e", wood: "#7a5a3c", panel: "tiles", window: "sash", lamp: "pendant", furnish: counter(0.32) }),
});
