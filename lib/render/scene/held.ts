/**
 * Keeps the last few results of something slow that depends on nothing but its key: noise that every shot of a film
 * needs again, only in other light.
 */
export function holding<T>(most: number): (key: string, build: () => T) => T {
  const held = new Map<string, T>();
  return (key, build) => {
    const value = held.get(key) ?? build();
    // Last in, last out.
    held.delete(key);
    held.set(key, value);
    for (const oldest of held.keys()) {
      if (held.size <= most) break;
      held.delete(oldest);
    }
    return value;
  };
}
