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
  box: { left: -0.5, right: 0.5, top: -1.1, bottom: 0.12 },
  shading: "self",
  cycle: () => ({ frames: 10, seconds: 1.3 }),
  paint: paintCandle,
});
