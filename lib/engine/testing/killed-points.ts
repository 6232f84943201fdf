/**
 * Where a process that makes a film may be killed, between an order and its settlement. `from` is who sees that the
 * film is there: the vendor that is spoken to, or the process itself at the edge of what it writes.
 */
export const killedPoints = {
  taken: { from: "vendor", between: "submit and persist", what: "the vendor took the order, its answer is not sent" },
  answered: { from: "process", between: "submit and persist", what: "the answer is here, not yet written" },
  written: { from: "process", between: "persist and poll", what: "the operation is written, nobody looked at it" },
  look: { from: "vendor", between: "persist and poll", what: "the vendor is asked how the order comes on" },
  file: { from: "vendor", between: "poll and copy", what: "the vendor is asked for the file" },
  copied: { from: "process", between: "copy and settle", what: "the shot is stored, its try is still open" },
  cut: { from: "process", between: "copy and settle", what: "all shots are stored, the film is being cut" },
  settling: { from: "process", between: "copy and settle", what: "before the transaction that settles" },
  settled: { from: "process", between: "settle and checkpoint", what: "after it, before the engine noted the step" },
} as const;

export type KilledPoint = keyof typeof killedPoints;
export const killedPointNames = Object.keys(killedPoints) as KilledPoint[];

/** A film that nothing happens to: what the others must come to. */
export const undisturbed = "undisturbed";

/** What became of a film after the process was started again on its data. */
export interface KilledFilm {
  title: string;
  /** When the engine had taken up what was left. */
  first: Outcome;
  /** After it was resumed, where it failed; the same where it did not. */
  last: Outcome;
  shots: { shot_id: string; delivered_model: string | null; attempts: { outcome: string; ended: boolean }[] }[];
  ledger: { entry_key: string; kind: string; amount_usd: number }[];
}

interface Outcome {
  state: string;
  status: string | null;
  charged_usd: number;
  failure: string | null;
}
