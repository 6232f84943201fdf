import { limits } from "#lib/contract/limits.ts";

export interface Waiting {
  waitMs: number;
  /** What was honoured, for `Preference-Applied`; null when nothing was asked. */
  applied: string | null;
}

/** Reads `Prefer` (RFC 7240): `wait=N` seconds, cut to what the service allows, and `respond-async` (do not wait). */
export const readPrefer = (header: string | null): Waiting => {
  const preferences = (header ?? "").split(",").map((part) => part.trim().toLowerCase());
  const wait = preferences
    .map((part) => /^wait\s*=\s*"?(\d{1,9})"?$/.exec(part)?.[1])
    .find((found) => found !== undefined);
  const async = preferences.includes("respond-async");
  const seconds = wait === undefined ? null : Math.min(Number(wait), limits.wait_seconds_max);
  const applied = [...(async ? ["respond-async"] : []), ...(seconds === null ? [] : [`wait=${seconds}`])];
  return {
    waitMs: (seconds ?? (async ? 0 : limits.wait_seconds_default)) * 1000,
    applied: applied.length === 0 ? null : applied.join(", "),
  };
};
