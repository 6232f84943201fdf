import type { CastMember, Film } from "#lib/planning/film.ts";
import type { ActionPhrase } from "#lib/planning/reading.ts";
import { clauseOf, deedsAround, wantOf } from "./act-words.ts";
import { gerundOf } from "./deed.ts";
import { Details } from "./details.ts";
import { fallbackBeat } from "./fallback-beat.ts";
import { placeFlavour } from "./flavour.ts";
import { fill, fillable, type Slots } from "./frame.ts";
import { Happenings } from "./happening.ts";
import { obstacleOf, type ShotIdea } from "./idea.ts";
import { airOf, placePhrase } from "./placing.ts";
import { quoteOnce } from "./quote-once.ts";
import { retain } from "./retain.ts";
import { selfTold, tellsItself } from "./weather-deeds.ts";
import * as say from "./sentences.ts";
import { lastWord, voiceOf, type Voice } from "./voice.ts";
import { agree, capital, isEnglish, mentions, quoted, tidy } from "./words.ts";

/** A shot in words. */
export interface ToldShot {
  description: string;
  narrative_purpose: string;
}

const ending: ReadonlySet<string> = new Set(["payoff", "cta", "button"]);
/** Roles whose first words say how they follow from the shot before; elsewhere the cut itself says it. */
const linked: ReadonlySet<string> = new Set(["turn", "payoff", "button"]);

const ctaOf = (film: Film): string =>
  film.brand?.cta ?? film.brand?.name ?? quoted(tidy(film.reading.quoted.at(-1) ?? film.reading.raw.slice(0, 40)));

type Manner = "being" | "place" | "thing";
const mannerOf = ({ sort }: Voice): Manner =>
  sort === "being" || sort === "animal" ? "being" : sort === "place" ? "place" : "thing";

