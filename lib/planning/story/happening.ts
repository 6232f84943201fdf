import { groundKinds } from "#lib/planning/place-kinds.ts";
import type { Role } from "#lib/contract/vocabulary.ts";
import type { CastMember, Film } from "#lib/planning/film.ts";
import type { Clause, PlaceLore, Stage, ThingLore } from "#lib/planning/lore/lore.ts";
import { placeLoreOf, thingLoreOf } from "#lib/planning/lore/thing-catalog.ts";
import { englishNoun } from "#lib/planning/meaning/english-phrase.ts";
import type { Deed } from "./deeds.ts";
import { fill, fillable, type Slots } from "./frame.ts";
import type { ShotIdea } from "./idea.ts";
import { garment } from "./cast.ts";
import { lastWord, type Voice } from "./voice.ts";
import { agree, isEnglish } from "./words.ts";

/** Stages of a deed that suit a role, best first: before the shot that tells it, and after it. */
const before: Record<Role, readonly Stage[]> = {
  hook: ["need", "detail"],
  setup: ["need", "work"],
  build: ["work", "need"],
  turn: ["hitch", "work"],
  proof: ["detail", "work"],
  payoff: ["result", "after"],
  cta: ["result", "after"],
  button: ["after", "result"],
};
const afterwards: Record<Role, readonly Stage[]> = {
  ...before,
  setup: ["work", "need"],
  build: ["work", "detail"],
};
/** Where it is not said to succeed, or must stay open. */
const unresolved: readonly Stage[] = ["hitch", "detail", "work"];

type State = "still" | "stir" | "fail" | "shine";
const states: Record<Role, readonly State[]> = {
  hook: ["stir", "still"],
  setup: ["still", "stir"],
  build: ["stir", "still"],
  turn: ["fail", "stir"],
  proof: ["stir", "shine"],
  payoff: ["shine", "still"],
  cta: ["shine", "still"],
  button: ["still", "shine"],
};

const denied =
  /^(?:cannot|can't|(?:do|does|did|can|could|will|would|is|are|has|have)(?:n't|n’t| not)|not|never|no longer|fails?)\b/i;

/** The English noun by which the lore knows a member. */
const loreNoun = (film: Film, member: CastMember): string => {
  if (isEnglish(film.reading) || member.implied) return member.head;
  const noun = englishNoun(member.phrase, film.reading.language);
  return noun.glossed < 0.6 ? "" : noun.head;
};

/** What is known of a thing or animal of the cast; null for people, places and what is unlike anything known. */
export const loreOf = (film: Film, member: CastMember): ThingLore | null => {
  if (
    (member.kind === "person" && !member.faint && !garment.test(lastWord(member.later))) ||
    groundKinds.has(member.kind)
  )
    return null;
  return thingLoreOf(loreNoun(film, member), member.element, member.kind);
};

export const placeLore = (film: Film): PlaceLore | null =>
  placeLoreOf(film.place.noun, film.place.elements, film.place.interior);

/** The deed a shot belongs to when it tells none itself: the last one told of its lead, else the next. */
const deedFor = (film: Film, ideas: readonly ShotIdea[], index: number): { deed: Deed; told: number | null } | null => {
  const lead = ideas[index]?.lead ?? null;
  const own = film.deeds
    .filter((deed) => deed.doer === null || deed.doer === lead)
    .map((deed) => {
      const at = deed.action;
      return { deed, told: at === null ? null : ideas.findIndex((idea) => idea.actions.includes(at)) };
    });
  return (
    own.findLast(({ told }) => told === null || (told >= 0 && told < index)) ??
    own.find(({ told }) => told !== null && told > index) ??
    null
  );
};

/** Chooses what happens in the shots for which the text tells nothing; no clause comes twice in a film. */
export class Happenings {
  readonly #film: Film;
  readonly #ideas: readonly ShotIdea[];
  readonly #introduced: Set<number>;
  readonly #used = new Set<Clause>();

  /** `introduced` holds the cast members already named; what a clause names first is added. */
  constructor(film: Film, ideas: readonly ShotIdea[], introduced: Set<number>) {
    this.#film = film;
    this.#ideas = ideas;
    this.#introduced = introduced;
  }

  /** A finite clause to follow the shot's subject; null when nothing is known that it could do. */
  clause(index: number, voice: Voice): string | null {
    const film = this.#film;
    const idea = this.#ideas[index];
    if (idea === undefined) return null;
    const lead = idea.lead === null ? undefined : film.cast[idea.lead];
    const open = index === this.#ideas.length - 1 && film.mode.checks.payoff_inverted;
    const found = deedFor(film, this.#ideas, index);
    const lively = film.mode.id === "animated_world" || voice.sort === "vehicle" || lead?.kind === "sky";
    const acting = voice.sort === "being" || voice.sort === "animal" || (lively && found?.deed.doer === idea.lead);
    if (found !== null && acting && lead !== undefined) {
      const { deed, told } = found;
      const action = deed.action === null ? undefined : film.reading.actions[deed.action];
      const fails = action !== undefined && denied.test(action.phrase);
      const order = (told !== null && told < index ? afterwards : before)[idea.role];
      const stages = open || (fails && order[0] === "result") ? unresolved : order;
      const object = deed.object === null || deed.object === idea.lead ? undefined : film.cast[deed.object];
      const slots: Slots = { o: object === undefined ? "" : this.#name(object, deed.object), p: placeName(film) };
      const hands = lead.kind === "person";
      const chosen = this.#pick(
        stages.map((stage) => deed.script[stage].filter((each) => hands || !each.startsWith("@"))),
        slots,
        `shot ${index} stage`,
      );
      if (chosen !== null && chosen.includes("{o}") && deed.object !== null) this.#introduced.add(deed.object);
      if (chosen !== null) return finite(chosen, slots, voice.plural, object?.plural ?? false);
    }
    const lore = voice.sort === "place" ? placeLore(film) : lead === undefined ? null : loreOf(film, lead);
    if (lore === null) return null;
    const slots: Slots = { o: voice.o === voice.t ? "" : (voice.o ?? ""), p: placeName(film) };
    const order = open ? (["fail", "still"] as const) : states[idea.role];
    const chosen = this.#pick(
      order.map((state) => lore[state]),
      slots,
      `shot ${index} state`,
    );
    return chosen === null ? null : finite(chosen, slots, voice.plural, voice.otherPlural);
  }

  #name(member: CastMember, index: number | null): string {
    return index === null || this.#introduced.has(index) ? member.later : member.first;
  }

  /** From the first list that has one left, a clause that can be filled and was not used; those with a slot first. */
  #pick(lists: readonly (readonly Clause[])[], slots: Slots, key: string): Clause | null {
    for (const list of lists) {
      const left = list.filter((each) => !this.#used.has(each) && fillable(each, slots));
      const rich = left.filter((each) => each.includes("{"));
      const pool = rich.length > 0 ? rich : left;
      if (pool.length === 0) continue;
      const chosen = this.#film.dice.pick(pool, key);
      this.#used.add(chosen);
      return chosen;
    }
    return null;
  }
}

const placeName = (film: Film): string => (film.place.phrase === null ? "" : film.place.later);

/** The clause with its verbs agreeing with their subject and its slots filled. */
const finite = (clause: Clause, slots: Slots, plural: boolean, otherPlural: boolean): string =>
  fill(agree(clause.replace(/^@\s*/, ""), plural), slots, { t: plural, o: otherPlural });
