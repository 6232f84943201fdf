/** One patch that does what `first` and then `second` do; removals (null) are kept, as they would be lost by applying. */
export const composePatches = (
  first: Record<string, unknown>,
  second: Record<string, unknown>,
): Record<string, unknown> => {
  const composed = new Map<string, unknown>(Object.entries(first));
  for (const [key, value] of Object.entries(second)) {
    const before = composed.get(key);
    composed.set(key, isRecord(before) && isRecord(value) ? composePatches(before, value) : value);
  }
  return Object.fromEntries(composed);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Applies a JSON Merge Patch (RFC 7396) and answers a new value; neither argument is changed. */
export const mergePatch = (target: unknown, patch: unknown): unknown => {
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) return patch;
  const base = typeof target === "object" && target !== null && !Array.isArray(target) ? target : {};
  const merged = new Map<string, unknown>(Object.entries(base));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else merged.set(key, mergePatch(merged.get(key), value));
  }
  return Object.fromEntries(merged);
};
