import type { Screenplay } from "#lib/contract/screenplay.ts";
import type { Fault } from "./fault.ts";
import { englishTexts, filmTexts, type FilmText } from "./film-texts.ts";
import { akin, plain, unitsOf } from "./words.ts";

/** Languages that write every noun with a capital: there a capital names nobody. */
const capitalNouns: ReadonlySet<string> = new Set(["de", "lb"]);

/** Words of the scripts that know capitals. */
const casedWord =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}][\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{M}’'-]*/gu;
const isCapital = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);
/** A capital after these begins a sentence, a line or a quotation. */
const begins = /(?:^|[.!?…:;。！？\n]["'”’»)\]]*|["“„«‘'([¡¿–—-])\s*$/u;

/** Words with a capital in the middle of a sentence. */
const namedWithin = ({ text }: FilmText): string[] =>
  [...text.matchAll(casedWord)].flatMap((match) => {
    const [word] = match;
    return isCapital(word) && !begins.test(text.slice(0, match.index)) ? [word] : [];
  });

/** Months and days of a language, which some languages write with capitals. */
const calendarWords = (language: string): ReadonlySet<string> => {
  const month = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const day = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const dates = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2024, at, at + 1)));
  return new Set(dates.flatMap((date) => [month.format(date), day.format(date)]).map(bare));
};

const bare = (word: string): string => plain(word).replace(/['’]s?$/u, "");

/**
 * Names that the film has and the words have not: words with a capital where no sentence begins that are written small
 * nowhere. `known` is what may be named: the words, the brand, a page, the film that stands.
 */
export const strangerFaults = (film: Screenplay, language: string, known: readonly string[]): Fault[] => {
  if (capitalNouns.has(language)) return [];
  const texts = filmTexts(film);
  const all = [...texts.map(({ text }) => text), ...englishTexts(film)].join("\n");
  const small = new Set((all.match(casedWord) ?? []).filter((word) => !isCapital(word)).map(bare));
  // A name takes the endings of its language: what begins like a known word is that word.
  const mayBeNamed = unitsOf(known.join("\n")).words;
  const calendar = calendarWords(language === "und" ? "en" : language);
  const isStrange = (word: string) =>
    !small.has(bare(word)) && !mayBeNamed.some((other) => akin(bare(word), other)) && !calendar.has(bare(word));
  const told = new Map<string, Fault>();
  const inProse = new Set(
    texts
      .filter(({ isName }) => !isName)
      .flatMap(namedWithin)
      .filter(isStrange),
  );
  for (const entry of texts) {
    const words = entry.isName
      ? (entry.text.match(casedWord) ?? []).filter((word) => inProse.has(word))
      : namedWithin(entry);
    for (const word of words.filter(isStrange))
      if (!told.has(word) || entry.isName)
        told.set(word, {
          path: entry.path,
          says: `“${word}” is a name that the words do not have; name by trade or relation`,
          // Somebody or some place of that name is in the cast: nothing of it can be left out. Looks and lines have their
          // own capitals: a Nordic light, an amen.
          weight:
            entry.isName && entry.path !== "title" ? "fatal" : /^style|dialogue/u.test(entry.path) ? "remark" : "owed",
        });
  }
  return [...told.values()];
};

const figure = /(?:[$€£¥₹₩]\s?\d[\d.,]*)|(?:\d[\d.,]*\s?(?:%|[$€£¥₹₩]))/gu;
const digits = (text: string): string => text.replaceAll(/\D+/gu, " ").trim();

/** Prices and shares that nobody gave, where they are read or heard. */
export const figureFaults = (film: Screenplay, known: readonly string[]): Fault[] => {
  const given = new Set(known.join(" ").match(/\d+/gu) ?? []);
  const isInvented = (text: string | null | undefined): boolean =>
    (text?.match(figure) ?? []).some((found) =>
      digits(found)
        .split(" ")
        .some((number) => !given.has(number)),
    );
  const faults = film.shots.flatMap(({ caption, dialogue }, at): Fault[] => {
    if (!isInvented(caption) && !dialogue.some(({ line }) => isInvented(line))) return [];
    return [
      {
        path: `shots[${at}].caption`,
        says: "it gives a price or a figure that the words do not have",
        weight: "owed",
        mend: (it) => ({
          ...it,
          shots: it.shots.map((shot, other) =>
            other === at
              ? {
                  ...shot,
                  caption: isInvented(shot.caption) ? null : shot.caption,
                  dialogue: shot.dialogue.filter(({ line }) => !isInvented(line)),
                }
              : shot,
          ),
        }),
      },
    ];
  });
  if (isInvented(film.end_card?.text) || isInvented(film.end_card?.cta))
    faults.push({
      path: "end_card",
      says: "it gives a price or a figure that the words do not have",
      weight: "owed",
      mend: (it) => ({ ...it, end_card: null }),
    });
  return faults;
};
