import { z } from "zod";

const key = z.string().min(16).optional();
const keys = z
  .string()
  .default("")
  .transform((list) => list.split(",").filter((each) => each !== ""));

/** The secrets of an installation: one for all, and those that are set one by one. */
export const installationSettings = {
  /** Seals what the machines of an installation share in their database. */
  SHOTWRIGHT_SECRET: z.string().min(32).optional(),
  /** Those that were SHOTWRIGHT_SECRET before, with commas between them. */
  SHOTWRIGHT_SECRETS_BEFORE: keys,
  NEXTAUTH_SECRET: key,
  SHOTWRIGHT_SEAL_KEY: key,
  SHOTWRIGHT_SEAL_KEYS_BEFORE: keys,
  SHOTWRIGHT_ASSET_KEY: key,
  WATERMARK_KEY: key,
};
export type InstallationSettings = z.infer<z.ZodObject<typeof installationSettings>>;
