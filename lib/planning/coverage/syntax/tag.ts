import { settledEnglish } from "./settle-english.ts";
import { add, best, hashOf, mix, newFeatures, score, type Features, type LinearModel } from "./linear-model.ts";

export const uposTags = [
  "ADJ",
  "ADP",
  "ADV",
  "AUX",
  "CCONJ",
  "DET",
  "INTJ",
  "NOUN",
  "NUM",
  "PART",
  "PRON",
  "PROPN",
  "PUNCT",
  "SCONJ",
  "SYM",
  "VERB",
  "X",
] as const;
export type Upos = (typeof uposTags)[number];

export const featureNames = ["VerbForm", "Mood", "Tense", "Number", "Person", "Gender", "Case", "Voice"] as const;
export type FeatureName = (typeof featureNames)[number];

/** What the tables know of a word, whatever its place: the same for training and for use. */
export interface Lexicon {
  isVerb: (form: string) => boolean;
  isNoun: (form: string) => boolean;
  /** A verb, or what names an act: asked where a word's place is all that is known of it. */
  isDeed: (form: string) => boolean;
  isSmall: (form: string) => boolean;
  /** What ties a noun, and ends no word of its own, in a script without blanks. */
  isParticle: (form: string) => boolean;
  /** What stands behind the thing that something is done to, and before no other particle. */
  isObjectTie: (form: string) => boolean;
  /** Endings of verbs that stand as words of their own. */
  isEnding: (form: string) => boolean;
  /** What a verb's stem with an ending of its own is cut into: `食べ` of `食べながら`; 0 where it is none. */
  stemLength: (form: string) => number;
  /** What says where beside another noun. */
  isPlaceWord: (form: string) => boolean;
  /** What is one word in a script without blanks, whatever it looks made of. */
  isWhole: (form: string) => boolean;
}

/** A value of a morphological feature that a treebank has; the empty value of each feature comes first. */
export interface FeatureValue {
  name: FeatureName;
  value: string;
}

export interface Tagger {
  upos: LinearModel;
  morphology: LinearModel;
  /** The classes of the morphological model, those of one feature beside each other. */
  values: readonly FeatureValue[];
  lexicon: Lexicon;
  language: string;
}

/** All that a word shows by itself, as hashes. */
export interface WordForm {
  whole: number;
  prefixes: number[];
  suffixes: number[];
  shape: number;
  known: number;
}

const nowhere: WordForm = { whole: 1, prefixes: [1, 1, 1, 1], suffixes: [1, 1, 1, 1], shape: 1, known: 1 };

function shapeOf(text: string): string {
  if (/^\p{P}+$/u.test(text)) return text.length > 3 ? "p" : text;
  const first = text.slice(0, 1);
  const capital = first !== first.toLowerCase();
  const all = capital && text.length > 1 && text === text.toUpperCase();
  return `${all ? "A" : capital ? "C" : "c"}${/\p{N}/u.test(text) ? "n" : ""}${text.includes("-") ? "-" : ""}`;
}

export function wordForm(text: string, lexicon: Lexicon): WordForm {
  const lower = text.slice(0, 40).toLowerCase().normalize("NFC");
  const plain = lower.replaceAll("’", "'");
  const form = /^\p{N}[\p{N}.,:]*$/u.test(plain) ? "0" : plain;
  const lengths = [1, 2, 3, 4];
  const flags = (lexicon.isVerb(form) ? 4 : 0) + (lexicon.isNoun(form) ? 2 : 0) + (lexicon.isSmall(form) ? 1 : 0);
  return {
    whole: hashOf(form),
    prefixes: lengths.map((length) => hashOf(form.slice(0, length))),
    suffixes: lengths.map((length) => hashOf(form.slice(-length))),
    shape: hashOf(shapeOf(text)),
    known: flags + 2,
  };
}

