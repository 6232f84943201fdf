import { figure } from "./scene-element.ts";
import { paintTeapot } from "./shapes/drinks.ts";

export const teapot = figure({
  id: "teapot",
  kind: "object",
  words: ["teapot", "kettle", "samovar", "jug", "pitcher", "tetera", "hervidor", "jarra", "théière", "bouilloire", "teekanne", "wasserkocher", "kanne", "krug", "bule", "chaleira", "teiera", "bollitore", "caraffa", "やかん", "急須", "茶壶", "水壶", "केतली", "إبريق شاي", "غلاية"],
  height_m: 0.2,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["kitchen"],
  box: { left: -1.0, right: 1.15, top: -1.5, bottom: 0.2 },
  shading: "self",
  cycle: () => ({ frames: 14, seconds: 2.6 }),
  paint: paintTeapot,
});
