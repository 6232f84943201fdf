import type { Act } from "#lib/contract/acts.ts";
import type { NounRow } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { aimed } from "./aimed.ts";
import { actOfClass } from "./act-of-class.ts";
import { actSpoken, isLight, isSeparable, type Spoken } from "./act-words.ts";
import type { Doing, Said } from "./doings.ts";
import { onFire, settleFire } from "./on-fire.ts";
import type { Phrase } from "./phrase.ts";
import {
  apart,
  isLiving,
  isOfKind,
  isPlace,
  isSeen,
  isThing,
  type ReadAct,
  type StoryEvent,
  type Thing,
} from "./story.ts";
import { isReciprocal, type Things } from "./things.ts";
import { recalled } from "./among-animals.ts";
import { settleKind, settleWords, withoutDeed } from "./settle-words.ts";
import { isByHand, letFall } from "./unnamed.ts";
import { broken, forces, isOfNature, undoers, wrecked } from "./wrecked.ts";
import { sourceOf, stripped } from "./stripped.ts";
import { settleRoles, type Parts } from "./told-before.ts";

const acts = (names: string): ReadonlySet<Act> => new Set(names.split(" ") as Act[]);

/** Acts in which a thing goes from one to another. */
const passing = acts("give show throw pelt pour feed take snatch refuse");
/** Acts between two: who it is done to is the other one. */
const between = acts(
  `embrace shake_hands kiss high_five whisper speak stroke feed bandage cover lead follow chase fight push_over push_in bite help_up dance arm_wrestle tug pelt
  play_game bow wave point lick kneel milk salute comb scold quarrel toast cut_hair carry_high push_swing ride mount arrest be_thrown pounce look_at listen photograph phone laugh smile shout peek`
    .split(/\s+/u)
    .join(" "),
);
/** Acts of hands: a particle of theirs may stand before the thing itself, `puts on his hat`. */
const handled = acts(
  `knock_off make_off snatch toast give take put_down pick_up show hold hold_close open close push pull throw catch drop kick pour drink eat stir cut crack_open
  write read paint play_instrument sew repair hammer dig plant water sweep wipe wash fold tear tie pack light put_out put_on
  take_off carry lift search find hide handle place knead roll_out spread squeeze shake_up blow unwrap lock press ring
  rummage flip hang_up carve angle pump wind_on write_up iron type saw chop fell snip vacuum build fly_kite hit lift_weight jump_over climb
  put_in conceal take_out pocket produce hang_on ignite bang lace refuse push_away`
    .split(/\s+/u)
    .join(" "),
);
/** What things do by themselves: of somebody who makes them do it, the thing does it. */
const alone = acts(
  `fall break burn melt spill boil_over float_away sink roll swing slam shake grow bloom wither go_out come_on appear
  vanish deflate drive_off arrive fly_off pop collapse shed strike erupt crash stall
  bounce_down enter_tunnel leave_tunnel turn_green turn_red`
    .split(/\s+/u)
    .join(" "),
);
/** Acts that end where they are done: a nail in a wall, a ladder up to a window. */
const unaimed = acts("place hammer climb hang_on pocket produce lace push_away");
/** What things do that were hit: not what hits them. */
const suffered = acts("break burn melt spill deflate pop collapse strike");
/** What is done with a vehicle. */
const ofVehicles = acts("get_out get_in miss");
/** What somebody does who makes a thing do it by itself. */
const causes: Partial<Record<Act, Act>> = {
  burn: "ignite",
  break: "drop",
  fall: "push",
  roll: "push",
  swing: "push",
  shake: "shake_up",
  spill: "drop",
  slam: "close",
  come_on: "light",
  go_out: "put_out",
  deflate: "push",
  collapse: "push",
  pop: "point",
};
/** Acts with a body: a thing does none of them. */
const thingsToo = new Set<Act>([
  ...alone,
  "hatch",
  "open",
  "close",
  "land",
  "fly_off",
  "turn_away",
  "spin",
  "jump",
  "climb",
]);
const unthings: Partial<Record<Act, Act>> = {
  run: "drive_off",
  walk: "drive_off",
  leave: "drive_off",
  enter: "arrive",
  fall_over: "fall",
};

/** Whether a thing does it by itself, once or on wheels. */
export const isOfThings = (act: Act): boolean => thingsToo.has(act) || act in unthings;