/** Puts the shots into words: what is seen, then why. The same film gives the same words. */
export const tellStory = (film: Film, ideas: readonly ShotIdea[]): ToldShot[] => {
  const { dice, reading } = film;
  const introduced = new Set<number>();
  const obstacle = obstacleOf(film);
  const happenings = new Happenings(film, ideas, introduced);
  const details = new Details(film);
  const used = new Set<string>();
  let onlookerSeen = false;
  /** One of the frames that can be filled and that this film has not used yet, as long as there is one. */
  const fresh = (list: readonly string[], slots: Slots, key: string): string => {
    const possible = list.filter((frame) => fillable(frame, slots) && !repeats(frame, slots));
    // The more of the intent a frame takes in, the less it reads like another film's.
    const rich = possible.filter((frame) => (frame.match(/\{/g)?.length ?? 0) > 1);
    const pool = possible.length > 0 ? possible : list;
    const unused = (frames: readonly string[]) => frames.filter((frame) => !used.has(frame));
    const left = rich.length > 2 && unused(rich).length > 0 ? unused(rich) : unused(pool);
    const chosen = dice.pick(left.length > 0 ? left : pool, key);
    used.add(chosen);
    return chosen;
  };

  const told = ideas.map((idea, index): ToldShot => {
    const voice = voiceOf(film, idea, index, introduced);
    const manner = mannerOf(voice);
    const last = index === ideas.length - 1;
    const key = `shot ${index}`;
    const open = last && film.mode.checks.payoff_inverted;
    const plural = { t: voice.plural, o: voice.otherPlural };
    const deeds = deedsAround(film, ideas, index);
    const [act, ...others] = idea.actions.flatMap((at) => reading.actions[at] ?? []);

    const happening = (): string => happenings.clause(index, voice) ?? fallbackBeat(film, idea, voice, deeds, key);
    const { a, beside } = happeningIn(film, act, idea, voice, happening, key);
    const sentence =
      act !== undefined && tellsItself(reading, act) ? selfTold(act) : firstSentence(film, { index, a, voice, fresh });
    const also = others.map((each) => furtherAct(film, each, idea, voice)).join("");

    const want = wantOf(film, idea, isEnglish(reading)) ?? "";
    const words: Slots = {
      ...deeds,
      a,
      deed_ing: deeds.deed === "" || mentions(a, gerundOf(deeds.deed)) ? "" : gerundOf(deeds.deed),
      t: voice.t,
      o: voice.o ?? "",
      p: film.place.phrase === null || film.place.later === voice.t ? "" : film.place.later,
      want,
      want_bare: want.replace(/^to /, ""),
      x: obstacle === null || mentions(voice.t, lastWord(obstacle)) ? "" : obstacle,
      cta: ctaOf(film),
    };
    if (idea.other !== null) introduced.add(idea.other);
    const detail =
      index === 0 && film.matter?.fable
        ? ideaLine(film)
        : others.length > 1
          ? ""
          : details.sentence(index, idea, voice);
    const own = manner === "place" ? placeFlavour : film.mode.looks[manner];
    // A bare intent can use up the mode's own looks; the second mode then lends its eye.
    const unseen = own.some((look) => !used.has(look) && fillable(look, words));
    const looks = unseen || manner === "place" ? own : film.accent.looks[manner];
    const look = detail === "" || index % 2 === 1 ? `${fill(fresh(looks, words, `${key} eye`), words, plural)}.` : "";
    // The second mode lends one beat, where the story has its middle.
    const lent =
      index === Math.floor(ideas.length / 2)
        ? `${fill(fresh(film.accent.lends, words, `${key} lent`), words, plural)}.`
        : "";
    const image = last
      ? `Final image: ${fill(fresh(say.finalImages[open ? "open" : manner], words, `${key} end`), words, plural)}.`
      : "";
    const watched = onlookerSeen ? "" : onlookerIn(voice, sentence);
    onlookerSeen ||= watched !== "";
    const sentences = [
      sentence,
      beside,
      also,
      watched,
      detail,
      look,
      lent,
      brandLine(film, idea, voice, sentence, last),
    ];

    const table = { being: say.beingPurposes, thing: say.thingPurposes, place: say.placePurposes }[manner];
    const purpose = fill(fresh(open ? say.openPurposes : table[idea.role], words, `${key} purpose`), words, plural);
    // A film may end on its turn; the turn then has to carry the answer too.
    const answer =
      last && !open && !ending.has(idea.role)
        ? ` ${capital(fill(fresh(table.payoff, words, `${key} answer`), words, plural))}`
        : "";
    return {
      description: [...sentences, image]
        .map((each) => capital(each.trim()))
        .filter((each) => each !== "")
        .join(" "),
      narrative_purpose: `${capital(purpose)}${answer}`,
    };
  });
  return quoteOnce(retain(film, told));
};

/** `needs the oven to light the oven`: a frame that names a thing beside a deed that names it. */
const repeats = (frame: string, slots: Slots): boolean =>
  /\{o\}/i.test(frame) &&
  ["deed", "deed_ing", "next", "prev", "want", "want_bare"].some(
    (slot) => frame.toLowerCase().includes(`{${slot}}`) && mentions(slots[slot] ?? "", lastWord(slots["o"] ?? "")),
  );

/** What happens in a shot, in its place and air. */
const firstSentence = (
  film: Film,
  shot: {
    index: number;
    a: string;
    voice: Voice;
    fresh: (list: readonly string[], slots: Slots, key: string) => string;
  },
): string => {
  const { index, a, voice, fresh } = shot;
  const key = `shot ${index}`;
  const role = shot.voice.role;
  const air = airOf(film, a, index);
  const placed =
    film.place.phrase !== null &&
    !mentions(a, film.place.noun) &&
    !mentions(a, lastWord(film.place.noun)) &&
    !mentions(voice.s, lastWord(film.place.noun));
  const link = index > 0 && linked.has(role) ? fresh(say.links[role], {}, `${key} link`) : "";
  const slots: Slots = { s: voice.s, t: voice.s, a, p: placed ? placePhrase(film, index) : "", w: air, l: link };
  const frames =
    index === 0
      ? placed
        ? say.openings
        : say.openingsWithoutPlace
      : placed && index % 2 === 0
        ? say.laterSentences
        : say.laterWithoutPlace;
  const possible = frames.filter((frame) => index === 0 || air !== "" || !frame.includes("{w}"));
  return fill(film.dice.pick(possible, `${key} sentence`), slots, { t: voice.plural, o: voice.otherPlural });
};

/** What the lead does in a shot, and what another does beside it where the text only tells that. */
const happeningIn = (
  film: Film,
  act: ActionPhrase | undefined,
  idea: ShotIdea,
  voice: Voice,
  happening: () => string,
  key: string,
): { a: string; beside: string } => {
  if (act === undefined) return { a: happening(), beside: "" };
  const doer = act.subject === null ? undefined : film.cast[act.subject];
  if (doer === undefined || act.subject === idea.lead) return { a: clauseOf(film, act, voice.plural), beside: "" };
  if (voice.sort === "being" || voice.sort === "animal") {
    const look = film.dice.pick(["watch as", "look up as", "step back as", "turn as"], `${key} witness`);
    return { a: `${agree(look, voice.plural)} ${doer.first} ${clauseOf(film, act, doer.plural)}`, beside: "" };
  }
  return { a: happening(), beside: `${doer.first} ${clauseOf(film, act, doer.plural)}.` };
};

/** A further action of the intent: a sentence of its own, in the same view. */
const furtherAct = (film: Film, act: ActionPhrase, idea: ShotIdea, voice: Voice): string => {
  const doer: CastMember | undefined = act.subject === null ? undefined : film.cast[act.subject];
  return doer === undefined || act.subject === idea.lead
    ? ` ${capital(voice.t)} ${clauseOf(film, act, voice.plural)}.`
    : ` ${capital(doer.first)} ${clauseOf(film, act, doer.plural)}.`;
};

/** What the idea of the intent is seen in. */
const ideaLine = (film: Film): string => {
  const idea = film.cast[film.matter?.named ?? -1];
  const token = film.cast[film.deeds[0]?.object ?? -1];
  if (idea === undefined || token === undefined) return "";
  const frame = film.dice.pick(
    ["Here {t} has the shape of {o}.", "In this film {t} is {o}.", "All of {t} rests on {o}."],
    "idea",
  );
  const t = isEnglish(film.reading) ? idea.head : `${idea.later.replace(/^the /, "")} (${quoted(idea.phrase)})`;
  return fill(frame, { t, o: token.later }, { t: false, o: false });
};

const onlookerIn = ({ onlooker }: Voice, sentence: string): string =>
  onlooker === null || mentions(sentence, onlooker.head)
    ? ""
    : `${onlooker.first} ${agree("be", onlooker.plural)} close by.`;

const brandLine = (film: Film, idea: ShotIdea, voice: Voice, sentence: string, last: boolean): string =>
  film.brand !== null &&
  (idea.role === "cta" || (last && film.mode.checks.commercial)) &&
  !mentions(sentence, film.brand.name)
    ? `The name ${film.brand.name} stands beside ${voice.t}.`
    : "";
