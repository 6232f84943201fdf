import type { TimedAct } from "#lib/contract/staging.ts";
import { clamp, smoothstep } from "#lib/render/scene/colour.ts";
import type { ActKey, ActScript, Owner } from "#lib/acts/act-script.ts";

/** Share of an act at `t` seconds of its shot: 0 before it begins, 0.5 at its contact, 1 once it is over. */
export function shareAt({ begin_s, contact_s, end_s }: TimedAct, { times }: ActScript, t: number): number {
  // What is over as its shot begins has all of its times at 0.
  if (end_s <= begin_s) return t >= end_s ? 1 : 0;
  // What is done again and again is under way as the shot begins and goes on to its end.
  if (times > 1) return (1 + ((((t - begin_s) / (end_s - begin_s)) * times) % 1)) % 1;
  if (t <= begin_s) return 0;
  if (t >= end_s) return 1;
  if (t < contact_s) return (0.5 * (t - begin_s)) / Math.max(1e-3, contact_s - begin_s);
  return 0.5 + (0.5 * (t - contact_s)) / Math.max(1e-3, end_s - contact_s);
}

/** Who is under way goes evenly. */
const going: ReadonlySet<ActKey["body"]> = new Set(["walk", "run", "crawl", "swim", "climb", "astride"]);

/** The two keys around a share of an act and how far it is from the one to the other, eased at both. */
export function keysAt(keys: readonly ActKey[], share: number): { from: ActKey; to: ActKey; share: number } {
  const next = keys.findIndex(({ at }) => at > share);
  const to = next === -1 ? keys.at(-1)! : keys[next]!;
  const from = next === -1 ? to : (keys[next - 1] ?? to);
  if (from === to) return { from, to, share: 0 };
  const way = clamp((share - from.at) / (to.at - from.at), 0, 1);
  return { from, to, share: going.has(from.body) && from.body === to.body ? way : smoothstep(0, 1, way) };
}

/** Whose a thing is at a share of an act, and since which share. Null before its first row. */
export const ownerAt = (owners: readonly Owner[], share: number): Owner | null =>
  owners.findLast(({ at }) => at <= share) ?? null;

/** When an act comes to a share of it, in seconds of its shot: once for each time that it is gone through. */
export function momentsOf({ begin_s, contact_s, end_s }: TimedAct, times: number, share: number): number[] {
  if (times > 1) {
    const each_s = (end_s - begin_s) / times;
    return Array.from({ length: times }, (_, at) => begin_s + (at + share) * each_s);
  }
  if (share < 0.5) return [begin_s + (contact_s - begin_s) * share * 2];
  return [contact_s + (end_s - contact_s) * (share - 0.5) * 2];
}
