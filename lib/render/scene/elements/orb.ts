import { figure } from "./scene-element.ts";
import { paintOrb } from "./shapes/lathe.ts";

export const orb = figure({
  id: "orb",
  kind: "symbol",
  words: ["orb", "idea", "dream", "thought", "energy", "memory", "silence", "sound", "music", "future", "data", "network", "crystal", "magic", "spirit", "ghost", "sphere", "particle", "feeling", "sueño", "energía", "memoria", "silencio", "futuro", "idée", "rêve", "énergie", "mémoire", "avenir", "idee", "traum", "energie", "erinnerung", "stille", "zukunft", "ideia", "sonho", "energia", "memória", "silêncio", "sogno", "silenzio", "夢", "記憶", "音楽", "未来", "魔法", "静けさ", "梦", "记忆", "音乐", "सपना", "याद", "संगीत", "जादू", "حلم", "ذاكرة", "موسيقى", "مستقبل", "سحر"],
  height_m: 0.6,
  layers: ["subject", "midground", "foreground"],
  box: { left: -0.75, right: 0.75, top: -1.25, bottom: 0.25 },
  stands: "air", shading: "self", cycle: () => ({ frames: 20, seconds: 5 }),
  paint: paintOrb,
});
