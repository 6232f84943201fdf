import { room } from "./scene-element.ts";
import { bench, roomOf } from "./shapes/rooms.ts";

export const workshop = room({
  id: "workshop",
  kind: "interior",
  words: ["workshop", "garage", "forge", "studio workshop", "factory", "carpentry", "atelier", "smithy", "warehouse", "taller", "garaje", "fábrica", "herrería", "almacén", "usine", "entrepôt", "werkstatt", "fabrik", "schmiede", "lager", "oficina de trabalho", "garagem", "officina", "fabbrica", "bottega", "工房", "工場", "ガレージ", "工作室", "工厂", "车库", "作坊", "कारख़ाना", "कार्यशाला", "ورشة", "مصنع", "مرآب"],
  height_m: 3.2,
  layers: ["background"],
  box: { left: 0, right: 3.8, top: -1.6, bottom: 0.03 },
  ground: "wood",
  paint: roomOf({ wall: "#8a5a44", wood: "#7a5636", panel: "brick", window: "wide", lamp: "bulb", furnish: bench }),
});
