import { figure } from "./scene-element.ts";
import { paintAirplane, rolling } from "./shapes/vehicles.ts";

export const airplane = figure({
  id: "airplane",
  kind: "vehicle",
  words: ["airplane", "plane", "aeroplane", "aircraft", "jet", "airliner", "helicopter", "drone", "glider", "avión", "helicóptero", "dron", "avion", "hélicoptère", "flugzeug", "hubschrauber", "drohne", "avião", "aereo", "elicottero", "飛行機", "ヘリコプター", "ドローン", "飞机", "直升机", "无人机", "हवाई जहाज", "विमान", "طائرة", "مروحية"],
  height_m: 4,
  layers: ["subject", "midground", "background"],
  box: { left: -1.85, right: 1.95, top: -1.06, bottom: 0.05 },
  stands: "air", cycle: rolling,
  paint: paintAirplane,
});
