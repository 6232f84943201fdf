import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { ClassId, NounKind, VerbRow } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { thirdPerson } from "./english-forms.ts";
import { isLiving, isOfKind, isPlace, isSeen, isSmall, type StoryEvent, type Thing } from "./story.ts";
import { settleDoer, type Things } from "./things.ts";
import type { Adjunct, Clause } from "./token.ts";

const moving = setOf<ClassId>("travel leave arrive move chase search appear handle give");
const towards = setOf<ClassId>("give speak teach contest meet part sell perform handle write read win lose");

const withWhom = setOf<ClassId>("meet feel part contest speak give teach care save chase");

const asksOf = (table: LanguageTable, key: string, prep: string) => table.grammar.prep[key]?.includes(prep) === true;

/** Rows whose conditions this clause meets. */
function rowsFor(rows: readonly VerbRow[], object: Thing | null): VerbRow[] {
  return rows.filter((row) => {
    if (row.intransitive === true && object !== null) return false;
    if (row.transitive === true && object === null) return false;
    return row.object === undefined || (object !== null && row.object.some((kind) => isOfKind(object, kind)));
  });
}

function placeAdjuncts(clause: Clause, event: StoryEvent, things: Things, table: LanguageTable): void {
  const settle = (adjunct: Adjunct) => {
    const thing = things.of(adjunct.phrase);
    if (thing !== null && !event.things.includes(thing)) event.things.push(thing);
    if (thing === null) return;
    const saysHour = Object.values(table.grammar.hours).some(
      (words) => words.includes(thing.head) || words.includes(thing.core.toLowerCase()),
    );
    const isTime = thing.kind === "time" || thing.kind === "event" || saysHour;
    if (thing.kind === "time" || saysHour) event.time ??= adjunct.text;
    else if (adjunct.prep === ":to") event.R ??= thing;
    else if (isLiving(thing) && towards.has(event.cls) && asksOf(table, "to_person", adjunct.prep)) event.R ??= thing;
    else if (moving.has(event.cls) && asksOf(table, "goal", adjunct.prep) && !isTime) {
      event.goal ??= adjunct.text;
      if (isPlace(thing)) event.where ??= thing;
    } else if (asksOf(table, "path", adjunct.prep) && !isLiving(thing)) event.where ??= thing;
    else if (asksOf(table, "with", adjunct.prep) && !isLiving(thing) && event.O === null && withWhom.has(event.cls))
      event.O = thing;
    else if (asksOf(table, "with", adjunct.prep) && !isLiving(thing)) event.means ??= adjunct.text;
    else if (asksOf(table, "with", adjunct.prep) && isLiving(thing)) event.R ??= thing;
    else if (
      asksOf(table, "place", adjunct.prep) &&
      isSeen(thing) &&
      !isLiving(thing) &&
      !(thing.kind !== null && worn.has(thing.kind))
    ) {
      if (event.place === null || (isPlace(thing) && (event.where === null || !isPlace(event.where)))) {
        event.place = adjunct.text;
        event.where = thing;
      }
    }
    if (
      event.O === null &&
      !isPlace(thing) &&
      !(asksOf(table, "from", adjunct.prep) && table.language !== "en") &&
      !(thing.kind !== null && worn.has(thing.kind)) &&
      isSeen(thing) &&
      !isTime &&
      event.goal !== adjunct.text &&
      event.R !== thing &&
      event.place !== adjunct.text
    )
      event.O = thing;
  };
  clause.adjuncts.forEach(settle);
}

