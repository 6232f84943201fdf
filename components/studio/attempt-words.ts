import type { Attempt } from "#lib/contract/generation.ts";
import { plainWords, sentenceCase } from "./words.ts";

/** What came of an attempt that failed, without its full stop: `The vendor took too long after 120 s`. */
export const attemptWords = ({ message, code, outcome, started_at, ended_at }: Attempt): string => {
  const said = sentenceCase((message ?? plainWords(code ?? outcome)).replace(/[.\s]+$/u, ""));
  if (ended_at === null) return said;
  const seconds = Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 1000);
  return seconds < 1 ? said : `${said} after ${seconds} s`;
};

const ordinals = ["First", "Second", "Third", "Fourth", "Fifth"] as const;

/**
 * `Second attempt, with wan-2.7.`: that a shot is tried again. Null while nothing has failed or nobody is asked any more.
 */
export const failoverWords = (attempts: readonly Attempt[]): string | null => {
  const now = attempts.at(-1);
  const failed = attempts.filter(({ outcome, ended_at }) => ended_at !== null && outcome !== "delivered");
  if (now === undefined || now.ended_at !== null || failed.length === 0) return null;
  return `${ordinals[failed.length] ?? "Another"} attempt, with ${now.model}.`;
};

const counts = ["No", "One", "Two", "Three", "Four", "Five", "Six"] as const;

/** `Two providers were tried.`: whose models they were, each counted once. */
export const providersTried = (attempts: readonly Attempt[]): string => {
  const count = new Set(attempts.map(({ model }) => model.split("/")[0])).size;
  return `${counts[count] ?? count} ${count === 1 ? "provider was" : "providers were"} tried.`;
};
