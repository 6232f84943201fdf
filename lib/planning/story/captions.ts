import type { Role } from "#lib/contract/vocabulary.ts";
import type { Film } from "#lib/planning/film.ts";
import { isEnglish } from "./words.ts";
import { asSentence, readableCaption } from "./caption.ts";
import type { ShotIdea } from "./idea.ts";

const silent: ReadonlySet<Role> = new Set(["cta"]);

/** The stretch of the intent that tells an action with its subject, word for word. */
const stretch = (film: Film, actionIndex: number): string | null => {
  const action = film.reading.actions[actionIndex];
  if (action === undefined) return null;
  const subject = action.subject === null ? undefined : film.reading.subjects[action.subject];
  const start =
    subject !== undefined && subject.span.start < action.span.start && action.span.start - subject.span.end < 24
      ? subject.span.start
      : action.span.start;
  const text = film.reading.raw.slice(start, action.span.end).trim();
  const single = start === action.span.start && /^[\p{Script=Latin}\s]+$/u.test(text) && text.split(/\s+/u).length < 3;
  const broken = /^[のをがはにへでともやか]|[のをがはにへでとも]$/u.test(text);
  // A verb without its doer is half a sentence.
  const headless = start === action.span.start && isEnglish(film.reading);
  return text === "" || broken || headless || single || /["“”«»]/u.test(text) ? null : text;
};

/**
 * A caption for each shot, or null where silence is better. Quoted lines come first and stand verbatim; without them
 * the intent's own clauses speak, in its language. `endText` is left to the end card.
 */
export const captionsFor = (
  film: Film,
  ideas: readonly ShotIdea[],
  seconds: readonly number[],
  endText: string | null,
): (string | null)[] => {
  const captions: (string | null)[] = ideas.map(() => null);
  const { raw, quoted } = film.reading;
  const lines = quoted.filter((line) => line !== endText);
  for (const line of lines) {
    const place = Math.min(
      ideas.length - 1,
      Math.floor((Math.max(0, raw.indexOf(line)) / Math.max(1, raw.length)) * ideas.length),
    );
    const order = ideas.map((_, index) => index).toSorted((a, b) => Math.abs(a - place) - Math.abs(b - place) || a - b);
    const spot = order.find((index) => captions[index] === null && readableCaption(line, seconds[index] ?? 0) !== null);
    if (spot !== undefined) captions[spot] = readableCaption(line, seconds[spot] ?? 0);
  }
  if (lines.length > 0) return captions;
  let left: number = film.mode.captions;
  const last = ideas.length - 1;
  for (const [index, idea] of ideas.entries()) {
    if (left === 0) break;
    if (silent.has(idea.role) || (index === last && endText !== null)) continue;
    const texts = idea.actions.map((action) => stretch(film, action));
    if (index === 0 && texts.length === 0) texts.push(openingWords(film));
    for (const text of texts) {
      if (text === null || captions[index] !== null) continue;
      captions[index] = readableCaption(asSentence(text), seconds[index] ?? 0);
    }
    if (captions[index] !== null) left -= 1;
  }
  return captions;
};

const openingWords = (film: Film): string | null => {
  const lead = film.lead === null ? undefined : film.cast[film.lead];
  const words = lead?.phrase ?? film.reading.setting?.phrase ?? "";
  const bare = words.replace(/^(the|a|an|le|la|les|un|une|el|los|las|una|der|die|das|ein|eine)\s+/i, "");
  return bare.split(" ").length > 2 || /[\p{L}]{3,}/u.test(bare.replace(/\p{Script=Latin}+/gu, "")) ? words : null;
};
