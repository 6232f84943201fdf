import { z } from "zod";

/** Where media live. Secrets are none of a place's name. */
export type MediaPlace =
  | { kind: "disk"; folder: string }
  | { kind: "s3"; endpoint: string; region: string; bucket: string; prefix: string }
  | { kind: "blob" };

const placeForm =
  "must be disk:<folder>, s3://<bucket>/<prefix>?endpoint=<address>&region=<region> or blob:; keys have variables of their own";
const bytes = z.coerce.number().int().min(0);
const gibibyte = 2 ** 30;

/** What whoever runs the service may set of where media live and how they are handed out. */
export const mediaSettings = {
  SHOTWRIGHT_MEDIA: z
    .string()
    .refine((text) => readMediaPlace(text) !== null, placeForm)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_SESSION_TOKEN: z.string().min(1).optional(),
  BLOB_READ_WRITE_TOKEN: z
    .string()
    .regex(/^vercel_blob_rw_[A-Za-z0-9]+_\w+$/, "must be a read-write token of a blob store, vercel_blob_rw_…")
    .optional(),
  SHOTWRIGHT_DELIVERY: z.enum(["proxy", "redirect"]).default("proxy"),
  SHOTWRIGHT_MEDIA_CACHE: z.string().min(1).optional(),
  SHOTWRIGHT_MEDIA_CACHE_BYTES: bytes.default(gibibyte),
  // What is put and not yet referred to is safe for so long; a film is never that slow between the two.
  SHOTWRIGHT_MEDIA_GRACE_HOURS: z.coerce.number().min(2).max(100_000).default(24),
};
export type MediaSettings = z.infer<z.ZodObject<typeof mediaSettings>>;

/** A place's name taken apart; null where it is none. */
export const readMediaPlace = (text: string): MediaPlace | null => {
  if (text.startsWith("disk:")) return text.length > 5 ? { kind: "disk", folder: text.slice(5) } : null;
  if (text === "blob:") return { kind: "blob" };
  if (!text.startsWith("s3://") || !URL.canParse(text)) return null;
  const url = new URL(text);
  const region = url.searchParams.get("region") ?? "us-east-1";
  const endpoint = url.searchParams.get("endpoint") ?? `https://s3.${region}.amazonaws.com`;
  const unknown = [...url.searchParams.keys()].some((name) => name !== "endpoint" && name !== "region");
  const isWeb = URL.canParse(endpoint) && ["http:", "https:"].includes(new URL(endpoint).protocol);
  if (unknown || !isWeb || url.username !== "" || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) return null;
  const prefix = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, "");
  return /^[\w!.*'()/-]{0,200}$/.test(prefix) && /^[a-z0-9-]{1,50}$/.test(region)
    ? { kind: "s3", endpoint, region, bucket: url.hostname, prefix }
    : null;
};

/** Origins that a browser reads media from and sends them to, for the pages' content policy; none for a disk. */
export const mediaOrigins = (place: string | undefined): string[] => {
  const found = place === undefined ? null : readMediaPlace(place);
  switch (found?.kind) {
    case "s3":
      return [new URL(found.endpoint).origin];
    case "blob":
      return ["https://*.private.blob.vercel-storage.com", "https://vercel.com"];
    case "disk":
    case undefined:
      return [];
  }
};
