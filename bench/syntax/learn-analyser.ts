import { best, newFeatures, score, type Features } from "#lib/planning/coverage/syntax/linear-model.ts";
import { lexiconOf } from "#lib/planning/coverage/syntax/lexicon.ts";
import type { Analyser } from "#lib/planning/coverage/syntax/model-file.ts";
import {
  apply,
  cluesOf,
  dependentsOf,
  done,
  labelFeatures,
  left,
  legal,
  newState,
  right,
  shift,
  topDown,
  transitionFeatures,
  type Parser,
  type State,
} from "#lib/planning/coverage/syntax/parse.ts";
import {
  featureNames,
  groupsOf,
  morphologyFeatures,
  tag,
  uposFeatures,
  uposTags,
  wordForm,
  type FeatureValue,
  type Lexicon,
  type Tagged,
  type Tagger,
} from "#lib/planning/coverage/syntax/tag.ts";
import { learnTokeniser } from "./learn-tokeniser.ts";
import { newLearner, quantised, type Learner } from "./learner.ts";
import { informal, inPresent, presentsOf, type TreeSentence } from "./treebank.ts";

const buckets = { upos: 2 ** 16, morphology: 2 ** 15, transitions: 2 ** 19, labels: 2 ** 15 };
/** A value, a label or so must have been seen this often to be learnt. */
const leastSeen = 8;
const folds = 4;
const rounds = { tagger: 7, fold: 3, parser: 10 };

/** By how much the right class must win: a close win is still corrected. */
const margin = 100;

/** Corrects the strongest wrong class, if the right one does not win clearly. The scores are used up. */
function learnClass(learner: Learner, features: Features, scores: Float64Array, goal: number, classes: number): void {
  const won = (scores[goal] as number) - margin;
  scores[goal] = -Infinity;
  const rival = best(scores, 0, classes);
  if ((scores[rival] as number) > won) learner.correct(features, goal, rival);
}

/** The same numbers in every run. */
function newRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const out = [...list];
  for (let at = out.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [out[at], out[other]] = [out[other] as T, out[at] as T];
  }
  return out;
}

/** What is seen often enough, in the order of the alphabet. */
function frequent(items: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].flatMap(([item, count]) => (count >= leastSeen ? [item] : [])).toSorted();
}

function valuesOf(sentences: readonly TreeSentence[]): FeatureValue[] {
  return featureNames.flatMap((name) => {
    const values = frequent(sentences.flatMap(({ words }) => words.flatMap((word) => word.feats[name] ?? [])));
    return values.length === 0 ? [] : ["", ...values].map((value): FeatureValue => ({ name, value }));
  });
}

function learnTagger(
  sentences: readonly TreeSentence[],
  values: FeatureValue[],
  lexicon: Lexicon,
  turns: number,
): Tagger {
  const random = newRandom(7);
  const upos = newLearner(uposTags.length, buckets.upos);
  const morphology = newLearner(values.length, buckets.morphology);
  const groups = groupsOf(values);
  const features = newFeatures();
  const scores = new Float64Array(Math.max(uposTags.length, values.length));
  const forms = new Map(sentences.map((each) => [each, each.words.map((word) => wordForm(word.text, lexicon))]));
  for (let turn = 0; turn < turns; turn++) {
    for (const sentence of shuffled(sentences, random)) {
      const own = forms.get(sentence) ?? [];
      const tags = new Uint8Array(own.length);
      for (const [at, word] of sentence.words.entries()) {
        uposFeatures(features, own, tags, at);
        score(upos.model, features, scores);
        upos.tick();
        tags[at] = best(scores, 0, uposTags.length);
        learnClass(upos, features, scores, word.upos, uposTags.length);
      }
      for (const [at, word] of sentence.words.entries()) {
        // After the first rounds the right tag teaches no more than the one found.
        if (turn < 2) tags[at] = word.upos;
      }
      for (const [at, word] of sentence.words.entries()) {
        morphologyFeatures(features, own, tags, at);
        score(morphology.model, features, scores);
        morphology.tick();
        for (const { name, first, end } of groups) {
          if (sentence.tells?.includes(name) === false) continue;
          const guess = best(scores, first, end);
          const gold = word.feats[name] ?? "";
          let goal = first;
          for (let id = first; id < end; id++) if (values[id]?.value === gold) goal = id;
          if (guess !== goal) morphology.correct(features, goal, guess);
        }
      }
    }
  }
  return {
    upos: quantised(upos.averaged()),
    morphology: quantised(morphology.averaged()),
    values,
    lexicon,
    language: "",
  };
}

interface Example {
  sentence: TreeSentence;
  tagged: Tagged[];
  /** Whether its words are of the language, not only its tags. */
  lexical: boolean;
}

const textsOf = (sentence: TreeSentence) => sentence.words.map((word) => word.text);

/** Tags each part of the sentences by what the others teach, so that the parser learns from real mistakes. */
function tagByOthers(groups: readonly TreeSentence[][], values: FeatureValue[], lexicon: Lexicon): Example[] {
  return Array.from({ length: folds }, (_, fold) => {
    const others = groups.filter((_group, index) => index % folds !== fold).flat();
    const tagger = learnTagger(others, values, lexicon, rounds.fold);
    return groups
      .filter((_group, index) => index % folds === fold)
      .flat()
      .map((sentence): Example => ({ sentence, tagged: tag(textsOf(sentence), tagger), lexical: true }));
  }).flat();
}

