import { figure } from "./scene-element.ts";
import { paintSign } from "./shapes/playroom.ts";

export const sign = figure({
  id: "sign",
  kind: "object",
  words: ["sign", "signpost", "road sign", "direction", "crossroads", "señal", "letrero", "cartel", "panneau", "wegweiser", "schild", "placa", "sinal", "cartello", "insegna", "看板", "標識", "路标", "标志", "संकेत", "लافتة", "لافتة"],
  height_m: 2,
  layers: ["subject", "midground", "foreground"],
  box: { left: -0.5, right: 0.55, top: -1.05, bottom: 0.06 },
  shading: "self",
  paint: paintSign,
});
