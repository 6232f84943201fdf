import { span } from "./scene-element.ts";
import { paintStreet } from "./shapes/town.ts";

export const street = span({
  id: "street",
  kind: "building",
  words: ["street", "alley", "avenue", "sidewalk", "crosswalk", "market", "neighborhood", "plaza", "square", "lane", "boulevard", "bazaar", "calle", "callejón", "avenida", "mercado", "rue", "ruelle", "marché", "place", "straße", "gasse", "allee", "markt", "platz", "rua", "beco", "praça", "strada", "via", "vicolo", "mercato", "piazza", "通り", "路地", "市場", "街道", "小巷", "街", "市场", "广场", "सड़क", "गली", "बाज़ार", "شارع", "زقاق", "سوق"],
  height_m: 12,
  layers: ["background", "midground"],
  box: { left: 0, right: 3, top: -1.15, bottom: 0.05 },
  ground: "paving",
  paint: paintStreet,
});
