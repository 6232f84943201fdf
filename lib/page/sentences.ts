import { collapse } from "./parse-page.ts";

const splittersMax = 32;
const splitters = new Map<string, Intl.Segmenter>();
const splitterFor = (language: string): Intl.Segmenter => {
  const known = splitters.get(language);
  if (known !== undefined) return known;
  // A page may say that it is in any language.
  if (splitters.size >= splittersMax) splitters.clear();
  const made = new Intl.Segmenter(language, { granularity: "sentence" });
  splitters.set(language, made);
  return made;
};

/** An abbreviation, an ordinal or an initial: the sentence goes on behind its full stop. */
const goesOn =
  /(?:^|[\s(])(?:\p{L}|\p{Lu}\p{Ll}{0,2}|approx|ca|incl|inkl|max|min|no|nr|art|vs|etc|bzw|ggf|evtl|env|aprox|circa|\d{1,2})\.$/u;

/** The sentences of a text, each a literal part of it but for white space; a line end closes one unless the next line goes on in lower case. `language` is an ISO 639-1 code; unknown ones do no harm. */
export const sentencesOf = (text: string, language: string): string[] => {
  const splitter = splitterFor(/^[a-z]{2,3}$/u.test(language) ? language : "en");
  return text.split(/\s*\n\s*(?!\p{Ll})/u).flatMap((line) => {
    const sentences: string[] = [];
    for (const { segment } of splitter.segment(collapse(line))) {
      const last = sentences.at(-1);
      const opens = /^[\p{Ll}\d(]/u.test(segment);
      if (last !== undefined && opens && goesOn.test(last.trimEnd())) sentences[sentences.length - 1] = last + segment;
      else sentences.push(segment);
    }
    return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
  });
};
