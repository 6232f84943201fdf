import { createHash } from "node:crypto";
import { createCanvas } from "@napi-rs/canvas";
import { beforeEach, expect, test } from "vitest";
import { fontStackFor, type Voice } from "#lib/render/scene/typography.ts";
import { registerFonts } from "./fonts.ts";

const scripts = [
  ["Japanese", "ja", "灯台守が嵐の夜に手紙を読む。カモメ「」、"],
  ["Japanese without kana", "ja", "東京深夜食堂"],
  ["Chinese", "zh", "一只小狐狸在雪地里寻找回家的路，！"],
  ["Traditional Chinese", "zh-Hant", "說這個點邊國語學習電影燈塔風雪"],
  ["Korean", "ko", "비오는밤골목에서누군가"],
  ["Hindi", "hi", "हमलयकऊपरसरदश।"],
  ["Bengali", "bn", "ঝড়সবনয়গলশধআট"],
  ["Gujarati", "gu", "તફનબધલઈગય"],
  ["Punjabi", "pa", "ਤਫਨਸਭਕਝਲਗਆ"],
  ["Odia", "or", "ବଡସବନଇଗଲ"],
  ["Tamil", "ta", "பயலஎவறகணச"],
  ["Telugu", "te", "తఫనఅలగ"],
  ["Kannada", "kn", "ಚಡಮರತಎಲವ"],
  ["Malayalam", "ml", "കടങറലവ"],
  ["Thai", "th", "พายทกสงไปเหลอ"],
  ["Lao", "lo", "ພາຍທກສງ"],
  ["Amharic", "am", "አውሎነፋሱከብርሃኑ"],
  ["Armenian", "hy", "Փոթորիկը"],
  ["Georgian", "ka", "ქარიშხლმ"],
  ["Arabic", "ar", "كثبانلصحرءدغوم،؟"],
  ["Persian", "fa", "پچگژک"],
  ["Hebrew", "he", "הסערהלקחכוצםך"],
  ["Greek", "el", "Οφάρςτηνύχα"],
  ["Russian", "ru", "Погняездчрзлтй"],
  ["Ukrainian", "uk", "їєґі"],
  ["Kazakh", "kk", "әғқңөұүһі"],
  ["Polish", "pl", "ŻółćąęśńźĄ"],
  ["Vietnamese", "vi", "ữộắằẫ"],
  ["signs", "en", "→☕🦊❤★€₹…—“"],
] as const;
const manyScripts = "From 東京 to الرياض, Ελλάδα, मुंबई and 서울";

let stack = "";
const use = (text: string, language: string, voice: Voice = "sans"): void => {
  registerFonts(text, language, voice);
  stack = fontStackFor(language, voice).replace(", sans-serif", "");
};

const penOf = (width: number, family: string) => {
  const context = createCanvas(width, 120).getContext("2d");
  context.font = `600 72px ${family}`;
  return context;
};
/** The pixels of one sign, large and alone. */
const drawn = (sign: string, family = stack): string => {
  const context = penOf(160, family);
  context.fillText(sign, 30, 90);
  const { data } = context.getImageData(0, 0, 160, 120);
  return createHash("sha256").update(data).digest("base64url").slice(0, 12);
};
const widthOf = (text: string): number => penOf(10, stack).measureText(text).width;
/**
 * What the machine draws by itself: a glyph of an installed font, or the box. Drawn before any font is registered: a
 * machine with few of its own would borrow ours afterwards.
 */
const machineGlyphs = new Map(
  [manyScripts, ...scripts.map(([, , text]) => text)]
    .flatMap((text) => [...text])
    .map((sign) => [sign, drawn(sign, '"No Such Family"')]),
);
const byTheMachine = (sign: string): string => machineGlyphs.get(sign) ?? "";

beforeEach(() => use("Watch the film", "en"));

test.each(scripts)("%s is drawn letter by letter with bundled faces, never as boxes", (_, language, text) => {
  for (const voice of ["sans", "serif"] as const) {
    use(text, language, voice);
    const signs = [...new Set(text)];
    const pictures = signs.map((sign) => drawn(sign));
    const blank = drawn(" ");
    const box = drawn("\u{10FFFD}");
    for (const [i, picture] of pictures.entries()) {
      expect(picture === blank, `${signs[i]} is visible`).toBe(false);
      expect(picture === box, `${signs[i]} is not a box`).toBe(false);
      expect(picture === byTheMachine(signs[i] ?? ""), `${signs[i]} is no loan from the machine`).toBe(false);
    }
    expect(new Set(pictures).size).toBe(signs.length);
  }
});

test("letters join and stack as their script has it", () => {
  use("بيت كتاب क्षत्रिय", "ar");
  expect(widthOf("بيت")).not.toBeCloseTo(widthOf("ب\u200cي\u200cت"), 0);
  expect(widthOf("क्ष")).toBeLessThan(widthOf("क") + widthOf("ष"));
});

test("one line may speak in many scripts", () => {
  use(manyScripts, "en");
  for (const sign of manyScripts.replace(/[\s\p{Mark}]/gu, ""))
    expect(drawn(sign) === byTheMachine(sign), `${sign} is no loan from the machine`).toBe(false);
});

test("the two voices are two faces, the sans the product's own", () => {
  use("Watch the film", "en", "serif");
  const serif = widthOf("Watch the film");
  use("Watch the film", "en");
  const sans = widthOf("Watch the film");
  expect(serif).not.toBeCloseTo(sans, 0);
  stack = '"Geist"';
  expect(widthOf("Watch the film")).toBeCloseTo(sans, 3);
});