/** What runs and leaves without wheels. */
const flowing = new Set(["material", "drink", "food", "body", "plant", "water"]);
const asks = (table: LanguageTable, key: string, { prep }: Said) => table.grammar.prep[key]?.includes(prep) === true;

/** Who does what a clause tells: its subject, else somebody in it whom no preposition and no mark makes anything else. */
function doerOf({ S, O, clause }: StoryEvent, things: Things, table: LanguageTable): Thing | null {
  if ((S !== null && S.kind !== "body") || table.language === "en") return S;
  const inner = clause.doings.map(({ subject }) => things.of(subject)).find((thing) => thing !== null);
  const verb = clause.doings[0]?.start ?? 0;
  const isAhead = O !== null && isLiving(O) && O.phrase.start >= clause.start && O.phrase.end <= verb;
  const tied = clause.adjuncts.filter(({ prep }) => prep !== "").map(({ phrase }) => phrase.start);
  const free = clause.phrases.find(({ start, end, noun }) => !tied.includes(start) && end <= verb && isSomebody(noun));
  const isLikePassive = clause.passive && O !== null && isLiving(O);
  return (
    inner ??
    (isAhead || isLikePassive ? O : null) ??
    things.of(free ?? null) ??
    S ??
    (clause.subject === null ? things.doer : null)
  );
}

const isSomebody = (noun: NounRow | null) => noun !== null && ["person", "animal", "group"].includes(noun.kind);

function partsOf(doing: Doing, event: StoryEvent, things: Things, table: LanguageTable): Parts {
  const isNamed = (thing: Thing | null): thing is Thing => thing !== null && !isReciprocal(thing);
  const isMain = doing === event.clause.doings[0];
  // An Arabic verb looks the same whether somebody does it or has it done to: with an object he does it.
  const isDone = isMain && event.clause.passive && !(doing.objects.length > 0 && event.O !== null && isLiving(event.O));
  // `is hugged by her son and kissed by her daughter`: each deed has who does it.
  const by = !isMain && event.clause.passive ? doing.adjuncts.find((said) => asks(table, "by", said)) : undefined;
  const agent = by === undefined ? null : things.someone(by.phrase);
  const isTurned = isDone || (agent !== null && isLiving(agent) && agent !== event.S);
  const own =
    things.of(doing.subject) ?? (isTurned && !isDone ? agent : isDone ? event.S : doerOf(event, things, table));
  const [first = null, second = null] = apart([own].filter((thing) => thing !== null));
  const named = doing.objects.map((phrase: Phrase) => things.someone(phrase)).filter(isNamed);
  const adjuncts = doing.adjuncts.flatMap((said) => {
    const thing = things.someone(said.phrase);
    return isNamed(thing) && thing !== first ? [{ said, thing }] : [];
  });
  const isBeside = adjuncts.some(({ thing }) => thing === event.O);
  const isToldOf = isMain ? named.length === 0 || isDone : isTurned;
  // `is carried piggyback`, `is given a cake`: what the verb has beside whom it is done to.
  const isBoth = isMain && event.clause.passive && table.language === "en" && !named.includes(event.O as Thing);
  const told = isNamed(event.O) && !isBeside && (isToldOf || isBoth) ? [event.O, ...(isToldOf ? [] : named)] : named;
  return {
    doer: first,
    second,
    objects: told.flatMap((thing) => apart([thing])[0] ?? thing).filter((thing) => thing !== first),
    adjuncts,
    event,
  };
}

/** Whose a part of a body is, or who else is there to be the other one. */
const otherIn = ({ event, doer }: Parts, of: Thing | null): Thing | null =>
  event.things.find(
    (thing) =>
      thing !== doer &&
      thing !== of &&
      isLiving(thing) &&
      !event.elsewhere.has(thing) &&
      !isOwnerOf(thing, doer) &&
      !apart([doer ?? thing]).includes(thing),
  ) ?? null;

/** Of `Grandpa's dog barks` it is not Grandpa who is barked at. */
const isOwnerOf = ({ phrase }: Thing, owned: Thing | null): boolean =>
  owned !== null && owned.parts.length === 0 && phrase.start >= owned.phrase.start && phrase.end < owned.phrase.end;

