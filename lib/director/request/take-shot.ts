import { expressions } from "#lib/contract/acts.ts";
import { type Present, screenplayLimits as most, type ScreenplayShot } from "#lib/contract/screenplay.ts";
import {
  angles,
  framings,
  keyLightSides,
  movements,
  poses,
  roles,
  spatialRelations,
  transitions,
} from "#lib/contract/vocabulary.ts";
import { readableCaption } from "#lib/planning/compile/caption.ts";
import { cutText, readWord, snake } from "./read-word.ts";
import { type Note, under } from "./repairs.ts";
import { takeActs } from "./take-acts.ts";
import { takeStates } from "./take-states.ts";
import { findIn, findThing, known, type Things } from "./take-things.ts";
import type { TakenShot } from "./taken-answer.ts";

/** A caption is measured against the time of its shot when the film is compiled; here only its form counts. */
const anyTime = 1000;

/** One of a closed vocabulary; what is no word of it gives way to the plain choice, and that is said. */
const chosen = <T extends string>(vocabulary: readonly T[], said: string, plain: T, path: string, note: Note): T => {
  const word = readWord(vocabulary, said);
  if (word === null) note(path, `${JSON.stringify(cutText(said, 40))} is none of the list; ${plain} stands`);
  return word ?? plain;
};

const within = (said: number | null | undefined, least: number, greatest: number, plain: number): number =>
  Number.isFinite(said) ? Math.min(greatest, Math.max(least, said ?? plain)) : plain;

const takeLens = (said: number | null | undefined, note: Note): number => {
  const lens = Math.round(within(said, 14, 200, 35));
  if (Math.round(said ?? 0) !== lens)
    note("lens_mm", `${said ?? "nothing"} is no lens from 14 to 200 mm; ${lens} stands`);
  return lens;
};

const takePresent = (said: TakenShot["present"][number], cast: string, things: Things, note: Note): Present => {
  const thing = (id: string, path: string) => known(findThing(things, id), id, path, note);
  const gaze = readWord(["camera", "away"], said.looks_at);
  const relation = readWord(spatialRelations, said.at.relation);
  const at = relation === null ? null : thing(said.at.id, "at.id");
  // A writer who faces somebody says whom; the body then faces neither side for sure.
  const faced = readWord(["left", "right", "camera", "away"], said.faces);
  const partner = faced === null ? findThing(things, said.faces) : null;
  return {
    cast,
    doing: chosen(poses, said.doing, "still", "doing", note),
    holds: thing(said.holds, "holds"),
    faces: faced ?? "camera",
    looks_at: said.looks_at === "" ? partner : (gaze ?? thing(said.looks_at, "looks_at")),
    touches: thing(said.touches, "touches"),
    at: relation === null || at === null || at === cast ? null : { relation, id: at },
    where: readWord(["left", "centre", "right"], said.where.replace("center", "centre")) ?? "centre",
    depth: readWord(["near", "mid", "far"], said.depth) ?? "mid",
    feels: readWord(expressions, said.feels),
  };
};

const takePresents = (said: TakenShot["present"], things: Things, note: Note): Present[] => {
  const present: Present[] = [];
  for (const [index, each] of said.entries()) {
    const here = under(note, `present[${index}]`);
    const cast = known(findIn(things.cast, each.cast), each.cast, "cast", here);
    if (cast === null) continue;
    if (present.some((other) => other.cast === cast)) here("cast", `${cast} is there twice; left out`);
    else if (present.length < most.present) present.push(takePresent(each, cast, things, here));
  }
  return present;
};

/** `question:` and `gesture:` threads as the contract writes them, or the id of a thing. */
const takeThread = (said: string, things: Things): string | null => {
  const [, kind, slug] = /^(question|gesture|sound):(.+)$/iu.exec(said) ?? [];
  if (kind === undefined || slug === undefined) return findThing(things, said);
  const clean = snake(slug)
    .replaceAll("_", "-")
    .replaceAll(/[^a-z0-9-]/gu, "")
    .slice(0, most.id);
  return /^[a-z]/u.test(clean) ? `${kind.toLowerCase() === "question" ? "question" : "gesture"}:${clean}` : null;
};

const takeThreads = (said: readonly string[], things: Things, path: string, note: Note): string[] => {
  const threads = said.map((each) => known(takeThread(each, things), each, path, note));
  return [...new Set(threads.filter((each) => each !== null))].slice(0, 8);
};

const takeCaption = (said: string, note: Note): string | null => {
  if (said === "") return null;
  const lines = said.split("\n").map((line) => line.trim());
  const isFine = lines.length <= 2 && lines.every((line) => [...line].length <= 42);
  const caption = isFine ? lines.join("\n") : readableCaption(said, anyTime);
  if (!isFine)
    note("caption", caption === null ? "longer than two lines of 42 characters; left out" : "broken into lines anew");
  return caption;
};

