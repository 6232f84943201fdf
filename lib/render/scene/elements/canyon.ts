import { span } from "./scene-element.ts";
import { paintCanyon } from "./shapes/wild-lands.ts";

export const canyon = span({
  id: "canyon",
  kind: "terrain",
  words: [
    "canyon",
    "gorge",
    "badland",
    "butte",
    "wild west",
    "cañón",
    "garganta",
    "canyon rocheux",
    "schlucht",
    "cânion",
    "desfiladeiro",
    "gola rocciosa",
    "峡谷",
    "渓谷",
    "घाटी चट्टान",
    "وادٍ صخري",
    "أخدود",
  ],
  height_m: 120,
  layers: ["background", "midground"],
  box: { left: 0, right: 4, top: -1.1, bottom: 0.04 },
  ground: "sand",
  paint: paintCanyon,
});
