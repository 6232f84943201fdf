import { figure } from "./scene-element.ts";
import { paintWineGlass } from "./shapes/drinks.ts";

export const wineGlass = figure({
  id: "wine_glass",
  kind: "food",
  words: ["wine glass", "champagne", "glass of wine", "toast glass", "prosecco", "goblet", "chalice", "copa de vino", "copa", "champán", "verre à vin", "coupe de champagne", "weinglas", "sekt", "kelch", "taça", "champanhe", "calice", "bicchiere di vino", "ワイングラス", "シャンパン", "酒杯", "香槟", "वाइन का गिलास", "كأس"],
  height_m: 0.22,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -0.32, right: 0.32, top: -1.06, bottom: 0.08 },
  shading: "self",
  paint: paintWineGlass,
});
