import { span } from "./scene-element.ts";
import { paintCity } from "./shapes/town.ts";

export const city = span({
  id: "city",
  kind: "building",
  words: ["city", "skyline", "downtown", "metropolis", "town", "urban", "rooftop", "new york", "tokyo", "paris", "london", "ciudad", "pueblo", "azotea", "ville", "métropole", "toit", "stadt", "großstadt", "dach", "cidade", "metrópole", "città", "metropoli", "都市", "街", "都会", "町", "城市", "शहर", "नगर", "مدينة"],
  height_m: 90,
  layers: ["background", "midground"],
  box: { left: 0, right: 3, top: -1.05, bottom: 0.05 },
  ground: "asphalt",
  paint: paintCity,
});
