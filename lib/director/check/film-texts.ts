import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";

/** A text of a film and where it stands. */
export interface FilmText {
  path: string;
  text: string;
  /** Whether it is a name or a title, which may be written with capitals throughout. */
  isName: boolean;
}

const prose = (path: string, text: string | null): FilmText[] =>
  text === null || text === "" ? [] : [{ path, text, isName: false }];
const name = (path: string, text: string): FilmText => ({ path, text, isName: true });

/** What people read or see of one shot, in the film's language. */
export const shotTexts = (shot: ScreenplayShot, at: number): FilmText[] => {
  const here = `shots[${at}]`;
  return [
    ...prose(`${here}.purpose`, shot.purpose),
    ...prose(`${here}.action`, shot.action),
    ...prose(`${here}.detail`, shot.detail),
    ...prose(`${here}.motivation`, shot.motivation),
    ...prose(`${here}.light`, shot.light),
    ...prose(`${here}.sound`, shot.sound),
    ...prose(`${here}.caption`, shot.caption),
    ...prose(`${here}.changes`, shot.changes),
    ...shot.dialogue.flatMap(({ line }, spoken) => prose(`${here}.dialogue[${spoken}].line`, line)),
  ];
};

/** Everything that people read of a film, each with its place. */
export const filmTexts = (film: Screenplay): FilmText[] => [
  name("title", film.title),
  ...prose("logline", film.logline),
  ...prose("treatment.reason", film.treatment.reason),
  ...prose("style.look", film.style.look),
  ...prose("style.lock", film.style.lock),
  ...film.cast.flatMap((each, at) => [
    name(`cast[${at}].name`, each.name),
    ...prose(`cast[${at}].looks`, each.looks),
    ...prose(`cast[${at}].wardrobe`, each.wardrobe),
  ]),
  ...film.places.flatMap((each, at) => [
    name(`places[${at}].name`, each.name),
    ...prose(`places[${at}].looks`, each.looks),
  ]),
  ...film.props.flatMap((each, at) => [
    name(`props[${at}].name`, each.name),
    ...prose(`props[${at}].looks`, each.looks),
  ]),
  ...film.shots.flatMap(shotTexts),
  ...prose("end_card.text", film.end_card?.text ?? null),
  ...prose("end_card.cta", film.end_card?.cta ?? null),
];

/** English that stands beside the film's language and in closed vocabularies: it is seen too. */
export const englishTexts = (film: Screenplay): string[] => [
  ...film.shots.flatMap(({ action_en, detail_en, now }) => [
    action_en ?? "",
    detail_en ?? "",
    ...now.map(({ state }) => state),
  ]),
  ...[...film.cast, ...film.places, ...film.props].flatMap(({ drawn_as }) =>
    drawn_as === null ? [] : [drawn_as.element, drawn_as.variant ?? "", ...drawn_as.wears, ...drawn_as.carries],
  ),
  ...film.places.flatMap(({ weather, time_of_day, season }) => [weather, time_of_day, season]),
];

/**
 * What is judged together: each text alone, what one shot shows and says in one moment, and what a member of the cast looks
 * like. Lines of different shots are not joined: a child in one and a see-through zipper in another are no picture.
 */
export const textsForGate = (film: Screenplay): string[] => {
  const moments = film.shots.flatMap(({ action, detail, action_en, detail_en, caption, dialogue }) => [
    [action, detail, caption ?? "", ...dialogue.map(({ line }) => line)].join(" "),
    [action_en ?? "", detail_en ?? ""].join(" "),
  ]);
  const looks = film.cast.map(({ name: called, looks: seen, wardrobe }) => [called, seen, wardrobe].join(", "));
  return [...filmTexts(film).map(({ text }) => text), ...moments, ...looks].filter((text) => text.trim() !== "");
};
