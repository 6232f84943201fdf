import { randomFrom } from "#lib/render/scene/random.ts";

/** Slope of a drop's skin and how deep it is there, 0 to 1. */
export interface Drop {
  nx: number;
  ny: number;
  depth: number;
}

export interface Droplets {
  /** Slope and depth of the drop at a point of the unrolled surface (units), or null between drops. */
  at(around: number, up: number): Drop | null;
}

const cell = 0.021;
const cells = 48;

/** Condensation: beads of many sizes, a few of which have run. */
export function dropletsOf(seed: number): Droplets {
  const random = randomFrom(seed + 12);
  const drops = Array.from({ length: cells * cells }, () => {
    const big = random() ** 3;
    return {
      x: 0.3 + random() * 0.4,
      y: 0.3 + random() * 0.4,
      r: random() > 0.45 ? 0.1 + big * 0.36 : 0,
      long: random() > 0.9 ? 0.45 : 0.86,
    };
  });
  const answer = { nx: 0, ny: 0, depth: 0 };
  return {
    at(around, up) {
      const gx = around / cell + 1000;
      const gy = up / cell + 1000;
      const cx = Math.floor(gx);
      const cy = Math.floor(gy);
      const drop = drops[(cy % cells) * cells + (cx % cells)]!;
      if (drop.r === 0) return null;
      const dx = (gx - cx - drop.x) / drop.r;
      const dy = ((gy - cy - drop.y) / drop.r) * drop.long;
      const d = Math.hypot(dx, dy);
      if (d >= 1) return null;
      answer.nx = dx * d;
      answer.ny = dy * d;
      answer.depth = 1 - d * d;
      return answer;
    },
  };
}
