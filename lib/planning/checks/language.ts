import type { DraftShot } from "#lib/planning/draft.ts";
import type { Film } from "#lib/planning/film.ts";
import { isPlaceKind, presentIn } from "#lib/planning/shots/stage.ts";
import { motionOf } from "#lib/planning/story/small-beats.ts";
import { mentions, tellsAction } from "#lib/planning/story/words.ts";

/** English signs that the checks read in descriptions and purposes, which are always English. */
export const asksQuestion = (text: string): boolean =>
  /\?|\b(question|asks?|wonder|whether|unanswered|mystery|why)\b/i.test(text);
export const givesAnswer = (text: string): boolean =>
  /\b(answers?|answered|solves?|reveals?|resolves?|pays off)\b/i.test(text);
export const namesDesire = (text: string): boolean =>
  /\b(want(?:s|ed)?|wish(es)?|needs?|hopes?|longs?|dreams?|seeks?|tries|trying|search\w*|looking for|for the viewer|used? for|needed|is for|must|would give|have to|has to|had to|at any price|choices?|chooses?|decides?|dares?|expects?|could|depends on)\b/i.test(
    text,
  );
export const namesChange = (text: string): boolean =>
  /\b(now|no longer|changes?|changed|becomes?|turns? (?:the|into|round)|for the first time|at last|opens?|breaks?|after this|from here|different|finally|instead|anew|rais(?:es|ing)|nearer|closer|further|larger|harder|faster|leaves a trace|costs?)\b/i.test(
    text,
  );
export const linksCause = (text: string): boolean =>
  /\b(because|so|but|yet|therefore|that is why|even so|still|against all|as a result|which is why|in answer|despite|until|in the end)\b/i.test(
    text,
  );
export const onlyThen = (text: string): boolean => /^(and )?then\b/i.test(text.trim());

/** Whether a shot shows whom the film is about: its lead, or where it has none that could be seen, its place or words. */
export const showsSubject = (shot: DraftShot, film: Film): boolean => {
  const lead = film.lead === null ? undefined : film.cast[film.lead];
  const present = presentIn(shot, film);
  if (lead !== undefined && !lead.faint && !isPlaceKind(lead)) return present.includes(film.lead ?? -1);
  return (
    present.some((index) => index < film.reading.subjects.length) ||
    (film.place.phrase !== null && mentions(shot.description, film.place.noun)) ||
    (film.cast.length === 0 && /“[^”]+”/u.test(shot.description))
  );
};

/** Whether something happens in it: an action of the intent or another visible one. */
export const showsAction = (shot: DraftShot, film: Film): boolean => {
  if (film.reading.actions.some((action) => tellsAction(shot.description, action))) return true;
  const [sentence = ""] = shot.description.split(/(?<=[.!?])\s/);
  return (
    motionOf(sentence) !== null ||
    /\b(stops?|waits?|stands?|moves?|comes?|open(s|ed)? out|stretch(es)?|takes shape|breathes?|lies|lie|crosses|fills?|settles?|rests?|faces?|keeps?|grows?|holds?|draws?)\b/i.test(
      sentence,
    )
  );
};
