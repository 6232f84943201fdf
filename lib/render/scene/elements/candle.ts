import { figure } from "./scene-element.ts";
import { paintCandle } from "./shapes/flames.ts";

export const candle = figure({
  id: "candle",
  kind: "object",
  words: [
    "candle",
    "candlelight",
    "wick",
    "vela",
    "bougie",
    "chandelle",
    "kerze",
    "candela",
    "蝋燭",
    "キャンドル",
    "蜡烛",
    "मोमबत्ती",
    "شمعة",
  ],
  height_m: 0.2,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -0.25, right: 0.25, top: -1.05, bottom: 0.03 },
  shading: "self",
  cycle: () => ({ frames: 10, seconds: 1.3 }),
  paint: paintCandle,
});