/** Who does what to whom with what: the parts of an act, by what it is. */
function played(act: Act, parts: Parts, spoken: Spoken, table: LanguageTable): Omit<ReadAct, "act" | "by"> {
  const isSaid = ({ head }: Thing) =>
    spoken.words.includes(head) || spoken.words.includes(head.split(" ").at(-1) ?? head);
  const own = parts.objects.find((thing) => isSaid(thing) && !isLiving(thing)) ?? null;
  // `takes a bow`: what only says which act it is, is no thing beside it.
  const objects = parts.objects.filter((thing) => thing !== own || handled.has(act) || suffered.has(act));
  const { adjuncts } = parts;
  const living = objects.find(isLiving) ?? null;
  // `knocks over the vase`, `blows down the fence`: what stands behind the particle is what it is done to.
  const isForce = parts.doer?.kind != null && forces.has(parts.doer.kind);
  const takes = handled.has(act) || undoers[act] !== undefined || (isForce && alone.has(act));
  const tied = ({ said, thing }: Parts["adjuncts"][number]) =>
    [spoken.particle, `${spoken.particle} of`].includes(said.prep) || (isSeparable(said.prep) && !isPlace(thing));
  const behind = takes ? (adjuncts.find(tied)?.thing ?? null) : null;
  const laid = own !== null && (act === "cover" || act === "bandage") ? own : undefined;
  const tool =
    laid ??
    adjuncts.find(
      ({ said, thing }) => asks(table, "with", said) && !isLiving(thing) && !isPlace(thing) && thing.kind !== "body",
    )?.thing;
  const named = objects.find((thing) => !isLiving(thing)) ?? (objects.length === 0 ? behind : null);
  // `pelt each other with snowballs`: what it is done with is what flies.
  const lifeless = named ?? (act === "pelt" || act === "tug" ? (tool ?? null) : null);
  const rest = adjuncts.filter(
    ({ thing }) => thing !== tool && thing !== lifeless && !parts.event.elsewhere.has(thing),
  );
  const toward = rest.find(({ thing, said }) => isLiving(thing) && !asks(table, "by", said))?.thing ?? null;
  const goal = rest.find(({ said, thing }) => asks(table, "goal", said) && !isPlace(thing))?.thing ?? null;
  const isPair = between.has(act);
  // `feeds a worm to its chicks`: of two who live the one behind `to` gets the other.
  const isFood = passing.has(act) && living?.kind === "animal" && lifeless === null && toward !== null;
  if (isFood && rest.some(({ thing, said }) => thing === toward && asks(table, "to_person", said)))
    return { of: living, to: toward, with: tool ?? null };
  if (isPair || (passing.has(act) && lifeless !== null)) {
    const isBody = lifeless?.kind === "body";
    const to =
      living ??
      toward ??
      (isPair ? parts.second : null) ??
      (isPair || passing.has(act) ? otherIn(parts, lifeless) : null);
    const isOwn = isBody && lifeless.phrase.by === "own";
    return {
      of: isBody && (to !== null || isOwn) ? null : lifeless,
      to: to ?? goal,
      with: tool === lifeless ? null : (tool ?? null),
    };
  }
  // `climbs out of a car`, `runs after the bus`: with a vehicle, however the words tie it to the verb.
  const vehicle = ofVehicles.has(act)
    ? ([...objects, ...adjuncts.map(({ thing }) => thing)].find(({ kind }) => kind === "vehicle") ?? null)
    : null;
  // `laps milk from a saucer`: an animal has its vessel before it.
  const vessel =
    (act === "drink" || act === "eat") && parts.doer?.kind === "animal"
      ? (adjuncts.find(({ thing }) => !isPlace(thing) && !isLiving(thing) && thing.kind !== "water")?.thing ?? null)
      : null;
  if (vehicle !== null || vessel !== null) return { of: vehicle ?? vessel, to: null, with: null };
  const shell = act === "hatch" ? (rest.find(({ thing }) => !isPlace(thing))?.thing ?? null) : null;
  // `soffia sulle candeline`: what a hand's deed goes to is what it is done to.
  const isAsked = (thing: Thing) => isSaid(thing) || spoken.kinds.some((kind) => thing.kind === kind);
  const told = rest.find(({ thing }) => isAsked(thing) && !isLiving(thing))?.thing ?? null;
  const of = lifeless ?? living ?? shell ?? (handled.has(act) ? (told ?? goal) : null);
  // `washes her hands`: somebody's own body is no thing in their hands; a dog's bone is.
  const isOwn = of?.kind === "body" && of.phrase.by === "own" && (parts.doer?.kind !== "animal" || !handled.has(act));
  return { of: isOwn ? null : of, to: toward ?? (goal === of || unaimed.has(act) ? null : goal), with: tool ?? null };
}

