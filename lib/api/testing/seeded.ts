/** Draws that come out alike for one seed, on every machine. */
export interface Seeded {
  /** At least 0 and less than 1. */
  next(): number;
  /** True about once in so many times. */
  onceIn(times: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
}

/** A number of 32 bits that is told by a text alone. */
export const hashOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
};

export const seeded = (name: string): Seeded => {
  let count = 0;
  const next = () => hashOf(`${name}/${count++}`) / 2 ** 32;
  return {
    next,
    onceIn: (times) => next() * times < 1,
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  };
};
