import { figure } from "./scene-element.ts";
import { paintController } from "./shapes/screens.ts";

export const controller = figure({
  id: "controller",
  kind: "product",
  words: [
    "controller",
    "gamepad",
    "game controller",
    "joystick",
    "console",
    "videojuego",
    "mando",
    "manette",
    "spielkonsole",
    "konsole",
    "controle",
    "joypad",
    "ゲーム機",
    "コントローラー",
    "手柄",
    "游戏机",
    "गेमपैड",
    "يد تحكم",
  ],
  height_m: 0.11,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.8, right: 0.8, top: -1.04, bottom: 0.06 },
  shading: "self",
  paint: paintController,
});
