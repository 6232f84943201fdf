import { figure } from "./scene-element.ts";
import { paintKey } from "./shapes/treasures.ts";

export const key = figure({
  id: "key",
  kind: "object",
  words: ["key", "keys", "lock", "padlock", "llave", "candado", "clé", "serrure", "cadenas", "schlüssel", "schloss riegel", "vorhängeschloss", "chave", "cadeado", "chiave", "lucchetto", "鍵", "錠", "钥匙", "锁", "चाबी", "ताला", "مفتاح", "قفل"],
  height_m: 0.09,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -0.55, right: 0.55, top: -1.1, bottom: 0.1 },
  shading: "self",
  paint: paintKey,
});
