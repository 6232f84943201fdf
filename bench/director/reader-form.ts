import { z } from "zod";
import { screenplaySchema, type Screenplay } from "#lib/contract/screenplay.ts";

/**
 * A film as a reader sees it: what every way of planning can be brought to, and nothing that tells which way it was.
 * Whatever is left out here (ids, poses, states, treatments) is what only some writers fill.
 */
const readerShotSchema = z.strictObject({
  seconds: z.number().positive(),
  framing: z.string(),
  angle: z.string(),
  lens_mm: z.number(),
  movement: z.string(),
  action: z.string(),
  detail: z.string(),
  sound: z.string(),
  /** Each line with the name of who says it, empty for a voice over the picture. */
  dialogue: z.array(z.strictObject({ who: z.string(), line: z.string() })),
  caption: z.string().nullable(),
  purpose: z.string(),
});
export const readerFilmSchema = z.strictObject({
  title: z.string(),
  logline: z.string(),
  /** How the whole film looks; empty where its writer says nothing of it. */
  look: z.string().default(""),
  shots: z.array(readerShotSchema).min(1),
  end_card: z.strictObject({ text: z.string(), cta: z.string().nullable() }).nullable(),
});
export type ReaderFilm = z.infer<typeof readerFilmSchema>;
export type ReaderShot = ReaderFilm["shots"][number];

const filmOfScreenplay = (screenplay: Screenplay, seconds: number): ReaderFilm => {
  const whole = screenplay.shots.reduce((sum, { weight }) => sum + weight, 0);
  const names = new Map(screenplay.cast.map(({ id, name }) => [id, name]));
  return {
    title: screenplay.title,
    logline: screenplay.logline,
    look: screenplay.style.look,
    shots: screenplay.shots.map((shot) => ({
      seconds: (seconds * shot.weight) / whole,
      framing: shot.framing,
      angle: shot.angle,
      lens_mm: shot.lens_mm,
      movement: shot.movement,
      action: shot.action,
      detail: shot.detail,
      sound: shot.sound,
      dialogue: shot.dialogue.map(({ who, line }) => ({ who: names.get(who) ?? "", line })),
      caption: shot.caption,
      purpose: shot.purpose,
    })),
    end_card: screenplay.end_card,
  };
};

const withScreenplay = z.object({ screenplay: screenplaySchema });

/** The film at another length: all films of an intent are equally long, or the length would tell the writers apart. */
const ofLength = (film: ReaderFilm, seconds: number): ReaderFilm => {
  const whole = film.shots.reduce((sum, shot) => sum + shot.seconds, 0);
  return { ...film, shots: film.shots.map((shot) => ({ ...shot, seconds: (shot.seconds * seconds) / whole })) };
};

/** The reader's film of a screenplay, of a plan that carries one, or of a film that is in that form already. */
export const readerFilm = (value: unknown, seconds: number): ReaderFilm => {
  const film = readerFilmSchema.safeParse(value);
  if (film.success) return ofLength(film.data, seconds);
  const plan = withScreenplay.safeParse(value);
  return filmOfScreenplay(plan.success ? plan.data.screenplay : screenplaySchema.parse(value), seconds);
};

/** Writers differ in quotes, dashes, spaces and capitals, and a reader would soon know each of them by these. */
const plainSigns: readonly (readonly [RegExp, string])[] = [
  [/«\s*|\s*»|[„“”‟「」『』]/gu, '"'],
  [/[‘’‚‛]/gu, "'"],
  [/…/gu, "..."],
  [/\s*[‒–—―]\s*/gu, " - "],
  [/\s+/gu, " "],
];

/** The same words in plain signs, on one line. */
export const plainText = (text: string): string =>
  plainSigns.reduce((so_far, [sign, plain]) => so_far.replace(sign, plain), text).trim();

const largeFirst = (text: string): string => {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase() + rest.join("");
};

/** A sentence in plain signs that begins large and ends with a stop. */
const plainSentence = (text: string): string => {
  const sentence = largeFirst(plainText(text)).replace(/[,:;،、，：；\s]+$/u, "");
  if (sentence === "" || /[.!?。！？।؟]["')]*$/u.test(sentence)) return sentence;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]["')]*$/u.test(sentence)) return `${sentence}。`;
  return /\p{Script=Devanagari}["')]*$/u.test(sentence) ? `${sentence}।` : `${sentence}.`;
};

const words = (id: string): string => id.replaceAll("_", " ");

const shotText = (shot: ReaderShot, at: number): string => {
  const camera = `${words(shot.framing)}, ${words(shot.angle)}, ${Math.round(shot.lens_mm)} mm, ${words(shot.movement)}`;
  const lines = [
    `Shot ${at + 1}, ${shot.seconds.toFixed(1)} s. ${camera}`,
    `  Action: ${plainSentence(shot.action)}`,
    ...(shot.detail.trim() === "" ? [] : [`  Detail: ${plainSentence(shot.detail)}`]),
    ...(shot.sound.trim() === "" ? [] : [`  Sound: ${plainSentence(shot.sound)}`]),
    ...shot.dialogue.map(
      ({ who, line }) => `  ${who === "" ? "Voice over" : largeFirst(plainText(who))}: "${plainText(line)}"`,
    ),
    ...(shot.caption === null ? [] : [`  Caption: ${plainText(shot.caption)}`]),
    `  Purpose: ${plainSentence(shot.purpose)}`,
  ];
  return lines.join("\n");
};

/** The film as text for a reader who must not know its writer. */
export const readerText = (film: ReaderFilm): string => {
  const card = film.end_card;
  return [
    `Title: ${plainText(film.title)}`,
    ...(film.logline.trim() === "" ? [] : [`Logline: ${plainSentence(film.logline)}`]),
    ...(film.look.trim() === "" ? [] : [`Look: ${plainSentence(film.look)}`]),
    ...film.shots.map(shotText),
    card === null
      ? "No end card."
      : `End card: ${[card.text, ...(card.cta === null ? [] : [card.cta])].map(plainText).join(" / ")}`,
  ].join("\n");
};
