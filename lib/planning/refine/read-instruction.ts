import { boundedText } from "#lib/planning/bounded-text.ts";
import type { PlanContent } from "#lib/contract/plan.ts";
import type { Understood } from "#lib/contract/refine.ts";
import type { ShotRevision } from "#lib/contract/revision.ts";
import type { PlanningInput } from "#lib/planning/draft.ts";
import { filmOf } from "#lib/planning/revise-plan.ts";
import { detectLanguage } from "#lib/planning/intent/detect-language.ts";
import { findQuoted } from "#lib/planning/intent/find-quoted.ts";
import { hash32 } from "#lib/planning/dice.ts";
import { faceFills } from "#lib/planning/shots/face-fills.ts";
import { presentIn } from "#lib/planning/shots/stage.ts";
import { mentions } from "#lib/planning/compile/words.ts";
import { applyCue } from "./apply-cue.ts";
import { clausesIn, joinedParts } from "./clauses.ts";
import { findCues, leftOver, type CompiledWords, type FoundCue } from "./find-cues.ts";
import { instructionLanguages, instructionWordsOf } from "./languages.ts";
import { readNumbers } from "./read-numbers.ts";
import { ShotChange } from "./shot-change.ts";
import { readStoryOrder } from "./story-orders.ts";
import type { Cue } from "./words/instruction-words.ts";
import { toldOf, type Told } from "./told.ts";

/** What an instruction asks of one shot. */
export interface ReadInstruction {
  edits: ShotRevision;
  understood: Understood[];
  /** Parts of the instruction that changed nothing. */
  ignored: string[];
  /** Added to the seed of the shot's picture where another take was asked for. */
  seed_shift?: number;
}

/**
 * Reads free text as typed changes of one shot, in any of ten languages. Pure; what it cannot use is reported in
 * `ignored`. Throws RangeError for a shot that is not in the plan.
 */
export const readInstruction = (
  written: string,
  view: { content: PlanContent; shot_id: string },
  input: PlanningInput,
): ReadInstruction => {
  const { content, shot_id } = view;
  const instruction = boundedText(written);
  const shot = content.shots.find((each) => each.shot_id === shot_id);
  if (shot === undefined) throw new RangeError(`there is no shot ${shot_id}`);
  const film = filmOf(content, input);
  const told = toldOf(film, presentIn(shot, film));
  const layers = content.depth_layers.find((each) => each.shot_id === shot_id)?.layers ?? [];
  let best: Read | null = null;
  for (const compiled of languagesFor(instruction, content.language)) {
    const read = readIn(compiled, instruction, { content, shot, told, layers });
    if (best === null || read.unread < best.unread) best = read;
    if (best.unread === 0) break;
  }
  if (best === null) return { edits: {}, understood: [], ignored: [instruction] };
  const { change, ignored, takes } = best;
  if (change.now.framing === "extreme_close" && shot.framing !== "extreme_close") keepToFace(instruction, change, told);
  return {
    edits: change.edits(),
    understood: change.understood,
    ignored,
    ...(takes ? { seed_shift: 1 + (hash32(`${instruction}\u0001${content.seed}`) % 9973) } : {}),
  };
};

/** Nearest of all to somebody is their face, unless the words name a thing of the film to look at. */
const keepToFace = (instruction: string, change: ShotChange, told: Told): void => {
  const { member, film, plural } = told;
  if (member === null || !(member.animate || member.kind === "person")) return;
  const named = film.cast.some(
    (other) =>
      !other.animate &&
      other.kind !== "person" &&
      [other.head, other.later.replace(/^the /u, "")].some((word) => mentions(instruction, word)),
  );
  if (!named) told.tell(instruction, faceFills(told.name, plural), change);
};

/** The languages an instruction may be in, likeliest first: its own, the film's, English, the others of its script. */
const languagesFor = (instruction: string, film: string): CompiledWords[] => {
  const latin = /\p{Script=Latin}/u.test(instruction);
  const others = instructionLanguages.filter((language) => latin === !/^(?:ja|zh|hi|ar)$/u.test(language));
  const order = [...new Set([detectLanguage(instruction), film, "en", ...others])];
  return order.flatMap((language) => instructionWordsOf(language) ?? []);
};

interface View {
  content: PlanContent;
  shot: PlanContent["shots"][number];
  told: Told;
  layers: PlanContent["depth_layers"][number]["layers"];
}

