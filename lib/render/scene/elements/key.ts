import { figure } from "./scene-element.ts";
import { paintKey } from "./shapes/goods.ts";

export const key = figure({
  id: "key",
  kind: "object",
  words: ["key", "keys", "lock", "padlock", "coin", "sword", "knife", "tool", "hammer", "llave", "candado", "moneda", "espada", "clé", "serrure", "pièce de monnaie", "épée", "schlüssel", "schloss riegel", "münze", "schwert", "chave", "moeda", "chiave", "moneta", "spada", "鍵", "剣", "硬貨", "钥匙", "锁", "硬币", "剑", "चाबी", "तलवार", "مفتاح", "سيف"],
  height_m: 0.09,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -0.55, right: 0.55, top: -1.05, bottom: 0.03 },
  paint: paintKey,
});
