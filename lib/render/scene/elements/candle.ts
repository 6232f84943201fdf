import { figure } from "./scene-element.ts";
import { paintPlaceholder } from "./shapes/placeholder.ts";

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
  box: { left: -0.6, right: 0.6, top: -1, bottom: 0 },
  paint: paintPlaceholder,
});
