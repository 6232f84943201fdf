import { figure } from "./scene-element.ts";
import { paintWindow } from "./shapes/buildings.ts";

export const window = figure({
  id: "window",
  kind: "object",
  words: ["window", "windowsill", "pane", "mirror", "frame", "painting", "ventana", "espejo", "cuadro", "fenêtre", "miroir", "tableau", "fenster", "spiegel", "gemälde", "janela", "espelho", "quadro", "finestra", "specchio", "窓", "鏡", "絵", "窗", "窗户", "镜子", "画", "खिड़की", "दर्पण", "نافذة", "مرآة", "لوحة"],
  height_m: 1.6,
  layers: ["subject", "midground", "background"],
  surroundings: ["living_room"],
  box: { left: -0.6, right: 0.6, top: -1.03, bottom: 0.03 },
  stands: "wall",
  paint: paintWindow,
});
