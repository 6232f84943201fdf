import type { Film } from "#lib/planning/film.ts";
import { gerundOf } from "./deed.ts";
import { fill, fillable, type Slots } from "./frame.ts";
import type { ShotIdea } from "./idea.ts";
import { animalBeats, beingBeats, echoBeats, placeBeats, thingBeats, traceBeats, vehicleBeats } from "./small-beats.ts";
import type { Voice } from "./voice.ts";
import { agree } from "./words.ts";

const holdableKinds: ReadonlySet<string> = new Set(["object", "product", "food", "symbol", "plant"]);
const isPlaceName = (film: Film, o: string): boolean => o === film.place.noun || o === film.place.later;

/** A small thing that a subject of this sort can do when nothing more is known of it. */
export const fallbackBeat = (
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
