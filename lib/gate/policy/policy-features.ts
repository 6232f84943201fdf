import type { Span } from "#lib/gate/fold-text.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";
import { type Concept, conceptNames, type ConceptReader } from "./concept-reader.ts";

/** What the second opinion sees of a text, and where. */
export interface PolicyFeature {
  key: string;
  spans: Span[];
}

const stopWords = new Set(
  "a an the of in on at to for with and or is are was were be been it its this that his her their our my your he she they we i you as by from so no not de la el los las un una unos unas y o en con para por que se su le les des du et ou dans sur avec pour est son sa ses der die das ein eine einen und oder im in mit auf fur ist sich il lo gli i di da e ed con per che si o os as um uma do da dos das no na em com".split(
    " ",
  ),
);
const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ing|ings|ed|es|s|'s)$/u, "").replace(/(.)\1$/u, "$1") : word;
const pairGap = 90;
const shortestPiece = 3;
const longestPiece = 5;

/** What a word shares with its other forms and its compounds. */
const piecesOf = (word: string): string[] => {
  const bounded = `^${word}$`;
  const pieces: string[] = [];
  for (let size = shortestPiece; size <= longestPiece; size++)
    for (let at = 0; at + size <= bounded.length; at++) pieces.push(`g:${bounded.slice(at, at + size)}`);
  return pieces;
};

/** Pairs of concepts that tell something; the rest would only be noise. */
const wordFeatures = (text: string): PolicyFeature[] => {
  const features: PolicyFeature[] = [];
  const content: { key: string; span: Span }[] = [];
  for (const match of matchesIn(text, /[\p{L}\p{M}\p{N}']+/gu)) {
    const word = match[0];
    const span = { start: match.index, end: match.index + word.length };
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) {
      for (let size = 1; size <= 3; size++)
        for (let at = 0; at + size <= word.length; at++)
          features.push({
            key: `${size === 1 ? "g" : "h"}:${word.slice(at, at + size)}`,
            spans: [{ start: span.start + at, end: span.start + at + size }],
          });
      continue;
    }
    if (stopWords.has(word) || /^\d+$/u.test(word)) continue;
    const isLatin = /^[a-z']+$/u.test(word);
    const bare = isLatin ? stem(word) : word.replace(/^(?:وال|بال|ال|لل|و|ب)(?=\p{L}{3})/u, "");
    features.push({ key: `w:${bare}`, spans: [span] });
    if (bare.length > (isLatin ? 5 : 4)) features.push({ key: `p:${bare.slice(0, isLatin ? 5 : 4)}`, spans: [span] });
    for (const key of piecesOf(word)) features.push({ key, spans: [span] });
    content.push({ key: bare, span });
  }
  content.forEach((one, i) => {
    for (const other of content.slice(i + 1, i + 4))
      features.push({ key: `b:${[one.key, other.key].toSorted().join("_")}`, spans: [one.span, other.span] });
  });
  return features;
};

/** Every feature once. */
export const policyFeatures = (text: string, { find, near }: ConceptReader): PolicyFeature[] => {
  const found = conceptNames.filter((concept) => find(concept).length > 0);
  const flags = found.map((concept) => ({ key: `c:${concept}`, spans: find(concept) }));
  const pairs = found.flatMap((one: Concept, i) =>
    found.slice(i + 1).flatMap((other) => {
      const spans = near(find(one), find(other), pairGap);
      return spans.length === 0 ? [] : [{ key: `c:${one}+${other}`, spans }];
    }),
  );
  const once = new Map<string, PolicyFeature>();
  for (const feature of [...flags, ...pairs, ...wordFeatures(text)]) {
    const known = once.get(feature.key);
    if (known === undefined) once.set(feature.key, { ...feature, spans: [...feature.spans] });
    else known.spans.push(...feature.spans);
  }
  return [...once.values()];
};

/** The value of each of `count` known features: a long text says no more than a short one. */
export const featureValue = (count: number): number => 1 / Math.sqrt(Math.max(8, count));
