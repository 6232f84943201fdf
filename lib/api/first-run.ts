import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import { formatApiKey, parseApiKey } from "#lib/contract/api-key.ts";
import { scopes } from "#lib/contract/vocabulary.ts";
import type { AppContext } from "#lib/context.ts";
import { operations } from "#lib/operations/operations.ts";
import type { Account } from "#lib/store/account-records.ts";
import { giveKey, makeAccount } from "./make-account.ts";
import { hashPassword } from "./password.ts";

const ownerSchema = z.object({ email: z.string(), password: z.string(), api_key: z.string() });
const ownerName = "Owner";
const ownerEmail = "owner@shotwright.local";
const sampleIntent =
  "A lighthouse keeper walks out into a winter storm at dusk to bring in a lost fox. Quiet and hopeful. End on the lamp and the line “Keep the light.”";
const sampleSeed = 7;

/**
 * The owner of a self-hosted instance: made with one key on the first start, printed once and kept in `file` (mode
 * 0600). Answers the owner's account, or null when the instance has accounts and none of them is this file's.
 */
export const makeOwner = async (services: AppContext, file: string): Promise<Account | null> => {
  const known = await readOwner(file);
  const account = known === null ? null : await services.store.accounts.byEmail(known.email);
  if (account !== null || (await services.store.accounts.count()) > 0) return account;
  // The file comes first: an owner whose password nobody can read would lock everybody out. A start that died
  // between the two finds the file and makes the account from it.
  const owner = known ?? (await writeOwner(services, file));
  const made = await createOwner(services, owner);
  process.stdout.write(
    `\nYour account on this machine (kept in ${file}):\n  email     ${owner.email}\n  password  ${owner.password}\n  API key   ${owner.api_key}\n\n`,
  );
  return made;
};

type Owner = z.infer<typeof ownerSchema>;

const writeOwner = async (services: AppContext, file: string): Promise<Owner> => {
  const owner: Owner = {
    email: ownerEmail,
    password: Buffer.from(services.randomBytes(15)).toString("base64url"),
    api_key: formatApiKey(services).api_key,
  };
  await writeFile(file, `${JSON.stringify(owner, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  return owner;
};

const createOwner = async (services: AppContext, owner: Owner): Promise<Account> => {
  if (parseApiKey(owner.api_key, services.sha256) === null)
    throw new Error("The API key in owner.json is damaged; remove the file to get a new owner.");
  const account = await makeAccount(services, { ...owner, name: ownerName });
  if (account === null) throw new Error(`The owner's account ${owner.email} could not be made.`);
  await giveKey(services, account.account_id, owner.api_key);
  return account;
};

/**
 * On a Postgres, where there is no file: the first account is made once from what the environment says of its owner; null
 * where there is an account already, or nothing is said. Whoever signs in makes keys in the studio.
 */
export const makeOwnerAsSet = async (
  services: Pick<AppContext, "store" | "newId" | "clock" | "sha256">,
  owner: { email: string; password: string } | null,
): Promise<Account | null> => {
  if (owner === null || (await services.store.accounts.count()) > 0) return null;
  return makeAccount(services, { ...owner, name: ownerName });
};

const readOwner = async (file: string): Promise<Owner | null> => {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  return ownerSchema.parse(JSON.parse(text));
};

/**
 * Makes the sample film, exactly once in the life of the account. Its id is claimed first, so that a start which died
 * in between makes that very film and no other.
 */
export const makeSampleFilm = async (services: AppContext, account: Account): Promise<void> => {
  const accountId = account.account_id;
  const generationId = account.sample_generation_id ?? services.newId("gen");
  if (account.sample_generation_id === null && !(await services.store.accounts.claimSample(accountId, generationId)))
    return;
  if ((await services.store.generations.byId(generationId)) !== null) return;
  await operations.generate_video(
    {
      ...services,
      actor: { kind: "user", account_id: accountId, scopes },
      accountId,
      // A film asks for nobody's password.
      passwords: { fits: () => Promise.resolve(false), hash: hashPassword },
      waitMs: 0,
      generationId,
      publicationId: services.newId("pub"),
      standsFor: () => Promise.resolve(),
      ifMatch: null,
      lastEventId: null,
      range: null,
      signal: new AbortController().signal,
      onPartial: null,
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
