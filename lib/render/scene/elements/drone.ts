import { figure } from "./scene-element.ts";
import { paintDrone } from "./shapes/aircraft.ts";

export const drone = figure({
  id: "drone",
  kind: "product",
  words: [
    "drone",
    "quadcopter",
    "uav",
    "dron",
    "cuadricóptero",
    "drohne",
    "quadrocopter",
    "drone quadricottero",
    "ドローン",
    "无人机",
    "ड्रोन",
    "طائرة مسيرة",
  ],
  height_m: 0.16,
  layers: ["subject", "midground", "background"],
  box: { left: -1.75, right: 1.75, top: -1.04, bottom: 0.02 },
  shading: "self",
  stands: "air",
  cycle: () => ({ frames: 6, seconds: 0.4 }),
  paint: paintDrone,
});
