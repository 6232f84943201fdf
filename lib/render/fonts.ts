import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { GlobalFonts } from "@napi-rs/canvas";
import { familiesFor, signsOf, type TypeFamily, type Voice } from "#lib/render/scene/typography.ts";
import { writtenIn } from "#lib/render/scene/written.ts";

/**
 * The film's fonts come from packages, never from the machine. They are registered when a text needs them, subset by
 * subset, because a Han face alone has hundreds.
 */
const require = createRequire(import.meta.url);

interface FontFile {
  file: string;
  holds: (sign: string) => boolean;
}

const registered = new Set<string>();

const register = (family: string, file: string): void => {
  if (registered.has(file)) return;
  if (GlobalFonts.registerFromPath(file, family) === null) throw new Error(`The font ${file} cannot be read.`);
  registered.add(file);
};

/** Registers the faces that `text` needs in a language (BCP 47) and a voice, once a process. */
export const registerFonts = (text: string, language: string, voice: Voice = "sans"): void => {
  const missing = new Set(text);
  for (const family of familiesFor(text, language, voice)) {
    const asked = [...missing].filter((sign) => family.signs.test(sign));
    for (const weight of family.weights)
      for (const { file, holds } of filesOf(family, weight)) {
        const here = asked.filter(holds);
        if (here.length > 0) register(family.family, file);
        for (const sign of here) missing.delete(sign);
      }
  }
};

/** Registers the faces of everything that is ever written in a film. */
export const registerFilmFonts = (plan: Parameters<typeof writtenIn>[0]): void => {
  const { text, language, voices } = writtenIn(plan);
  for (const voice of voices) registerFonts(text, language, voice);
};

const geistWeights: Record<number, string> = { 500: "Medium", 600: "SemiBold", 700: "Bold" };

/** The files of a family in one weight, read from the style sheet that its package ships for browsers. */
const filesOf = ({ family, slug }: TypeFamily, weight: number): FontFile[] => {
  if (family === "Geist") {
    const folder = path.join(path.dirname(require.resolve("geist/font")), "fonts", "geist-sans");
    return [{ file: path.join(folder, `Geist-${geistWeights[weight]}.ttf`), holds: () => true }];
  }
  const folder = path.dirname(require.resolve(`@fontsource/${slug}/package.json`));
  const sheet = readFileSync(path.join(folder, `${weight}.css`), "utf8");
  return [...sheet.matchAll(/url\((\.\/files\/[^)]+\.woff2)\)[^}]*?unicode-range:\s*([^;]+);/g)].map((match) => ({
    file: path.join(folder, match[1] ?? ""),
    holds: signsOf(match[2] ?? ""),
  }));
};
