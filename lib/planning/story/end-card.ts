import type { EndCard } from "#lib/contract/plan.ts";
import { framesOf, secondsOf } from "#lib/planning/frames.ts";
import type { Film } from "#lib/planning/film.ts";
import { capital } from "./words.ts";

/** Calls to action as people write them. */
export const askingWords =
  /\b(shop now|order (?:now|today|yours|online)|buy now|sign up(?: (?:now|today|free))?|learn more|book (?:now|today|a (?:table|demo|call|room|tour))|download (?:now|the app|it)|try (?:it )?(?:free|now|today)|join (?:us|now|today)|visit us(?: today)?|call (?:us|now)|subscribe(?: now)?|pre-?order (?:now|today)|get (?:yours|started)(?: (?:now|today))?|register now|donate(?: now| today)?|jetzt kaufen|mehr erfahren|compra (?:ya|ahora)|acheter maintenant|en savoir plus)\b/iu;
const announces =
  /(tag ?line|slogan|end ?(card|title|frame)|title card|logo|super|cta|call to action|ends? (with|on)|closing (line|words)|reads?|final (line|words|text))\W*(?:\w+\W+){0,4}$/iu;

/** What the end card says, or null when the film needs none: the brand, its call to action, a tagline of the text. */
export const endWords = (film: Film): { text: string; cta: string | null } | null => {
  const { raw, quoted } = film.reading;
  const asked = askingWords.exec(raw)?.[1] ?? null;
  const tagline = quoted.findLast((line) =>
    announces.test(raw.slice(Math.max(0, raw.indexOf(line) - 60), Math.max(0, raw.indexOf(line) - 1))),
  );
  const closing = tagline ?? (film.mode.checks.commercial ? quoted.at(-1) : undefined);
  const cta = film.brand?.cta ?? asked;
  if (film.brand !== null) return { text: closing ?? film.brand.name, cta };
  if (closing !== undefined) return { text: closing, cta: closing === cta ? null : cta };
  if (asked !== null) return { text: nameOf(film) ?? capital(asked), cta: capital(asked) };
  return null;
};

const nameOf = (film: Film): string | null => {
  const lead = film.lead === null ? undefined : film.cast[film.lead];
  return lead === undefined ? null : capital(lead.phrase.replace(/^(a|an|the|our|my|your)\s+/i, ""));
};

/** The card in the last 1.5 to 2 seconds of the last shot, never more than half of it. */
export const endCardIn = (
  words: { text: string; cta: string | null } | null,
  last: { shot_id: string; start_seconds: number; duration_seconds: number },
): EndCard | null => {
  if (words === null) return null;
  const shown = Math.min(
    framesOf(words.cta === null ? 1.5 : 2),
    Math.max(framesOf(0.75), Math.floor(framesOf(last.duration_seconds) / 2)),
  );
  const end = framesOf(last.start_seconds) + framesOf(last.duration_seconds);
  return {
    shot_id: last.shot_id,
    start_seconds: secondsOf(Math.max(framesOf(last.start_seconds), end - shown)),
    ...words,
  };
};
