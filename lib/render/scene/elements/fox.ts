import { figure } from "./scene-element.ts";
import { gait, quadruped } from "./shapes/quadruped.ts";

export const fox = figure({
  id: "fox",
  kind: "animal",
  words: ["fox", "vixen", "wolf", "coyote", "jackal", "zorro", "zorra", "lobo", "renard", "loup", "fuchs", "raposa", "volpe", "lupo", "狐", "キツネ", "きつね", "狼", "狐狸", "लोमड़ी", "भेड़िया", "ثعلب", "ذئب"],
  height_m: 0.5,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["forest"],
  box: { left: -1.35, right: 1.2, top: -1.35, bottom: 0.05 },
  cycle: gait,
  paint: quadruped({ coat: "#cf6a26", belly: "#f6ead8", length: 0.5, depth: 0.31, back: 0.74, leg: 0.054, neck: [0.18, 0.16], head: 0.16, muzzle: 0.85, ears: "pointed", tail: "bushy", markings: "fox" }),
});
