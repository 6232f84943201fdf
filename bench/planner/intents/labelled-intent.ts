import type { DirectorMode } from "#lib/contract/vocabulary.ts";

/** An intent with what a director would do with it and what must not be lost of it. */
export interface LabelledIntent {
  text: string;
  language: string;
  best: DirectorMode;
  acceptable: readonly DirectorMode[];
  /** Each concrete thing, number, name, place or deed of the intent with its accepted spellings. */
  keep: readonly (readonly string[])[];
  /** VBench-2.0 dimensions (or ours) a model is likely to fail on; absent where nobody has judged them. */
  risks?: readonly string[];
}

const words = (list: string): string[] => list.split(" ").filter((word) => word !== "");

/** `acceptable` and `risks` are separated by spaces; `keep` by semicolons, its spellings by bars. */
export const labelled = (
  language: string,
  best: DirectorMode,
  acceptable: string,
  text: string,
  keep: string,
  risks?: string,
): LabelledIntent => ({
  text,
  language,
  best,
  acceptable: words(acceptable) as DirectorMode[],
  keep: keep.split(";").map((entry) => entry.split("|").map((spelling) => spelling.trim())),
  ...(risks === undefined ? {} : { risks: words(risks) }),
});
