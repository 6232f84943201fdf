import { z } from "zod";
import { limits } from "#lib/contract/limits.ts";
import { directorSettings } from "#lib/director/director-settings.ts";
import { readDirectorName } from "#lib/director/open-director.ts";
import { readerSettings } from "#lib/director/readers/reader-settings.ts";
import { quotaSettings } from "#lib/engine/quota-settings.ts";
import { roleSettings } from "#lib/engine/role-settings.ts";
import { withPlatform, workSettings } from "#lib/engine/work-settings.ts";
import { vendorSettings } from "#lib/engine/vendor-settings.ts";
import { installationSettings } from "#lib/store/installation-settings.ts";
import { telemetrySettings } from "#lib/telemetry/telemetry-settings.ts";
import { mediaSettings } from "#lib/store/media-settings.ts";

const perMinute = z.coerce.number().int().min(1).max(1_000_000);
const pair = z.string().min(1).optional();

/** Everything the product takes from its surroundings. Nothing is needed for the embedded default. */
export const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  DATABASE_URL: z.string().min(1).optional(),
  NEXTAUTH_URL: z.url().optional(),
  SHOTWRIGHT_DATA: z.string().min(1).default(".shotwright"),
  ...installationSettings,
  SHOTWRIGHT_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(32).default(0),
  SHOTWRIGHT_SIGNUP: z.enum(["open", "closed"]).default("closed"),
  SHOTWRIGHT_SAMPLE_FILM: z.enum(["on", "off"]).default("on"),
  SHOTWRIGHT_READ_PER_MINUTE: perMinute.default(limits.read_per_minute),
  SHOTWRIGHT_WRITE_PER_MINUTE: perMinute.default(limits.write_per_minute),
  SHOTWRIGHT_GENERATE_PER_MINUTE: perMinute.default(limits.generate_per_minute),
  SHOTWRIGHT_RUNNING_PER_ACCOUNT: z.coerce.number().int().min(1).max(1000).default(limits.running_generations),
  ...quotaSettings,
  ...mediaSettings,
  ...vendorSettings,
  ...telemetrySettings,
  ...roleSettings,
  ...workSettings,
  SHOTWRIGHT_ALLOW_LOOPBACK_FETCH: z.enum(["0", "1"]).default("0"),
  SHOTWRIGHT_LLM: z
    .string()
    .refine(
      (name) => readDirectorName(name) !== null,
      "must be anthropic:…, openai:…, google:…, gateway:… or compatible:…, a provider and its model, or local",
    )
    .optional(),
  // A model in this process may need minutes for a film.
  SHOTWRIGHT_LLM_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(30_000),
  SHOTWRIGHT_LLM_CALLS_PER_DAY: z.coerce.number().int().min(0).default(500),
  ...directorSettings,
  ...readerSettings,
  SHOTWRIGHT_PICTURES_ALLOWED: z
    .string()
    .default("")
    .transform((list) => list.split(",").map((name) => name.trim().toLowerCase()))
    .refine(
      (list) => list.every((name) => /^(?:[0-9a-f]{64})?$/.test(name)),
      "must be SHA-256 sums of pictures, 64 hexadecimal digits each, with commas between them",
    ),
  PATH: z.string().default(""),
  NODE_ENV: z.string().optional(),
  FFMPEG_PATH: z.string().min(1).optional(),
  C2PA_CERT_CHAIN: z.string().min(1).optional(),
  C2PA_PRIVATE_KEY: z.string().min(1).optional(),
  C2PA_TRUST_ANCHORS: z.string().min(1).optional(),
  C2PA_TSA_URL: z.url().optional(),
  C2PA_TSA_CERT: z.string().min(1).optional(),
  GITHUB_ID: pair,
  GITHUB_SECRET: pair,
  GOOGLE_ID: pair,
  GOOGLE_SECRET: pair,
});
export type Environment = z.infer<typeof environmentSchema>;

/** How often one may call in a minute. */
export const ratesOf = (env: Environment) => ({
  read_per_minute: env.SHOTWRIGHT_READ_PER_MINUTE,
  write_per_minute: env.SHOTWRIGHT_WRITE_PER_MINUTE,
  generate_per_minute: env.SHOTWRIGHT_GENERATE_PER_MINUTE,
});

