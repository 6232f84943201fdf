import type { DrawnAs } from "#lib/contract/plan.ts";
import type { SpatialRelation } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import { type CastMember, type Film, scriptOf } from "#lib/planning/film.ts";
import { mounts, vessels } from "#lib/planning/shots/partners.ts";
import { isPlaceKind, type Stage } from "#lib/planning/shots/stage.ts";
import { acrossFrame, castItem } from "./cast-item.ts";
import { wallDistance_m } from "./distances.ts";
import { inWall } from "./place-item.ts";

/** A thing that the screenplay stands somebody by: on it, under it, behind it. */
export interface Related {
  index: number;
  relation: Exclude<SpatialRelation, "inside" | "beside">;
}

/** What is sat or lain on; its own height is no height for whoever is on it. */
const seats: ReadonlySet<string> = new Set(["chair", "sofa", "bed", "rug", "wheelchair"]);
/** What is flat on top, so that somebody small is on it. */
const flat: ReadonlySet<string> = new Set(["table", "crate", "barrel", "anvil", "suitcase", "treasure_chest", "box"]);
/** Whoever is under one of these holds it over themselves. */
const roofs: ReadonlySet<string> = new Set(["umbrella"]);

/** What the lead of a shot is on, under, behind, before or between; null where that is a place, or carries them along. */
export function relatedTo(film: Film, shot: DraftShot, stage: Stage): Related | null {
  const lead = stage.focus === null ? undefined : film.cast[stage.focus];
  const script = scriptOf(film, shot.shot_id);
  const own = script?.present.find(({ cast }) => cast === lead?.id);
  if (lead === undefined || script === null || own === undefined) return null;
  const at = stage.present.find((index) => {
    const member = film.cast[index];
    return member !== undefined && index !== stage.focus && (member.id === own.at?.id || isOverhead(member, own.holds));
  });
  const member = at === undefined ? undefined : film.cast[at];
  if (at === undefined || member === undefined || member.faint || isPlaceKind(member)) return null;
  if (mounts.has(member.element) || vessels.has(member.element) || member.kind === "person") return null;
  // What is done with it tells where it is.
  if (script.acts.some(({ of, with: tool }) => of === member.id || tool === member.id)) return null;
  const said = member.id === own.at?.id ? own.at.relation : "under";
  // Who is at a gate stands before it: beside them it would hide them.
  const isBroad = said === "beside" && member.kind === "object" && member.height_m > broad_m;
  const relation = isBroad ? "in_front_of" : said;
  if (relation === "inside" || relation === "beside") return null;
  return lead.kind === "person" || lead.kind === "animal" || relation !== "on" ? { index: at, relation } : null;
}

/** Broader than tall as it is, such a thing takes a picture of its own. */
const broad_m = 2.4;

const isOverhead = (member: CastMember, held: string | null): boolean =>
  roofs.has(member.element) && member.id !== held;

/** Whoever is by a thing, and the thing before or behind them; `wide` is a metre's share of half the frame. */
export function drawnBy(
  film: Film,
  stage: Stage,
  { index, relation }: Related,
  lead: DrawnAs,
  wide: number,
): DrawnAs[] {
  const member = film.cast[index];
  const item = castItem(film, stage, index, lead.across, "camera");
  if (member === undefined || item === null) return [lead];
  const back: DrawnAs = { ...item, behind_m: 0.3 };
  const aside = (thing: DrawnAs, metres: number): DrawnAs => ({
    ...thing,
    across: acrossFrame(lead.across + metres * wide),
  });
  switch (relation) {
    case "on": {
      // What happens in a shot is aimed at by itself, on the ground.
      const acted = (scriptOf(film, stage.shot_id)?.acts.length ?? 0) > 0;
      const low = seats.has(member.element) ? 0.48 : 0.97;
      const small = lead.height_m < item.height_m * (seats.has(member.element) ? 0.6 : 1.2);
      return small && !acted && (seats.has(member.element) || flat.has(member.element))
        ? [
            { ...lead, rests_m: item.height_m * low },
            { ...back, behind_m: 0.05 },
          ]
        : [lead, back];
    }
    case "under":
      // Its handle is in the hand, its cloth over the head.
      return roofs.has(member.element)
        ? [lead, { ...back, behind_m: 0.1, rests_m: lead.height_m * 0.5 }]
        : [lead, item.height_m > tall_m ? aside({ ...back, behind_m: 0.8 }, 0.4) : back];
    case "behind":
      return [lead, { ...(item.height_m > lead.height_m * 0.8 ? aside(item, 0.35) : item), behind_m: -0.35 }];
    case "in_front_of":
      return [lead, aside({ ...back, behind_m: inWall(film, member.element) ? gapToWall_m(stage) : 0.9 }, 0.4)];
    case "between": {
      const apart = 0.55 + item.height_m * 0.35;
      return [lead, { ...aside(back, -apart), count: 1 }, { ...aside(back, apart), count: 1 }];
    }
  }
}
const gapToWall_m = ({ stand }: Stage): number => Number((wallDistance_m(stand) - stand.distance_m - 0.1).toFixed(3));
/** Taller than furniture: one stands beside its trunk or its wall. */
const tall_m = 1.8;
