import { figure } from "./scene-element.ts";
import { paintBalloon } from "./shapes/vehicles.ts";

export const balloon = figure({
  id: "balloon",
  kind: "vehicle",
  words: ["hot air balloon", "airship", "zeppelin", "blimp", "globo aerostático", "dirigible", "montgolfière", "dirigeable", "heißluftballon", "ballon", "balão", "dirigível", "mongolfiera", "dirigibile", "気球", "飛行船", "热气球", "飞艇", "गुब्बारा", "منطاد", "بالون"],
  height_m: 18,
  layers: ["subject", "midground", "background"],
  surroundings: ["hills"],
  box: { left: -0.5, right: 0.5, top: -1.02, bottom: 0.02 },
  stands: "air",
  paint: paintBalloon,
});
