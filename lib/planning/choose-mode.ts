import type { ModeSelection } from "#lib/contract/plan.ts";
import type { DirectorMode } from "#lib/contract/vocabulary.ts";
import type { ModeCard } from "./modes/mode.ts";
import type { Reading } from "./reading.ts";

export interface ModeChoice extends ModeSelection {
  /** Score of every mode, best first. */
  scores: { mode: DirectorMode; score: number }[];
}

/** Chooses the director mode for a reading: evidence summed per card, ties by the order of the catalog. */
export function chooseMode(
  reading: Reading,
  requested: DirectorMode | "auto",
  brand: boolean,
  cards: readonly ModeCard[],
): ModeChoice {
  const text = reading.raw.toLowerCase();
  const scores = cards
    .map((card) => ({
      mode: card.id,
      score: card.cues.strong.filter((cue) => text.includes(cue)).length + (brand ? (card.cues.features.brand ?? 0) : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const primary = requested === "auto" ? (scores[0]?.mode ?? "narrative_drama") : requested;
  const secondary = scores.find((entry) => entry.mode !== primary)?.mode ?? "place_journey";
  const reason = requested === "auto" ? `Best evidence for ${primary}.` : `${primary} was asked for.`;
  return { primary, secondary, reason, scores };
}
