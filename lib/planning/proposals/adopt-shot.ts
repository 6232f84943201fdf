import { framings, movements } from "#lib/contract/vocabulary.ts";
import { linksCause } from "#lib/planning/checks/language.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import type { Film } from "#lib/planning/film.ts";
import { presentIn } from "#lib/planning/shots/stage.ts";
import { captionLength, readableCaption } from "#lib/planning/story/caption.ts";
import { capital, mentions } from "#lib/planning/story/words.ts";
import { isAboutFilm, isOneAction, longestText, mayBeRead, mayBeTold, said } from "./proposal-rules.ts";
import type { ShotProposal } from "./proposal.ts";
import { type Standing, tryShot, tryText, type Verdict } from "./standing.ts";

const sentence = (text: string): string => capital(/[.!?…]["”]?$/u.test(text) ? text : `${text}.`);
const restOf = (description: string): string => description.replace(/^.*?[.!?](?=\s|$)\s*/su, "");

/** Action and description make one text, of which the action is the first sentence. */
const adoptDescription = (standing: Standing, at: number, proposed: ShotProposal): Verdict => {
  const shot = standing.shots[at];
  if (shot === undefined) return null;
  const { film } = standing;
  const action = said(proposed.action);
  const seen = said(proposed.description);
  if (action === null && seen === said(shot.description)) return "same";
  const goodAction =
    action !== null &&
    mayBeTold(action, film, longestText.action) &&
    isOneAction(action) &&
    keepsFocus(shot, action, film)
      ? action
      : null;
  const goodSeen = seen !== null && mayBeTold(seen, film, longestText.description) ? seen : null;
  const end = / Final image:.*$/s.exec(shot.description)?.[0] ?? "";
  const rest = restOf(shot.description.replace(end, ""));
  const ownAction = shot.description.slice(0, shot.description.length - rest.length - end.length);
  const texts = [
    goodAction !== null && goodSeen !== null && !goodSeen.startsWith(goodAction) ? [goodAction, goodSeen] : [],
    goodSeen === null ? [] : [goodSeen],
    goodSeen !== null && isAboutFilm(goodSeen, film, shot.description) ? [ownAction, goodSeen] : [],
    goodAction === null ? [] : [goodAction, rest],
  ]
    .filter((parts) => parts.length > 0)
    .map((parts) => {
      const told = parts.filter((part) => part.trim() !== "").map((part) => sentence(part.trim()));
      const whole = told.join(" ");
      const ended = /final image:/iu.test(whole) ? whole : `${whole}${end}`;
      return at === 0 || linksCause(ended) ? ended : linked(shot, ended);
    });
  if (texts.includes(shot.description)) return "same";
  const fit = texts.filter(
    (text) => keepsFocus(shot, text, film) && standing.shots.every((other) => other.description !== text),
  );
  const [best] = fit;
  for (const description of fit) {
    const next = tryShot(standing, at, { description });
    if (next !== null) return next;
  }
  return best === undefined ? null : tryText(standing, at, "description", best);
};

/** With the word that tied the planner's own sentence to the shot before. */
const linked = (shot: DraftShot, description: string): string => {
  const link =
    /^(?:But|So|Yet|Still|Therefore|Because of (?:this|that)|That is why|Even so|In answer|As a result|Despite (?:this|that)|In the end),?/iu.exec(
      shot.description,
    )?.[0];
  return link === undefined
    ? description
    : `${link} ${description.replace(/^(The|A|An)\b/, (article) => article.toLowerCase())}`;
};

/** A shot stays about what it was about. */
const keepsFocus = (shot: DraftShot, description: string, film: Film): boolean => {
  const [focus] = presentIn(shot, film);
  if (focus !== undefined) return presentIn({ description }, film).includes(focus);
  return film.place.phrase === null || mentions(description, film.place.noun);
};

const adoptPurpose = (standing: Standing, at: number, { narrative_purpose }: ShotProposal): Verdict => {
  const words = said(narrative_purpose);
  const { film, shots } = standing;
  if (words === null) return null;
  const purpose = sentence(words);
  if (purpose === shots[at]?.narrative_purpose) return "same";
  const told = shots.map((shot) => shot.description).join("\n");
  if (!mayBeTold(words, film, longestText.purpose) || !isAboutFilm(words, film, told)) return null;
  return tryText(standing, at, "narrative_purpose", purpose);
};

const adoptCaption = (standing: Standing, at: number, { caption }: ShotProposal): Verdict => {
  const shot = standing.shots[at];
  const words = said(caption);
  if (shot === undefined || words === null) return null;
  const shown = readableCaption(words, shot.duration_seconds);
  if (shown !== null && shown === shot.caption) return "same";
  const flat = (text: string) => text.replace(/\s+/gu, " ");
  // Lines that the intent puts in quotation marks are said as they stand, and nobody speaks over the end card.
  const spoken = standing.film.reading.quoted.some((line) => flat(shot.caption ?? "").includes(flat(line)));
  const silent = shot.role === "cta" || standing.end_card?.shot_id === shot.shot_id;
  const repeats = standing.shots.some((other) => other !== shot && other.caption === shown);
  if (shown === null || captionLength(shown) > longestText.caption || spoken || silent || repeats) return null;
  return mayBeRead(words, standing.film) ? tryShot(standing, at, { caption: shown }) : null;
};

const adoptFraming = (standing: Standing, at: number, proposed: ShotProposal): Verdict => {
  const shot = standing.shots[at];
  const framing = framings.find((each) => each === proposed.framing);
  if (shot === undefined || framing === undefined) return null;
  if (framing === shot.framing) return "same";
  if (at === 0 && standing.film.reading.cues.framing !== null) return null;
  return tryShot(standing, at, { framing });
};

const adoptLens = (standing: Standing, at: number, { lens_mm }: ShotProposal): Verdict => {
  const shot = standing.shots[at];
  if (shot === undefined || lens_mm === null || !(lens_mm >= 14 && lens_mm <= 200)) return null;
  const whole = Math.round(lens_mm);
  if (whole === shot.camera.lens_mm) return "same";
  if (standing.film.reading.cues.camera.some((cue) => cue.lens_mm !== undefined)) return null;
  return tryShot(standing, at, { camera: { ...shot.camera, lens_mm: whole } });
};

const adoptMovement = (standing: Standing, at: number, proposed: ShotProposal): Verdict => {
  const shot = standing.shots[at];
  const movement = movements.find((each) => each === proposed.movement);
  if (shot === undefined || movement === undefined) return null;
  if (movement === shot.camera.movement) return "same";
  if (standing.film.reading.cues.camera.some((cue) => cue.movement !== undefined)) return null;
  const [focus] = presentIn(shot, standing.film);
  const member = focus === undefined ? undefined : standing.film.cast[focus];
  const moves = member !== undefined && (member.animate || ["person", "animal", "vehicle"].includes(member.kind));
  if (movement.startsWith("tracking") && !moves) return null;
  return tryShot(standing, at, { camera: { ...shot.camera, movement } });
};

type Adopt = (standing: Standing, at: number, proposed: ShotProposal) => Verdict;
type ShotField = Exclude<keyof ShotProposal, "shot_id">;

/** In this order: the camera is judged by the words it looks at. */
export const shotFields: readonly (readonly [readonly ShotField[], Adopt])[] = [
  [["action", "description"], adoptDescription],
  [["narrative_purpose"], adoptPurpose],
  [["caption"], adoptCaption],
  [["framing"], adoptFraming],
  [["lens_mm"], adoptLens],
  [["movement"], adoptMovement],
];
