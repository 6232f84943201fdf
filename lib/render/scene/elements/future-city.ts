import { span } from "./scene-element.ts";
import { cityOf } from "./shapes/skyline.ts";

export const futureCity = span({
  id: "future_city",
  kind: "building",
  words: [
    "futuristic city",
    "future city",
    "megacity",
    "cyberpunk city",
    "sci-fi city",
    "neon city",
    "ciudad futurista",
    "ville futuriste",
    "zukunftsstadt",
    "cidade futurista",
    "città futuristica",
    "未来都市",
    "未来城市",
    "赛博都市",
    "भविष्य का शहर",
    "مدينة المستقبل",
  ],
  height_m: 130,
  layers: ["background", "midground"],
  box: { left: 0, right: 3, top: -1.05, bottom: 0.05 },
  ground: "asphalt",
  paint: cityOf("future"),
});
