import { span } from "./scene-element.ts";
import { paintPool } from "./shapes/pools.ts";

export const swimmingPool = span({
  id: "swimming_pool",
  kind: "water",
  words: [
    "swimming pool",
    "pool",
    "poolside",
    "hotel pool",
    "olympic pool",
    "diving board",
    "piscina",
    "alberca",
    "piscine",
    "schwimmbad",
    "schwimmbecken",
    "freibad",
    "プール",
    "游泳池",
    "泳池",
    "स्विमिंग पूल",
    "तरणताल",
    "مسبح",
    "حمام سباحة",
  ],
  height_m: 3,
  layers: ["background", "midground"],
  surroundings: ["garden"],
  box: { left: 0, right: 7, top: -1.1, bottom: 0.06 },
  ground: "water",
  paint: paintPool,
});
