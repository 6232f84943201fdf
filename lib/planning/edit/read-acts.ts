import type { StagedAct } from "#lib/contract/acts.ts";
import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { actsIn } from "#lib/planning/coverage/directing/acts.ts";
import type { Beat } from "#lib/planning/coverage/directing/beat.ts";
import { readStory } from "#lib/planning/coverage/reading/read-story.ts";
import type { StoryEvent } from "#lib/planning/coverage/reading/story.ts";
import { tablesOf, type LanguageTable } from "#lib/planning/coverage/tables.ts";
import type { Film } from "#lib/planning/film.ts";
import { detectLanguage } from "#lib/planning/intent/detect-language.ts";

const beatOf = (event: StoryEvent): Beat => ({
  fn: "act",
  cls: event.cls,
  event,
  action: event.said,
  detail: "",
  purpose: "",
  things: event.things,
  changes: null,
  state: null,
  caption: null,
  spoken: [],
});

/** A name without its article, in small letters. */
const coreOf = (name: string, { grammar }: LanguageTable): string => {
  const articles = new Set([...grammar.definite, ...grammar.indefinite]);
  const words = name.trim().toLowerCase().split(/\s+/u);
  return (words.length > 1 && articles.has(words[0] ?? "") ? words.slice(1) : words).join(" ");
};

/** Who and what a film has, by everything that they are called: in its own language and in English. */
interface Called {
  id: string;
  names: string[];
}

const calledIn = ({ cast, props, places }: Screenplay, film: Pick<Film, "cast">, table: LanguageTable): Called[] =>
  [...cast, ...props, ...places].map(({ id, name }) => {
    const member = film.cast.find((each) => each.id === id);
    const english = member === undefined ? [] : [member.later, member.head];
    return { id, names: [name, ...english].map((each) => coreOf(each, table)) };
  });

const endsWith = (long: string, short: string): boolean => long === short || long.endsWith(` ${short}`);

/** The film's entry of a name: of the same name, or of one that it ends: `the cup` is `a chipped blue cup`. */
const entryOf = (names: readonly string[], called: readonly Called[], table: LanguageTable): string | null => {
  for (const wanted of names.map((name) => coreOf(name, table))) {
    const found =
      called.find((entry) => entry.names.includes(wanted)) ??
      called.find((entry) => entry.names.some((name) => endsWith(name, wanted) || endsWith(wanted, name)));
    if (found !== undefined) return found.id;
  }
  return null;
};

const readIn = (language: string, words: string, known: string, called: readonly Called[]): StagedAct[] => {
  const table = tablesOf(language);
  const { events, things } = readStory(`${known}${words}`, language, table);
  const all = things.flatMap((thing) => [thing, ...thing.parts]);
  const props = all.map(({ id, text }) => ({ id, name: text, looks: "", drawn_as: null }));
  const everybody = { cast: [], props, places: [], acting: new Set<string>() };
  const ids = new Map(all.map(({ id, text, core, head }) => [id, entryOf([text, core, head], called, table)]));
  const idOf = (id: string | null) => (id === null ? null : (ids.get(id) ?? null));
  return events
    .flatMap((event) => actsIn(beatOf(event), everybody))
    .flatMap(({ act, by, of, to, with: tool }): StagedAct[] => {
      const doer = idOf(by);
      return doer === null ? [] : [{ act, by: doer, of: idOf(of), to: idOf(to), with: idOf(tool) }];
    });
};

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?。！？।])\s*/u).filter((each) => each.trim() !== "");

/**
 * What words about a shot tell that is done, by those of the film whom they name; a pronoun means somebody of the shot.
 * Empty where nothing is read, and what the film does not know plays no part. Orders put English sentences into films of
 * other languages: those are read in English.
 */
export const actsInWords = (
  words: string,
  screenplay: Screenplay,
  shot: ScreenplayShot,
  film: Pick<Film, "cast">,
): StagedAct[] => {
  const { language } = screenplay;
  const called = calledIn(screenplay, film, tablesOf(language));
  const here = shot.present.flatMap(({ cast }) => screenplay.cast.filter(({ id }) => id === cast));
  const isOther = (sentence: string) => language !== "en" && detectLanguage(sentence) === "en";
  const sentences = sentencesIn(words);
  const own = sentences.filter((sentence) => !isOther(sentence)).join(" ");
  const english = sentences.filter(isOther).join(" ");
  // Who is there is named first, so that the words' pronouns have somebody to point back at.
  const named = (names: readonly string[]) => names.map((name) => `${name}. `).join("");
  const later = film.cast.filter(({ id }) => here.some((each) => each.id === id)).map((member) => member.later);
  return [
    ...(own === "" ? [] : readIn(language, own, named(here.map(({ name }) => name)), called)),
    ...(english === "" ? [] : readIn("en", english, named(later), called)),
  ];
};
