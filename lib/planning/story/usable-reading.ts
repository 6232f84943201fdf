import { glossWord } from "#lib/planning/meaning/gloss.ts";
import type { ActionPhrase, Reading } from "#lib/planning/reading.ts";
import { abstract } from "./cast.ts";
import { askingWords } from "./end-card.ts";
import { joinActions } from "./join-actions.ts";

/** Orders to the film maker are no action of the film. */
const order =
  /^(make|makes|create|creates|generate|generates|film|films|shoot|produce|produces|write|design|render|give|show|shows)$/i;
const called = (reading: Reading): { start: number; end: number } | null => {
  const match = askingWords.exec(reading.raw);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
};
const negation =
  /\b(?:cannot|can't|can not|could not|couldn't|does not|doesn't|do not|don't|did not|didn't|will not|won't|(?:has|have|had|is|are|was|were) not|hasn't|haven't|hadn't|isn't|aren't|not|never|no longer)\s+$/i;

/** `keeps going`, `tries to open`: the helping verb belongs to the act. */
const helper = /\b((?:keeps?|starts?|begins?|stops?|tries|try|dares?|learns?|has|have)\s+(?:to\s+)?)$/i;

const usable = (raw: string, action: ActionPhrase): ActionPhrase => {
  const denied = negation.exec(raw.slice(Math.max(0, action.span.start - 24), action.span.start))?.[0];
  const helped = helper.exec(raw.slice(Math.max(0, action.span.start - 16), action.span.start))?.[1];
  if (denied === undefined && helped !== undefined && /(?:ing$|^\p{L}+$)/iu.test(action.verb)) {
    const start = action.span.start - helped.length;
    return {
      ...action,
      phrase: raw.slice(start, action.span.end),
      verb: helped.trim().split(/\s+/u)[0]?.toLowerCase() ?? action.verb,
      span: { start, end: action.span.end },
    };
  }
  if (denied === undefined) return action;
  const start = action.span.start - denied.length;
  return { ...action, phrase: raw.slice(start, action.span.end), span: { start, end: action.span.end } };
};

/** The reading as a film can use it: without orders to the maker, with denials kept (`cannot find a word`). */
export const usableReading = (reading: Reading): Reading => {
  const cta = called(reading);
  const inCall = (action: ActionPhrase) =>
    cta !== null && action.span.start >= cta.start && action.span.start < cta.end;
  const actions = reading.actions
    .filter((action) => !(action.subject === null && order.test(action.verb)) && !inCall(action))
    .filter((action) => !isDescription(reading, action))
    .map((action) => usable(reading.raw, action))
    .map((action, index, all) => beforeClause(action, all[index + 1]));
  return { ...reading, actions: joinActions(reading, actions).map((action) => byNobody(reading, action)) };
};

/** `nobody speaks`: nobody is no member of the cast; the words hold their own doer. */
const byNobody = (reading: Reading, action: ActionPhrase): ActionPhrase => {
  const doer = action.subject === null ? undefined : reading.subjects[action.subject];
  if (doer === undefined || !/^no(?:body| one)$/i.test(doer.phrase) || doer.span.end > action.span.start) return action;
  const phrase = reading.raw.slice(doer.span.start, action.span.end);
  return { ...action, phrase, subject: null, span: { start: doer.span.start, end: action.span.end } };
};

/** `practises until the whole street`, where the street's own act follows: the first act ends before the joint. */
const beforeClause = (action: ActionPhrase, next: ActionPhrase | undefined): ActionPhrase => {
  if (next === undefined || next.span.start < action.span.end || next.span.start > action.span.end + 2) return action;
  const cut =
    /\s+(?:until|while|as|when|because|before|after|and)\s+(?:the|an?|his|her|their|its|my|our|every)\s[^,;.]*$/i.exec(
      action.phrase,
    );
  if (cut === null || cut.index < 3) return action;
  return {
    ...action,
    phrase: action.phrase.slice(0, cut.index),
    span: { start: action.span.start, end: action.span.start + cut.index },
  };
};

/** `Film it warm and close`: said to the crew. */
const directing = /^(?:film|shoot|make|keep|cut|grade|light|use|show)\s+(?:it|this|everything|the film|the video)\b/i;

const selfMoving: ReadonlySet<string> = new Set(
  "still walk run turn sit dance fly swim float fall rise spin glow burn shake grow appear".split(" "),
);
/** `running shoes`, `siciliano ripara la rete`: a word about the subject that was read as the start of an action. */
const isDescription = (reading: Reading, action: ActionPhrase): boolean => {
  const sentence =
    reading.raw
      .slice(0, action.span.start)
      .split(/[.!?;\n]/u)
      .at(-1)
      ?.trim() ?? "";
  if (directing.test(sentence)) return true;
  // `time`: one word that names an idea is no order to do it.
  const idea = reading.subjects.some(({ span, head }) => span.start === action.span.start && abstract.test(head));
  if (idea && action.phrase.trim().split(/\s+/u).length === 1) return true;
  // "explained using a snowball", "here's what happened": how it is told, not what happens.
  if (/^(?:using|featuring|including|starring|showing|involving)$/i.test(action.verb)) return true;
  if (
    /^(?:told|narrated|shot|filmed|seen)$/i.test(action.verb) &&
    /^\S+\s+(?:in|by|through|from|as|on)\b/i.test(action.phrase)
  )
    return true;
  if (/\bwhat$/i.test(sentence) && /^happen/i.test(action.verb)) return true;
  // "… on one farm. Taste the field.": said to whoever watches.
  const opens = sentence === "" && action.span.start > 0 && /[.!?]\s*$/u.test(reading.raw.slice(0, action.span.start));
  if (opens && reading.language === "en" && /^\p{Lu}/u.test(action.phrase) && !/(?:ing|ed|s)$/i.test(action.verb))
    return true;
  if (/^(?:named|called|titled|dubbed)$/i.test(action.verb)) return true;
  const doer = action.subject === null ? undefined : reading.subjects[action.subject];
  if (doer !== undefined && action.span.start >= doer.span.start && action.span.start < doer.span.end) return true;
  const next = reading.raw
    .slice(action.span.start)
    .split(/[\s,.;:!?]+/u)[1]
    ?.toLowerCase();
  // "running shoes", "from shipping containers", not "growing tomatoes".
  const governed =
    /\b(?:of|from|with|in|on|at|into|behind|beside|near|under|over)\s+(?:(?:the|an?|old|new)\s+)*$/i.test(
      reading.raw.slice(0, action.span.start),
    );
  if (
    /ing$/i.test(action.verb) &&
    (selfMoving.has(action.motion) || governed) &&
    reading.subjects.some((each) => each.head === next)
  )
    return true;
  return (
    glossWord(action.verb, reading.language) === null &&
    reading.actions.some(
      (other) => other !== action && other.span.start > action.span.start && other.span.end <= action.span.end,
    )
  );
};