/** The thing that the subject of a clause names beside whose it is. */
const ownedIn = ({ event, doer, adjuncts }: Parts): Thing | null => {
  const verb = event.clause.doings[0]?.start ?? 0;
  return (
    event.things.find(
      (thing) =>
        thing !== doer &&
        isThing(thing) &&
        thing.kind !== "body" &&
        thing.phrase.end <= verb &&
        !adjuncts.some((each) => each.thing === thing),
    ) ?? null
  );
};
/** What befalls things alone: nobody living bursts or spills. */
const ofThingsAlone = acts("pop break melt collapse spill boil_over deflate go_out come_on slam burn");

/** What burns or smokes, where what comes out of it is told. */
const sourceIn = (parts: Parts, table: LanguageTable): Thing | null =>
  parts.doer?.kind === "fire" || parts.doer?.kind === "weather" ? sourceOf(parts, table) : null;

const none = { of: null, to: null, with: null };

/** An act as it is seen: of a thing that somebody makes do something, the thing does it, behind what the hand does. */
function seenAs(act: Act, parts: Parts, spoken: Spoken, table: LanguageTable): ReadAct[] {
  const { doer, objects, event } = parts;
  const rest = played(act, parts, spoken, table);
  const isTool = doer !== null && isThing(doer) && suffered.has(act);
  const done = rest.of ?? objects.find((thing) => isTool || !spoken.words.includes(thing.head)) ?? null;
  // `A toddler's balloon pops`: what somebody has does it, not they.
  const theirs = ofThingsAlone.has(act) && doer !== null && isLiving(doer) && done === null ? ownedIn(parts) : null;
  if (theirs !== null) return [{ act, by: theirs, ...none }];
  // `A spider frightens the girl`: one is startled by what the other does.
  const victim = act === "be_startled" && doer !== null ? (objects.find(isLiving) ?? null) : null;
  if (victim !== null && doer !== null) {
    const startled: ReadAct = { act, by: victim, of: null, to: isLiving(doer) ? doer : null, with: null };
    return isLiving(doer) ? [{ act: "jump", by: doer, ...none }, startled] : [startled];
  }
  // `Flames come out of the roof`: what they come out of burns.
  const source = act === "burn" && doer !== null && !isLiving(doer) ? sourceIn(parts, table) : null;
  if (source !== null) return [{ act, by: source, ...none }];
  // `A rider is thrown`: who suffers it plays it.
  if (doer === null && done !== null && (act === "be_thrown" || act === "be_startled"))
    return isLiving(done) ? [{ act, by: done, ...rest, of: null }] : [];
  const bared = stripped(act, parts, done, table);
  if (bared !== null) return [{ act, by: bared, ...none }];
  const isForce = doer !== null && doer.kind !== null && forces.has(doer.kind);
  const plain = none;
  if (done !== null && (doer === null || isForce)) {
    const own = alone.has(act) ? act : undoers[act];
    return own === undefined || isLiving(done) ? [] : [{ act: own, by: done, ...plain }];
  }
  if (doer === null || doer.kind === "weather") return [];
  // `A gust snatches a hat`, `the flood sweeps away a bridge`: what is told of the thing, the wind or the water does to it.
  const isSwept = done === null && event.S === doer && event.clause.subject?.head !== doer.head;
  if (isSwept && doer.kind === "building" && isOfNature(event.clause.subject) && !alone.has(act)) return broken(doer);
  const mayBe = isLiving(doer) || doer.kind === null || isOfKind(doer, "machine") || doer.kind === "building";
  // `A swallow leaves the nest`: what flies off by itself makes nothing fly.
  const flies = act === "fly_off" && doer.kind === "animal";
  if (done !== null && alone.has(act) && mayBe && !flies && done !== doer && !isLiving(done)) {
    const cause = rest.with !== null && act === "break" ? "hammer" : causes[act];
    const made: ReadAct[] = [{ act, by: done, ...(act === "crash" ? { ...rest, of: null } : plain) }];
    return cause === undefined ? made : [{ act: cause, by: doer, ...rest, of: done }, ...made];
  }
  // `A ball breaks a window`, `lightning hits a tree`: it is not the ball that breaks.
  const isMover = mayBe || doer.kind === "vehicle" || done === doer;
  if (done !== null && suffered.has(act) && !isMover && !isLiving(done)) return [{ act, by: done, ...plain }];
  // `A lorry and a bus collide`: each runs into the other.
  const met = act === "crash" && rest.of === null ? (rest.to ?? parts.second) : rest.to;
  if (mayBe || thingsToo.has(act)) return [{ act, by: doer, ...rest, to: met }];
  const isFelled = act === "fall_over" && doer.kind === "plant";
  const own =
    (flowing.has(doer.kind ?? "thing") && !isFelled ? undefined : unthings[act]) ??
    (isSwept ? undoers[act] : undefined);
  return own === undefined ? [] : [{ act: own, by: doer, ...plain }];
}

