import type { CastMember, Film } from "#lib/planning/film.ts";
import { pastParticiple } from "#lib/planning/meaning/english-grammar.ts";
import type { ActionPhrase } from "#lib/planning/reading.ts";
import { timeWords, weatherIndoors, weatherWords } from "./atmosphere.ts";
import { deedOf, gerundOf } from "./deed.ts";
import { englishAction } from "./english.ts";
import { placeFlavour } from "./flavour.ts";
import { fill, fillable, type Slots } from "./frame.ts";
import { obstacleOf, type ShotIdea } from "./idea.ts";
import { retain } from "./retain.ts";
import * as say from "./sentences.ts";
import { animalBeats, beingBeats, echoBeats, placeBeats, thingBeats, traceBeats, vehicleBeats } from "./small-beats.ts";
import { lastWord, voiceOf, type Voice } from "./voice.ts";
import { agree, capital, finiteClause, infinitiveClause, isEnglish, mentions, quoted, tidy } from "./words.ts";

/** A shot in words. */
export interface ToldShot {
  description: string;
  narrative_purpose: string;
}

const ending: ReadonlySet<string> = new Set(["payoff", "cta", "button"]);
const glue: ReadonlySet<string> = new Set(["with", "under", "through", "light", "early", "last"]);
const holdableKinds: ReadonlySet<string> = new Set(["object", "product", "food", "symbol", "plant"]);

/** Wish of the lead in the intent's words: what it is said to want, else the act that is still to come. */
const wantOf = (film: Film, idea: ShotIdea, english: boolean): string | null => {
  const said =
    /\b(?:wants?|needs?|hopes?|tries|trying|dreams?|dreaming|longs?|searching|looking)\s+((?:to|for|of)\s+[^,.;!?]{3,60})/i.exec(
      film.reading.raw,
    )?.[1];
  if (said !== undefined && english)
    return said.replace(/^(of|for)\s+/i, "").replace(/\s+(?:but|and|because|while|until|before)\s.*$/i, "");
  const own = film.reading.actions.filter((action) => action.subject === null || action.subject === idea.lead);
  const deed = own
    .toReversed()
    .map((action) => deedOf(film, action))
    .find((each) => each !== null);
  return deed === undefined || deed === null ? null : `to ${deed}`;
};

const ctaOf = (film: Film): string =>
  film.brand?.cta ?? film.brand?.name ?? quoted(tidy(film.reading.quoted.at(-1) ?? film.reading.raw.slice(0, 40)));

/** The acts around a shot in base form: its own, the next to come, the last seen. */
const deedsAround = (
  film: Film,
  ideas: readonly ShotIdea[],
  index: number,
): Record<"deed" | "next" | "prev", string> => {
  const of = (list: readonly ShotIdea[], lead: number | null): string | undefined =>
    list
      .flatMap((idea) => idea.actions)
      .map((at) => film.reading.actions[at])
      .filter((action) => action?.subject === null || action?.subject === lead)
      .map((action) => deedOf(film, action))
      .find((deed) => deed !== null) ?? undefined;
  const lead = ideas[index]?.lead ?? null;
  const own = of(ideas.slice(index, index + 1), lead);
  const next = of(ideas.slice(index + 1), lead);
  const prev = of(ideas.slice(0, index).toReversed(), lead);
  const deed = own ?? prev ?? next ?? "";
  return { deed, next: next === deed ? "" : (next ?? ""), prev: prev ?? "" };
};

