import { scriptOfAct } from "#lib/acts/act-script.ts";
import type { ShotStaging } from "#lib/contract/staging.ts";
import { clamp } from "#lib/render/scene/colour.ts";
import type { Cast, Setting } from "#lib/render/scene/setting.ts";
import { heading } from "./act-scene.ts";
import { staysPut, type Played } from "./play.ts";
import type { Actor } from "#lib/render/scene/staging.ts";

/** What stands on the ground falls over from this height on, metres; what is less high falls down. */
const least_m = 0.7;
/** Width of what is as slender as a post, in its heights. */
const slender = 0.6;
const rooted: ReadonlySet<string> = new Set(["plant", "building"]);
/** Radians of what lies on its side, and how long it leans before it goes: a share of its fall. */
const flat = 1.46;
const leaning = 0.35;

/** Whether something that falls tips over its foot: a tree, a post, a ladder. */
export const tipsOver = ({ element, item }: Pick<Cast, "element" | "item">): boolean =>
  element.stands === "ground" &&
  item.height_m > least_m &&
  (rooted.has(element.kind) || element.box.right - element.box.left < slender);

/** How far over it is at a share of its fall: it leans, goes faster and faster, and springs once as it comes down. */
export function tipped(gone: number, thing: Actor): Played {
  const down = clamp((gone - leaning) / (1 - leaning - 0.15), 0, 1);
  const spring = 0.06 * Math.sin(Math.PI * clamp((gone - 0.85) / 0.15, 0, 1));
  const turn = 0.1 * clamp(gone / leaning, 0, 1) * (1 - down) + flat * down * down - spring;
  return { ...staysPut, turn: heading(thing) * turn };
}

/** A shot in which something tips over, with the room that it comes to lie in; null where nothing does. */
export function toppling(setting: Setting, lead: Cast, { acts }: ShotStaging): Setting | null {
  const falls = acts.some(
    ({ act, by }) => by === lead.item.id && scriptOfAct(act)?.of.some((owner) => owner.in === "falling"),
  );
  if (!falls || !tipsOver(lead)) return null;
  const item = { ...lead.item, count: 1, across: -0.36, facing: "right" as const, motion: "still" as const };
  const { height_m } = item;
  const near = setting.casts.filter(({ layer }) => layer.name !== "foreground");
  return {
    ...setting,
    act: { bottom_m: -0.06 * height_m, top_m: height_m * 1.1, wide_m: height_m * 2.3 },
    casts: near.map((cast) => (cast === lead ? { ...cast, item } : cast)),
  };
}
