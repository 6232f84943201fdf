import type { ModeSelection } from "#lib/contract/plan.ts";
import type { DirectorMode } from "#lib/contract/vocabulary.ts";
import { type Evidence, readFeatures } from "./modes/mode-features.ts";
import { cueHits } from "./modes/cue-hits.ts";
import type { ModeCard, ModeFeature } from "./modes/mode.ts";
import type { Reading } from "./reading.ts";

export interface ModeScore {
  mode: DirectorMode;
  score: number;
  /** Words of the intent that spoke for it, strongest first. */
  words: string[];
}

export interface ModeChoice extends ModeSelection {
  /** Score of every mode, best first. */
  scores: ModeScore[];
}

/** Below this nothing was said that decides; below `lead` two modes are as good as equal. */
const enough = 1.6;
const lead = 0.3;
const strongCue = 3;
const weakCue = 1;

function scoreOf(card: ModeCard, text: string, features: ReadonlyMap<ModeFeature, Evidence>): ModeScore {
  const strong = cueHits(text, card.cues.strong);
  const weak = cueHits(text, card.cues.weak);
  const parts: { weight: number; words: readonly string[] }[] = [
    { weight: strong.length === 0 ? 0 : strongCue + 0.5 * Math.min(2, strong.length - 1), words: strong },
    { weight: weakCue * Math.min(2, weak.length), words: weak },
  ];
  for (const [feature, weight] of Object.entries(card.cues.features) as [ModeFeature, number][]) {
    const evidence = features.get(feature);
    if (evidence !== undefined) parts.push({ weight: weight * evidence.strength, words: evidence.words });
  }
  const score = parts.reduce((sum, part) => sum + part.weight, 0);
  const words = parts
    .filter((part) => part.weight > 0.25)
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap((part) => part.words);
  return { mode: card.id, score: Math.round(score * 1000) / 1000, words: [...new Set(words)].slice(0, 4) };
}

const quotedWords = (words: readonly string[]) => words.map((word) => `“${word}”`).join(", ");
const titleOf = (cards: readonly ModeCard[], mode: DirectorMode) =>
  cards.find((card) => card.id === mode)?.title.toLowerCase() ?? mode;

/** The stated default when the words decide nothing: a place without beings is travelled, anything else is told. */
function defaultMode(reading: Reading): { mode: DirectorMode; because: string } {
  const beings = reading.subjects.some((subject) => subject.animate);
  const place = reading.setting !== null || reading.subjects.some((subject) => subject.kind === "terrain");
  return !beings && place
    ? { mode: "place_journey", because: "a place is named and nobody in it" }
    : { mode: "narrative_drama", because: "it carries any subject" };
}

/**
 * Chooses the director mode: cue words and features of meaning, summed per card, ties in the order of the cards.
 * The secondary is always another mode. A requested mode is obeyed; its scores are still told.
 */
export function chooseMode(
  reading: Reading,
  requested: DirectorMode | "auto",
  brand: boolean,
  cards: readonly ModeCard[],
): ModeChoice {
  const features = readFeatures(reading, brand);
  const text = reading.raw.normalize("NFC").toLowerCase();
  const scores = cards.map((card) => scoreOf(card, text, features)).toSorted((a, b) => b.score - a.score);
  const best = scores[0];
  if (best === undefined) throw new Error("No director mode to choose from");
  const other = (primary: DirectorMode) => scores.find((entry) => entry.mode !== primary)?.mode ?? primary;

  if (requested !== "auto") {
    const own = scores.find((entry) => entry.mode === requested);
    const fit =
      own !== undefined && own.words.length > 0
        ? ` ${quotedWords(own.words)} in the text fits it.`
        : " Nothing in the text was needed for it.";
    const elsewhere =
      best.mode === requested ? "" : ` Without the request the text would read as ${titleOf(cards, best.mode)}.`;
    return {
      primary: requested,
      secondary: other(requested),
      reason: `You asked for ${titleOf(cards, requested)}.${fit}${elsewhere}`,
      scores,
    };
  }
  if (best.score < enough || best.words.length === 0) {
    const fallback = defaultMode(reading);
    const weakest = best.score >= 0.8 && best.words.length > 0;
    const primary = weakest ? best.mode : fallback.mode;
    const hint = weakest ? `${quotedWords(best.words)} leans that way` : fallback.because;
    return {
      primary,
      secondary: other(primary),
      reason: `No strong cue; defaulting to ${titleOf(cards, primary)} because ${hint}. Confidence is low.`,
      scores,
    };
  }
  const second = scores.find((entry) => entry.mode !== best.mode);
  const close = second !== undefined && best.score - second.score < lead;
  const rival = close ? ` ${titleOf(cards, second.mode)} is almost as likely, so confidence is low.` : "";
  return {
    primary: best.mode,
    secondary: other(best.mode),
    reason: `${quotedWords(best.words)} in the text speaks for ${titleOf(cards, best.mode)}.${rival}`,
    scores,
  };
}
