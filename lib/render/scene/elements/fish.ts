import { figure } from "./scene-element.ts";
import { paintFish } from "./shapes/creatures.ts";

export const fish = figure({
  id: "fish",
  kind: "animal",
  words: ["fish", "salmon", "koi", "trout", "goldfish", "tuna", "shark", "turtle", "jellyfish", "seahorse", "pez", "peces", "tiburón", "tortuga", "poisson", "requin", "tortue", "méduse", "fisch", "hai", "schildkröte", "qualle", "peixe", "tubarão", "tartaruga", "pesce", "squalo", "魚", "金魚", "鮫", "亀", "鱼", "金鱼", "鲨鱼", "海龟", "मछली", "سمكة", "قرش", "سلحفاة"],
  height_m: 0.25,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["underwater"],
  box: { left: -1.2, right: 1.0, top: -1.05, bottom: 0.05 },
  stands: "air", cycle: () => ({ frames: 12, seconds: 0.9 }),
  paint: paintFish,
});
