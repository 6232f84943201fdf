/** 32-bit FNV-1a over UTF-16 units with a final avalanche, so that near-equal texts land far apart. */
export const hash32 = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Hash as eight hexadecimal digits. */
export const hashHex = (text: string): string => hash32(text).toString(16).padStart(8, "0");

/** Every free choice of a plan. A throw depends on the seed, the intent and the name of the choice, never on order. */
export interface Dice {
  /** Uniform in [0, 1). */
  unit(key: string): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[], key: string): T;
}

/** Dice for one seed and one text. */
export const diceFor = (seed: number, text: string): Dice => {
  const base = `${seed}\u0001${text}\u0001`;
  const unit = (key: string) => hash32(base + key) / 4294967296;
  return {
    unit,
    pick: (list, key) => {
      const chosen = list[Math.floor(unit(key) * list.length)];
      if (chosen === undefined) throw new Error(`nothing to choose from for ${key}`);
      return chosen;
    },
  };
};
