import { readAnalyser, type Analyser } from "./model-file.ts";
import { joinKnown } from "./known-words.ts";
import { parse } from "./parse.ts";
import { tag, uposTags, type FeatureName, type Upos } from "./tag.ts";
import { sentencesOf, tokenise } from "./tokenise.ts";

export interface Word {
  text: string;
  /** Where it stands in the whole text. */
  start: number;
  end: number;
  upos: Upos;
  feats: Partial<Record<FeatureName, string>>;
  /** The word of the sentence that it depends on; -1 for the root. */
  head: number;
  /** How it depends on it, as Universal Dependencies name it. */
  rel: string;
}

export interface Sentence {
  start: number;
  end: number;
  words: Word[];
}

export const syntaxLanguages = ["en", "es", "fr", "de", "pt", "it", "ja", "zh", "hi", "ar"] as const;

const opened = new Map<string, Analyser>();

/** English reads what no model is for. */
function analyserOf(language: string): Analyser {
  const known = syntaxLanguages.find((id) => id === language) ?? "en";
  const kept = opened.get(known);
  if (kept !== undefined) return kept;
  const analyser = readAnalyser(known);
  opened.set(known, analyser);
  return analyser;
}

/** The sentences of a text with the tree of each. */
export function analyse(text: string, language: string): Sentence[] {
  return analyseWith(analyserOf(language), text);
}

export function analyseWith(analyser: Analyser, text: string): Sentence[] {
  const cut = tokenise(text, analyser.tokeniser);
  const { language, lexicon } = analyser.tokeniser;
  const known = language === "ja" ? joinKnown(text, cut, lexicon) : cut;
  return sentencesOf(text, known).map((spans) => {
    const texts = spans.map(({ start, end }) => text.slice(start, end));
    const tagged = tag(texts, analyser.tagger);
    const tree = parse(texts, tagged, analyser.parser);
    const words = spans.map(({ start, end }, index): Word => {
      const { upos, feats } = tagged[index] as (typeof tagged)[number];
      const { head, rel } = tree[index] as (typeof tree)[number];
      return { text: texts[index] as string, start, end, upos: uposTags[upos] as Upos, feats, head, rel };
    });
    return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0, words };
  });
}
