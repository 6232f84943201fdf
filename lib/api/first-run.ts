import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import { formatApiKey } from "#lib/contract/api-key.ts";
import { scopes } from "#lib/contract/vocabulary.ts";
import type { AppContext } from "#lib/context.ts";
import { operations } from "#lib/operations/operations.ts";
import type { Account } from "#lib/store/store.ts";
import { hashPassword } from "./password.ts";

const ownerSchema = z.object({ email: z.string(), password: z.string(), api_key: z.string() });
const ownerEmail = "owner@shotwright.local";
const sampleIntent =
  "A lighthouse keeper walks out into a winter storm at dusk to bring in a lost fox. Quiet and hopeful. End on the lamp and the line “Keep the light.”";
const sampleSeed = 7;

/**
 * The owner of a self-hosted instance: made with one key on the first start, printed once and kept in `file` (mode
 * 0600). Answers the owner's account, or null when the instance has accounts that this file does not know.
 */
export const makeOwner = async (services: AppContext, file: string): Promise<Account | null> => {
  const known = await readOwner(file);
  if (known !== null) return services.store.accounts.byEmail(known.email);
  if ((await services.store.accounts.count()) > 0) return null;
  const now = services.clock();
  const password = Buffer.from(services.randomBytes(15)).toString("base64url");
  const key = formatApiKey(services);
  // The file comes first: an owner whose password nobody can read would lock everybody out.
  await writeFile(file, `${JSON.stringify({ email: ownerEmail, password, api_key: key.api_key }, null, 2)}\n`, {
    mode: 0o600,
    flag: "wx",
  });
  const account = await services.store.accounts.create({
    account_id: services.newId("acc"),
    email: ownerEmail,
    name: "Owner",
    password_hash: await hashPassword(password),
    created_at: now,
  });
  if (account === null) throw new Error(`The owner's account ${ownerEmail} could not be made.`);
  await services.store.keys.create({
    key_id: services.newId("key"),
    account_id: account.account_id,
    name: "First key",
    prefix: key.prefix,
    secret_sha256: key.secret_sha256,
    scopes: [...scopes],
    expires_at: null,
    revoked_at: null,
    last_used_at: null,
    created_at: now,
  });
  process.stdout.write(
    `\nYour account on this machine (kept in ${file}):\n  email     ${ownerEmail}\n  password  ${password}\n  API key   ${key.api_key}\n\n`,
  );
  return account;
};

const readOwner = async (file: string): Promise<z.infer<typeof ownerSchema> | null> => {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  return ownerSchema.parse(JSON.parse(text));
};

/** Makes the sample film, exactly once in the life of the account: the claim is written before the film is begun. */
export const makeSampleFilm = async (services: AppContext, accountId: string): Promise<void> => {
  const generationId = services.newId("gen");
  if (!(await services.store.accounts.claimSample(accountId, generationId))) return;
  await operations.generate_video(
    {
      ...services,
      actor: { kind: "user", account_id: accountId, scopes },
      accountId,
      waitMs: 0,
      generationId,
      ifMatch: null,
      lastEventId: null,
      range: null,
      signal: new AbortController().signal,
      upload: null,
      reply: { status: null, headers: {} },
    },
    {
      raw_intent: sampleIntent,
      shot_count: 4,
      duration_seconds: 10,
      seed: sampleSeed,
      render: "preview",
    },
  );
};
