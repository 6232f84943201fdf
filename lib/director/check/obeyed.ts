import type { Screenplay } from "#lib/contract/screenplay.ts";
import type { Fault } from "./fault.ts";
import { filmTexts } from "./film-texts.ts";
import offFilm from "./off-film-phrases.json" with { type: "json" };
import { plain, unitsOf } from "./words.ts";

/** So many words in a row are no chance. */
const leakWords = 9;

const rowsOf = (text: string): Set<string> => {
  const { words } = unitsOf(text);
  return new Set(
    words.slice(0, Math.max(0, words.length - leakWords + 1)).map((_, at) => words.slice(at, at + leakWords).join(" ")),
  );
};

const told = new Map<string, Set<string>>();
/** Rows of words of a text that is the same from call to call. */
const rowsOfSystem = (system: string): Set<string> => {
  const rows = told.get(system) ?? rowsOf(system);
  told.clear();
  told.set(system, rows);
  return rows;
};

/** Whether a text has a phrase as whole words; scripts that part no words have it where its letters are. */
const hasPhrase = (text: string, phrase: string): boolean => {
  const row = (it: string) => ` ${unitsOf(it).words.join(" ")} `;
  return unitsOf(phrase).words.length === 0 ? plain(text).includes(plain(phrase)) : row(text).includes(row(phrase));
};

/** Signs that orders in the words were obeyed, or the making is talked about, instead of a film. */
export const obeyedFaults = (film: Screenplay, raw: string, system: string): Fault[] => {
  const rows = rowsOfSystem(system);
  const faults: Fault[] = [];
  for (const { path, text } of filmTexts(film)) {
    if ([...rowsOf(text)].some((row) => rows.has(row)))
      faults.push({ path, says: "it repeats these instructions; film the words", weight: "fatal" });
    const phrase = offFilm.find((each) => hasPhrase(text, each) && !hasPhrase(raw, each));
    if (phrase !== undefined)
      faults.push({ path, says: `“${phrase}” speaks of the making and is no part of a film`, weight: "fatal" });
  }
  return [...faults, ...emptyFaults(film)];
};

/** A film whose shots say one and the same, or nothing, is none. */
const emptyFaults = ({ shots }: Screenplay): Fault[] => {
  const actions = shots.map(({ action }) =>
    plain(action)
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );
  const doubled = actions.findIndex((action, at) => actions.indexOf(action) < at);
  const wordless = actions.findIndex(
    (action) => !/\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(action),
  );
  return [
    ...(doubled === -1
      ? []
      : [{ path: `shots[${doubled}].action`, says: "the same happens in an earlier shot", weight: "fatal" } as const]),
    ...(wordless === -1
      ? []
      : [{ path: `shots[${wordless}].action`, says: "nothing can be seen to happen", weight: "fatal" } as const]),
  ];
};
