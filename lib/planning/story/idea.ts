import { placeKinds } from "#lib/planning/place-kinds.ts";
import type { Role } from "#lib/contract/vocabulary.ts";
import type { Film } from "#lib/planning/film.ts";
import { mentions } from "./words.ts";

/** What one shot is about before it is put into words. Numbers are indexes into the reading. */
export interface ShotIdea {
  role: Role;
  /** Who or what it is about; null for the place itself. */
  lead: number | null;
  /** Another thing it shows. */
  other: number | null;
  actions: number[];
}

const noAction: ReadonlySet<Role> = new Set(["cta", "button"]);

/** Spreads `count` things over `slots` in order, as evenly as they go. */
const spread = (count: number, slots: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.min(slots - 1, Math.floor((i * slots) / Math.max(count, 1))));

/** Shares the intent's actions and things out among the roles, in the order of the text. */
export const shareIdeas = (film: Film, roles: readonly Role[]): ShotIdea[] => {
  const { reading, cast } = film;
  const actions = reading.actions.map((_, index) => index);
  const open = roles.map((role, index) => ({ role, index })).filter(({ role }) => !noAction.has(role));
  const slots = open.length > 0 ? open : roles.map((role, index) => ({ role, index }));
  const ideas: ShotIdea[] = roles.map((role) => ({ role, lead: film.lead, other: null, actions: [] }));

  if (actions.length === 1 && slots.length > 1) {
    const early = roles[0] === "hook" || film.mode.checks.hook_needs_motion || film.mode.checks.commercial;
    ideas[slots[early ? 0 : 1]?.index ?? 0]?.actions.push(0);
  } else {
    spread(actions.length, slots.length).forEach((slot, action) =>
      ideas[slots[slot]?.index ?? 0]?.actions.push(action),
    );
  }

  for (const idea of ideas) {
    const doer = idea.actions
      .map((index) => reading.actions[index]?.subject ?? null)
      .find((subject) => subject !== null);
    const member = doer === undefined || doer === null ? undefined : cast[doer];
    const usurper = film.lead !== null && member !== undefined && (placeKinds.has(member.kind) || member.faint);
    if (doer !== undefined && doer !== null && member !== undefined && !usurper) idea.lead = doer;
  }
  handOver(film, ideas);
  shareOthers(film, ideas);
  return ideas;
};

/** Roles in which hands are at work, also where the film is about a thing. */
const handRoles: ReadonlySet<Role> = new Set(["setup", "build", "turn"]);

/** In a film about a thing somebody has to do what is done: the doer leads the shots in which it is done. */
const handOver = (film: Film, ideas: ShotIdea[]): void => {
  const { cast, lead } = film;
  const thing = lead === null ? undefined : cast[lead];
  if (thing === undefined || thing.animate || thing.kind === "person" || thing.kind === "sky") return;
  const deed = film.deeds.find(({ doer }) => doer !== null && doer !== lead && cast[doer]?.animate === true);
  if (deed === undefined) return;
  for (const idea of ideas)
    if (idea.actions.length === 0 && handRoles.has(idea.role)) {
      idea.lead = deed.doer;
      idea.other = lead;
    }
};

/** Gives every thing that leads no shot a place in one: where the text names it, else where there is room. */
const shareOthers = (film: Film, ideas: ShotIdea[]): void => {
  const { reading, cast } = film;
  const told = (idea: ShotIdea) => idea.actions.map((index) => reading.actions[index]?.phrase ?? "").join(" ");
  const waiting: number[] = [];
  cast.forEach((member, index) => {
    if (member.faint || owns(reading.raw, reading.subjects[index]?.span.end)) return;
    if (ideas.some((idea) => idea.lead === index)) return;
    const home = ideas.find((idea) => mentions(told(idea), member.head) || told(idea).includes(member.phrase));
    if (home === undefined) waiting.push(index);
    else home.other ??= index;
  });
  for (const index of waiting) {
    const free =
      ideas.find((idea) => idea.other === null && idea.actions.length === 0) ??
      ideas.find((idea) => idea.other === null);
    if (free !== undefined) free.other = index;
  }
  // A shot without anything of its own looks at what the neighbouring shots were about, so that they belong together.
  ideas.forEach((idea, index) => {
    if (idea.other !== null || cast.length < 2) return;
    const own = film.deeds.find(({ doer, object }) => doer === idea.lead && object !== null && object !== idea.lead);
    if (own !== undefined && idea.actions.length === 0) {
      idea.other = own.object;
      return;
    }
    const near = [ideas[index - 1], ideas[index + 1]].flatMap((each) =>
      each === undefined ? [] : [each.lead, each.other],
    );
    idea.other =
      near.find((each): each is number => each !== null && each !== idea.lead && cast[each]?.faint !== true) ?? null;
  });
};

/** `a child's drawing`: the child need not be there. */
const owns = (raw: string, end: number | undefined): boolean =>
  end !== undefined && end > 0 && /^['’]s?\s/u.test(raw.slice(end, end + 3));

/** What stands in the way, in the intent's own words; null when the intent names nothing. */
export const obstacleOf = (film: Film): string | null => {
  const { raw, intent } = film.reading;
  const named = strongObstacle.exec(raw)?.[1] ?? faintObstacle.exec(raw)?.[1];
  if (named !== undefined) return `the ${named.toLowerCase()}`;
  const weather = intent.weather === "unspecified" ? undefined : obstacleByWeather[intent.weather];
  if (weather !== undefined) return weather;
  return namedByVerb.find(([pattern]) => pattern.test(raw))?.[1] ?? null;
};

/** Obstacles that a verb or an adjective implies. */
const namedByVerb: readonly (readonly [RegExp, string])[] = [
  [/\bchas\w+\b/i, "the chase"],
  [/\b(fight|fights|fighting|battle\w*)\b/i, "the fight"],
  [/\b(los(e|es|ing)|lost|missing)\b/i, "the loss"],
  [/\b(trapped|stuck|locked)\b/i, "the trap"],
  [/\b(escap\w+|flee\w*|hunted)\b/i, "the pursuit"],
  [/\b(broken?|breaks?|shatter\w*)\b/i, "the damage"],
  [/\b(?:fall(s|ing)?|fell|slips?)\b(?! (?:in love|asleep))/i, "the fall"],
  [/\b(fail\w*)\b/i, "the failure"],
  [/\b(refus\w+)\b/i, "the refusal"],
  [/\b(steal\w*|stolen)\b/i, "the theft"],
  [/\b(lonely|alone)\b/i, "the loneliness"],
  [/\b(empty|abandoned)\b/i, "the emptiness"],
  [/\b(late|too late|last (?:train|bus|chance|day|night))\b/i, "the clock"],
  [/\b(years ago|far away|apart)\b/i, "the years between"],
  [/\b(cannot|can't|unable|never)\b/i, "what cannot be said or done"],
];

const strongObstacle =
  /\b(storm|blizzard|flood|fire|enemy|rival|monster|deadline|debt|war|avalanche|traffic|fear|grief|loneliness|injury|accident|blackout|power cut|drought|illness|goodbye|hangover|hunger|thirst|stranger|intruder|killer|thief|wolf|shark|ghost|curse|gravity|border)\b/i;
const faintObstacle =
  /\b(wall|darkness|dark|cold|heat|crowd|silence|distance|mess|noise|wind|rain|snow|fog|dust|shadow|waves?|winter|night)\b/i;

const obstacleByWeather: Record<string, string> = {
  storm: "the storm",
  rain: "the rain",
  snow: "the snow",
  fog: "the fog",
  wind: "the wind",
  dust: "the dust",
};
