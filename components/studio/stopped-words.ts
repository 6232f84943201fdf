import type { GenerationBody } from "#lib/contract/generation.ts";
import { monthName } from "./spend-words.ts";
import { usd } from "./words.ts";

export interface StoppedWords {
  kind: "cancelled" | "consent" | "refused" | "budget" | "failed";
  title: string;
  text: string;
}

/** What a month's budget still holds. */
export interface BudgetLeft {
  left_usd: number;
  /** `2026-11`. */
  month: string;
}

/** Why there is no film, in words: what happened, what it cost. `left` is known where the month's budget was asked for. */
export const stoppedWords = (film: GenerationBody, left: BudgetLeft | null = null): StoppedWords => {
  const { blocked, failure } = film;
  if (film.state === "cancelled")
    return { kind: "cancelled", title: "Cancelled.", text: "Nothing was charged. The plan is kept." };
  switch (blocked?.gate) {
    case "consent":
      return {
        kind: "consent",
        title: "This film needs consent.",
        text: `${blocked.reason}. Nothing was rendered and nothing was charged. Your plan is kept.`,
      };
    case "policy":
    case "vendor":
      return {
        kind: "refused",
        title: "We cannot make this film.",
        text: `${blocked.reason}. Nothing was charged.`,
      };
    case "budget": {
      const rest =
        left === null || blocked.code !== "budget_exceeded"
          ? blocked.resolve
          : `You have ${usd(left.left_usd)} left in ${monthName(left.month)}.`;
      return {
        kind: "budget",
        title: "This would go over your budget.",
        text: `The film is quoted at ${usd(film.cost.quoted_usd)}. ${rest} Nothing was charged.`,
      };
    }
    case undefined: {
      const shot = film.shots.find((each) => each.shot_id === failure?.shot_id);
      const said = failure?.message ?? film.message;
      return {
        kind: "failed",
        title: shot === undefined ? "The film could not be made." : `Shot ${shot.index} could not be made.`,
        text: `${said}${/[.!?]$/.test(said) ? "" : "."}${/charged/.test(said) ? "" : " Nothing was charged."}`,
      };
    }
  }
};

/** A text with the parts that evidence points at: `[plain, found, plain, found, …]`, offsets in UTF-16 units. */
export const withEvidence = (text: string, spans: readonly { start: number; end: number }[]): string[] => {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end > text.length) continue;
    parts.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  return [...parts, text.slice(at)];
};
