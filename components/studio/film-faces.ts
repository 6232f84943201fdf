import { familiesFor, signsOf } from "#lib/render/scene/typography.ts";
import { writtenIn } from "#lib/render/scene/written.ts";
import type { FilmFace } from "./film-face.ts";

/** The style sheets of the film's families, fetched when a film needs one: those of Han alone weigh 100 kB each. */
const sheets: Record<string, readonly (() => Promise<unknown>)[]> = {
  "eb-garamond": [() => import("@fontsource/eb-garamond/500.css"), () => import("@fontsource/eb-garamond/600.css")],
  "noto-emoji": [() => import("@fontsource/noto-emoji/600.css")],
  "noto-sans": [() => import("@fontsource/noto-sans/600.css")],
  "noto-sans-arabic": [() => import("@fontsource/noto-sans-arabic/600.css")],
  "noto-sans-armenian": [() => import("@fontsource/noto-sans-armenian/600.css")],
  "noto-sans-bengali": [() => import("@fontsource/noto-sans-bengali/600.css")],
  "noto-sans-devanagari": [() => import("@fontsource/noto-sans-devanagari/600.css")],
  "noto-sans-ethiopic": [() => import("@fontsource/noto-sans-ethiopic/600.css")],
  "noto-sans-georgian": [() => import("@fontsource/noto-sans-georgian/600.css")],
  "noto-sans-gujarati": [() => import("@fontsource/noto-sans-gujarati/600.css")],
  "noto-sans-gurmukhi": [() => import("@fontsource/noto-sans-gurmukhi/600.css")],
  "noto-sans-hebrew": [() => import("@fontsource/noto-sans-hebrew/600.css")],
  "noto-sans-jp": [() => import("@fontsource/noto-sans-jp/600.css")],
  "noto-sans-kannada": [() => import("@fontsource/noto-sans-kannada/600.css")],
  "noto-sans-kr": [() => import("@fontsource/noto-sans-kr/600.css")],
  "noto-sans-lao": [() => import("@fontsource/noto-sans-lao/600.css")],
  "noto-sans-malayalam": [() => import("@fontsource/noto-sans-malayalam/600.css")],
  "noto-sans-oriya": [() => import("@fontsource/noto-sans-oriya/600.css")],
  "noto-sans-sc": [() => import("@fontsource/noto-sans-sc/600.css")],
  "noto-sans-tamil": [() => import("@fontsource/noto-sans-tamil/600.css")],
  "noto-sans-telugu": [() => import("@fontsource/noto-sans-telugu/600.css")],
  "noto-sans-thai": [() => import("@fontsource/noto-sans-thai/600.css")],
};

type Written = Parameters<typeof writtenIn>[0];

/** The faces that a film's words need, found in the page's own style sheets: the same files the film is set in. */
export const filmFaces = async (plan: Written): Promise<FilmFace[]> => {
  const { text, language, voices } = writtenIn(plan);
  const families = new Map(
    voices.flatMap((voice) => familiesFor(text, language, voice).map((family) => [family.family, family] as const)),
  );
  const asked = [...families.values()].flatMap(({ slug }) => sheets[slug] ?? []);
  // A sheet that does not come leaves its letters to the system: worse, but a picture all the same.
  await Promise.all(asked.map((load) => load().catch(console.warn)));
  const signs = [...new Set(text)];
  return faceRules().flatMap(({ style, base }): FilmFace[] => {
    const named = style.getPropertyValue("font-family").replace(/["']/g, "");
    // The page calls its own face by a name of its own.
    const family = /geist ?sans/i.test(named) ? "Geist" : named;
    const wanted = families.get(family);
    const url = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src"))?.[1];
    const unicodeRange = style.getPropertyValue("unicode-range");
    if (wanted === undefined || url === undefined) return [];
    const holds = unicodeRange === "" ? () => true : signsOf(unicodeRange);
    if (!signs.some((sign) => wanted.signs.test(sign) && holds(sign))) return [];
    const weight = family === "Geist" ? "100 900" : style.getPropertyValue("font-weight");
    return [{ family, weight, source: `url("${new URL(url, base).href}")`, unicodeRange }];
  });
};

const faceRules = (): { style: CSSStyleDeclaration; base: string }[] =>
  [...document.styleSheets].flatMap((sheet) =>
    [...rulesIn(sheet)].flatMap((rule) =>
      rule instanceof CSSFontFaceRule ? [{ style: rule.style, base: sheet.href ?? location.href }] : [],
    ),
  );

/** A sheet of another origin, as an extension of the browser adds them, does not let itself be read. */
const rulesIn = (sheet: CSSStyleSheet): Iterable<CSSRule> => {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
};
