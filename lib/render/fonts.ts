import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { GlobalFonts } from "@napi-rs/canvas";

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

interface Subset {
  family: string;
  file: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

const registered = new Set<string>();

const register = (family: string, file: string): void => {
  if (registered.has(file)) return;
  if (GlobalFonts.registerFromPath(file, family) === null) throw new Error(`The font ${file} cannot be read.`);
  registered.add(file);
};

/**
 * Registers the faces that `text` needs, once a process. Han characters take the forms of `language` (BCP 47); kana and
 * hangul say so themselves, and Chinese is the rule.
 */
export const registerFonts = (text: string, language: string): void => {
  const geist = path.join(path.dirname(require.resolve("geist/font")), "fonts", "geist-sans");
  for (const name of ["Medium", "SemiBold", "Bold"]) register("Geist", path.join(geist, `Geist-${name}.ttf`));
  // Geist holds Latin and Cyrillic; everything up to U+052F but Greek is its own.
  const codes = [...new Set([...text].map((sign) => sign.codePointAt(0) ?? 0))].filter(
    (code) => code > 0x52f || (code >= 0x370 && code < 0x400),
  );
  if (codes.length === 0) return;
  const han =
    language.startsWith("ja") || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
      ? "Noto Sans JP"
      : language.startsWith("ko") || /\p{Script=Hangul}/u.test(text)
        ? "Noto"
        : "Noto Sans SC";
  const missing = new Set(codes);
  const order = scripts.toSorted((a, b) => Number(b.family === han) - Number(a.family === han));
  for (const subset of order.flatMap(subsetsOf)) {
    const held = [...missing].filter((code) => subset.ranges.some(([first, last]) => code >= first && code <= last));
    if (held.length === 0) continue;
    register(subset.family, subset.file);
    for (const code of held) missing.delete(code);
    if (missing.size === 0) return;
  }
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
