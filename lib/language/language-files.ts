import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** A file of a language's folder, seen from the project. */
export const languageFile = (language: string, name: string): string =>
  path.join(/* turbopackIgnore: true */ process.cwd(), "data", "coverage", language, name);

/** What a table of a language holds, unchecked. Throws where the file is missing or no JSON. */
export const readTable = (language: string, name: string): unknown =>
  JSON.parse(readFileSync(languageFile(language, `${name}.json`), "utf8"));

/** The models that read a language, unpacked. Throws where the file is missing. */
export const readModels = (language: string): Buffer =>
  brotliDecompressSync(readFileSync(languageFile(language, "syntax.bin")));
