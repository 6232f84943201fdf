import { figure } from "./scene-element.ts";
import { paintTube } from "./shapes/lathe.ts";

export const tube = figure({
  id: "tube",
  kind: "product",
  words: ["tube", "toothpaste", "lipstick", "mascara", "sunscreen", "ointment", "makeup", "cosmetics", "tubo", "pintalabios", "maquillaje", "dentifrice", "rouge à lèvres", "maquillage", "zahnpasta", "lippenstift", "schminke", "batom", "maquiagem", "tubetto", "rossetto", "trucco", "チューブ", "口紅", "化粧品", "管", "牙膏", "口红", "化妆品", "ट्यूब", "लिपस्टिक", "أنبوب", "أحمر شفاه", "مكياج"],
  height_m: 0.17,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.25, right: 0.25, top: -1.01, bottom: 0.01 },
  shading: "self",
  paint: paintTube,
});
