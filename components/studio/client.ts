import { ClientProblem, createClient } from "#lib/contract/client.ts";

/** The service as the studio's own pages reach it: same address, session cookie. */
export const service = createClient({ baseUrl: "/api/v1", fetch: (url, init) => fetch(url, init) });

/** What to tell a person about a failed call: what happened and what to do next, never a stack. */
export const wordsFor = (error: unknown, doing: string): string => {
  if (error instanceof ClientProblem && error.problem !== null) {
    const { status, problem } = error;
    if (status === 429) return "Slow down for a minute. Your text is kept.";
    if (status >= 500) return `We could not ${doing}. Nothing is lost. Request ${problem.request_id}.`;
    return problem.errors?.map((fault) => fault.message).join(" ") ?? problem.detail;
  }
  if (typeof navigator !== "undefined" && !navigator.onLine)
    return "You are offline. Your draft is kept on this device. Films that are rendering go on without you.";
  return `We could not ${doing}. The service did not answer. Nothing is lost.`;
};

/** Money, always with two decimals. */
export const usd = (amount: number): string => `$${amount.toFixed(2)}`;

/** `push_in` as people say it. */
export const plainWords = (id: string): string => id.replaceAll("_", " ");
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `HH:MM:SS:FF` at 24 frames a second. */
export const timecode = (seconds: number): string => {
  const frames = Math.round(seconds * 24);
  const two = (value: number) => String(value).padStart(2, "0");
  const whole = Math.floor(frames / 24);
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}:${two(frames % 24)}`;
};
