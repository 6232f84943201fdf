import type { ActionPhrase, Span } from "#lib/planning/reading.ts";
import type { NounPhrase } from "./find-subjects.ts";
import { chained, endings } from "./lexicons/chains.ts";
import { hanBase } from "./lexicons/han-verbs.ts";
import type { Unit } from "./units.ts";

const verbLast = new Set(["ja", "ko", "hi", "ur", "mr"]);
const verbFirst = new Set(["ar", "fa"]);
const objectParticles = new Set(["を", "の", "から", "把", "将", "को"]);
const subjectParticles = new Set(["が", "は", "ने", "も"]);
const relative = new Set("who that which que qui che der die das qual quem cui dont who's है जो الذي التي".split(" "));
/** A phrase ends with its clause, or after this many units. */
const longest = 12;

export interface Clauses {
  raw: string;
  language: string;
  units: readonly Unit[];
  phrases: readonly NounPhrase[];
  ordered: (unit: Unit) => boolean;
  /** Where the text only says what sort of film it is: "wie man", "कैसे". */
  framing: readonly Span[];
}

/** Joints that open a clause of their own as often as they govern a noun. */
const joints = /^(?:as|since|until|before|after|than|while|que|como|wie|als|bis|comme|che|come|porque|weil)$/u;
const leads = (unit: Unit | undefined): boolean =>
  unit?.grammar === "place" || (unit?.grammar === "link" && unit.key !== "的" && !joints.test(unit.key));
const small = (unit: Unit | undefined): boolean => unit?.kind === "grammar";
/** The unit before a phrase and its article. */
const beforePhrase = (units: readonly Unit[], phrase: NounPhrase): number => {
  let at = phrase.from - 1;
  if (units[phrase.from]?.gap === true) return -1;
  while (at >= 0 && units[at]?.grammar === "article" && units[at]?.gap !== true) at -= 1;
  return units[at + 1]?.gap === true ? -1 : at;
};
const finite = (unit: Unit): boolean => !/(?:ing|ando|endo|iendo|ndo)$/u.test(unit.key);

/** "bis ihm jemand ein Brötchen gibt": where the verb closes its clause, who does it comes first. */
function germanDoer({ units, phrases }: Clauses, at: number, before: number): number {
  const next = units[at + 1];
  if (next !== undefined && !next.gap && next.sentence === units[at]?.sentence && next.grammar !== "and") return before;
  let doer = before;
  for (let index = before - 1; index >= 0; index--) {
    const phrase = phrases[index] as NounPhrase;
    const between = units.slice(phrase.from + 1, at + 1);
    if (between.some((unit) => unit.gap) || units.slice(phrase.from, at).some((unit) => unit.kind === "verb")) break;
    // "in dem ein Junge": two articles in a row are a relative and its clause's own subject.
    const own = units[phrase.from - 1]?.grammar === "article" && units[phrase.from - 2]?.grammar === "article";
    const governed = phrase.placed || leads(units[beforePhrase(units, phrase)]);
    if ((own || !governed) && !isAccusative(units, phrase)) doer = index;
  }
  return doer;
}

const romance = new Set(["es", "fr", "pt", "it"]);

/** The first phrase of the sentence that nothing governs. */
function firstOf({ units, phrases }: Clauses, before: number): number | null {
  const sentence = units[(phrases[before] as NounPhrase).from]?.sentence;
  let first: number | null = null;
  for (let index = before; index >= 0 && index > before - 8; index--) {
    const phrase = phrases[index] as NounPhrase;
    if (units[phrase.from]?.sentence !== sentence) break;
    if (!phrase.placed && !leads(units[beforePhrase(units, phrase)])) first = index;
  }
  return first;
}

const opensClause =
  /^(?:mientras|cuando|hasta|donde|porque|para|pendant|quand|où|lorsque|tandis|comme|quando|enquanto|onde|até|mentre|dove|perché|finché|che|que|qui|cui)$/u;

