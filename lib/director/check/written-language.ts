import type { Screenplay } from "#lib/contract/screenplay.ts";
import { detectLanguage } from "#lib/planning/intent/detect-language.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";
import type { Fault } from "./fault.ts";
import { shotTexts } from "./film-texts.ts";
import { saidIn, shareSaid } from "./words.ts";

/** Less text than this says nothing of its language. */
const leastLetters = 80;
/** A film that uses this part of the client's own longer words is in the client's language, whatever statistics say. */
const ownShare = 0.5;

/** Languages that letter statistics take for each other are not told apart by them here. */
const isSure = (language: string, other: string): boolean => language === "en" || other === "en";

const script = (text: string): string | undefined =>
  ["Latin", "Cyrillic", "Arabic", "Devanagari", "Hangul", "Hebrew", "Greek", "Thai"].find(
    (name) =>
      (text.match(new RegExp(`\\p{Script=${name}}`, "gu"))?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0),
  );

/** A film that is not written in the language of its words. */
export const languageFaults = (film: Screenplay, brief: Brief, touched: ReadonlySet<string>): Fault[] => {
  const prose = film.shots
    .flatMap((shot, at) => (touched.has(shot.shot_id) ? shotTexts(shot, at) : []))
    .filter(({ path }) => /\.(?:action|detail|purpose)$/u.test(path))
    .map(({ text }) => text)
    .join("\n");
  if (brief.language === "und" || (prose.match(/\p{L}/gu)?.length ?? 0) < leastLetters) return [];
  const written = detectLanguage(prose);
  if (written === brief.language || written === "und") return [];
  const told: Fault = {
    path: "shots",
    says: `action, detail and purpose are to be in the language of the intent (${brief.language}), not in ${written}`,
    weight: "fatal",
  };
  if (script(brief.raw) !== script(prose)) return [told];
  const share = shareSaid(brief.raw, saidIn([prose]));
  return isSure(brief.language, written) && (share === null || share < ownShare) ? [told] : [];
};
