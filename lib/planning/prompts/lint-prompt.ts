import type { Model } from "#lib/contract/model.ts";
import type { ModelPrompt } from "#lib/contract/plan.ts";
import type { Movement } from "#lib/contract/vocabulary.ts";
import type { DraftShot, FilmDraft } from "#lib/planning/draft.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";
import { actionOf } from "./clauses.ts";

/** What is wrong with a prompt, and where. */
export interface PromptFault {
  rule:
    | "length"
    | "negative_length"
    | "part_missing"
    | "filler"
    | "negation"
    | "duplicate"
    | "word_lost"
    | "placeholder"
    | "form"
    | "sound";
  detail: string;
}

const unitsIn: Record<Model["prompt"]["unit"], (text: string) => number> = {
  characters: (text) => Array.from(text).length,
  utf16_units: (text) => text.length,
  tokens: (text) => Math.ceil(encodeURIComponent(text.toWellFormed()).replace(/%[0-9A-F]{2}/g, "x").length / 4),
};

const quoted = /“[^”]*”|"[^"]*"|«[^»]*»|「[^」]*」|『[^』]*』/gu;
const fillers =
  /\b(stunning|breathtaking|masterpiece|award-winning|(?:ultra|hyper|super)[- ]?(?:realistic|detailed)|best quality|highly detailed|8k|4k|uhd|trending on|unreal engine|amazing|incredible|gorgeous|spectacular)\b/iu;
