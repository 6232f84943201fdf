import { figure } from "./scene-element.ts";
import { paintPhone } from "./shapes/goods.ts";

export const phone = figure({
  id: "phone",
  kind: "product",
  words: ["phone", "smartphone", "mobile", "cellphone", "iphone", "app", "tablet", "screen", "website", "teléfono", "móvil", "celular", "aplicación", "pantalla", "téléphone", "portable", "application", "écran", "handy", "telefon", "bildschirm", "telefone", "aplicativo", "tela", "telefono", "cellulare", "applicazione", "schermo", "電話", "スマホ", "携帯", "アプリ", "画面", "手机", "电话", "应用", "屏幕", "फ़ोन", "मोबाइल", "ऐप", "هاتف", "جوال", "تطبيق", "شاشة"],
  height_m: 0.16,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["studio"],
  box: { left: -0.3, right: 0.3, top: -1.02, bottom: 0.02 },
  shading: "self", cycle: () => ({ frames: 6, seconds: 4 }),
  paint: paintPhone,
});
