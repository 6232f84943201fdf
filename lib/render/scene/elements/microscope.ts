import { figure } from "./scene-element.ts";
import { paintMicroscope } from "./shapes/optics.ts";

export const microscope = figure({
  id: "microscope",
  kind: "object",
  words: ["microscope", "microscopio", "mikroskop", "microscópio", "顕微鏡", "显微镜", "सूक्ष्मदर्शी", "مجهر"],
  height_m: 0.42,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["lab"],
  box: { left: -0.5, right: 0.5, top: -1.15, bottom: 0.18 },
  shading: "self",
  paint: paintMicroscope,
});
