import { figure } from "./scene-element.ts";
import { paintCamera } from "./shapes/audio.ts";

export const camera = figure({
  id: "camera",
  kind: "product",
  words: [
    "camera",
    "lens",
    "camcorder",
    "dslr",
    "cámara",
    "appareil photo",
    "caméra",
    "kamera",
    "câmera",
    "fotocamera",
    "telecamera",
    "カメラ",
    "相机",
    "摄像机",
    "कैमरा",
    "كاميرا",
    "photo camera",
    "reflex",
  ],
  height_m: 0.12,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.85, right: 0.85, top: -1.04, bottom: 0.05 },
  shading: "self",
  paint: paintCamera,
});