/** The features that depend on the words alone. */
function addWordFeatures(features: Features, forms: readonly WordForm[], at: number): void {
  const own = forms[at] ?? nowhere;
  const before = forms[at - 1] ?? nowhere;
  const after = forms[at + 1] ?? nowhere;
  const before2 = forms[at - 2] ?? nowhere;
  const after2 = forms[at + 2] ?? nowhere;
  add(features, 0, 1);
  add(features, 1, own.whole);
  add(features, 2, before.whole);
  add(features, 3, after.whole);
  add(features, 4, before2.whole);
  add(features, 5, after2.whole);
  add(features, 6, before.whole, own.whole);
  add(features, 7, own.whole, after.whole);
  for (let length = 0; length < 4; length++) {
    add(features, 8 + length, own.suffixes[length] as number);
    add(features, 12 + length, own.prefixes[length] as number);
  }
  add(features, 16, own.shape);
  add(features, 17, own.shape, at === 0 ? 2 : 1);
  add(features, 18, own.known);
  add(features, 19, own.known, own.suffixes[1]);
  add(features, 20, own.known, before.known, after.known);
  add(features, 21, before.suffixes[2] as number);
  add(features, 22, after.suffixes[2] as number);
  add(features, 23, after.suffixes[1] as number, own.suffixes[1]);
  add(features, 24, before.known, own.known);
  add(features, 25, own.known, after.known);
  add(features, 26, before.shape, own.shape);
  add(features, 27, own.shape, after.shape);
  add(features, 28, own.known, own.suffixes[2], own.shape);
  add(features, 29, before.whole, own.suffixes[2]);
  add(features, 30, own.suffixes[2] as number, after.whole);
  add(features, 31, own.known, before.whole);
  add(features, 32, own.known, after.whole);
}

export function uposFeatures(features: Features, forms: readonly WordForm[], upos: ArrayLike<number>, at: number) {
  const own = forms[at] ?? nowhere;
  const before = at > 0 ? (upos[at - 1] as number) + 2 : 1;
  const before2 = at > 1 ? (upos[at - 2] as number) + 2 : 1;
  features.count = 0;
  addWordFeatures(features, forms, at);
  add(features, 40, before);
  add(features, 41, before2);
  add(features, 42, before, before2);
  add(features, 43, before, own.whole);
  add(features, 44, before, own.suffixes[2]);
  add(features, 45, before, own.known);
  add(features, 46, before, (forms[at + 1] ?? nowhere).suffixes[1]);
  add(features, 47, before, before2, own.known);
  add(features, 48, before, (forms[at + 1] ?? nowhere).known, own.known);
  let verbs = 0;
  for (let index = Math.max(0, at - 8); index < at; index++) if (upos[index] === 15 || upos[index] === 3) verbs++;
  add(features, 49, Math.min(verbs, 2) + 1, own.known);
  add(features, 50, Math.min(verbs, 2) + 1, own.suffixes[1], before);
}

export function morphologyFeatures(
  features: Features,
  forms: readonly WordForm[],
  upos: ArrayLike<number>,
  at: number,
) {
  const own = forms[at] ?? nowhere;
  const tag = (index: number) => (index < 0 || index >= forms.length ? 1 : (upos[index] as number) + 2);
  const mine = tag(at);
  features.count = 0;
  addWordFeatures(features, forms, at);
  add(features, 60, mine);
  add(features, 61, mine, own.whole);
  for (let length = 0; length < 4; length++) add(features, 62 + length, mine, own.suffixes[length]);
  add(features, 66, mine, tag(at - 1));
  add(features, 67, mine, tag(at + 1));
  add(features, 68, mine, tag(at - 1), tag(at - 2));
  add(features, 69, mine, tag(at - 1), tag(at + 1));
  add(features, 70, mine, own.suffixes[2], tag(at - 1));
  add(features, 71, mine, own.suffixes[1], (forms[at - 1] ?? nowhere).whole);
  add(features, 72, mine, (forms[at - 1] ?? nowhere).suffixes[1], own.suffixes[1]);
  add(features, 73, mine, own.prefixes[1]);
  // The nearest auxiliary or verb before tells a finite form from a participle.
  let nearest = at - 1;
  while (nearest >= 0 && nearest > at - 7 && upos[nearest] !== 3 && upos[nearest] !== 15) nearest--;
  add(features, 74, mine, (forms[nearest] ?? nowhere).whole, own.suffixes[1]);
}

/** Where each feature's classes begin and end among the classes of the morphological model. */
export function groupsOf(values: readonly FeatureValue[]): { name: FeatureName; first: number; end: number }[] {
  return featureNames.flatMap((name) => {
    const first = values.findIndex((value) => value.name === name);
    const end = values.findLastIndex((value) => value.name === name) + 1;
    return first < 0 ? [] : [{ name, first, end }];
  });
}

/** What the parser is told of each word. */
export interface Tagged {
  form: WordForm;
  upos: number;
  /** For each feature its value, empty where the word has none. */
  feats: Partial<Record<FeatureName, string>>;
}

const punctuation = uposTags.indexOf("PUNCT");
const verb = uposTags.indexOf("VERB");
const auxiliary = uposTags.indexOf("AUX");
const adjective = uposTags.indexOf("ADJ");
const determiner = uposTags.indexOf("DET");
const noun = uposTags.indexOf("NOUN");

/** How much better, as a share, another tag may be than a verb's for a word that is a verb after all: tried on sentences of our own. */
const nearMiss = 0.25;

