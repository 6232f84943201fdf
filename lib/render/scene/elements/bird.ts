import { figure } from "./scene-element.ts";
import { paintBird } from "./shapes/creatures.ts";

export const bird = figure({
  id: "bird",
  kind: "animal",
  words: ["bird", "seagull", "gull", "eagle", "hawk", "crow", "raven", "sparrow", "owl", "swan", "pigeon", "dove", "parrot", "falcon", "duck", "goose", "penguin", "heron", "crane", "flamingo", "hummingbird", "swallow", "rooster", "chicken", "hen", "pájaro", "ave", "gaviota", "águila", "cuervo", "búho", "paloma", "pato", "pingüino", "oiseau", "mouette", "aigle", "corbeau", "hibou", "colombe", "canard", "pingouin", "vogel", "möwe", "adler", "rabe", "eule", "taube", "ente", "pinguin", "pássaro", "gaivota", "águia", "corvo", "coruja", "pomba", "pinguim", "uccello", "gabbiano", "aquila", "gufo", "colomba", "anatra", "pinguino", "鳥", "カモメ", "鷲", "カラス", "鳩", "鸟", "海鸥", "鹰", "乌鸦", "鸽子", "पक्षी", "चिड़िया", "طائر", "نورس", "نسر", "عصفور", "حمامة"],
  height_m: 0.35,
  layers: ["subject", "midground", "background", "foreground"],
  box: { left: -0.9, right: 0.8, top: -1.35, bottom: 0.2 },
  stands: "air", cycle: (motion) => ({ frames: 12, seconds: motion === "fly" ? 0.55 : 2.4 }),
  paint: paintBird,
});