/** What is seen to happen in an event: every doing of its clause that names an act, in the order in which they are told. */
export function actsIn(event: StoryEvent, things: Things, table: LanguageTable): ReadAct[] {
  const { clause } = event;
  if (clause.hoped) return [];
  const ordered = clause.doings.toSorted((a, b) => a.start - b.start);
  const said = new Set<string>();
  return ordered.flatMap((doing): ReadAct[] => {
    // `lets go`: one act, whatever else its second word may tell.
    if (said.has(doing.verb)) return [];
    const parts = partsOf(doing, event, things, table);
    // `time flies`: what nobody can see does nothing that is seen.
    if (parts.doer !== null && !isSeen(parts.doer)) return [];
    const isMain = doing === clause.doings[0];
    const beside = parts.adjuncts.map(({ thing, said: { prep } }) => ({ thing, prep }));
    const company = {
      doer: parts.doer,
      objects: parts.objects,
      beside,
      isState: clause.stative && isMain,
      isDone: clause.passive,
    };
    const near =
      isMain && !clause.stative
        ? actOfClass(
            event.cls,
            parts.doer,
            parts.objects,
            beside.map(({ thing }) => thing),
          )
        : null;
    const spoken =
      actSpoken(doing, company, table) ?? (near === null ? null : { act: near, particle: null, words: [], kinds: [] });
    const burning = onFire(parts, spoken === "unseen" ? null : spoken, table);
    if (burning !== null) return burning;
    if (spoken === null) return isMain ? wrecked(parts) : [];
    if (spoken === "unseen") return [];
    for (const word of spoken.words) said.add(word);
    settleFire(spoken, parts);
    // `twists open a jar`: what the second word has is what both are done to.
    const second = clause.doings.find(({ verb }) => spoken.words.includes(verb));
    // `lets the cup fall`: what the second word is said of is what it is done to.
    if (second !== undefined && parts.objects.length === 0) {
      const own = things.of(second.subject);
      const told = own === null || own === parts.doer ? partsOf(second, event, things, table).objects : [own];
      parts.objects.push(...told);
    }
    settleRoles(spoken.act, parts, isMain, things);
    things.doer = parts.doer ?? things.doer;
    settleKind(spoken.act, parts);
    settleWords(spoken.act, spoken, parts);
    withoutDeed(spoken, parts, isLight(doing, table));
    // `a snowman is put up`: what hands do is done by somebody, whoever it may be.
    const isDone = parts.doer === null && clause.passive && isMain && isByHand(spoken.act, handled);
    const isPut = isDone && !parts.adjuncts.some(({ said }) => asks(table, "by", said));
    if (isPut && parts.objects.some((thing) => isThing(thing) || isLiving(thing))) parts.doer = things.unnamed(clause);
    parts.objects = parts.objects.filter((thing) => isSeen(thing));
    const seen = seenAs(letFall(spoken.act, parts, things), parts, spoken, table).map((each) =>
      aimed(each, parts, table),
    );
    const read = seen.length === 0 && isMain ? wrecked(parts) : recalled(seen, parts, things, table);
    // Who plays a part is there to be seen.
    for (const { by, of, to, with: tool } of read)
      for (const thing of [by, of, to, tool])
        if (thing !== null && !event.things.some((each) => each === thing || each.parts.includes(thing)))
          event.things.push(thing);
    return read;
  });
}
