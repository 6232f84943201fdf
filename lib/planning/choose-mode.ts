import type { ModeSelection } from "#lib/contract/plan.ts";
import type { DirectorMode } from "#lib/contract/vocabulary.ts";
import { headlinedProduct } from "./intent/headline.ts";
import { glossOf } from "./meaning/gloss.ts";
import { type ModeOpinion, weighModes } from "./meaning/mode-model.ts";
import { ownWords } from "./meaning/own-words.ts";
import { cueScores } from "./modes/cue-scores.ts";
import type { ModeCard } from "./modes/mode.ts";
import type { Reading } from "./reading.ts";

export interface ModeScore {
  mode: DirectorMode;
  /** Calibrated probability, 0 to 1. */
  score: number;
  /** Words of the intent that spoke for it, strongest first. */
  words: string[];
}

export interface ModeChoice extends ModeSelection {
  /** Score of every mode, best first. */
  scores: ModeScore[];
}

/** Less than this is a guess that is wrong about as often as right. */
const sure = 0.5;
/** Closer than this two modes are as good as equal. */
const lead = 0.15;
const mostWords = 3;

/** Longest word that is quoted whole: what goes on for longer is no word that anybody would look for. */
const quotedSigns = 60;

/** `“harvest” and “grandfather” in the text`, with the verb that agrees with them. */
const quotedWords = (words: readonly string[], verb: string) => {
  const quoted = words.map((word) =>
    word.length > quotedSigns ? `“${[...word].slice(0, quotedSigns).join("")}…”` : `“${word}”`,
  );
  const several = quoted.length > 1 ? `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}` : quoted.join("");
  return `${several} in the text ${quoted.length > 1 ? verb : `${verb}s`}`;
};
const titleOf = (cards: readonly ModeCard[], mode: DirectorMode) =>
  cards.find((card) => card.id === mode)?.title.toLowerCase() ?? mode;
const percent = (probability: number) => `${Math.round(100 * probability)} %`;

/** A word with less than this part of the strongest word's share did not decide. */
const worthQuoting = 0.3;

function wordsFor(opinion: ModeOpinion, cueWords: readonly string[], reading: Reading): string[] {
  const strongest = opinion.words[0]?.share ?? 0;
  const deciding = opinion.words.filter(({ share }) => share >= worthQuoting * strongest).map(({ word }) => word);
  const own = ownWords(reading.raw, reading.language, deciding.slice(0, 2 * mostWords));
  return [...new Set(own.length > 0 ? own : cueWords)].slice(0, mostWords);
}

/** How much less a mode that sells nothing suits a text that announces goods by their name. */
const hardlySells = 0.08;
/** And what a mode that sells is worth there, whatever else the words say. */
const alwaysSells = 0.05;
/** A tagline is written as a story would be: before it stand goods that want to be sold. */
function sellingFirst(
  opinions: readonly ModeOpinion[],
  reading: Reading,
  cards: readonly ModeCard[],
): readonly ModeOpinion[] {
  if (headlinedProduct(reading) === null) return opinions;
  const sells = (mode: DirectorMode) => cards.find(({ id }) => id === mode)?.checks.commercial === true;
  const weighed = opinions.map((each) => ({
    ...each,
    probability: sells(each.mode) ? each.probability + alwaysSells : each.probability * hardlySells,
  }));
  const sum = weighed.reduce((total, { probability }) => total + probability, 0);
  return weighed
    .map((each) => ({ ...each, probability: sum === 0 ? 0 : each.probability / sum }))
    .toSorted((a, b) => b.probability - a.probability);
}

/**
 * Chooses the director mode by the meaning of the sentence, with cue words as further evidence. The secondary is the
 * second most probable. A requested mode is obeyed; its scores are still told.
 */
export function chooseMode(
  reading: Reading,
  requested: DirectorMode | "auto",
  brand: boolean,
  cards: readonly ModeCard[],
): ModeChoice {
  const cues = cueScores(reading, brand, cards);
  const english = glossOf(reading.raw, reading.language);
  const opinions = sellingFirst(
    weighModes(
      english,
      cues.map(({ score }) => score),
    ),
    reading,
    cards,
  );
  const told = Math.max(2, opinions.findIndex(({ mode }) => mode === requested) + 1);
  const scores = opinions.map((opinion, rank) => ({
    mode: opinion.mode,
    score: Math.round(opinion.probability * 1000) / 1000,
    words: rank < told ? wordsFor(opinion, cues.find(({ mode }) => mode === opinion.mode)?.words ?? [], reading) : [],
  }));
  const [best, second] = scores;
  if (best === undefined || second === undefined) throw new Error("Fewer than two director modes to choose from");

  if (requested !== "auto") {
    const own = scores.find((entry) => entry.mode === requested);
    const fit =
      own !== undefined && own.words.length > 0 && own.score >= 1 / scores.length
        ? ` ${quotedWords(own.words, "fit")} it.`
        : " Nothing in the text was needed for it.";
    const elsewhere =
      best.mode === requested ? "" : ` Without the request the text would read as ${titleOf(cards, best.mode)}.`;
    return {
      primary: requested,
      secondary: best.mode === requested ? second.mode : best.mode,
      reason: `You asked for ${titleOf(cards, requested)}.${fit}${elsewhere}`,
      scores,
    };
  }
  const title = titleOf(cards, best.mode);
  const rival = titleOf(cards, second.mode);
  const choice = { primary: best.mode, secondary: second.mode, scores };
  if (best.words.length === 0)
    return {
      ...choice,
      reason: `No strong cue; ${title} is the least unlikely (${percent(best.score)}). Confidence is low.`,
    };
  if (best.score < sure)
    return {
      ...choice,
      reason: `${quotedWords(best.words, "lean")} towards ${title} (${percent(best.score)}), then ${rival} (${percent(second.score)}). Confidence is low.`,
    };
  const close = best.score - second.score < lead ? ` ${rival} is almost as likely, so confidence is low.` : "";
  return {
    ...choice,
    reason: `${quotedWords(best.words, "speak")} for ${title} (${percent(best.score)}).${close}`,
  };
}
