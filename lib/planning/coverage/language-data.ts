import { readTable } from "#lib/language/language-files.ts";

/** The languages that have a folder of tables. */
export const coverageLanguages = ["en", "es", "fr", "de", "pt", "it", "ja", "zh", "hi", "ar"] as const;

const files = {
  grammar: "grammar",
  brief: "brief",
  verb_classes: "verb-classes",
  deeds: "deeds",
  verbs: "verbs",
  classes: "classes",
  noun_kinds: "noun-kinds",
  nouns: "nouns",
  labels: "labels",
  sights: "sights",
  why: "why",
  acts: "acts",
} as const;

/** One language's tables as they lie on the disk, unchecked. Throws where a file is missing or no JSON. */
export const readLanguage = (language: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(files).map(([key, name]) => [key, readTable(language, name)]));
