import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { filmFontStack } from "#lib/render/scene/typography.ts";
import { registerFonts } from "./fonts.ts";

/** The pixels of one sign, large and alone. */
const drawn = (sign: string): Buffer => {
  const canvas = createCanvas(120, 120);
  const context = canvas.getContext("2d");
  context.font = `600 72px ${filmFontStack}`;
  context.fillText(sign, 20, 90);
  return Buffer.from(canvas.data());
};
/** Signs that no face holds: what is drawn for them is the box. */
const boxes = ["\u{10FFFD}", "\u{EFFFD}"];

test.each([
  ["Japanese", "ja", "灯台守が嵐の夜に手紙を読む。カモメ"],
  ["Japanese without kana", "ja", "東京深夜食堂"],
  ["Chinese", "zh", "一只小狐狸在雪地里寻找回家的路"],
  ["Korean", "ko", "비오는밤골목에서누군가"],
  ["Hindi", "hi", "हमलयकऊपरसरदश"],
  ["Arabic", "ar", "كثبانلصحرءدغوم"],
  ["Greek", "el", "Οφάρςτηνύχα"],
  ["Russian", "ru", "Погняездчрзлтй"],
  ["Ukrainian", "uk", "їєґі"],
  ["Polish", "pl", "ŻółćąęśńźĄ"],
  ["Vietnamese", "vi", "ữộắằẫ"],
])("%s is drawn letter by letter, never as boxes", (_, language, text) => {
  registerFonts(text, language);
  const signs = [...new Set(text)];
  const pictures = signs.map((sign) => drawn(sign).toString("base64"));
  const blank = drawn(" ").toString("base64");
  const tofu = boxes.map((sign) => drawn(sign).toString("base64"));
  for (const [i, picture] of pictures.entries()) {
    expect(picture === blank, `${signs[i]} is visible`).toBe(false);
    expect(tofu.includes(picture), `${signs[i]} is not a box`).toBe(false);
  }
  expect(new Set(pictures).size).toBe(signs.length);
});

test("the title's face is the product's own", () => {
  registerFonts("", "en");
  const measure = createCanvas(10, 10).getContext("2d");
  const widths = ["Geist", "Liberation Mono"].map((family) => {
    measure.font = `600 72px "${family}", monospace`;
    return measure.measureText("iiiiWWWW").width;
  });
  expect(widths[0]).not.toBe(widths[1]);
});
