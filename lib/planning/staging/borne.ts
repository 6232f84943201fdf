import type { Act, StagedAct } from "#lib/contract/acts.ts";
import type { ScreenplayShot } from "#lib/contract/screenplay.ts";
import type { Handled, ShotStaging } from "#lib/contract/staging.ts";
import { isHeld } from "#lib/acts/grips.ts";
import { isOfOne, placeOnBody } from "#lib/places/on-body.ts";
import type { CastMember, Film } from "#lib/planning/film.ts";

/** What a text says of a thing it has said when it has named it so often: whoever repeats a word a thousand times waits no longer. */
const mostMentions = 16;

/** The places in a film's words at which a thing is named, as far as they are looked at. */
export function mentionsOf({ phrase, head }: CastMember, told: string): { start: number; end: number }[] {
  for (const name of [phrase.toLowerCase(), head.toLowerCase()].filter((each) => each !== "")) {
    const found: { start: number; end: number }[] = [];
    for (let at = told.indexOf(name); at >= 0 && found.length < mostMentions; at = told.indexOf(name, at + name.length))
      found.push({ start: at, end: at + name.length });
    if (found.length > 0) return found;
  }
  return [];
}

/** Where whoever has a thing bears it, and whether only one of many has it, as a film's words say. */
export function borneIn(member: CastMember, { told, language }: Film): Pick<Handled, "borne" | "of_one"> {
  const text = told.toLowerCase();
  const spans = mentionsOf(member, text);
  const place = spans.map((span) => placeOnBody(text, span, language)).find((each) => each !== null) ?? "hand";
  const isOne = spans.some((span) => isOfOne(text, span, language));
  return { ...(place === "hand" ? {} : { borne: place }), ...(isOne ? { of_one: true as const } : {}) };
}

/** Up to here somebody has a thing on the head, on a shoulder or on the lap, metres. */
const tallestBorne_m = 1.3;

/** Whether somebody can have a thing about them: in the hands, or where they are said to bear it. */
export const isBearable = (member: CastMember, film: Film): boolean =>
  isHeld(member.element, member.height_m) ||
  (member.height_m <= tallestBorne_m && borneIn(member, film).borne !== undefined);

/** Who has what in hand, where what is in a basket or a bag is had by having that: one of them, and none beside it. */
export function withContainers(
  held: ShotStaging["held"],
  script: ScreenplayShot | null,
  { cast }: Film,
): ShotStaging["held"] {
  const own = held.map(({ id, by }) => {
    const at = script?.present.find((each) => each.cast === by)?.at ?? null;
    const around = at?.relation === "inside" ? cast.find((member) => member.id === at.id) : undefined;
    const isCarried = around !== undefined && around.kind === "object" && isHeld(around.element, around.height_m);
    return isCarried ? { id: around.id, by, around: true } : { id, by, around: false };
  });
  return own
    .filter(({ id, around }, at) => !around || own.findIndex((each) => each.id === id) === at)
    .map(({ id, by }) => ({ id, by }));
}

/** What somebody does to have a thing on the body: it is there, and nothing else is seen to be done with it. */
const bearing: ReadonlySet<Act> = new Set(["embrace", "hold_close", "put_down", "place", "hold"]);

/** Whether an act says no more than that somebody bears what they have: holds a cat in the lap, lays a sack over a shoulder. */
export const isBearing = ({ act, by, of, to }: StagedAct, shot: ScreenplayShot | null, film: Film): boolean =>
  bearing.has(act) &&
  shot?.present.some(({ cast, holds }) => {
    const thing = film.cast.find(({ id }) => id === holds);
    return cast === by && thing !== undefined && [of, to].includes(holds) && borneIn(thing, film).borne !== undefined;
  }) === true;
