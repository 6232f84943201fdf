import {
  screenplayLimits as most,
  type Screenplay,
  screenplaySchema,
  type ScreenplayShot,
} from "#lib/contract/screenplay.ts";
import type { ElementCard } from "#lib/contract/element.ts";
import { directorModes } from "#lib/contract/vocabulary.ts";
import type { ModeSelection } from "#lib/contract/plan.ts";
import { actByWords } from "./act-by-words.ts";
import { idsIn, mendThreads, undrawnOf, withoutUnused } from "./mend-threads.ts";
import { cutText, readWord } from "./read-word.ts";
import type { Note, Repair } from "./repairs.ts";
import { takeShot } from "./take-shot.ts";
import { takeThings, type Things } from "./take-things.ts";
import { takenFilm, type TakenFilm, takenShots, type TakenShot } from "./taken-answer.ts";
import type { StandingContext } from "./task-text.ts";

/** A film that could be read out of an answer, with what was mended; or where its shape fails. */
export type Taken =
  | { screenplay: Screenplay; repairs: Repair[]; touched: ReadonlySet<string> }
  | { screenplay: null; because: string };

export interface TakeOptions {
  /** Language of what people read. */
  language: string;
  elements: readonly ElementCard[];
  /** What the words suggest, where an answer names no mode. */
  treatment: ModeSelection;
}

const nothing: Things = { cast: [], places: [], props: [] };

const notes = (): { repairs: Repair[]; note: Note } => {
  const repairs: Repair[] = [];
  return { repairs, note: (path, because) => repairs.push({ path, because }) };
};

/** Shots in a row: a shot that names no place stays where the one before was. */
const takeShots = (
  said: readonly TakenShot[],
  things: Things,
  { ids, place, note }: { ids: readonly string[]; place: string | null; note: Note },
): ScreenplayShot[] => {
  const shots: ScreenplayShot[] = [];
  for (const [at, shot] of said.entries())
    shots.push(
      takeShot(shot, {
        shot_id: ids[at] ?? `s${at + 1}`,
        things,
        before: shots.at(-1)?.place ?? place,
        note: (path, because) => note(`shots[${at}].${path}`, because),
      }),
    );
  return shots;
};

const takeTreatment = (said: TakenFilm["treatment"], plain: ModeSelection, note: Note): Screenplay["treatment"] => {
  const primary = readWord(directorModes, said.primary) ?? plain.primary;
  const other = readWord(directorModes, said.secondary);
  const secondary = [other, plain.secondary, plain.primary, ...directorModes].find(
    (mode) => mode !== null && mode !== primary,
  );
  if (readWord(directorModes, said.primary) === null) note("treatment.primary", `is no mode; ${primary} stands`);
  if (other === null || other === primary) note("treatment.secondary", `is no second mode; ${secondary} stands`);
  return { primary, secondary: secondary ?? plain.secondary, reason: cutText(said.reason, most.sentence) };
};

/** Checked against the contract once more: what passes here can be stored and compiled. */
const settled = (film: Screenplay, repairs: Repair[], touched: ReadonlySet<string>): Taken => {
  const parsed = screenplaySchema.safeParse({ ...film, undrawn: undrawnOf(film) });
  if (parsed.success) return { screenplay: parsed.data, repairs, touched };
  return { screenplay: null, because: shapeFaults(parsed.error.issues) };
};

const shapeFaults = (issues: readonly { path: PropertyKey[]; message: string }[]): string =>
  issues
    .slice(0, 8)
    .map(({ path, message }) => `${path.join(".")}: ${message}`)
    .join("; ");

/** A whole film out of an answer. */
export const takeFilm = (answer: unknown, options: TakeOptions): Taken => {
  const read = takenFilm.safeParse(answer);
  if (!read.success) return { screenplay: null, because: shapeFaults(read.error.issues) };
  const said = read.data;
  const { repairs, note } = notes();
  const things = takeThings(said, options.elements, nothing, note);
  if (things.places.length === 0) return { screenplay: null, because: "places: the film has no place" };
  const wordless = said.shots.findIndex(({ action }) => action === "");
  if (wordless !== -1) return { screenplay: null, because: `shots.${wordless}.action: nothing happens in it` };
  const shots = mendThreads(takeShots(said.shots, things, { ids: [], place: null, note }), note);
  const { look, palette_words, era, lock } = said.style;
  const film: Screenplay = {
    language: options.language,
    logline: cutText(said.logline, most.sentence),
    title: takeTitle(said.title, said.logline, note),
    treatment: takeTreatment(said.treatment, options.treatment, note),
    cast: [...things.cast],
    places: [...things.places],
    props: [...things.props],
    style: {
      look: cutText(look, most.line),
      palette_words: palette_words
        .filter((word) => word !== "")
        .map((word) => cutText(word, 60))
        .slice(0, 8),
      era: era === "" ? null : cutText(era, 120),
      lock: cutText(lock, most.line),
    },
    shots,
    end_card: takeEndCard(said.end_card),
    undrawn: [],
  };
  const written = new Set(shots.map(({ shot_id }) => shot_id));
  return settled(actByWords(withoutUnused(film, new Set(), note), written, note), repairs, written);
};

