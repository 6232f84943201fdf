import { figure } from "./scene-element.ts";
import { paintTelescope } from "./shapes/optics.ts";

export const telescope = figure({
  id: "telescope",
  kind: "object",
  words: ["telescope", "spyglass", "binoculars", "telescopio", "catalejo", "prismáticos", "télescope", "longue-vue", "jumelles", "teleskop", "fernrohr", "fernglas", "telescópio", "luneta", "cannocchiale", "望遠鏡", "双眼鏡", "望远镜", "दूरबीन", "تلسكوب", "منظار"],
  height_m: 1.4,
  layers: ["subject", "midground", "foreground"],
  box: { left: -0.55, right: 0.65, top: -1.2, bottom: 0.14 },
  shading: "self",
  paint: paintTelescope,
});
