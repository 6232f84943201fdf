import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { GlobalFonts, type FontKey } from "@napi-rs/canvas";

/**
 * The film's fonts come from packages, never from the machine. Latin and Cyrillic are always there; other scripts are
 * registered when a text needs them, subset by subset, because a Han face alone has hundreds.
 */
const require = createRequire(import.meta.url);
const weight = 600;

const scripts = [
  { family: "Noto Sans", package: "@fontsource/noto-sans" },
  { family: "Noto Sans Arabic", package: "@fontsource/noto-sans-arabic" },
  { family: "Noto Sans Devanagari", package: "@fontsource/noto-sans-devanagari" },
  { family: "Noto Sans JP", package: "@fontsource/noto-sans-jp" },
  // The film's font stack asks for it under this name.
  { family: "Noto", package: "@fontsource/noto-sans-kr" },
  { family: "Noto Sans SC", package: "@fontsource/noto-sans-sc" },
] as const;

interface Face {
  family: string;
  file: string;
}

interface Subset extends Face {
  ranges: readonly (readonly [first: number, last: number])[];
}

/** What this process holds: the faces of the last text, in order, and the keys that remove them. */
let held: { faces: readonly Face[]; keys: FontKey[] } = { faces: [], keys: [] };

/**
 * Makes the faces that `text` needs the only ones of ours: a face left from another film would lend its forms to this
 * one. Han characters take the forms of `language` (BCP 47); kana and hangul say so themselves, and Chinese is the rule.
 */
export const registerFonts = (text: string, language: string): void => {
  const faces = facesFor(text, language);
  const same = faces.length === held.faces.length && faces.every(({ file }, i) => file === held.faces[i]?.file);
  if (same) return;
  GlobalFonts.removeBatch(held.keys);
  held = { faces: [], keys: [] };
  const keys = faces.map(({ family, file }) => {
    const key = GlobalFonts.registerFromPath(file, family);
    if (key === null) throw new Error(`The font ${file} cannot be read.`);
    return key;
  });
  held = { faces, keys };
};

const facesFor = (text: string, language: string): Face[] => {
  const geist = path.join(path.dirname(require.resolve("geist/font")), "fonts", "geist-sans");
  const faces: Face[] = ["Medium", "SemiBold", "Bold"].map((name) => ({
    family: "Geist",
    file: path.join(geist, `Geist-${name}.ttf`),
  }));
  // Geist holds Latin and Cyrillic; everything up to U+052F but Greek is its own.
  const codes = [...new Set([...text].map((sign) => sign.codePointAt(0) ?? 0))].filter(
    (code) => code > 0x52f || (code >= 0x370 && code < 0x400),
  );
  if (codes.length === 0) return faces;
  const han =
    language.startsWith("ja") || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
      ? "Noto Sans JP"
      : language.startsWith("ko") || /\p{Script=Hangul}/u.test(text)
        ? "Noto"
        : "Noto Sans SC";
  const missing = new Set(codes);
  const order = scripts.toSorted((a, b) => Number(b.family === han) - Number(a.family === han));
  for (const subset of order.flatMap(subsetsOf)) {
    const found = [...missing].filter((code) => subset.ranges.some(([first, last]) => code >= first && code <= last));
    if (found.length === 0) continue;
    faces.push(subset);
    for (const code of found) missing.delete(code);
    if (missing.size === 0) break;
  }
  return faces;
};

/** The subsets of a package, read from the style sheet that it ships for browsers. */
const subsetsOf = (script: (typeof scripts)[number]): Subset[] => {
  const folder = path.dirname(require.resolve(`${script.package}/package.json`));
  const sheet = readFileSync(path.join(folder, `${weight}.css`), "utf8");
  return [...sheet.matchAll(/url\((\.\/files\/[^)]+\.woff2)\)[^}]*?unicode-range:\s*([^;]+);/g)].map((match) => ({
    family: script.family,
    file: path.join(folder, match[1] ?? ""),
    ranges: (match[2] ?? "").split(",").map((range) => {
      const [first = "0", last = first] = range.trim().slice("U+".length).split("-");
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  }));
};
