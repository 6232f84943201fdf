import { z } from "zod";

/**
 * A slice must be longer than its start and the longest step together: a shorter one begins again and again and ends
 * nothing. On one core a start takes about ten seconds, and a shot of twelve about thirty.
 */
const shortestSliceS = 60;

/** How films are made where no process lives on: by a function that works for a while, hands over and calls itself. */
export const workSettings = {
  SHOTWRIGHT_WORK: z.enum(["elsewhere", "slices"]).default("elsewhere"),
  /** Seconds that a slice takes up work; the function may run for a minute more. */
  SHOTWRIGHT_SLICE_S: z.coerce.number().int().min(shortestSliceS).max(3600).default(240),
  /** What the platform's own clock sends. */
  CRON_SECRET: z.string().min(16).optional(),
};

type Surroundings = Readonly<Record<string, string | undefined>>;

/**
 * What surroundings come to on Vercel: nothing but the temporary folder can be written, no process outlives its requests,
 * and one proxy stands in front. Whatever is set wins; elsewhere nothing changes.
 */
export const withPlatform = (given: Surroundings): Surroundings => {
  if (given["VERCEL"] !== "1") return given;
  const host = given["VERCEL_PROJECT_PRODUCTION_URL"] ?? "";
  return {
    SHOTWRIGHT_ROLE: "web",
    SHOTWRIGHT_WORK: "slices",
    SHOTWRIGHT_DATA: "/tmp/shotwright",
    SHOTWRIGHT_MEDIA: "blob:",
    SHOTWRIGHT_DELIVERY: "redirect",
    SHOTWRIGHT_TRUSTED_PROXIES: "1",
    ...(host === "" ? {} : { NEXTAUTH_URL: `https://${host}` }),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== "")),
  };
};
