import type { DirectorMode, Role } from "#lib/contract/vocabulary.ts";

/** Money, always with two decimals. */
export const usd = (amount: number): string => `$${amount.toFixed(2)}`;

/** `push_in` as people say it. */
export const plainWords = (id: string): string => id.replaceAll("_", " ");
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const modeTitles: Partial<Record<DirectorMode, string>> = {
  documentary_verite: "Documentary vérité",
  ugc_testimonial: "User testimonial",
};
export const modeTitle = (mode: DirectorMode): string => modeTitles[mode] ?? sentenceCase(plainWords(mode));

export const roleTitle = (role: Role): string => (role === "cta" ? "Call to action" : sentenceCase(role));

/** `push in`, `static` as a sentence's start. */
export const movementTitle = (movement: string): string => sentenceCase(plainWords(movement));

/** The model without its vendor: `kling/3.0` is named whole, because a bare `3.0` says nothing. */
export const modelName = (model: string): string => {
  const name = model.split("/")[1] ?? model;
  return /^[\d.]+$/.test(name) ? model.replace("/", " ") : name;
};

/** Seconds as they stand beside a shot. */
export const shotSeconds = (seconds: number): string => `${seconds.toFixed(2)} s`;

/** A length as people say it: `10 s`, `7.3 s`. */
export const filmSeconds = (seconds: number): string => `${Number(seconds.toFixed(1))} s`;

const two = (value: number): string => String(value).padStart(2, "0");

/** `HH:MM:SS:FF` at 24 frames a second; `short` leaves hours and minutes out while they are nought. */
export const timecode = (seconds: number, short = false): string => {
  const frames = Math.round(seconds * 24);
  const whole = Math.floor(frames / 24);
  const tail = `${two(whole % 60)}:${two(frames % 24)}`;
  if (short && whole < 60) return tail;
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${tail}`;
};

/** `0:04`, the clock of a player. */
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${two(Math.floor(seconds % 60))}`;

/** What a shot would cost live, as the routing says it: `$0.42`. Null where the model has no price. */
export const livePrice = (shot: {
  routed_model: string;
  routing: { candidates: { model: string; reasons: string[] }[] };
}): string | null => {
  const chosen = shot.routing.candidates.find((candidate) => candidate.model === shot.routed_model);
  for (const reason of chosen?.reasons ?? []) {
    const amount = /^\$([\d.]+)/.exec(reason)?.[1];
    if (amount !== undefined) return usd(Number(amount));
  }
  return null;
};