/** The inner word that was most nearly a verb, among those that the tables know as one; -1 where none was near. */
function mostDoubtful(words: readonly string[], upos: Uint8Array, doubts: Float64Array, lexicon: Lexicon): number {
  let found = -1;
  for (let at = 1; at < words.length - 1; at++) {
    const isNear = (doubts[at] as number) > 0 && (doubts[at] as number) < Math.min(nearMiss, doubts[found] ?? 1);
    if (isNear && upos[at + 1] !== punctuation && lexicon.isVerb((words[at] as string).toLowerCase())) found = at;
  }
  return found;
}

const closers = ["ADP", "PUNCT", "VERB", "AUX", "CCONJ", "SCONJ", "PRON"].map((tag) =>
  uposTags.findIndex((each) => each === tag),
);

/** `peels an orange in one piece`: an article that no noun follows has one all the same. */
function nameHeads(upos: Uint8Array): void {
  for (let at = 1; at < upos.length; at++) {
    const next = upos[at + 1];
    if (upos[at] === adjective && upos[at - 1] === determiner && (next === undefined || closers.includes(next)))
      upos[at] = noun;
  }
}

/** Tags one sentence, from its beginning to its end, each word once; again from a verb on that was nearly found. */
export function tag(words: readonly string[], tagger: Tagger): Tagged[] {
  const forms = words.map((word) => wordForm(word, tagger.lexicon));
  const features = newFeatures();
  const scores = new Float64Array(Math.max(uposTags.length, tagger.values.length));
  const upos = new Uint8Array(words.length);
  const doubts = new Float64Array(words.length);
  const groups = groupsOf(tagger.values);
  let settled: ReadonlyMap<number, Upos> = new Map();
  const tagFrom = (first: number): void => {
    for (let at = first; at < forms.length; at++) {
      uposFeatures(features, forms, upos, at);
      score(tagger.upos, features, scores);
      const found = best(scores, 0, uposTags.length);
      const height = scores[found] as number;
      doubts[at] = (height - (scores[verb] as number)) / Math.max(1, Math.abs(height));
      const own = settled.get(at);
      upos[at] = own === undefined ? found : uposTags.indexOf(own);
    }
  };
  const withFeatures = (form: WordForm, at: number): Tagged => {
    if (upos[at] === punctuation) return { form, upos: punctuation, feats: {} };
    morphologyFeatures(features, forms, upos, at);
    score(tagger.morphology, features, scores);
    const feats: Tagged["feats"] = {};
    for (const { name, first, end } of groups) {
      const { value } = tagger.values[best(scores, first, end)] as FeatureValue;
      if (value !== "") feats[name] = value;
    }
    return { form, upos: upos[at] as number, feats };
  };
  tagFrom(0);
  if (tagger.language === "en") {
    const guesses = words.map((text, at) => ({
      text,
      upos: uposTags[upos[at] as number] as Upos,
      doubt: doubts[at] as number,
    }));
    settled = settledEnglish(guesses, tagger.lexicon);
    if (settled.size > 0) tagFrom(Math.min(...settled.keys()));
  }
  // `倒酒`: of a Chinese sentence without a verb the last word that names an act is one.
  if (tagger.language === "zh" && !upos.includes(verb)) {
    const at = words.findLastIndex((word, place) => place > 0 && upos[place] === noun && tagger.lexicon.isDeed(word));
    if (at > 0) upos[at] = verb;
  }
  nameHeads(upos);
  const tagged = forms.map(withFeatures);
  const namesForms = groups.some(({ name }) => name === "VerbForm");
  const isTold = ({ upos: own, feats }: Tagged) =>
    own === auxiliary || (own === verb && (!namesForms || feats.VerbForm === "Fin"));
  // A sentence in which nothing is told has a verb after all where a word was nearly taken for one.
  const at = tagged.some(isTold) ? -1 : mostDoubtful(words, upos, doubts, tagger.lexicon);
  if (at < 0) return tagged;
  upos[at] = verb;
  // Before it stands what does it: a noun, if nothing but an article leads to it.
  if (upos[at - 1] === adjective && [undefined, determiner, adjective].includes(upos[at - 2])) upos[at - 1] = noun;
  tagFrom(at + 1);
  return forms.map(withFeatures);
}

/** The part of speech together with the form or the case, as one number. */
export function fineTag({ upos, feats }: Tagged): number {
  const more =
    upos === 15 || upos === 3 ? `${feats.VerbForm}${feats.Mood === "Imp"}${feats.Voice}` : (feats.Case ?? "");
  return mix(upos + 2, hashOf(more));
}
