import type { DirectorMode } from "#lib/contract/vocabulary.ts";
import type { Reading } from "#lib/planning/reading.ts";
import { cueHits } from "./cue-hits.ts";
import { type Evidence, readFeatures } from "./mode-features.ts";
import type { ModeCard, ModeFeature } from "./mode.ts";

export interface CueScore {
  mode: DirectorMode;
  score: number;
  /** Words of the intent that spoke for it, strongest first. */
  words: string[];
}

const strongCue = 3;
const weakCue = 1;

function scoreOf(card: ModeCard, text: string, features: ReadonlyMap<ModeFeature, Evidence>): CueScore {
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

/** What cue words and features of meaning say for each card, in the order of the cards. */
export function cueScores(reading: Reading, brand: boolean, cards: readonly ModeCard[]): CueScore[] {
  const features = readFeatures(reading, brand);
  const text = reading.raw.normalize("NFC").toLowerCase();
  return cards.map((card) => scoreOf(card, text, features));
}
