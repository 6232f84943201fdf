import { figure } from "./scene-element.ts";
import { paintTempleFront } from "./shapes/temples.ts";

export const temple = figure({
  id: "temple",
  kind: "building",
  words: ["temple", "greek temple", "parthenon", "templo", "tempel", "tempio", "神殿", "神庙", "मंदिर", "معبد"],
  height_m: 12,
  layers: ["midground", "background", "subject"],
  surroundings: ["hills"],
  box: { left: -0.9, right: 0.9, top: -1.1, bottom: 0.05 },
  shading: "flat",
  paint: paintTempleFront,
});
