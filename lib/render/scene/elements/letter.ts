import { figure } from "./scene-element.ts";
import { paintLetter } from "./shapes/desk.ts";

export const letter = figure({
  id: "letter",
  kind: "object",
  words: ["letter", "envelope", "note", "postcard", "paper", "document", "card", "ticket", "message", "contract", "carta", "sobre", "nota", "papel", "mensaje", "lettre", "enveloppe", "papier", "billet", "brief", "umschlag", "zettel", "nachricht", "bilhete", "mensagem", "lettera", "busta", "biglietto", "messaggio", "手紙", "封筒", "紙", "切符", "信", "信封", "纸", "票", "पत्र", "चिट्ठी", "कागज़", "رسالة", "ظرف", "ورقة"],
  height_m: 0.16,
  layers: ["subject", "foreground", "midground"],
  surroundings: ["living_room"],
  box: { left: -0.95, right: 0.95, top: -1.12, bottom: 0.12 },
  shading: "self",
  paint: paintLetter,
});
