import { figure } from "./scene-element.ts";
import { paintShip } from "./shapes/vehicles.ts";

export const ship = figure({
  id: "ship",
  kind: "vehicle",
  words: ["ship", "vessel", "ferry", "tanker", "galleon", "freighter", "steamer", "cruise ship", "submarine", "buque", "navío", "navire", "paquebot", "schiff", "dampfer", "fähre", "navio", "balsa", "cargueiro", "nave", "traghetto", "piroscafo", "船", "フェリー", "帆船", "轮船", "大船", "货轮", "जहाज", "سفينة", "باخرة"],
  height_m: 22,
  layers: ["subject", "midground", "background"],
  surroundings: ["sea"],
  box: { left: -1.75, right: 2.05, top: -1.2, bottom: 0.06 },
  stands: "water", cycle: () => ({ frames: 12, seconds: 3 }),
  paint: paintShip,
});
