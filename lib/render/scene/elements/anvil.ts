import { figure } from "./scene-element.ts";
import { paintAnvil } from "./shapes/machines.ts";

export const anvil = figure({
  id: "anvil",
  kind: "object",
  words: ["anvil", "yunque", "enclume", "amboss", "bigorna", "incudine", "金床", "铁砧", "निहाई", "سندان"],
  height_m: 0.8,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["workshop"],
  box: { left: -0.85, right: 0.75, top: -1.2, bottom: 0.25 },
  shading: "self",
  paint: paintAnvil,
});
