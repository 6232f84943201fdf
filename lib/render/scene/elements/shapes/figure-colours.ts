import { mix, rgb, type Rgb } from "#lib/render/scene/colour.ts";

/** Colour words of plans and intents. Longer ones stand first: `navy blue` is not blue. */
const named: readonly (readonly [string, RegExp])[] = [
  ["#1f2d4d", /navy( blue)?|midnight blue|bleu marine|azul marino|marineblau|blu navy|紺|藏青/],
  ["#16171b", /\b(black|negr[oa]s?|noire?s?|schwarz\w*|pret[oa]s?|ner[oaie]|jet)\b|黒|黑|काल[ाेी]|أسود|سوداء/],
  ["#e9e6df", /\b(white|blanc[oa]s?|blanche?s?|wei(ß|ss)\w*|branc[oa]s?|bianc[oaih]\w*|snowy)\b|白|सफ़?ेद|أبيض|بيضاء/],
  ["#e8dfc8", /\b(ivory|cream\w*|off-white|ecru|crema|crème)\b/],
  ["#6d1f2c", /\b(burgundy|maroon|wine|crimson|oxblood|bordeaux|granate)\b/],
  [
    "#b7332b",
    /\b(red|scarlet|roj[oa]s?|rouges?|rot\w{0,2}|vermelh[oa]s?|ross[oaie]|vermilion)\b|赤|红|紅|लाल|أحمر|حمراء/,
  ],
  ["#b5562e", /\b(rust\w*|terracotta|copper|brick)\b/],
  ["#d9772b", /\b(orange|naranja|laranja|arancion\w*)\b|橙|オレンジ|नारंगी|برتقالي/],
  ["#c99a2e", /\b(mustard|ochre|amber|saffron|gold(en)?|dorad[oa]|doré)\b|金色|केसरिया|सुनहर|ذهبي/],
  ["#e3bd3c", /\b(yellow|amarill[oa]s?|jaunes?|gelb\w*|amarel[oa]s?|giall[oaie])\b|黄|पील[ाेी]|أصفر|صفراء/],
  ["#5c6138", /\b(olive|khaki green|army green|moss)\b/],
  ["#3e7a55", /\b(emerald|jade)\b/],
  ["#4c7a4a", /\b(green|verdes?|verte?s?|grün\w*|forest)\b|緑|绿|हर[ाेी]|أخضر|خضراء/],
  ["#2f7f86", /\b(teal|turquoise|cyan|aqua\w*|petrol)\b/],
  ["#3f5f86", /\bdenim\b/],
  ["#8fb4d6", /\b(light|pale|sky|baby)[ -]blue\b|\bceleste\b|水色/],
  ["#2f5aa0", /\b(blue|azul(es)?|bleue?s?|blau\w*|blu|cobalt|indigo)\b|青|蓝|नील[ाेी]|أزرق|زرقاء/],
  ["#b59bc8", /\b(lavender|lilac)\b/],
  ["#6a4488", /\b(purple|violet\w*|morad[oa]|lila|rox[oa]|viola|plum)\b|紫|बैंगनी|بنفسجي/],
  ["#d886a4", /\b(pink|rosa|rose|magenta|fuchsia|coral)\b|ピンク|粉|गुलाबी|وردي/],
  ["#c2a476", /\b(beige|tan|camel|sand\w*|khaki|caqui)\b|米色|ベージュ/],
  ["#6b4630", /\b(brown|chestnut|marr[oó]n|brune?s?|braun\w*|marrom|marrone|leather|chocolate)\b|茶|棕|भूर[ाेी]|بني/],
  ["#3a3d44", /\b(charcoal|anthracite|slate|graphite)\b/],
  ["#85888c", /\b(gr[ae]y|gris|grau\w*|cinza|grigi[oaie]|ash)\b|灰|धूसर|रमादी|رمادي/],
  ["#c3c8cf", /\b(silver\w*|plata|argent\w*|silbern\w*|prata|metallic|chrome)\b|銀|银|فضي/],
  ["#8a7a5a", /\b(bronze|brass)\b/],
];

const breaks =
  /[,;.·、。，；]| with | and | over | under | beneath | in an? | con | avec | mit | com | und | et | y | e /;

/** The colour that a text gives to a garment: the nearest colour word before it in its phrase, else after it. */
export function colourSaid(said: string, garment: RegExp): Rgb | null {
  for (const phrase of said.split(breaks)) {
    const at = garment.exec(phrase);
    if (!at) continue;
    const before = nearest(phrase.slice(0, at.index + at[0].length), true);
    const found = before ?? nearest(phrase.slice(at.index), false);
    if (found) return found;
  }
  return null;
}

function nearest(text: string, last: boolean): Rgb | null {
  let best: { at: number; size: number; hex: string } | null = null;
  for (const [hex, pattern] of named) {
    const all = [...text.matchAll(new RegExp(pattern, "g"))];
    const match = last ? all.at(-1) : all[0];
    if (!match) continue;
    const better = !best || (last ? match.index + match[0].length > best.at + best.size : match.index < best.at);
    if (better) best = { at: match.index, size: match[0].length, hex };
  }
  if (!best) return null;
  const colour = rgb(best.hex);
  const lead = text.slice(Math.max(0, best.at - 8), best.at);
  if (/dark|deep/.test(lead)) return mix(colour, [14, 14, 24], 0.42);
  if (/(light|pale|soft|pastel)/.test(lead)) return mix(colour, [240, 236, 228], 0.45);
  if (/(bright|vivid|neon)/.test(lead)) return mix(colour, [255, 240, 200], 0.12);
  return colour;
}