/** Things that the shot shows and its lists forgot: what is held, what is acted with, and what it is about. */
const seenProps = (shot: Pick<ScreenplayShot, "present" | "acts" | "focus">, listed: string[], things: Things) => {
  const props = new Set(things.props.map(({ id }) => id));
  const acted = shot.acts.flatMap(({ by, of, to, with: tool }) => [by, of, to, tool]);
  const more = [...shot.present.map(({ holds }) => holds), shot.focus, ...acted].filter(
    (id) => id !== null && props.has(id),
  );
  return [...new Set([...listed, ...more.filter((id) => id !== null)])].slice(0, most.present);
};

/** Whom or what the shot is about, and seen in it. */
const takeFocus = (said: TakenShot, present: Present[], place: string, things: Things, note: Note): string => {
  const focus = findThing(things, said.focus) ?? present[0]?.cast ?? place;
  if (findThing(things, said.focus) === null)
    note("focus", `${JSON.stringify(said.focus)} is nothing of this film; ${focus} stands`);
  if (comesIn(focus, present, things))
    note("focus", `${focus} is what the shot is about and was not present; it is now`);
  return focus;
};

/** Brings somebody of the cast into a shot that forgot them; false where they are there, or are none of the cast. */
const comesIn = (id: string, present: Present[], things: Things): boolean => {
  const unseen = things.cast.some((each) => each.id === id) && !present.some(({ cast }) => cast === id);
  if (!unseen || present.length >= most.present) return false;
  const plain = { holds: null, looks_at: null, touches: null, at: null, feels: null };
  present.push({ cast: id, doing: "still", faces: "camera", where: "centre", depth: "mid", ...plain });
  return true;
};

/** One shot of an answer as the contract has it. What cannot stand gives way to the nearest that can, and is told. */
export const takeShot = (
  said: TakenShot,
  { shot_id, things, before, note }: { shot_id: string; things: Things; before: string | null; note: Note },
): ScreenplayShot => {
  const sentence = (text: string) => cutText(text, most.sentence);
  const line = (text: string) => cutText(text, most.line);
  const place =
    known(findIn(things.places, said.place), said.place, "place", note) ?? before ?? things.places[0]?.id ?? "";
  const present = takePresents(said.present, things, note);
  const focus = takeFocus(said, present, place, things, note);
  const acts = takeActs(said.acts, things, note);
  for (const [at, { act, by }] of acts.entries())
    if (comesIn(by, present, things)) note(`acts[${at}].by`, `${by} does ${act} and was not present; it is now`);
  // What acts stands in `present`; listed here too it is no fault.
  const listed = said.props.map((id, at) =>
    known(findIn(things.props, id), findThing(things, id) === null ? id : "", `props[${at}]`, note),
  );
  return {
    shot_id,
    role: chosen(roles, said.role, "build", "role", note),
    weight: within(said.weight, 0.2, 5, 1),
    purpose: sentence(said.purpose),
    action: sentence(said.action),
    detail: cutText(said.detail, most.text),
    action_en: said.action_en === "" ? null : sentence(said.action_en),
    detail_en: said.detail_en === "" ? null : cutText(said.detail_en, most.text),
    place,
    present,
    acts,
    props: seenProps(
      { present, acts, focus },
      listed.filter((id) => id !== null),
      things,
    ),
    focus,
    framing: chosen(framings, said.framing, "medium", "framing", note),
    angle: chosen(angles, said.angle, "eye_level", "angle", note),
    lens_mm: takeLens(said.lens_mm, note),
    movement: chosen(movements, said.movement, "static", "movement", note),
    motivation: line(said.motivation),
    light: line(said.light),
    key_side: chosen(keyLightSides, said.key_side, "ambient", "key_side", note),
    sound: line(said.sound),
    dialogue: said.dialogue
      .filter((spoken) => spoken.line !== "")
      .slice(0, 4)
      .map((spoken) => ({ who: findIn(things.cast, spoken.who) ?? "voice_over", line: line(spoken.line) })),
    caption: takeCaption(said.caption, note),
    transition_in: chosen(transitions, said.transition_in, "cut", "transition_in", note),
    now: takeStates(said.now, things, note),
    changes: said.changes === "" ? null : sentence(said.changes),
    holds: said.holds ?? false,
    setup_of: takeThreads(said.setup_of, things, "setup_of", note),
    pays_off: takeThreads(said.pays_off, things, "pays_off", note),
  };
};