/** Who does the verb at `at` where a subject stands before its verb. */
function doerBefore(
  clauses: Clauses,
  at: number,
  before: number,
  earlier: readonly { at: number; doer: number | null }[],
): number | null {
  const { units, phrases } = clauses;
  const unit = units[at] as Unit;
  const same = (index: number) => units[(phrases[index] as NounPhrase).from]?.sentence === unit.sentence;
  if (before < 0 || !same(before)) return null;
  const last = earlier.at(-1);
  const sameSentence = last !== undefined && units[last.at]?.sentence === unit.sentence;
  let joint = at;
  while (joint - 1 > (phrases[before] as NounPhrase).to && units[joint]?.gap !== true) joint -= 1;
  const between = units.slice((phrases[before] as NounPhrase).to + 1, at);
  const broken = unit.gap || between.some((each) => each.gap);
  const joined = between.some((each) => each.grammar === "and");
  const purpose = between.some((each) => each.key === "to" || each.key === "para" || each.key === "zu");
  // "opens a jar, smiles and bows": after a comma or "and" the doer goes on, unless the verb before was the joined one's.
  if (sameSentence && last.doer !== null && (broken || joined || purpose)) {
    const clauseHasOwn = (phrases[before] as NounPhrase).from > last.at && !broken && !joined && !purpose;
    if (!clauseHasOwn) return last.doer;
  }
  if (sameSentence && last.at > (phrases[before] as NounPhrase).to) return last.doer;
  // An idea told by its deed alone does nothing.
  if (units[(phrases[before] as NounPhrase).from]?.kind === "verb") return sameSentence ? last.doer : null;
  // "El jardinero que perdió su sombrero lo encuentra": behind a relative clause the one it tells of goes on.
  const told = sameSentence && last.doer !== null && relative.has(units[last.at - 1]?.key ?? "");
  const plain = !broken && !joined && !units.slice((last?.at ?? at) + 1, at).some((each) => opensClause.test(each.key));
  if (told && plain && romance.has(clauses.language) && finite(unit)) return last.doer;
  const first = firstOf(clauses, before);
  // "A pond, its surface like glass, reflects": what stands between commas does nothing.
  if (unit.gap && !sameSentence && first !== null) return first;
  const isRelative = between.some((each) => relative.has(each.key));
  let index = before;
  // "the keeper of the old lighthouse walks": a governed noun belongs to the one before it.
  for (;;) {
    const phrase = phrases[index] as NounPhrase;
    const lead = beforePhrase(units, phrase);
    // "with thousands of dogs running around"
    if (!finite(unit) && index === before && !broken && units[lead]?.key === "with") break;
    const calls = /^(?:named|called|dubbed|nicknamed|llamad[oa]|namens|nommée?|appelée?|chamad[oa]|chiamat[oa])$/u;
    const governed =
      calls.test(units[lead]?.key ?? "") ||
      phrase.placed ||
      (lead >= 0 && leads(units[lead]) && !clauses.ordered(units[lead] as Unit));
    // "beekeepers in Slovenia who sing": who is somebody.
    const someone =
      between.some((each) => each.key === "who") && !phrase.animate && governed && index > 0 && same(index - 1);
    if (!someone && (!governed || isRelative)) break;
    if (index === 0 || !same(index - 1) || (phrases[index - 1] as NounPhrase).to < (last?.at ?? -1)) {
      if (sameSentence) return last.doer;
      return null;
    }
    index -= 1;
  }
  const phrase = phrases[index] as NounPhrase;
  const lead = beforePhrase(units, phrase);
  // 坐在窗台上看雨: one being does one thing after another, unless it makes another do it.
  const series = clauses.language === "zh" && sameSentence && lead === last.at;
  if (series && !/^[教让叫请派帮劝陪求逼]/u.test(units[last.at]?.key ?? "")) return last.doer;
  // "watches a whale jump": what is seen does it; "pours tea smiling": the doer goes on.
  if (sameSentence && lead === last.at && index === before && !finite(unit) && !phrase.animate) return last.doer;
  return firstOfPair(clauses, index);
}

/** "a grandfather and his grandson fish": who is named first leads, the other does it with them. */
function firstOfPair({ units, phrases }: Clauses, index: number): number {
  const [first, second] = [phrases[index - 1], phrases[index]];
  if (first === undefined || second === undefined || !first.animate || !second.animate || first.placed) return index;
  const joint = units.slice(first.to + 1, second.from);
  const opens = index === 1 || units[(phrases[index - 2] as NounPhrase).from]?.sentence !== units[first.from]?.sentence;
  const joined = joint.some(({ grammar }) => grammar === "and") || (units[second.from]?.key ?? "").startsWith("و");
  const tight = joint.every(({ grammar, gap }) => !gap && (grammar === "and" || grammar === "article"));
  return opens && joined && tight ? index - 1 : index;
}

