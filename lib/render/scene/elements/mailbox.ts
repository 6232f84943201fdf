import { figure } from "./scene-element.ts";
import { paintMailbox } from "./shapes/street-boxes.ts";

export const mailbox = figure({
  id: "mailbox",
  kind: "object",
  words: [
    "mailbox",
    "letterbox",
    "postbox",
    "post box",
    "letter box",
    "buzón",
    "boîte aux lettres",
    "briefkasten",
    "caixa de correio",
    "buca delle lettere",
    "cassetta delle lettere",
    "郵便ポスト",
    "郵便受け",
    "信箱",
    "邮筒",
    "डाक पेटी",
    "صندوق بريد",
  ],
  height_m: 1.35,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.26, right: 0.26, top: -1.04, bottom: 0.04 },
  shading: "self",
  paint: paintMailbox,
});
