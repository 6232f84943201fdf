/**
 * Keeps the last few results of something slow that depends on nothing but its key: noise that every shot of a film
 * needs again, only in other light. `most` is how many, or how much they weigh together.
 */
export function holding<T>(most: number, weightOf: (value: T) => number = () => 1): (key: string, build: () => T) => T {
  const held = new Map<string, T>();
  let weight = 0;
  return (key, build) => {
    const known = held.get(key);
    const value = known ?? build();
    if (known === undefined) weight += weightOf(value);
    // Last in, last out.
    held.delete(key);
    held.set(key, value);
    for (const [oldest, old] of held) {
      if (weight <= most || held.size === 1) break;
      held.delete(oldest);
      weight -= weightOf(old);
    }
    return value;
  };
}
