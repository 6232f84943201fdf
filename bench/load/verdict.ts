import { percentile } from "./record.ts";

/** Most that memory may have grown by, as a share of what it was. */
const growthMost = 0.1;

export interface Flatness {
  name: string;
  /** Medians of the second and the last sixth: of an hour, minutes 10 to 20 and 50 to 60. MiB. */
  early_mib: number;
  late_mib: number;
  /** The slope over the last five sixths, times their length: what it grew by if it grew evenly. MiB. */
  drift_mib: number;
  flat: boolean;
}

/** Median of the slopes between all pairs: a minute that is out of line does not turn it. */
const slopeOf = (values: readonly number[]): number =>
  percentile(
    values.flatMap((one, i) => values.slice(i + 1).map((other, k) => (other - one) / (k + 1))),
    0.5,
  );

/**
 * Whether memory stayed flat after the first sixth of the time, by one value of every minute: neither may the last sixth
 * hold more than a tenth over the second, nor may the drift of all between come to a tenth of it.
 */
export const flatnessOf = (name: string, minutes: readonly number[]): Flatness => {
  const sixth = Math.max(1, Math.floor(minutes.length / 6));
  const early_mib = percentile(minutes.slice(sixth, 2 * sixth), 0.5);
  const late_mib = percentile(minutes.slice(-sixth), 0.5);
  const after = minutes.slice(sixth);
  const drift_mib = after.length < 2 ? 0 : slopeOf(after) * (after.length - 1);
  const most = early_mib * growthMost;
  return { name, early_mib, late_mib, drift_mib, flat: late_mib - early_mib <= most && drift_mib <= most };
};
