import type { Failure, GenerationBody } from "#lib/contract/generation.ts";
import { providersTried } from "./attempt-words.ts";
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
  budget_usd: number;
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
      return {
        kind: "budget",
        title: "This would go over your budget.",
        text: overBudgetText(film.cost.quoted_usd, blocked.code === "budget_exceeded" ? left : null, blocked.resolve),
      };
    }
    case undefined: {
      const shot = film.shots.find((each) => each.shot_id === failure?.shot_id);
      return {
        kind: "failed",
        title: shot === undefined ? "The film could not be made." : `Shot ${shot.index} could not be made.`,
        text: [whyFailed(film, failure), keptText(film)].filter((part) => part !== "").join(" "),
      };
    }
  }
};

/** How many were asked; where an answer was lost, or nobody was asked, what the service says of it. */
const whyFailed = (film: GenerationBody, failure: Failure | null): string => {
  const attempts = failure?.attempts ?? [];
  const lost = attempts.some(({ outcome }) => outcome === "unknown");
  if (attempts.length > 0 && !lost) return `${providersTried(attempts)} Nothing was charged.`;
  const said = failure?.message ?? film.message;
  return `${said}${/[.!?]$/.test(said) ? "" : "."}${/charged/.test(said) ? "" : " Nothing was charged."}`;
};

/** `Shots 1 and 2 are kept, so trying again starts at shot 3.`; nothing where none was made or nothing can be resumed. */
const keptText = ({ shots, links }: GenerationBody): string => {
  const kept = shots.filter(({ delivered }) => delivered !== null).map(({ index }) => String(index));
  const next = shots.find(({ delivered }) => delivered === null);
  if (kept.length === 0 || next === undefined || links.resume === null) return "";
  const list = new Intl.ListFormat("en").format(kept);
  return `${kept.length === 1 ? `Shot ${list} is` : `Shots ${list} are`} kept, so trying again starts at shot ${next.index}.`;
};

/** What a film would cost and what is left for it; `otherwise` stands where that is not known. */
export const overBudgetText = (quoted_usd: number, left: BudgetLeft | null, otherwise = ""): string => {
  const rest = left === null ? otherwise : `You have ${usd(left.left_usd)} left in ${monthName(left.month)}.`;
  return `The film is quoted at ${usd(quoted_usd)}. ${rest} Nothing was charged.`;
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