/** What one has on, is made of or says is no place to be in. */
const worn = setOf<NounKind>("clothing jewel body material text idea feeling number");

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The event's own sentence: the clause as written, its doer named instead of left out or meant by a pronoun. */
function sentenceOf(clause: Clause, event: StoryEvent, story: { text: string; table: LanguageTable }): string {
  const { text, table } = story;
  const isEnglish = table.language === "en";
  const verb = clause.verb;
  const { S } = event;
  const subjectHere =
    clause.subject !== null && !clause.subject_dropped && clause.subject.start >= clause.start ? clause.subject : null;
  const predicateStart = clause.end - clause.predicate.length;
  // `neither of them knows`, `nobody stops`: the negation stands in the doer and must stay.
  if (subjectHere !== null && table.grammar.nobody.includes(subjectHere.text.toLowerCase()))
    return sentenceCase(text.slice(subjectHere.start, clause.end).trim());
  const ing = isEnglish && verb?.form === "ing" && text.slice(predicateStart, verb.start).trim() === "";
  if (ing || (isEnglish && clause.link === "to" && verb?.form === "base")) {
    const finite = S?.plural === true ? verb.base.split(" ")[0] : thirdPerson(verb.base.split(" ")[0] ?? verb.base);
    const doer = subjectHere?.by === "pronoun" || subjectHere === null ? (S?.known ?? "") : subjectHere.text;
    return sentenceCase(`${doer} ${finite} ${text.slice(verb.end, clause.end)}`.replaceAll(/\s+/gu, " ").trim());
  }
  if (isEnglish && S !== null && (subjectHere === null || subjectHere.by === "pronoun"))
    return sentenceCase(`${S.known} ${text.slice(predicateStart, clause.end)}`.trim());
  // `the player who sacrifices his queen`: told alone, the relative word falls.
  if (
    clause.link === "who" &&
    subjectHere !== null &&
    table.grammar.order === "SVO" &&
    table.grammar.script === "latin"
  )
    return sentenceCase(`${subjectHere.text} ${text.slice(predicateStart, clause.end)}`.trim());
  if (table.grammar.script === "deva" && clause.link !== null && subjectHere !== null)
    return text.slice(subjectHere.start, clause.end).trim();
  const isCjk = table.grammar.script === "cjk";
  if (isCjk && S !== null && clause.subject_dropped && clause.link !== "who") {
    const words = plainEnd(clause, story);
    return `${S.known}${table.grammar.order === "SOV" ? (table.grammar.marks["subject"]?.[0] ?? "") : ""}${words}`;
  }
  // `Quand la pluie s'arrête`: told alone, a clause loses the word that tied it.
  if (table.grammar.adjectives_follow && clause.link !== null && clause.link !== "who" && subjectHere !== null)
    return sentenceCase(text.slice(Math.min(subjectHere.start, predicateStart), clause.end).trim());
  const from = subjectHere === null ? clause.start : Math.min(subjectHere.start, predicateStart);
  if (
    S !== null &&
    clause.subject_dropped &&
    table.grammar.order === "SVO" &&
    clause.link !== "who" &&
    table.grammar.script === "latin"
  )
    return sentenceCase(`${S.known} ${text.slice(predicateStart, clause.end)}`.trim());
  if (!isEnglish && subjectHere === null && clause.link === "and")
    return sentenceCase(text.slice(predicateStart, clause.end).trim());
  return sentenceCase(
    (isEnglish ? text.slice(from, clause.end) : isCjk ? plainEnd(clause, story) : clause.quote).trim(),
  );
}

/** `作ったが`, `捨てて`: told alone, a clause ends on its verb, in the form that the table gives for it. */
function plainEnd(clause: Clause, { text, table }: { text: string; table: LanguageTable }): string {
  const { verb, start, verb_end, end } = clause;
  if (verb === null || table.grammar.order !== "SOV" || table.grammar.script !== "cjk") return clause.quote;
  const trailing = text.slice(verb_end, end);
  const joins = [...table.grammar.but, ...table.grammar.because, "が", "と"].includes(trailing.trim());
  const stem = text.slice(verb.start, verb_end).replace(/ながら$/u, "");
  const plain = table.grammar.irregular[stem] ?? table.grammar.irregular[stem.replace(/て$/u, "")];
  if (plain !== undefined && (joins || trailing === "")) return text.slice(start, verb.start) + plain;
  return joins ? text.slice(start, verb_end) : clause.quote;
}

/** What a clause tells: who does what to whom, where, and of what class it is. */
export function eventOf(clause: Clause, things: Things, story: { text: string; table: LanguageTable }): StoryEvent {
  const { table } = story;
  // `says the snowman`: behind what is said the doer follows the verb.
  const isInverted = clause.subject === null && clause.verb?.verb?.class === "speak" && clause.object !== null;
  const S = things.of(isInverted ? clause.object : clause.subject);
  const O = isInverted ? null : (things.of(clause.object) ?? aboutWhat(clause, S, things, table));
  const entry = clause.verb?.verb ?? null;
  // What somebody only wants or tries is no deed yet.
  const helper = clause.hoped ? clause.helper : null;
  const isWish = clause.hoped && clause.link !== "to" && !clause.negated && clause.link !== "if";
  const asked = isWish ? [] : rowsFor(entry?.rows ?? [], O);
  const read: ClassId = isWish
    ? helper !== null && wishes.has(helper.class)
      ? helper.class
      : "feel"
    : (asked[0]?.class ?? entry?.class ?? "do");
  const cls = clause.object === null && O !== null && read === "be" ? "feel" : possibleFor(read, S, O, asked);
  const own = cls === read ? asked : [];
  settleDoer(S, cls, table);
  // `Marie embrasse Paul`: a name that one meets or speaks to is somebody.
  if (O !== null && O.named && withWhom.has(cls)) settleDoer(O, "meet", table);
  const event: StoryEvent = {
    clause,
    link: clause.link,
    cls,
    rows: own,
    S,
    O,
    R: null,
    goal: null,
    place: null,
    where: null,
    means: null,
    time: null,
    negated: clause.negated,
    aim: null,
    said: "",
    spoken: [],
    things: [S, O].filter((thing) => thing !== null),
  };
  // `is eaten by`: who it is done to stands first.
  if (clause.passive && O === null) {
    event.O = S;
    const agent = clause.adjuncts.find(
      ({ prep }) => asksOf(table, "by", prep) || table.grammar.marks["passive"]?.includes(prep) === true,
    );
    event.S = things.of(agent?.phrase ?? null);
  }
  // What wind or water does to a thing is seen on the thing.
  if (isForce(S) && O !== null && (cls === "move" || cls === "change") && read !== cls) [event.S, event.O] = [O, null];
  // `女巫把国王变成了青蛙`: what changes is what is marked.
  const marks = table.grammar.marks["object_before"] ?? [];
  if (cls === "change" && O !== null && clause.adjuncts.some(({ prep }) => marks.includes(prep)))
    [event.S, event.O] = [O, null];
  if (cls === "be" && event.S === null) [event.S, event.O] = [event.O, null];
  if (event.O?.kind === "time") {
    event.time = event.O.text;
    event.O = null;
  }
  placeAdjuncts(clause, event, things, table);
  // Whatever else the clause names belongs to it: `the clown's party` shows the clown.
  for (const thing of things.all)
    if (thing.phrase.start >= clause.start && thing.phrase.end <= clause.end && !event.things.includes(thing))
      event.things.push(thing);
  if (event.S !== null && event.S === event.O) event.O = null;
  const opening = isInverted ? story.text.slice(0, clause.start) : "";
  event.said =
    isInverted && !/[.!?]\s/u.test(opening.slice(0, -2))
      ? story.text.slice(0, clause.end).trim()
      : named(sentenceOf(clause, { ...event, S }, story), clause, O, table);
  return event;
}

