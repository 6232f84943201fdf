import { newFeatures, score } from "#lib/planning/coverage/syntax/linear-model.ts";
import type { Lexicon } from "#lib/planning/coverage/syntax/tag.ts";
import { cutFeatures, cutPlaces, icuCuts, tokenise, type Tokeniser } from "#lib/planning/coverage/syntax/tokenise.ts";
import { newLearner, quantised } from "./learner.ts";
import type { TreeSentence } from "./treebank.ts";

const cutBuckets = 2 ** 16;
const cutRounds = 10;
const cutLanguages = new Set(["ja", "zh", "ar"]);

/** What the rules cut and the treebank mostly does not. */
function learnWholes(sentences: readonly TreeSentence[], plain: Tokeniser): Set<string> {
  const counts = new Map<string, number>();
  const count = (word: string, by: number) => counts.set(word, (counts.get(word) ?? 0) + by);
  for (const { words, text } of sentences) {
    const starts = new Set(words.map((word) => word.start));
    const cuts = tokenise(text, plain).map((span) => span.start);
    for (const word of words) {
      const inside = cuts.some((cut) => cut > word.start && cut < word.start + word.text.length);
      if (inside && !word.text.includes(" ") && word.text.length < 30)
        count(word.text.toLowerCase().replaceAll("’", "'"), 1);
    }
    // Where the treebank cuts the same letters, they are no word.
    for (const [word, seen] of counts) {
      if (seen < 1) continue;
      for (
        let at = text.toLowerCase().indexOf(word);
        at >= 0;
        at = text.toLowerCase().indexOf(word, at + word.length)
      ) {
        const whole = starts.has(at) && words.some((each) => each.start === at && each.text.length === word.length);
        const cut = [...starts].some((start) => start > at && start < at + word.length) && (at === 0 || starts.has(at));
        if (!whole && cut) count(word, -1);
      }
    }
  }
  return new Set([...counts].flatMap(([word, seen]) => (seen >= 2 ? [word] : [])).toSorted());
}

/** How often a hyphen stands between letters within a word, and by itself. */
function cutsHyphens(sentences: readonly TreeSentence[]): boolean {
  let [within, alone] = [0, 0];
  for (const { words } of sentences) {
    for (const [at, word] of words.entries()) {
      if (/\p{L}-\p{L}/u.test(word.text)) within++;
      if (word.text === "-" && words[at - 1] !== undefined && words[at + 1]?.start === word.start + 1) {
        const before = words[at - 1];
        if (before !== undefined && before.start + before.text.length === word.start) alone++;
      }
    }
  }
  return alone > within;
}

export function learnTokeniser(language: string, sentences: readonly TreeSentence[], lexicon: Lexicon): Tokeniser {
  const plain: Tokeniser = { language, wholes: new Set(), cuts_hyphens: cutsHyphens(sentences), cuts: null, lexicon };
  if (!cutLanguages.has(language)) return { ...plain, wholes: learnWholes(sentences, plain) };
  const learner = newLearner(2, cutBuckets);
  const features = newFeatures();
  const scores = new Float64Array(2);
  const runs = sentences.flatMap(({ words, text }) => {
    const starts = new Set(words.map((word) => word.start));
    return tokenise(text, plain).map(({ start, end }) => ({ run: text.slice(start, end), start, starts }));
  });
  for (let turn = 0; turn < cutRounds; turn++) {
    for (const { run, start, starts } of runs) {
      const places = cutPlaces(run, language);
      const icu = icuCuts(run, language);
      let last = 0;
      for (const at of places) {
        cutFeatures(features, run, at, last, icu, lexicon);
        score(learner.model, features, scores);
        learner.tick();
        const guess = (scores[1] as number) > (scores[0] as number) ? 1 : 0;
        const right = starts.has(start + at) ? 1 : 0;
        if (guess !== right) learner.correct(features, right, guess);
        if (right === 1) last = at;
      }
    }
  }
  return { ...plain, cuts: quantised(learner.averaged()) };
}
