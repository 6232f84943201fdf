import { scriptOfAct } from "#lib/acts/act-script.ts";
import type { ShotStaging } from "#lib/contract/staging.ts";
import type { Cast, Setting } from "#lib/render/scene/setting.ts";

/** Acts of vehicles that are told from their side, and how much of what is ahead of them the frame shows, in their heights. */
const ahead: Readonly<Record<string, number>> = { stall: 1.3, enter_tunnel: 11, leave_tunnel: 11 };

/** What is blown or drifts away is seen on its way as long as it is no taller than this, metres. */
const airy_m = 40;

/** A shot of a thing that takes more room than itself, or is seen from its side, by its act; null where none does. */
export function roomy(setting: Setting, lead: Cast, { acts }: ShotStaging): Setting | null {
  const act = acts.find(({ by }) => by === lead.item.id);
  const room = act === undefined ? null : (scriptOfAct(act.act)?.room ?? null);
  // What comes down steps does so to the floor, with no table under it.
  const shown = (item: Partial<Cast["item"]>, up_m: number, wide_m: number): Setting => ({
    ...setting,
    floor: true,
    act: { bottom_m: 0, top_m: up_m, wide_m },
    casts: setting.casts
      .filter(({ layer }) => layer.name !== "foreground")
      .map((cast) => (cast === lead ? { ...cast, item: { ...cast.item, across: 0, motion: "still", ...item } } : cast)),
  });
  const { element, item } = lead;
  if (room !== null) return shown({ height_m: Math.max(item.height_m, room.least_m) }, room.up_m, room.wide_m);
  if (act?.act === "float_away" && element.stands !== "water" && item.height_m < airy_m) {
    const { height_m } = item;
    return shown({ across: -0.4, count: 1 }, height_m * 4.4, height_m * 7.2);
  }
  const wide = ahead[act?.act ?? ""];
  if (wide === undefined) return null;
  const long = Math.min(element.box.right - element.box.left, 6);
  return shown({ facing: "right" }, item.height_m * (wide > 5 ? 3.6 : 1.7), item.height_m * Math.max(wide, long * 1.3));
}