/** Who does it where particles or a verb in front tell. */
function doerByMark({ language, units, phrases }: Clauses, at: number, before: number): number | null {
  const unit = units[at] as Unit;
  let doer: number | null = null;
  for (let index = before; index >= 0 && index > before - 6; index--) {
    const phrase = phrases[index] as NounPhrase;
    if (units[phrase.from]?.sentence !== unit.sentence) break;
    const particle = units[phrase.to + 1]?.key ?? "";
    if (phrase.placed || objectParticles.has(particle)) continue;
    if (subjectParticles.has(particle)) return index;
    // Where the verb comes last, its doer comes first.
    doer = doer === null || phrase.animate || verbLast.has(language) ? index : doer;
    if (phrase.animate && !verbLast.has(language)) break;
  }
  if (doer === null && verbFirst.has(language) && phrases[before + 1] !== undefined && !beginsHow(units, at))
    return before + 1;
  return doer;
}
const beginsHow = (units: readonly Unit[], at: number) => units[at - 1]?.key === "كيف";

/** Verbs of getting another to do something: "teaching me to ride a bike" is one deed. */
const causing =
  /^(?:teach|taught|ask|tell|told|help|forc|beg|invit|allow|order|train|convinc|persuad|encourag|show|enseñ|ensin|insegn|apprend)(?:e?s|e?d|ing|es|an?|ó|ou?|ano)?$/u;

/** Where the words of the verb at `at` end: before the next subject's own clause. */
function endOf({ units, phrases, ordered }: Clauses, at: number, after: number): number {
  const unit = units[at] as Unit;
  let to = at;
  let index = after;
  let taughtVerb = 0;
  while (to + 1 < units.length && to - at < longest) {
    const next = units[to + 1] as Unit;
    if (next.gap || next.sentence !== unit.sentence || next.grammar === "and" || ordered(next)) break;
    const asked = causing.test(unit.key) && /^(?:to|a|à|ad)$/u.test(units[to]?.key ?? "");
    const links = to === at || (to === at + 1 && units[to]?.key === "to") || asked;
    const letting = /^(?:lässt|lasst|lassen|ließ|ließen)$/u.test(unit.key);
    if (next.kind === "verb" && letting && next.key.endsWith("n")) return to + 1;
    if (next.kind === "verb" && !links) break;
    if (next.kind === "verb" && asked && taughtVerb++ > 0) break;
    if (next.kind === "verb" && to === at && !chained(unit, next)) break;
    const ahead = units[to + 2];
    if (next.kind === "condition" && next.weather !== null && ahead?.kind === "verb" && !ahead.gap) break;
    while (index < phrases.length && (phrases[index] as NounPhrase).from < to + 1) index += 1;
    const phrase = phrases[index];
    if (phrase !== undefined && phrase.from === to + 1) {
      let verb = phrase.to + 1;
      while (small(units[verb]) && !leads(units[verb]) && units[verb]?.grammar === "filler") verb += 1;
      const own = units[verb];
      const lead = beforePhrase(units, phrase);
      const object = lead === at || leads(units[lead]);
      if (phrase.stands_for !== null && own?.kind === "verb") break;
      if (own?.kind === "verb" && !own.gap && finite(own) && !object) break;
    }
    to += 1;
  }
  const cutByOrder = units[to + 1] !== undefined && ordered(units[to + 1] as Unit);
  const last = units[to + 1];
  const closed = last === undefined || last.gap || last.sentence !== unit.sentence || last.grammar === "and";
  const stays = (key: string) =>
    !cutByOrder &&
    (endings.has(key) || (closed && /^(?:on|in|by|inside|outside|past|auf|ab|an|aus|ein|zu)$/u.test(key)));
  while (to > at && small(units[to]) && !stays((units[to] as Unit).key)) to -= 1;
  return to;
}

const objectFirst = new Set(["de", "hi", "ja", "ko", "ur", "mr"]);
/** Whether the words before the verb, in its sentence, only say that it will be shown. */
const taught = ({ units, framing }: Clauses, at: number): boolean => {
  let first = at;
  while (first > 0 && units[first - 1]?.sentence === units[at]?.sentence && units[first - 1]?.kind !== "verb")
    first -= 1;
  const span = { start: (units[first] as Unit).start, end: (units[at] as Unit).end };
  return framing.some((each) => each.start >= span.start - 1 && each.end <= span.end);
};
/** "einen Reifen", "den Hund": done to, never doing. */
const isAccusative = (units: readonly Unit[], phrase: NounPhrase): boolean =>
  /^(?:(?:k|m|s|d|ihr)?einen|den|dem|(?:k|m|s|d)?einem)$/u.test(units[phrase.from - 1]?.key ?? "") &&
  phrase.count === 1;
const clitics = /^(?:l[aeo]s?|se|me|te|nos|si|s|l|lui|leur|gli|li|ci|vi|lhe|lhes)$/u;

