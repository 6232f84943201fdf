import type { ElementCard } from "#lib/contract/element.ts";
import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { shotTexts } from "./check/film-texts.ts";
import type { Judge } from "./check/check-film.ts";
import type { DirectionPartial, FilmContext } from "./director.ts";
import { takeShot } from "./request/take-shot.ts";
import { takeThings, type Things } from "./request/take-things.ts";
import { takenShot, takenShots } from "./request/taken-answer.ts";
import { isStanding } from "./request/task-text.ts";

interface Followed {
  elements: readonly ElementCard[];
  context: FilmContext | undefined;
  judge: Judge;
  tell: (partial: DirectionPartial) => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const standingOf = (context: FilmContext | undefined): Screenplay | null =>
  isStanding(context) ? context.standing : null;

/** Where in the whole film the asked shot of that number stands. */
const placeOf = (context: FilmContext | undefined, at: number): { index: number; shot_id: string } => {
  if (!isStanding(context)) return { index: at, shot_id: `s${at + 1}` };
  const { shots } = context.standing;
  if (context.kind !== "extend") {
    const { shot_id } = context;
    return { index: shots.findIndex((shot) => shot.shot_id === shot_id), shot_id };
  }
  const last = Math.max(0, ...shots.map(({ shot_id }) => Number(shot_id.slice(1))));
  return { index: shots.length + at, shot_id: `s${last + 1 + at}` };
};

/**
 * Tells of an answer what is whole of it, while it comes: first who and where, then shot after shot. What a gate would
 * stop is not shown, and nothing shown is final before the whole film was judged.
 */
export const followAnswer = ({ elements, context, judge, tell }: Followed) => {
  let things: Things | null = null;
  let shown = 0;
  const unnoted = () => undefined;
  /** In order: what comes later is told later, however long the gates take. */
  let last: Promise<void> = Promise.resolve();
  const show = (texts: readonly string[], partial: DirectionPartial): void => {
    last = last.then(async () => {
      if ((await judge(texts)).length === 0) tell(partial);
    });
    // Heard by `told`; until then nobody listens.
    last.catch(() => undefined);
  };
  const begin = (partial: Record<string, unknown>): Things => {
    const standing = standingOf(context) ?? { cast: [], places: [], props: [] };
    // A list that is missing is empty; one shot that is not yet whole must not hide who is in the film.
    const read = takenShots.omit({ shots: true }).safeParse(partial);
    const fresh = takeThings(
      read.success ? read.data : { cast: [], places: [], props: [] },
      elements,
      standing,
      unnoted,
    );
    const all: Things = {
      cast: [...standing.cast, ...fresh.cast],
      places: [...standing.places, ...fresh.places],
      props: [...standing.props, ...fresh.props],
    };
    const title = standingOf(context)?.title ?? (typeof partial["title"] === "string" ? partial["title"] : "");
    const named = (entries: readonly { id: string; name: string }[]) => entries.map(({ id, name }) => ({ id, name }));
    const names = [title, ...all.cast.map(({ name }) => name), ...all.places.map(({ name }) => name)];
    show(names, { kind: "screenplay", title, cast: named(all.cast), places: named(all.places) });
    return all;
  };
  const showShot = (value: unknown, at: number, among: Things): void => {
    const read = takenShot.safeParse(value);
    if (!read.success || read.data.action === "") return;
    const { index, shot_id } = placeOf(context, at);
    const shot: ScreenplayShot = takeShot(read.data, { shot_id, things: among, before: null, note: unnoted });
    const texts = shotTexts(shot, index).map(({ text }) => text);
    if (index >= 0) show([...texts, texts.join("\n")], { kind: "shot", index, shot });
  };
  return {
    /** Resolves when everything whole so far was told or kept back. Throws what judging it threw. */
    told: (): Promise<void> => last,
    /** The answer so far; the last of its shots may be cut off. */
    grown: (partial: unknown, isWhole = false): void => {
      if (!isRecord(partial) || !Array.isArray(partial["shots"])) return;
      const shots: readonly unknown[] = partial["shots"];
      if (shots.length === 0) return;
      things ??= begin(partial);
      const whole = isWhole || partial["end_card"] !== undefined ? shots.length : shots.length - 1;
      for (; shown < whole; shown++) showShot(shots[shown], shown, things);
    },
  };
};