const both = (id: string | undefined, secret: string | undefined) =>
  id === undefined || secret === undefined ? null : { id, secret };

/** What people sign in through: who has both halves of a pair. */
export const oauthOf = (env: Environment) => {
  const github = both(env.GITHUB_ID, env.GITHUB_SECRET);
  const google = both(env.GOOGLE_ID, env.GOOGLE_SECRET);
  return { ...(github === null ? {} : { github }), ...(google === null ? {} : { google }) };
};

type Surroundings = Readonly<Record<string, string | undefined>>;

/** Settings that hold a secret, by how they are called: shown to nobody, and readable from a file. */
export const isSecret = (name: string): boolean =>
  /(?:^|_)(?:KEY|KEYS|SECRET|SECRETS|TOKEN|PASSWORD|HEADERS)(?:_BEFORE)?$/.test(name) ||
  /(?:^|_)DATABASE_URL$/.test(name);

const fileSuffix = "_FILE";

/**
 * What is set: an empty variable is one that is not, for shells and hosting panels make no difference. A secret may stand
 * in the file that its name and `_FILE` say; the end of its last line is no part of it. Throws where both are given.
 */
const settled = (around: Surroundings, readFile: (file: string) => string) => {
  const given = withPlatform(around);
  const values = new Map<string, string>();
  const fromFile = new Set<string>();
  for (const name of Object.keys(environmentSchema.shape)) {
    const value = given[name] ?? "";
    const file = isSecret(name) ? (given[`${name}${fileSuffix}`] ?? "") : "";
    if (value !== "" && file !== "")
      throw unusable([`${name}: is given, and ${name}${fileSuffix} too; give one of them`], null);
    if (file !== "") {
      values.set(name, contentOf(name, file, readFile));
      fromFile.add(name);
    } else if (value !== "") values.set(name, value);
  }
  return { values, fromFile };
};

const contentOf = (name: string, file: string, readFile: (file: string) => string): string => {
  try {
    return readFile(file).replace(/\r?\n$/, "");
  } catch (cause) {
    throw unusable([`${name}${fileSuffix}: the file ${file} cannot be read`], cause);
  }
};

const unusable = (faults: readonly string[], cause: unknown): Error =>
  new Error(`The environment cannot be used. ${faults.join("; ")}.`, { cause });

/** Reads the environment once. A bad value is refused with its name and what was expected, all of them together. */
export const readEnvironment = (given: Surroundings, readFile: (file: string) => string): Environment => {
  const parsed = environmentSchema.safeParse(Object.fromEntries(settled(given, readFile).values));
  if (parsed.success) return parsed.data;
  throw unusable(
    parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
    parsed.error,
  );
};

/** One setting as it is in force. `value` is what it came to as text; of a secret nothing is shown but that there is one. */
export interface EffectiveSetting {
  name: string;
  value: string;
  from: "default" | "environment" | "file";
  /** What is wrong with it; null where it can be used. */
  fault: string | null;
}

/** Every setting, where it comes from, and names that look like ours and are none. */
export const effectiveSettings = (
  given: Surroundings,
  readFile: (file: string) => string,
): { settings: EffectiveSetting[]; unknown: string[] } => {
  const { values, fromFile } = settled(given, readFile);
  const settings = Object.entries(environmentSchema.shape).map(([name, shape]): EffectiveSetting => {
    const text = values.get(name);
    const parsed = shape.safeParse(text);
    const from = text === undefined ? "default" : fromFile.has(name) ? "file" : "environment";
    const fault = parsed.success ? null : parsed.error.issues.map(({ message }) => message).join(", ");
    return { name, value: shownAs(name, parsed.success ? parsed.data : text), from, fault };
  });
  const known = new Set(settings.flatMap(({ name }) => (isSecret(name) ? [name, `${name}${fileSuffix}`] : [name])));
  const unknown = Object.keys(given).filter((name) => name.startsWith("SHOTWRIGHT_") && !known.has(name));
  return { settings, unknown };
};

const shownAs = (name: string, value: unknown): string => {
  if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0)) return "";
  if (isSecret(name)) return "(set)";
  return Array.isArray(value) ? value.join(",") : String(value as string | number);
};
