import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type DirectorMode, directorModes } from "#lib/contract/vocabulary.ts";

export interface ModeExample {
  text: string;
  language: string;
  /** Best first. */
  modes: readonly DirectorMode[];
}

const linesOf = (file: string): string[] =>
  readFileSync(resolve(import.meta.dirname, "../../../bench/planner/train", file), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");

function modeOf(name: string): DirectorMode {
  const mode = directorModes.find((id) => id === name);
  if (mode === undefined) throw new Error(`No director mode is called ${name}`);
  return mode;
}

/** One file for each mode, one sentence a line; a language other than English stands before a bar. */
export const readTrainingExamples = (): ModeExample[] =>
  directorModes.flatMap((mode) =>
    linesOf(`examples/${mode}.txt`).map((line) => {
      const [, language = "en", text = line] = /^([a-z]{2}) \| (.*)$/u.exec(line) ?? [];
      return { text, language, modes: [mode] };
    }),
  );

/** Sentences never trained on: language, the accepted modes best first, text. */
export const readTuneExamples = (): ModeExample[] =>
  linesOf("tune-split.txt").map((line) => {
    const [language = "", modes = "", text = ""] = line.split(" | ");
    return { text, language, modes: modes.split(" ").map(modeOf) };
  });
