import type { Model } from "./model.ts";

/** Film times are whole frames in floating point: two lengths this near are the same. */
const same_s = 1e-9;

/**
 * The shortest clip length in seconds the model can make that holds `wanted`; null when it cannot make one so long.
 * Vendors bill the clip they make, so this is also the billed length. Unknown durations answer `wanted`, rounded up.
 */
export const clipSeconds = (durations: Model["durations"], wanted: number): number | null => {
  if (durations === null) return Math.ceil(wanted - same_s);
  if ("values" in durations)
    return durations.values.toSorted((a, b) => a - b).find((value) => value >= wanted - same_s) ?? null;
  if (wanted > durations.max + same_s) return null;
  const steps = Math.max(0, Math.ceil((wanted - durations.min) / durations.step - same_s));
  return Math.min(durations.max, durations.min + steps * durations.step);
};