const takeTitle = (said: string, logline: string, note: Note): string => {
  const title = said.replaceAll(/\s+/gu, " ");
  if (title === "") note("title", "is missing; the logline's beginning stands");
  if (title.length > most.title) note("title", `longer than ${most.title} characters; cut`);
  return cutText(title === "" ? logline : title, most.title);
};

const takeEndCard = (said: TakenFilm["end_card"]): Screenplay["end_card"] =>
  said === null || said === undefined || (said.text === "" && said.cta === "")
    ? null
    : { text: cutText(said.text, 200), cta: said.cta === "" ? null : cutText(said.cta, 200) };

/** Ids for shots that follow a film: the next numbers that no shot ever had in it. */
const idsAfter = ({ shots }: Screenplay, count: number): string[] => {
  const last = Math.max(0, ...shots.map(({ shot_id }) => Number(shot_id.slice(1))));
  return Array.from({ length: count }, (_, at) => `s${last + 1 + at}`);
};

/** What later shots pay off, or earlier ones set up, of a shot that is written anew stays tied to it. */
const keptThreads = (shot: ScreenplayShot, was: ScreenplayShot, later: readonly ScreenplayShot[]): ScreenplayShot => {
  const owed = was.setup_of.filter((thread) => later.some(({ pays_off }) => pays_off.includes(thread)));
  return { ...shot, setup_of: [...new Set([...shot.setup_of, ...owed])].slice(0, 8) };
};

/** Shots out of an answer, put into the film that stands: only they, and what they newly need, differ from it. */
export const takePart = (answer: unknown, context: StandingContext, options: TakeOptions): Taken => {
  const read = takenShots.safeParse(answer);
  if (!read.success) return { screenplay: null, because: shapeFaults(read.error.issues) };
  const said = read.data;
  const { standing } = context;
  const { repairs, note } = notes();
  // What stands is often repeated although nobody asked for it; that is no fault, and what stands wins.
  const stood = new Set([...standing.cast, ...standing.places, ...standing.props].map(({ id }) => id));
  const isNew = ({ id }: { id: string }) => !stood.has(id);
  const fresh = takeThings(
    { cast: said.cast.filter(isNew), places: said.places.filter(isNew), props: said.props.filter(isNew) },
    options.elements,
    standing,
    note,
  );
  const things: Things = {
    cast: [...standing.cast, ...fresh.cast],
    places: [...standing.places, ...fresh.places],
    props: [...standing.props, ...fresh.props],
  };
  const merged =
    context.kind === "extend"
      ? extended(said.shots, context, things, note)
      : replaced(said.shots, context, things, note);
  if (merged === null) return { screenplay: null, because: `shots: not the number that was asked for` };
  const all: Screenplay = {
    ...standing,
    cast: [...things.cast],
    places: [...things.places],
    props: [...things.props],
    shots: merged.shots,
  };
  return settled(actByWords(withoutUnused(all, stood, note), merged.touched, note), repairs, merged.touched);
};

interface Merged {
  shots: ScreenplayShot[];
  touched: ReadonlySet<string>;
}

const extended = (
  said: readonly TakenShot[],
  { standing, shot_count }: Extract<StandingContext, { kind: "extend" }>,
  things: Things,
  note: Note,
): Merged | null => {
  if (said.length !== shot_count) return null;
  const ids = idsAfter(standing, shot_count);
  const added = takeShots(said, things, { ids, place: standing.shots.at(-1)?.place ?? null, note });
  const whole = mendThreads([...standing.shots, ...added], note);
  // What was planted may be told only now; that a shot no longer ends the film changes it not.
  const stood = standing.shots.map((shot, at) => ({ ...shot, setup_of: whole[at]?.setup_of ?? shot.setup_of }));
  return { shots: [...stood, ...whole.slice(stood.length)], touched: new Set(ids) };
};

const replaced = (
  said: readonly TakenShot[],
  { standing, shot_id }: Exclude<StandingContext, { kind: "extend" }>,
  things: Things,
  note: Note,
): Merged | null => {
  const at = standing.shots.findIndex((shot) => shot.shot_id === shot_id);
  const was = standing.shots[at];
  const [first] = said;
  if (was === undefined || first === undefined || said.length !== 1) return null;
  const place = standing.shots[at - 1]?.place ?? was.place;
  const [taken] = takeShots([first], things, { ids: [shot_id], place, note });
  if (taken === undefined) return null;
  const shot = keptThreads(taken, was, standing.shots.slice(at + 1));
  const mended = mendThreads(standing.shots.with(at, shot), note)[at] ?? shot;
  // A plant that the film before does not hold cannot pay off here.
  const planted = (thread: string) =>
    standing.shots.slice(0, at).some((other) => other.setup_of.includes(thread) || idsIn(other).has(thread));
  const only = { ...mended, pays_off: mended.pays_off.filter(planted) };
  return { shots: standing.shots.with(at, only), touched: new Set([shot_id]) };
};