const everyFiller = new RegExp(fillers.source, "giu");
const negations = /\b(no|not|nor|none|never|nothing|nobody|without|avoid|neither|cannot|\p{L}+n['’]t)\b/iu;
const placeholders =
  /\bundefined\b|\bNaN\b|\[object|\$\{|\{\{|\}\}|\bTODO\b|\bnull\b|<\s*>|\b(?:char|brand|style|hero):|\{\s*\}|\(\s*\)|\[\s*\]|,\s*[,.]|\.\.|\s[,.;]|: *\.|;\s*$/u;

/** How a movement may be heard of, in words or as a bracket. */
const moves: Record<Movement, RegExp> = {
  static: /lock(?:ed|s)? off|static|fixed|holds still/i,
  rack_focus: /rack|focus|static/i,
  pan_left: /pans? left/i,
  pan_right: /pans? right/i,
  tilt_up: /tilts? up/i,
  tilt_down: /tilts? down/i,
  push_in: /push(?:es)? in/i,
  pull_out: /pulls? (?:back|out)/i,
  truck_left: /trucks? left/i,
  truck_right: /trucks? right/i,
  pedestal_up: /rises|pedestal up/i,
  pedestal_down: /sinks|pedestal down/i,
  arc_left: /arcs? left|truck left/i,
  arc_right: /arcs? right|truck right/i,
  crane_up: /cranes? up|pedestal up/i,
  crane_down: /cranes? down|pedestal down/i,
  tracking_follow: /follows|tracking/i,
  tracking_lead: /leads|tracking/i,
  handheld: /handheld|shake/i,
  zoom_in: /zooms? in/i,
  zoom_out: /zooms? out/i,
  whip_pan: /whip|pan right|pan left/i,
  drone_rise: /drone|pedestal up/i,
};

const stop = new Set(
  "the a an and or of in on at to by for with from into onto over under as is are was were be been it its this that these those he she they his her their him them one two while then but so because there here what who which when where than very just only also own up out off we you i my our your not no nor never without nothing nobody none does do did has have had can cannot will would could should may might shall before after because therefore still yet instead again else anything end last first once".split(
    " ",
  ),
);
const folded = (text: string): string => text.toLowerCase().normalize("NFKC");
const wordsOf = (text: string): string[] =>
  (folded(text).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []).filter(
    (word) => word.length > 2 && !stop.has(word),
  );
const inLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

/** Words of the intent that this shot tells: they must reach the model. */
const intentWords = (shot: DraftShot, raw: string): string[] => {
  const told = folded(shot.description);
  const own = folded(raw);
  const asked = new Set(wordsOf(own));
  // What is said to be absent is better not named at all.
  const present = shot.description
    .replace(/\b(?:no|without|not|never|(?:nothing|nobody|no one)(?: else)?) \p{L}+/giu, "")
    .replace(everyFiller, "");
  const spaced = wordsOf(present).filter((word) => inLatin(word) && asked.has(word));
  // Scripts without spaces are quoted as they stand.
  const stretches = (told.match(quoted) ?? []).map((each) => each.slice(1, -1)).filter((each) => own.includes(each));
  return [...new Set([...spaced, ...stretches.filter((each) => !inLatin(each))])];
};

const clausesIn = (prompt: string): string[] =>
  prompt
    .split(/[.;!?。！？]+(?=\s|$)/u)
    .map((clause) =>
      folded(clause)
        .replace(/[^\p{L}\p{N} ]/gu, "")
        .trim(),
    )
    .filter((clause) => clause.split(" ").length > 2);

/** Longer stretches between commas. */
const partsIn = (prompt: string): string[] =>
  prompt
    .split(/[.;!?,]+\s/u)
    .map((part) =>
      folded(part)
        .replace(/[^\p{L}\p{N} ]/gu, "")
        .replace(/^(?:while|and|as|then) /u, "")
        .trim(),
    )
    .filter((part) => part.split(" ").length > 4)
    .map((part) => `part ${part}`);

const saysForm = (model: Model, { prompt, parameters, shot_id }: ModelPrompt): string[] => {
  const id = model.model_id;
  const seconds = Number(parameters["duration_seconds"]);
  const windows = matchesIn(prompt, /\b(\d+)-(\d+)s\b/gu).map(([, from, to]) => [Number(from), Number(to)] as const);
  const wrong: string[] = [];
  const must = (truth: boolean, what: string) => {
    if (!truth) wrong.push(what);
  };
  if (/gemini-omni|seedance-2\.5/u.test(id)) {
    must(windows.length > 0 && windows[0]?.[0] === 0, "has no timed window from 0");
    must(
      windows.every(([from, to], i) => to > from && from === (windows[i - 1]?.[1] ?? 0)),
      "windows do not touch",
    );
    must((windows.at(-1)?.[1] ?? 0) <= seconds, "windows last longer than the clip");
  }
  if (/seedance-2\.5/u.test(id))
    must(
      windows.every(([from, to]) => to - from >= 3),
      "a window is under 3 s",
    );
  if (/seedance-2\.0/u.test(id))
    must(prompt.startsWith("Shot 1:") && windows.length === 0, "is not told in ordered shots");
  if (id.startsWith("minimax/h3")) must(/\[00:00-00:\d\d\]/u.test(prompt), "has no timeline");
  if (/hailuo/u.test(id)) {
    const commands = matchesIn(prompt, /\[([A-Z][a-z]+(?: [a-z]+)?(?:,[A-Z][a-z]+(?: [a-z]+)?)*)\]/gu);
    must(
      commands.length === 1 && (commands[0]?.[1]?.split(",").length ?? 9) <= 3,
      "needs one bracket of at most three moves",
    );
  }
  if (/alibaba\/wan/u.test(id)) must(/single-shot|shot 1:/iu.test(prompt), "does not say single-shot or list shots");
  if (id.startsWith("kling/") && shot_id !== null) must(prompt.includes("[Character A:"), "has no character tag");
  if (id.startsWith("kling/") && shot_id === null) {
    const list = parameters["multi_prompt"] as readonly { duration_seconds: number; prompt: string }[];
    must(
      list.reduce((sum, each) => sum + each.duration_seconds, 0) === seconds,
      "multi_prompt does not sum to the clip",
    );
    must(
      list.every((each) => each.prompt.length <= 500),
      "an entry is over 500 characters",
    );
  }
  if (/^xai\/|gemini-omni/u.test(id))
    must(!/\b\d+ ?mm\b|f\/\d|\b\d{4} K\b|\d:1\b/u.test(prompt.replace(quoted, "")), "has camera codes");
  if (id.startsWith("ltx/")) must(!prompt.includes("\n"), "is more than one paragraph");
  return wrong;
};

/** Every fault of one prompt against the vendor's rules, the shot it is for and the intent as written. */
export const lintPrompt = (entry: ModelPrompt, model: Model, draft: FilmDraft, raw: string): PromptFault[] => {
  const faults: PromptFault[] = [];
  const fault = (rule: PromptFault["rule"], detail: string) => faults.push({ rule, detail });
  const { prompt, notes } = entry;
  const count = unitsIn[model.prompt.unit];
  const length = count(prompt);
  if (length !== entry.length) fault("length", `says ${entry.length}, is ${length}`);
  if (model.prompt.limit !== null && length > model.prompt.limit) fault("length", `${length} of ${model.prompt.limit}`);
  const { negative_limit } = model.prompt;
  if (entry.negative_prompt !== null && negative_limit !== null && count(entry.negative_prompt) > negative_limit)
    fault("negative_length", `${count(entry.negative_prompt)} of ${negative_limit}`);
  if (entry.negative_prompt !== null && /\b(?:no|not|without|avoid)\b/iu.test(entry.negative_prompt))
    fault("negation", "a negative prompt is a list of nouns");
  if ((entry.negative_prompt !== null) !== (model.prompt.negative === "field")) fault("negation", "in the wrong place");

  const own = prompt.replace(quoted, "q");
  const praise = fillers.exec(own);
  if (praise !== null) fault("filler", praise[0]);
  const refusal = model.prompt.negative === "none" ? negations.exec(own) : null;
  if (refusal !== null) fault("negation", own.slice(Math.max(0, refusal.index - 30), refusal.index + 30));
  const hole = placeholders.exec(own);
  if (hole !== null) fault("placeholder", own.slice(Math.max(0, hole.index - 30), hole.index + 20));

  const clauses = [...clausesIn(prompt), ...partsIn(prompt)];
  for (const [index, clause] of clauses.entries()) if (clauses.indexOf(clause) !== index) fault("duplicate", clause);
  for (const what of saysForm(model, entry)) fault("form", what);

  const audible = draft.audio && (model.audio === "always" || model.audio === "optional");
  const heard = /\b(?:Audio|Sound|SFX|Ambience):|\bWe hear (?!only)|\([^)]+\) <[^>]+>/u.test(own);
  const said = notes.join(" ");
  const told = prompt.toLowerCase();
  for (const shot of draft.shots.filter((each) => entry.shot_id === null || each.shot_id === entry.shot_id)) {
    const lost = intentWords(shot, raw).filter((word) => !told.normalize("NFKC").includes(word));
    const shortened = said.includes("shortened");
    if (lost.length > 0 && !shortened && entry.shot_id !== null) fault("word_lost", lost.join(", "));
    if (shortened && entry.limit !== null && length < entry.limit * 0.6)
      fault("word_lost", "cut shorter than it had to be");
    if (!moves[shot.camera.movement].test(prompt)) fault("part_missing", `camera move ${shot.camera.movement}`);
    const action = wordsOf(actionOf(draft, shot).action.split(/(?<=[.!?])\s/u)[0] ?? "");
    const kept = action.filter((word) => folded(prompt).includes(word)).length;
    if (action.length > 0 && kept < action.length * 0.4) fault("part_missing", `action of ${shot.shot_id}`);
  }
  const [lock = ""] =
    (draft.shots.find((shot) => shot.shot_id === entry.shot_id) ?? draft.shots[0])?.continuity.subject_lock.split(
      ";",
    ) ?? [];
  const subject = wordsOf(lock);
  if (subject.length > 0 && !subject.some((word) => folded(prompt).includes(word))) fault("part_missing", "subject");
  if (!/\b(?:key light|lit|light)\b/iu.test(own)) fault("part_missing", "light");
  const looks = [...draft.intent.style, ...draft.intent.mood, draft.cinematic_idiom.name].flatMap(wordsOf);
  if (!looks.some((word) => folded(prompt).includes(word))) fault("part_missing", "style");
  if (entry.shot_id !== null && heard && !audible && model.audio === "none")
    fault("sound", "a silent model is told of sound");
  if (entry.shot_id !== null && audible && !heard && !/sound/u.test(said) && !/seedance-2\.0/u.test(model.model_id))
    fault("sound", "nothing is heard");
  return faults;
};
