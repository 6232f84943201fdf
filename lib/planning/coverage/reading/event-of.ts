import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { ClassId, NounKind, VerbRow } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { isLiving, isOfKind, isPlace, isSeen, isSmall, type StoryEvent, type Thing } from "./story.ts";
import { namesLap } from "#lib/places/on-body.ts";
import { actsIn, isOfThings } from "./act-of.ts";
import { actSpoken } from "./act-words.ts";
import { elsewhereIn } from "./elsewhere.ts";
import { settleDoer, type Things } from "./things.ts";
import type { Adjunct, Clause } from "./clauses.ts";

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
      event.place !== adjunct.text &&
      !asksOf(table, "place", adjunct.prep)
    )
      event.O = thing;
  };
  clause.adjuncts.forEach(settle);
}

/** What one has on, is made of or says is no place to be in. */
const worn = setOf<NounKind>("clothing jewel body material text idea feeling number");

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The event's own sentence: the clause as written, its doer named where the words leave it out or mean it by a pronoun. */
function sentenceOf(clause: Clause, S: Thing | null, O: Thing | null, table: LanguageTable): string {
  const { grammar, language } = table;
  const { text, subject, verb } = clause;
  const isNamed = language === "en" && subject?.by === "pronoun" && !clause.subject_dropped;
  if (S === null || S.phrase.by === "pronoun") return sentenceCase(text);
  if (isNamed && text.toLowerCase().startsWith(`${subject.text.toLowerCase()} `) && !S.parts.some(({ named }) => named))
    return sentenceCase(withObject(`${S.known}${text.slice(subject.text.length)}`, clause, O, table));
  // `neither recognises the other`: the negation stands in the doer and must stay.
  const opensWithNobody = grammar.nobody.includes(text.split(" ")[0]?.toLowerCase() ?? "");
  if (!clause.subject_dropped || verb === null || !isLiving(S) || opensWithNobody)
    return sentenceCase(withObject(text, clause, O, table));
  const isPlainOrder = grammar.order === "SVO";
  if (language === "de") return sentenceCase(withDoer(text, verb.text, S.known));
  if (!isPlainOrder) return sentenceCase(text);
  const gap = grammar.script === "cjk" ? "" : " ";
  return sentenceCase(withObject(`${S.known}${gap}${text}`, clause, O, table));
}

/** A German sentence has its verb second: the doer stands before it, or behind it where something else opens. */
function withDoer(text: string, verb: string, doer: string): string {
  const words = text.split(" ");
  const at = words.findIndex((word) => word.toLowerCase() === verb);
  return at <= 0 ? `${doer} ${text}` : words.toSpliced(at + 1, 0, doer).join(" ");
}

/** `puts it into the kiln`: told alone, an English sentence names what its pronoun means. */
function withObject(said: string, { object, verb }: Clause, O: Thing | null, { language }: LanguageTable): string {
  if (language !== "en" || object?.by !== "pronoun" || O === null || verb === null || O.phrase.by === "pronoun")
    return said;
  const low = object.text.toLowerCase();
  if (!/^(?:it|them|him|her)$/u.test(low) || O.named || said.toLowerCase().includes(O.core.toLowerCase())) return said;
  const from = Math.max(0, said.toLowerCase().indexOf(verb.text));
  const at = said.slice(from).search(new RegExp(`(?<![\\p{L}'’])${low}(?![\\p{L}'’])`, "iu"));
  return at < 0 ? said : said.slice(0, from + at) + O.known + said.slice(from + at + low.length);
}

/** Whether one of these words stands in a text: between blanks where the language writes them. */
const tells = (words: readonly string[], text: string, { grammar }: LanguageTable): boolean => {
  const low = ` ${text.toLowerCase().replaceAll(/[,;:.!?،。、]/gu, " ")} `;
  return words.some((word) => low.includes(grammar.script === "cjk" ? word : ` ${word} `));
};

/** Whether `it` is a thing that was named before, and does what its verb tells: `drops the vase and it breaks`. */
function doesByItself(clause: Clause, things: Things, table: LanguageTable): boolean {
  const [doing] = clause.doings;
  const thing = things.of(clause.subject);
  const isSky = Object.values(table.grammar.weathers).some((words) => tells(words, clause.text, table));
  if (doing === undefined || thing === null || clause.stative || isSky || isPlace(thing)) return false;
  const company = { doer: thing, objects: [], beside: [], isState: false };
  const spoken = doing.objects.length > 0 ? null : actSpoken(doing, company, table);
  return spoken !== null && spoken !== "unseen" && isOfThings(spoken.act);
}

/** `a kitten hops onto his knees`: whose they are is there. */
const lapOwner = ({ S, clause, things: named }: StoryEvent, { all }: Things, { language }: LanguageTable) =>
  S?.kind === "animal" &&
  named.some(({ kind, phrase, core }) => kind === "body" && phrase.by === "own" && namesLap(core, language))
    ? all.findLast(({ kind, plural, phrase }) => kind === "person" && !plural && phrase.end <= clause.end)
    : undefined;