/** What happens, each in the intent's words, with who does it as an index into `phrases`. */
export function findActions(clauses: Clauses): ActionPhrase[] {
  const { raw, language, units, phrases, ordered } = clauses;
  const actions: ActionPhrase[] = [];
  const done: { at: number; doer: number | null }[] = [];
  let before = -1;
  let covered = -1;
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as Unit;
    while (before + 1 < phrases.length && (phrases[before + 1] as NounPhrase).to < at) before += 1;
    if (unit.kind !== "verb" || unit.motion === null || ordered(unit)) continue;
    const inside = phrases[before + 1];
    // "waiting for the rain": where nothing else is named the deed is the idea as well.
    const idea = inside?.from === at && inside.to === at;
    if (!idea && inside !== undefined && inside.from <= at && inside.to >= at) continue;
    const last = verbLast.has(language);
    if (!last && at <= covered) continue;
    // बनाना सिखाती, 作り方を教える: what is taught belongs to the teaching.
    const follower = units[at + 1]?.key === "を" ? units[at + 2] : units[at + 1];
    const taughtDeed = (language === "hi" && /न[ाे]$/u.test(unit.key)) || (language === "ja" && unit.key.endsWith("方"));
    if (taughtDeed && follower?.kind === "verb" && !follower.gap && follower.sentence === unit.sentence) continue;
    const marked = last || verbFirst.has(language);
    let doer = marked ? doerByMark(clauses, at, before) : doerBefore(clauses, at, before, done);
    if (language === "de" && doer !== null && doer === before) doer = germanDoer(clauses, at, before);
    const sky = units[at - 1];
    const falling = !last && !unit.gap && sky?.kind === "condition" && sky.weather !== null && !leads(units[at - 2]);
    if (falling && phrases[before]?.to !== at - 1) doer = null;
    const following = phrases[before + 1];
    // 雨の中を走る少年: what follows its verb directly does it; 失くした傘: or is told by it.
    const told = language === "ja" && doer === null && following?.from === at + 1 && units[at + 1]?.gap !== true;
    if (told && (following.animate || following.kind === "vehicle")) doer = before + 1;
    else if (told && /[ただ]$/u.test(unit.key) && units[at - 1]?.key !== "を") continue;
    const doing = doer === null ? undefined : phrases[doer];
    // "wie man einen Reifen wechselt", "चाय कैसे बनाते हैं": what it is done to, and nobody who does it.
    const shown = doing !== undefined && !doing.animate && objectFirst.has(language) && taught(clauses, at);
    if (shown || (language === "de" && doing?.stands_for === null && isAccusative(units, doing))) doer = null;
    let to = at;
    let start = unit.start;
    const clitic = units[at - 1];
    const leans = clitics.test(clitic?.key ?? "") || (language === "pt" && /^[ao]s?$/u.test(clitic?.key ?? ""));
    if (!unit.gap && leans && doing?.from !== at - 1 && romance.has(language) && !ordered(clitic as Unit))
      start = (clitic as Unit).start;
    let motion = unit.motion;
    if (last) {
      let first = Math.min(
        Math.max(covered + 1, doer === null || doer > before ? 0 : (phrases[doer] as NounPhrase).to + 1),
        at,
      );
      for (let look = at; look > first; look--)
        if (
          units[look]?.gap === true ||
          units[look]?.sentence !== units[look - 1]?.sentence ||
          ordered(units[look - 1] as Unit)
        )
          first = look;
      while (first < at && (units[first]?.kind === "grammar" || units[first]?.gap === true)) first += 1;
      start = (units[first] as Unit).start;
    } else {
      // "mist lifting", "snow falls": the weather does it, and stays in the words.
      if (falling && doer === null) start = sky.start;
      to = endOf(clauses, at, before + 1);
      // 把信烧了: what it is done to stands before the verb.
      const object = phrases[before];
      const mark = language === "zh" && object?.to === at - 1 ? beforePhrase(units, object) : -1;
      if (mark >= 0 && /^[把将]$/u.test(units[mark]?.key ?? "")) start = (units[mark] as Unit).start;
      // "keeps going", "starts to cry": one deed, and the second verb is what is seen.
      const second = units.slice(at + 1, Math.min(to, at + 3) + 1).find((each) => each.kind === "verb");
      const deed = second === undefined ? null : chained(unit, second);
      if (deed === "second" && second?.motion != null) motion = second.motion;
    }
    if (shown) start = Math.min(start, doing.span.start);
    covered = to;
    const end = (units[to] as Unit).end;
    const verb = language === "zh" ? hanBase(unit.key) : unit.key;
    actions.push({ phrase: raw.slice(start, end), verb, motion, subject: doer, span: { start, end } });
    done.push({ at, doer });
  }
  return actions;
}