/** `puts it into the kiln`: told alone, an English sentence names what its pronoun means. */
function named(said: string, { object, verb }: Clause, O: Thing | null, { language }: LanguageTable): string {
  if (language !== "en" || object?.by !== "pronoun" || O === null || verb === null) return said;
  const low = object.text.toLowerCase();
  if (!/^(?:it|them|him|her)$/u.test(low) || O.named || said.toLowerCase().includes(O.core.toLowerCase())) return said;
  const from = Math.max(0, said.toLowerCase().indexOf(verb.low.split(" ")[0] ?? ""));
  const at = said.slice(from).search(new RegExp(`(?<![\\p{L}'’])${low}(?![\\p{L}'’])`, "iu"));
  return at < 0 ? said : said.slice(0, from + at) + O.known + said.slice(from + at + low.length);
}

/** `is afraid of the dark`, `is allergic to dust`: what a state is about. */
function aboutWhat(clause: Clause, S: Thing | null, things: Things, table: LanguageTable): Thing | null {
  if (clause.verb?.verb?.class !== "be" || S === null || !(isLiving(S) || S.kind === "machine")) return null;
  const adjunct = clause.adjuncts[0];
  const word =
    adjunct === undefined ? "" : clause.quote.slice(clause.verb_end - clause.start, adjunct.start - clause.start);
  const ties = ["of", "about", "to_person", "with", "from"].some((key) => asksOf(table, key, adjunct?.prep ?? ""));
  const thing = ties && /^\s\p{L}+\s$/u.test(word) ? things.of(adjunct?.phrase ?? null) : null;
  return thing !== null && isSeen(thing) && !isPlace(thing) && thing.kind !== "time" ? thing : null;
}

const forces = new Set<NounKind>(["weather", "fire", "water", "light", "sky"]);
const isForce = (thing: Thing | null) => thing?.kind != null && forces.has(thing.kind);

const wishes = new Set<ClassId>(["feel", "refuse", "lose"]);

/** Classes whose lines speak of hands, eyes or a will. */
const animate = setOf<ClassId>(
  "give take make mend handle search speak write read teach learn wear hide sell feel refuse care save perceive eat find",
);

const sounding = setOf<NounKind>("instrument sound text event idea group person");

/** What machines do as well, robots above all. */
const mechanical = setOf<ClassId>("make speak write read teach learn feel mend perceive find refuse");

const footless = setOf<NounKind>(
  "thing tool food drink clothing jewel paper money furniture material part plant device",
);
const onFoot = setOf<ClassId>("travel arrive leave");

/** A thing does not give or read: what is said of it is a movement, or only that it happens. */
function possibleFor(cls: ClassId, S: Thing | null, O: Thing | null, rows: readonly VerbRow[]): ClassId {
  // `play` is music only of what sounds; of anything else it is a game, or something in the hands.
  if (cls === "perform" && O !== null && S?.plural === true && !(O.kind !== null && sounding.has(O.kind)))
    return "contest";
  if (cls === "perform" && O !== null && isSmall(O) && O.kind !== "instrument") return "handle";
  if (cls === "perform" && S !== null && S.kind !== null && !isLiving(S) && S.kind !== "machine") return "do";
  // What has no feet goes no steps: it flies, falls or rolls.
  if (S !== null && S.kind !== null && footless.has(S.kind) && onFoot.has(cls)) return "move";
  if (S === null || S.kind === null || isLiving(S) || !animate.has(cls)) return cls;
  if (S.kind === "machine" && mechanical.has(cls)) return cls;
  if (rows.some((row) => JSON.stringify(row).includes(`S:${S.kind}`))) return cls;
  if (O !== null) return isForce(S) ? (cls === "hide" ? "change" : "move") : "do";
  return S.kind === "vehicle" ? "travel" : "move";
}