/** What a clause tells: who does what to whom, where, and of what class it is. */
export function eventOf(clause: Clause, things: Things, story: { text: string; table: LanguageTable }): StoryEvent {
  const { table } = story;
  // `it comes out that …`: what it means is told behind it or nowhere.
  const isBare =
    clause.subject?.by === "pronoun" && table.grammar.subject_pronouns[clause.subject.text.toLowerCase()] === "n";
  const isMeant = isBare && doesByItself(clause, things, table);
  const doer = isBare && !isMeant ? null : clause.subject;
  // `Flying a kite on the beach`: a title that names nobody tells what somebody does.
  const isTitle = clause.subject === null && !clause.passive && isTitled(clause, table) && things.doer === null;
  const S = isTitle ? things.unnamed(clause) : things.of(clause.passive ? clause.agent : doer);
  const O = things.of(clause.passive ? doer : clause.object);
  const entry = clause.verb?.entry ?? null;
  const asked = clause.hoped ? [] : rowsFor(entry?.rows ?? [], O);
  const read: ClassId = clause.stative ? "be" : (asked[0]?.class ?? entry?.class ?? "do");
  const cls = possibleFor(read, S, O, asked);
  settleDoer(S, cls, table);
  // `Marie embrasse Paul`: a name that one meets or speaks to is somebody.
  if (O !== null && O.named && withWhom.has(cls)) settleDoer(O, "meet", table);
  // `until morning` is a length of time: of words that may tie clauses only those that do are a turn.
  const turns = table.grammar.turn.filter((word) => ![...table.grammar.until, ...table.grammar.but].includes(word));
  const ahead =
    story.text
      .slice(Math.max(0, clause.start - 24), clause.start)
      .split(/[.!?。！？।]/u)
      .at(-1) ?? "";
  const event: StoryEvent = {
    clause,
    link: clause.link,
    cls,
    acts: [],
    joined: [],
    rows: cls === read && !clause.stative ? asked : [],
    S,
    O,
    R: things.of(clause.receiver),
    goal: null,
    place: null,
    where: null,
    means: null,
    time: null,
    negated: clause.negated,
    habit: tells(table.grammar.habit, clause.text, table),
    turn:
      clause.link === "but" ||
      clause.link === "until" ||
      tells(turns, clause.text, table) ||
      tells(turns, ahead, table),
    said: "",
    spoken: [],
    things: [S, O].filter((thing) => thing !== null),
    elsewhere: new Set(),
  };
  // `"Run!" shouts a boy`: behind what is said the doer follows the verb.
  if (cls === "speak" && clause.subject === null && O !== null && isLiving(O)) [event.S, event.O] = [O, null];
  // What wind or water does to a thing is seen on the thing.
  if (isForce(S) && O !== null && (cls === "move" || cls === "change") && read !== cls) [event.S, event.O] = [O, null];
  // `女巫把国王变成了青蛙`: what changes is what is marked.
  const marks = table.grammar.marks["object_before"] ?? [];
  if (cls === "change" && O !== null && clause.adjuncts.some(({ prep }) => marks.includes(prep)))
    [event.S, event.O] = [O, null];
  // `you're the last domino`, `there are two rolls`: what is said to be there is what is seen.
  if (clause.stative && event.O !== null && (event.S === null || event.S.phrase.by === "pronoun"))
    [event.S, event.O] = [event.O, null];
  if (event.S?.kind === "time" && clause.stative && event.O !== null) [event.S, event.O] = [event.O, event.S];
  if (event.O?.kind === "time") {
    event.time = event.O.text;
    event.O = null;
  }
  placeAdjuncts(clause, event, things, table);
  // `juega al ajedrez`: what stands behind a preposition is what it is done to as well.
  if (event.O !== O && event.rows.length === 0 && !clause.hoped && !clause.stative)
    event.rows = rowsFor(entry?.rows ?? [], event.O);
  for (const phrase of clause.phrases) {
    const thing = things.of(phrase);
    // Where the script tells no noun from another word, what no table knows may be none.
    const isSure = table.grammar.script === "latin" || thing?.kind != null || thing?.named === true;
    if (thing !== null && isSure && !event.things.includes(thing)) event.things.push(thing);
  }
  const owner = lapOwner(event, things, table);
  if (owner !== undefined && !event.things.includes(owner)) event.things.push(owner);
  if (event.S !== null && event.S === event.O) event.O = null;
  event.elsewhere = elsewhereIn(event, story.text, table);
  if (event.R !== null && event.elsewhere.has(event.R)) event.R = null;
  // What is worn is no load: `lleva un delantal`.
  event.acts = actsIn(event, things, table).filter(
    ({ act, of }) => event.cls !== "wear" || of?.kind !== "clothing" || !(act === "carry" || act === "hold"),
  );
  things.lately.unshift(...[event.O, event.S].filter((thing) => thing !== null));
  event.said = sentenceOf(clause, things.of(doer), O, table);
  return event;
}

/** Whether a clause stands at the head of an English text as what is under way. */
const isTitled = ({ start, verb, link }: Clause, { language }: LanguageTable): boolean =>
  language === "en" && link === null && verb !== null && verb.start === start && /..ing$/u.test(verb.text);

const forces = new Set<NounKind>(["weather", "fire", "water", "light", "sky"]);
const isForce = (thing: Thing | null) => thing?.kind != null && forces.has(thing.kind);

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
