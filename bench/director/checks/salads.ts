import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";

/** Films that mean nothing, made of real ones; `others` are real films to take words and ids from. */
export interface Salad {
  name: string;
  of: (screenplay: Screenplay, others: readonly Screenplay[], random: () => number) => Screenplay;
}

/** Whole numbers to 2^32 by a known generator, as a number from 0 to 1: the bench must say the same every time. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!;

const splitter = new Intl.Segmenter("ja", { granularity: "word" });
/** Words; scripts without spaces are split as their readers do. */
const piecesOf = (text: string): string[] =>
  text
    .split(/\s+/u)
    .flatMap((word) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)
        ? [...splitter.segment(word)].map(({ segment }) => segment)
        : [word],
    );
const storyFields = ["purpose", "action", "detail", "changes"] as const;
const makingFields = ["motivation", "light", "sound"] as const;
const textsOf = ({ shots, logline }: Screenplay): string[] => [
  logline,
  ...shots.flatMap((shot) => [...storyFields, ...makingFields].map((field) => shot[field] ?? "")),
];

/** The same film with every text replaced. */
const retold = (screenplay: Screenplay, told: (text: string) => string): Screenplay => ({
  ...screenplay,
  logline: told(screenplay.logline),
  shots: screenplay.shots.map((shot) => ({
    ...shot,
    ...Object.fromEntries(
      [...storyFields, ...makingFields].map((field) => [field, shot[field] === null ? null : told(shot[field])]),
    ),
  })),
});

const shuffledWords = (pool: readonly string[], random: () => number) => (text: string) =>
  piecesOf(text)
    .map(() => pick(pool, random))
    .join(/\s/u.test(text) ? " " : "");

/** Every id of every shot is another one: of the film itself, or of any film. */
const restaged = (
  screenplay: Screenplay,
  ids: { cast: string[]; props: string[]; places: string[] },
  random: () => number,
): Screenplay => {
  const matter = [...ids.cast, ...ids.props];
  const any = [...matter, ...ids.places];
  const or = (id: string | null) => (id === null || matter.length === 0 ? null : pick(matter, random));
  const shots = screenplay.shots.map((shot): ScreenplayShot => ({
    ...shot,
    place: pick(ids.places, random),
    present: shot.present.map((one) => ({
      ...one,
      cast: ids.cast.length === 0 ? one.cast : pick(ids.cast, random),
      holds: or(one.holds),
      touches: or(one.touches),
      at: one.at === null ? null : { ...one.at, id: pick(any, random) },
    })),
    props: shot.props.map((id) => or(id) ?? id),
    focus: pick(any, random),
    now: shot.now.map((held) => ({ ...held, id: pick(any, random) })),
    setup_of: shot.setup_of.map(() => pick(any, random)),
    pays_off: shot.pays_off.map(() => pick(any, random)),
  }));
  return { ...screenplay, shots };
};

const idsOf = (films: readonly Screenplay[]) => ({
  cast: films.flatMap(({ cast }) => cast.map(({ id }) => id)),
  props: films.flatMap(({ props }) => props.map(({ id }) => id)),
  places: films.flatMap(({ places }) => places.map(({ id }) => id)),
});

/** Words of films in the same language where there are any: others are told apart too easily. */
const poolOf = (screenplay: Screenplay, others: readonly Screenplay[]): string[] => {
  const same = others.filter(({ language }) => language === screenplay.language);
  return (same.length > 0 ? same : others).flatMap(textsOf).flatMap(piecesOf);
};

export const salads: readonly Salad[] = [
  {
    name: "words and ids of all films",
    of: (film, others, random) =>
      retold(restaged(film, idsOf([film, ...others]), random), shuffledWords(poolOf(film, others), random)),
  },
  {
    name: "other films' words, own ids shuffled",
    of: (film, others, random) =>
      retold(restaged(film, idsOf([film]), random), shuffledWords(poolOf(film, others), random)),
  },
  {
    name: "own words and own ids shuffled",
    of: (film, _others, random) =>
      retold(restaged(film, idsOf([film]), random), shuffledWords(textsOf(film).flatMap(piecesOf), random)),
  },
  {
    name: "own ids as they were, other films' words",
    of: (film, others, random) => retold(film, shuffledWords(poolOf(film, others), random)),
  },
  {
    name: "own ids as they were, own words shuffled",
    of: (film, _others, random) => retold(film, shuffledWords(textsOf(film).flatMap(piecesOf), random)),
  },
  {
    name: "own ids as they were, each text's words shuffled",
    of: (film, _others, random) =>
      retold(film, (text) => {
        const pieces = piecesOf(text);
        return pieces
          .map((piece) => ({ piece, key: random() }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ piece }) => piece)
          .join(/\s/u.test(text) ? " " : "");
      }),
  },
  {
    name: "own ids as they were, other films' sentences",
    of: (film, others, random) => {
      const same = others.filter(({ language }) => language === film.language);
      const pool = (same.length > 0 ? same : others).flatMap(textsOf).filter((text) => text !== "");
      return retold(film, (text) => (text === "" ? "" : pick(pool, random)));
    },
  },
];
