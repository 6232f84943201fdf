import { figure } from "./scene-element.ts";
import { swimmer } from "./shapes/fish-body.ts";
import { sharkSpec } from "./shapes/swimmers.ts";

export const shark = figure({
  id: "shark",
  kind: "animal",
  words: [
    "shark",
    "great white",
    "hammerhead",
    "tiburón",
    "requin",
    "hai",
    "haifisch",
    "tubarão",
    "squalo",
    "鮫",
    "サメ",
    "鲨鱼",
    "शार्क",
    "قرش",
  ],
  height_m: 1.2,
  layers: ["subject", "midground", "background"],
  surroundings: ["underwater"],
  stands: "air",
  box: { left: -1.85, right: 1.4, top: -1.2, bottom: 0.15 },
  cycle: () => ({ frames: 14, seconds: 1.4 }),
  paint: swimmer(() => sharkSpec),
});
