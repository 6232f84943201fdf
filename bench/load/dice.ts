/** Chance that comes out the same for the same seed: numbers from 0 up to 1. */
export const diceOf = (seed: number) => {
  let state = seed >>> 0;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    roll,
    below: (end: number): number => Math.floor(roll() * end),
    /** One of them; undefined of none. */
    one: <T>(list: readonly T[]): T | undefined => list[Math.floor(roll() * list.length)],
    /** Milliseconds to the next of arrivals that know nothing of each other, `perSecond` on average. */
    nextMs: (perSecond: number): number => (-Math.log(1 - roll()) / perSecond) * 1000,
  };
};
export type Dice = ReturnType<typeof diceOf>;
