import { hashText, randomFrom } from "#lib/render/scene/random.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { staysPut, type Play, type Played } from "./play.ts";

const gravity_mps2 = 9.81;
const shardCount = 8;

/**
 * What is left of a thing from the second that it breaks, below 0 where it had before: pieces of its own picture that fly
 * apart, fall and lie.
 */
export function shardsOf(thing: Actor, breaks_s: number, seed: number): Actor[] {
  const random = randomFrom(seed + hashText(`${thing.item.noun}/shards`));
  const whole = thing.play ?? { at: () => staysPut, pictureAt: null };
  const { left, right, top, bottom } = thing.element.box;
  const [cx, cy] = [(left + right) / 2 + (random() - 0.5) * 0.2, -0.42];
  const reach = Math.hypot(right - left, bottom - top);
  const turns = Array.from({ length: shardCount }, (_, i) => ((i + 0.25 + random() * 0.5) / shardCount) * Math.PI * 2);
  const pieces = turns.map((from, i): Actor => {
    const to = turns[i + 1] ?? turns[0]! + Math.PI * 2;
    const middle = (from + to) / 2;
    const bend = 0.12 + random() * 0.12;
    const cut = [
      [cx, cy],
      [cx + Math.cos(from) * bend, cy + Math.sin(from + 0.5) * bend],
      [cx + Math.cos(from) * reach, cy + Math.sin(from) * reach],
      [cx + Math.cos(to) * reach, cy + Math.sin(to) * reach],
      [cx + Math.cos(to) * bend, cy + Math.sin(to + 0.5) * bend],
    ] as const;
    // The middle of a piece, about: where it starts from and what has to reach the floor.
    const out = 0.28;
    const height = Math.max(0.03, -(cy + Math.sin(middle) * out));
    const across_mps = Math.cos(middle) * (0.5 + random() * 0.6) * Math.sqrt(thing.height_m * 4);
    const up_mps = (0.6 + random() * 0.9) * Math.sqrt(thing.height_m * 5);
    const spin = (random() - 0.5) * 7;
    const drop_m = Math.max(0, (height - 0.12) * thing.height_m);
    const lands_s = (up_mps + Math.sqrt(up_mps ** 2 + 2 * gravity_mps2 * drop_m)) / gravity_mps2;
    const at = (t: number): Played => {
      if (t < breaks_s) return { ...staysPut, alpha: 0 };
      const since_s = breaks_s < 0 ? lands_s : Math.min(lands_s, t - breaks_s);
      const start = whole.at(Math.max(0, breaks_s));
      return {
        ...staysPut,
        x_m: start.x_m + across_mps * since_s,
        y_m: start.y_m + up_mps * since_s - (gravity_mps2 / 2) * since_s ** 2,
        turn: spin * since_s,
      };
    };
    return {
      ...thing,
      // Each turns about itself: it is painted around its own middle.
      job: { ...thing.job, cut, shadow: false },
      plates: new Map(),
      z_m: thing.z_m - 0.002 * i,
      play: { at, pictureAt: null },
    };
  });
  const unbroken: Play = {
    at: (t) => (t < breaks_s ? whole.at(t) : { ...whole.at(t), alpha: 0 }),
    pictureAt: whole.pictureAt,
  };
  thing.play = unbroken;
  return pieces;
}