/** Puts the shots into words: what is seen, then why. The same film gives the same words. */
export const tellStory = (film: Film, ideas: readonly ShotIdea[]): ToldShot[] => {
  const { dice, reading } = film;
  const english = isEnglish(reading);
  const introduced = new Set<number>();
  const obstacle = obstacleOf(film);
  const used = new Set<string>();
  /** One of the frames that can be filled and that this film has not used yet, as long as there is one. */
  const fresh = (list: readonly string[], slots: Slots, key: string): string => {
    const possible = list.filter((frame) => fillable(frame, slots));
    // The more of the intent a frame takes in, the less it reads like another film's.
    const rich = possible.filter((frame) => (frame.match(/\{/g)?.length ?? 0) > 1);
    const pool = possible.length > 0 ? possible : list;
    const unused = (frames: readonly string[]) => frames.filter((frame) => !used.has(frame));
    const left = rich.length > 2 && unused(rich).length > 0 ? unused(rich) : unused(pool);
    const chosen = dice.pick(left.length > 0 ? left : pool, key);
    used.add(chosen);
    return chosen;
  };

  const told = ideas.map((idea, index) => {
    const voice = voiceOf(film, idea, index, introduced);
    const last = index === ideas.length - 1;
    const key = `shot ${index}`;
    const open = last && film.mode.checks.payoff_inverted;
    const plural = { t: voice.plural, o: voice.otherPlural };
    const deeds = deedsAround(film, ideas, index);
    const [act, ...others] = idea.actions.flatMap((at) => reading.actions[at] ?? []);
    const { a, beside } = leadClause(film, act, idea, voice, deeds, key);
    const air = airOf(film, a, index);
    const placed =
      film.place.phrase !== null &&
      !mentions(a, film.place.noun) &&
      !mentions(a, lastWord(film.place.noun)) &&
      voice.t !== film.place.noun;
    const scene: Slots = {
      s: voice.s,
      t: voice.s,
      a,
      p: placed ? placePhrase(film, index) : "",
      w: air,
      l: index === 0 ? "" : fresh(say.links[idea.role], {}, `${key} link`),
    };
    const frames =
      index === 0
        ? placed
          ? say.openings
          : say.openingsWithoutPlace
        : placed && index % 2 === 0
          ? say.laterSentences
          : say.laterWithoutPlace;
    const possible = frames.filter((frame) => index === 0 || air !== "" || !frame.includes("{w}"));
    const sentence = fill(dice.pick(possible, `${key} sentence`), scene, plural);
    const want = wantOf(film, idea, english) ?? "";
    const words: Slots = {
      ...deeds,
      a,
      deed_ing: deeds.deed === "" || mentions(a, gerundOf(deeds.deed)) ? "" : gerundOf(deeds.deed),
      t: voice.t,
      o: voice.o ?? "",
      p: film.place.phrase === null || film.place.later === voice.t ? "" : film.place.later,
      want,
      want_bare: want.replace(/^to /, ""),
      x: obstacle ?? "",
      cta: ctaOf(film),
    };
    const manner =
      voice.sort === "being" || voice.sort === "animal" ? "being" : voice.sort === "place" ? "place" : "thing";
    const own = manner === "place" ? placeFlavour : film.mode.looks[manner];
    const unseen = own.some((look) => !used.has(look) && fillable(look, words));
    // A bare intent can use up the mode's own looks; the second mode then lends its eye.
    const looks = unseen || manner === "place" ? own : film.accent.looks[manner];
    const eye = capital(fill(fresh(looks, words, `${key} eye`), words, plural));
    // The second mode lends one beat, where the story has its middle.
    const lent =
      index === Math.floor(ideas.length / 2)
        ? ` ${capital(fill(fresh(film.accent.lends, words, `${key} lent`), words, plural))}.`
        : "";
    const end = last
      ? ` Final image: ${fill(fresh(say.finalImages[open ? "open" : manner], words, `${key} end`), words, plural)}.`
      : "";
    const { onlooker } = voice;
    const watched =
      onlooker === null || mentions(sentence, onlooker.head)
        ? ""
        : ` ${capital(onlooker.first)} ${agree("look", onlooker.plural)} on.`;
    const brandLine =
      film.brand !== null &&
      (idea.role === "cta" || (last && film.mode.checks.commercial)) &&
      !mentions(sentence, film.brand.name)
        ? ` ${film.brand.name} is named beside ${voice.t}.`
        : "";
    const also = others.map((each) => sideAct(film, each, idea, voice)).join("");
    const table = { being: say.beingPurposes, thing: say.thingPurposes, place: say.placePurposes }[manner];
    const purpose = fill(fresh(open ? say.openPurposes : table[idea.role], words, `${key} purpose`), words, plural);
    // A film may end on its turn; the turn then has to carry the answer too.
    const answer =
      last && !open && !ending.has(idea.role)
        ? ` ${fill(fresh(table.payoff, words, `${key} answer`), words, plural)}`
        : "";
    return {
      description: `${capital(sentence)}${beside}${also}${watched} ${eye}.${lent}${brandLine}${end}`,
      narrative_purpose: `${capital(purpose)}${answer}`,
    };
  });
  return quoteOnce(retain(film, told));
};

const original = /\s*\(“([^”]*)”\)/gu;

/** The user's foreign words stand once beside their English, in the descriptions. */
const quoteOnce = (told: readonly ToldShot[]): ToldShot[] => {
  let shown = "";
  return told.map(({ description, narrative_purpose }) => ({
    description: description.replace(original, (whole, words: string) => {
      if (shown.includes(words.toLowerCase())) return "";
      shown += `${words.toLowerCase()}\n`;
      return whole;
    }),
    narrative_purpose: narrative_purpose.replace(original, ""),
  }));
};

/** The place with the user's own words for it once, later by its English name. */
const placePhrase = (film: Film, index: number): string => {
  const phrase = film.place.phrase ?? "";
  return index === 0 || isEnglish(film.reading) ? phrase : phrase.replace(/\s*\(“[^”]*”\)/u, "");
};

/** Time and weather of a shot; both only at first, and never what its sentence already says. */
const airOf = (film: Film, a: string, index: number): string => {
  const { dice, reading } = film;
  const told = (wording: string) =>
    wording.split(" ").some((word) => word.length > 3 && !glue.has(word) && mentions(a, word));
  /** In the first shot the wording that repeats a word of the intent. */
  const own = (list: readonly string[], key: string): string => {
    const said = list.filter((item) => item.split(" ").some((word) => word.length > 3 && mentions(reading.raw, word)));
    return dice.pick(index === 0 && said.length > 0 ? said : list, `${key} ${index}`);
  };
  const skies = film.place.interior ? weatherIndoors : weatherWords;
  const time = own(timeWords[film.time_of_day], "time");
  const weather = own(skies[reading.intent.weather], "weather");
  const both = [time, weather].filter((each) => each !== "" && !told(each));
  return index === 0 ? both.join(" ") : (both[index % Math.max(1, both.length)] ?? "");
};

/** What the lead does in a shot, and what another does beside it where the text only tells that. */
const leadClause = (
  film: Film,
  act: ActionPhrase | undefined,
  idea: ShotIdea,
  voice: Voice,
  deeds: { deed: string; next: string; prev: string },
  key: string,
): { a: string; beside: string } => {
  if (act === undefined) return { a: smallBeat(film, idea, voice, deeds, key), beside: "" };
  const doer = act.subject === null ? undefined : film.cast[act.subject];
  if (doer === undefined || act.subject === idea.lead) {
    const undergone = voice.sort === "thing" ? undergoes(film, act, film.cast[idea.lead ?? -1]) : null;
    return { a: undergone ?? clauseOf(film, act, voice.plural), beside: "" };
  }
  if (voice.sort === "being" || voice.sort === "animal") {
    const look = film.dice.pick(["watch as", "look up as", "stop as", "turn as"], `${key} witness`);
    return { a: `${agree(look, voice.plural)} ${doer.first} ${clauseOf(film, act, doer.plural)}`, beside: "" };
  }
  return {
    a: smallBeat(film, idea, voice, deeds, key),
    beside: ` ${capital(doer.first)} ${clauseOf(film, act, doer.plural)}.`,
  };
};

/** `sharpen a kitchen knife` told of the knife: it is sharpened. Null where the thing is not what the act is done to. */
const undergoes = (film: Film, act: ActionPhrase, thing: CastMember | undefined): string | null => {
  if (thing === undefined || !isEnglish(film.reading) || !mentions(act.phrase, thing.head)) return null;
  const verb = infinitiveClause(act)?.split(" ")[0];
  if (verb === undefined) return null;
  const after = act.phrase.slice(act.phrase.toLowerCase().indexOf(thing.head.toLowerCase()) + thing.head.length);
  return tidy(`${thing.plural ? "are" : "is"} ${pastParticiple(verb)}${after}`);
};

const clauseOf = (film: Film, act: ActionPhrase, plural: boolean): string => {
  if (isEnglish(film.reading)) return finiteClause(act, plural, true);
  const told = englishAction(film.reading, act);
  const original = quoted(tidy(act.phrase));
  return told === null
    ? `${plural ? "act" : "acts"} this out: ${original}`
    : `${finiteClause(told, plural, true)} (${original})`;
};

/** A further action of the intent: a sentence of its own, in the same view. */
const sideAct = (film: Film, act: ActionPhrase, idea: ShotIdea, voice: Voice): string => {
  const doer: CastMember | undefined = act.subject === null ? undefined : film.cast[act.subject];
  return doer === undefined || act.subject === idea.lead
    ? ` So ${voice.t} ${clauseOf(film, act, voice.plural)}.`
    : ` ${capital(doer.first)} ${clauseOf(film, act, doer.plural)}.`;
};

const isPlaceName = (film: Film, o: string): boolean => o === film.place.noun || o === film.place.later;

const smallBeat = (
  film: Film,
  idea: ShotIdea,
  voice: Voice,
  deeds: { deed: string; next: string; prev: string },
  key: string,
): string => {
  const lists = {
    being: beingBeats,
    animal: animalBeats,
    thing: thingBeats,
    place: placeBeats,
    vehicle: vehicleBeats,
    idea: traceBeats,
  };
  const held = idea.other === null ? undefined : film.cast[idea.other];
  const holdable = held !== undefined && holdableKinds.has(held.kind) && held.height_m < 0.7;
  const o = voice.o === voice.t ? "" : (voice.o ?? "");
  const slots: Slots = {
    o,
    h: holdable ? o : "",
    t: voice.t,
    next: deeds.next,
    prev: deeds.prev,
    prev_ing: deeds.prev === "" ? "" : gerundOf(deeds.prev),
  };
  const echoes = voice.sort === "being" || voice.sort === "animal" ? echoBeats[idea.role] : [];
  const possible = [...lists[voice.sort][idea.role], ...echoes]
    .map((each) => each.text)
    .filter((each) => fillable(each, slots));
  const rich = possible.filter((each) => each.includes("{"));
  const chosen = film.dice.pick(rich.length > 0 ? rich : possible, `${key} beat`);
  // One sits beside a fox, but before a city.
  const text = isPlaceName(film, o) ? chosen.replace(/\bbeside \{o\}/, "before {o}") : chosen;
  return fill(agree(text, voice.plural), slots, { t: voice.plural, o: voice.otherPlural });
};
