import { readFileSync } from "node:fs";
import type { PolicyCode } from "#lib/gate/policy/policy-codes.ts";

export interface LabelledText {
  language: string;
  /** `-` for harmless; `+` or a short name of what it is. */
  label: string;
  text: string;
}

const lines = (name: string): string[] =>
  readFileSync(new URL(`texts/${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("# "));

/** Lines of `language | label | text`. */
export const labelledTexts = (name: string): LabelledText[] =>
  lines(name).map((line) => {
    const [language = "", label = "", ...text] = line.split(" | ");
    return { language, label, text: text.join(" | ") };
  });

/** English lines under headings that name their label. */
export const headedTexts = (name: string): LabelledText[] => {
  let label = "-";
  return lines(name).flatMap((line) => {
    if (!line.startsWith("## ")) return [{ language: "en", label, text: line }];
    label = line.slice(3);
    return [];
  });
};

/** The texts of a file in either of the two forms. */
export const eitherTexts = (name: string): LabelledText[] =>
  lines(name)[0]?.startsWith("## ") === true ? headedTexts(name) : labelledTexts(name);

export const codeOfLabel: Record<string, PolicyCode> = {
  sexual: "sexual_content",
  sexual_minors: "sexual_minors",
  violence: "graphic_violence",
  hate: "hate",
  self_harm: "self_harm",
  harm: "harm_instructions",
  deception: "deception",
};
