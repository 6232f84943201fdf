import { z } from "zod";
import { passwordLength } from "#lib/contract/limits.ts";

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
  /** Whose account the first start on an empty Postgres makes. */
  SHOTWRIGHT_OWNER_EMAIL: z.email().max(254).optional(),
  SHOTWRIGHT_OWNER_PASSWORD: z.string().min(passwordLength.min).max(passwordLength.max).optional(),
};
export type InstallationSettings = z.infer<z.ZodObject<typeof installationSettings>>;

/** The owner that the environment tells of; null where it does not. Throws where it tells of half of one. */
export const ownerOfSettings = (
  env: Pick<InstallationSettings, "SHOTWRIGHT_OWNER_EMAIL" | "SHOTWRIGHT_OWNER_PASSWORD">,
): { email: string; password: string } | null => {
  const { SHOTWRIGHT_OWNER_EMAIL: email, SHOTWRIGHT_OWNER_PASSWORD: password } = env;
  if (email !== undefined && password !== undefined) return { email, password };
  if (email === undefined && password === undefined) return null;
  throw new Error("SHOTWRIGHT_OWNER_EMAIL and SHOTWRIGHT_OWNER_PASSWORD must be given together.");
};