interface Read {
  change: ShotChange;
  ignored: string[];
  takes: boolean;
  /** Cues that were asked for. */
  asked: Set<Cue>;
  /** Letters of the instruction that this language's words leave unread. */
  unread: number;
}

const readIn = (compiled: CompiledWords, instruction: string, view: View): Read => {
  const change = new ShotChange(view.content, view.shot);
  const state: Read = { change, ignored: [], takes: false, asked: new Set(), unread: 0 };
  const rest = readCaption(instruction, compiled, change);
  for (const clause of clausesIn(rest))
    for (const part of partsOf(clause, compiled)) readPart(part, compiled, view, state);
  return state;
};

/** A caption is taken as it is written: what follows its colon, or what stands in quotation marks. */
const readCaption = (instruction: string, { captioned }: CompiledWords, change: ShotChange): string => {
  const match = captioned.exec(instruction);
  if (match?.groups === undefined) return instruction;
  const said = (match.groups["quoted"] ?? match.groups["open"] ?? "").trim();
  const [quote] = findQuoted(said);
  const whole = quote !== undefined && (match.groups["quoted"] !== undefined || quote.span.start <= 1);
  const text = whole ? quote.text : (/^.+?[.!?。！？](?=\s|$)/u.exec(said)?.[0] ?? said);
  const end = match.index + match[0].length - said.length + (whole ? quote.span.end : text.length);
  change.set(instruction.slice(match.index, end), "caption", text.trim().slice(0, 500));
  return `${instruction.slice(0, match.index)}\n${instruction.slice(end)}`;
};

/** A clause in the orders that it joins; `the dog and the cat` is one. */
const partsOf = (clause: string, compiled: CompiledWords): string[] => {
  const parts = joinedParts(clause, compiled);
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before === undefined || startsOrder(part, compiled)) joined.push(part);
    else
      joined[joined.length - 1] = clause.slice(
        clause.indexOf(before),
        clause.indexOf(part, clause.indexOf(before)) + part.length,
      );
  }
  return joined;
};

const startsOrder = (part: string, compiled: CompiledWords): boolean => {
  const cues = findCues(part, compiled);
  if (cues.length > 0 && leftOver(part, cues, compiled) === "") return true;
  if (/\d/u.test(part)) return true;
  const { swap, remove, add, wear, act } = compiled.orders;
  return [...swap, ...remove, ...add, ...wear, ...act.slice(0, 2)].some((pattern) => pattern.test(part));
};

const readPart = (part: string, compiled: CompiledWords, view: View, state: Read): void => {
  const { change } = state;
  const { spans, idle } = readNumbers(part, compiled, change);
  const bare = spans.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    part,
  );
  const cues = findCues(bare, compiled).filter(
    (cue) => spans.length === 0 || !/^(?:longer|shorter|longer_lens|shorter_lens)$/u.test(cue.cue),
  );
  const said = spans.length === 0 ? cues : [...cues, ...lengthWords(bare, compiled)];
  const rest = leftOver(bare, said, compiled);
  state.ignored.push(...idle);
  if (rest !== "" && spans.length === 0) {
    const order = readStoryOrder(part, { compiled, change, told: view.told, layers: view.layers });
    if (order !== null) {
      state.ignored.push(...order.idle);
      state.unread += order.idle.join("").length;
      return;
    }
  }
  for (const cue of cues) {
    // `closer but not too close`: how far is enough.
    if (cue.negated && state.asked.has(cue.cue)) continue;
    if (!cue.negated) state.asked.add(cue.cue);
    const done = applyCue(cue, change, view.told, cues);
    if (cue.cue === "take") state.takes = true;
    if (!done && !isCorrection(cue, cues)) state.ignored.push(cue.words.trim());
  }
  if (cues.length === 0 && spans.length === 0) {
    state.ignored.push(part);
    // Words that every order is made of ask for nothing by themselves; another language may read them.
    state.unread += part.length;
    return;
  }
  if (rest !== "") {
    state.ignored.push(rest);
    state.unread += rest.length;
  }
};

/** `longer`, `shorter` beside a number say which way it goes. */
const lengthWords = (text: string, compiled: CompiledWords): FoundCue[] =>
  findCues(text, compiled).filter(({ cue }) => /^(?:longer|shorter|longer_lens|shorter_lens)$/u.test(cue));

/** `not day but night`: what is denied only sets off what is wanted. */
const isCorrection = (cue: FoundCue, cues: readonly FoundCue[]): boolean =>
  cue.negated && cues.some((other) => !other.negated && other.cue.split(":")[0] === cue.cue.split(":")[0]);