/** How many right arcs a move makes impossible. */
function costOf(state: State, move: number, heads: readonly number[], dependents: readonly number[][]): number {
  const { stack, next } = state;
  const top = stack.at(-1) ?? -1;
  if (move === shift) {
    const head = heads[next] as number;
    const deeper = head >= 0 && head !== top && stack.includes(head) ? 1 : 0;
    let lost = deeper;
    for (const word of dependents[next] ?? []) if (word < next && stack.includes(word)) lost++;
    return lost;
  }
  let lost = 0;
  for (const word of dependents[top] ?? []) if (word >= next) lost++;
  const head = heads[top] as number;
  if (head === -1) return lost + 1;
  if (move === left) return lost + (head === stack.at(-2) || head > next ? 1 : 0);
  return lost + (head >= next ? 1 : 0);
}

const explored = 0.9;

function learnParser(examples: readonly Example[], rels: string[]): Parser {
  const random = newRandom(11);
  const transitions = newLearner(3, buckets.transitions);
  const labels = newLearner(rels.length, buckets.labels);
  const features = newFeatures();
  const scores = new Float64Array(Math.max(3, rels.length));
  const relIds = new Map(rels.map((rel, id) => [rel, id]));
  const other = relIds.get("dep") ?? 0;
  const root = relIds.get("root") ?? 0;
  for (let turn = 0; turn < rounds.parser; turn++) {
    for (const { sentence, tagged, lexical } of shuffled(examples, random)) {
      const clues = cluesOf(textsOf(sentence), tagged, lexical);
      const heads = sentence.words.map((word) => word.head);
      const goal = Int32Array.from([...heads, -1]);
      const dependents = dependentsOf(goal, heads.length);
      const state = newState(clues);
      while (!done(state)) {
        const moves = [shift, left, right].filter((move) => legal(state, move));
        if (moves.length === 1) {
          apply(state, moves[0] as number);
          continue;
        }
        transitionFeatures(features, state);
        score(transitions.model, features, scores);
        transitions.tick();
        const costs = moves.map((move) => costOf(state, move, heads, dependents));
        const least = Math.min(...costs);
        const byScore = moves.toSorted((a, b) => (scores[b] as number) - (scores[a] as number));
        const guess = byScore[0] as number;
        const good = byScore.find((move) => costs[moves.indexOf(move)] === least) ?? guess;
        const bad = byScore.find((move) => costs[moves.indexOf(move)] !== least);
        if (bad !== undefined && (scores[good] as number) - (scores[bad] as number) < margin)
          transitions.correct(features, good, bad);
        apply(state, turn > 0 && random() < explored ? guess : good);
      }
      const given = new Int32Array(heads.length + 1).fill(-1);
      for (const at of topDown(heads.indexOf(-1), dependents)) {
        if (heads[at] === -1) {
          given[at] = root;
          continue;
        }
        labelFeatures(features, clues, goal, dependents, given, at);
        score(labels.model, features, scores);
        labels.tick();
        scores[root] = -Infinity;
        given[at] = best(scores, 0, rels.length);
        learnClass(labels, features, scores, relIds.get(sentence.words[at]?.rel ?? "") ?? other, rels.length);
      }
    }
  }
  return { transitions: quantised(transitions.averaged()), labels: quantised(labels.averaged()), rels };
}

/** Learns all that reads a language from its treebanks; the sentences of a related language teach the parser their tags. */
export function learnAnalyser(
  language: string,
  sentences: readonly TreeSentence[],
  related: readonly TreeSentence[],
  written: readonly TreeSentence[] = [],
): Analyser {
  const lexicon = lexiconOf(language);
  const random = newRandom(3);
  const presentOf = presentsOf(sentences, language);
  // A third of the sentences also as people type them, and what is told in the past also in the present; those of the
  // kind that is to be read count several times. They stay together: one must not teach the tags of the other.
  const groups = shuffled([...sentences, ...written], random).map((each, index) => {
    const present = inPresent(each, presentOf);
    const forms = present === null ? [each] : [each, present];
    if (each.tells !== undefined) return [each, each, each, informal(each)];
    return index % 3 === 0 ? [...forms, informal(forms.at(-1) as TreeSentence)] : forms;
  });
  const values = valuesOf(sentences);
  const rels = [
    ...new Set([
      ...frequent([...sentences, ...written].flatMap(({ words }) => words.map((word) => word.rel))),
      "dep",
      "root",
    ]),
  ].toSorted();
  const started = Date.now();
  const say = (what: string) => console.log(`${language} ${what} ${((Date.now() - started) / 1000).toFixed(0)} s`);
  const tokeniser = learnTokeniser(language, [...sentences, ...written], lexicon);
  say("tokeniser");
  const tagger = learnTagger(groups.flat(), values, lexicon, rounds.tagger);
  say("tagger");
  const examples = tagByOthers(groups, values, lexicon);
  say("folds");
  const foreign = related.map((sentence): Example => {
    const tagged = sentence.words.map(({ text, upos, feats }): Tagged => ({
      form: wordForm(text, lexicon),
      upos,
      feats,
    }));
    return { sentence, tagged, lexical: false };
  });
  const parser = learnParser([...examples, ...foreign], rels);
  say("parser");
  return { tokeniser, tagger, parser };
}
