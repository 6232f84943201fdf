import { figure } from "./scene-element.ts";
import { paintCamera } from "./shapes/goods.ts";

export const camera = figure({
  id: "camera",
  kind: "product",
  words: ["camera", "lens", "camcorder", "dslr", "photograph", "photo", "cámara", "foto", "appareil photo", "caméra", "kamera", "câmera", "fotocamera", "telecamera", "カメラ", "写真", "相机", "摄像机", "照片", "कैमरा", "كاميرا", "صورة"],
  height_m: 0.12,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.8, right: 0.8, top: -1.04, bottom: 0.03 },
  paint: paintCamera,
});
