import type { ShotStaging } from "#lib/contract/staging.ts";
import { surfaceFor } from "#lib/render/scene/aim.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import { leading, living } from "#lib/render/scene/lead.ts";
import type { Cast, Setting } from "#lib/render/scene/setting.ts";
import type { ShotCamera } from "#lib/render/scene/shot-camera.ts";
import { propped } from "#lib/render/scene/support.ts";
import type { ActRoom } from "./act-room.ts";
import { crashing } from "./crash.ts";
import { fallIn, onFloor, onLedge } from "./ledge.ts";
import { roomy } from "./roomy.ts";
import { toppling } from "./topple.ts";

/** Share of its height that is left of something when a scale is full: what is framed is what is left. */
const left: Readonly<Record<string, number>> = { melted: 0.36, folded: 0.45, burnt: 0.45 };

/** The lowest and the highest of a thing over a shot, as a share of its height. */
function sharesLeft({ states }: ShotStaging, id: string): { first: number; changes: boolean } {
  const own = states.filter((each) => each.id === id);
  // What burns stands for a while.
  const worn = (value: number, scale: string) => (scale === "burnt" ? Math.max(0, value * 2 - 1) : value);
  const shareOf = (value: number, scale: string) => 1 - (1 - (left[scale] ?? 1)) * worn(value, scale);
  return {
    first: Math.min(1, ...own.map(({ scale, from, to }) => Math.max(shareOf(from, scale), shareOf(to, scale)))),
    changes: own.some(({ scale, from, to }) => scale in left && from !== to),
  };
}

/**
 * A shot's setting as what happens to a thing needs it: held still, the whole way of what falls in the frame, and of
 * what has melted or burnt down what is left of it. Shots of people and animals are left as they are.
 */
export function castForThings(setting: Setting, staging: ShotStaging | undefined, camera: ShotCamera): Setting {
  const lead = leading(setting);
  const id = lead?.item.id;
  if (staging === undefined || lead === undefined || id === undefined || living(lead) || setting.act) return setting;
  const happens = staging.acts.some(({ by }) => by === id);
  const told = staging.states.some((each) => each.id === id && each.from + each.to > 0);
  if (!happens && !told) return setting;
  camera.steady = true;
  if (staging.acts.some(({ act, by }) => act === "boil_over" && by === id)) return onStove(setting, lead);
  if (staging.acts.some(({ act, by }) => act === "spill" && by === id)) return spilling(setting, lead);
  const laid = toppling(setting, lead, staging) ?? crashing(setting, lead, staging) ?? roomy(setting, lead, staging);
  if (laid !== null) return laid;
  const fall = fallIn(staging, setting);
  if (fall === "falls") return onLedge(setting);
  if (fall === "lies") return { ...onFloor(setting), floor: true, act: scattered };
  const { first, changes } = sharesLeft(staging, id);
  const flames = staging.states.some((each) => each.id === id && each.scale === "burnt") ? flaming : 1;
  return changes || first < 1 ? { ...setting, act: roomOf(lead, first * flames, standsAt_m(setting)) } : setting;
}

/** What burns has its flames over it: shares of its height. */
const flaming = 1.25;

/** What tips over needs room beside it for itself and for what runs out of it. */
function spilling(setting: Setting, lead: Cast): Setting {
  const item = { ...lead.item, across: -0.3 };
  const foot_m = standsAt_m(setting);
  const act = {
    bottom_m: foot_m - lead.item.height_m * 0.3,
    top_m: foot_m + lead.item.height_m * 1.5,
    wide_m: lead.item.height_m * 3.4,
  };
  return { ...setting, act, casts: setting.casts.map((cast) => (cast === lead ? { ...cast, item } : cast)) };
}

/** What boils over does so in a pan, whatever it is bought in. */
function onStove(setting: Setting, lead: Cast): Setting {
  const pan = {
    ...lead,
    element: elementOf("pan"),
    item: { ...lead.item, element: "pan", noun: "pot", variants: ["cooking_pot"], height_m: 0.2 },
  };
  const casts = setting.casts.map((cast) => (cast === lead ? pan : cast));
  const foot_m = standsAt_m({ ...setting, casts });
  return { ...setting, casts, act: { bottom_m: foot_m, top_m: foot_m + 0.36, wide_m: 0.8 } };
}

/** What lies on the floor with its pieces about it. */
const scattered: ActRoom = { bottom_m: 0, top_m: 0.26, wide_m: 0.95 };

/** Height of what the thing of a shot stands on. */
const standsAt_m = (setting: Setting): number => surfaceFor(setting) + propped(setting.casts, leading(setting)!);

/** The room of a thing in the frame, with some air about it: never so near that nothing else is seen. */
const roomOf = ({ element, item }: Cast, share: number, foot_m: number): ActRoom => ({
  bottom_m: foot_m,
  top_m: foot_m + item.height_m * Math.max(share * 1.25, 0.5),
  wide_m: (element.box.right - element.box.left) * item.height_m * 1.15,
});
