import type { Model } from "#lib/contract/model.ts";

/** Shortest clip in seconds a model can make that holds `wanted`; null when none does. Unknown lengths round up. */
export const snappedSeconds = (durations: Model["durations"], wanted: number): number | null => {
  if (durations === null) return Math.ceil(wanted - 1e-9);
  if ("values" in durations)
    return durations.values.toSorted((a, b) => a - b).find((value) => value >= wanted - 1e-9) ?? null;
  if (wanted > durations.max + 1e-9) return null;
  const steps = Math.max(0, Math.ceil((wanted - durations.min) / durations.step - 1e-9));
  return Math.min(durations.max, durations.min + steps * durations.step);
};
