import { figure } from "./scene-element.ts";
import { paintClock } from "./shapes/optics.ts";

export const clock = figure({
  id: "clock",
  kind: "object",
  words: ["clock", "time", "alarm clock", "timer", "second", "minute", "reloj", "tiempo", "horloge", "temps", "réveil", "uhr", "wanduhr", "zeit", "wecker", "relógio", "tempo", "orologio", "sveglia", "時計", "時間", "时钟", "钟", "时间", "समय", "घड़ी दीवार", "ساعة", "وقت"],
  height_m: 0.4,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -0.6, right: 0.6, top: -1.1, bottom: 0.08 },
  shading: "self",
  cycle: () => ({ frames: 24, seconds: 24 }),
  paint: paintClock,
});
