import { formatApiKey, parseApiKey } from "#lib/contract/api-key.ts";
import { scopes } from "#lib/contract/vocabulary.ts";
import type { Account } from "#lib/store/account-records.ts";
import type { Store } from "#lib/store/store.ts";
import { hashPassword } from "./password.ts";

/** Makes accounts for whoever runs the service: nobody is asked whether they may. */
export interface AccountTools {
  store: Pick<Store, "accounts" | "keys">;
  newId: (prefix: string) => string;
  clock: () => Date;
  sha256: (text: string) => string;
}

/** A new account with a password; null where there is one of that address. */
export const makeAccount = async (
  tools: AccountTools,
  about: { email: string; name: string | null; password: string },
): Promise<Account | null> =>
  tools.store.accounts.create({
    account_id: tools.newId("acc"),
    email: about.email,
    name: about.name,
    password_hash: await hashPassword(about.password),
    created_at: tools.clock(),
  });

/** A key of all scopes for an account: `apiKey` where it is known already, else a new one. Answers the key. */
export const giveKey = async (
  tools: AccountTools & { randomBytes: (length: number) => Uint8Array },
  account_id: string,
  apiKey: string = formatApiKey(tools).api_key,
): Promise<string> => {
  const key = parseApiKey(apiKey, tools.sha256);
  if (key === null) throw new Error("The API key is damaged.");
  await tools.store.keys.create({
    key_id: tools.newId("key"),
    account_id,
    name: "First key",
    prefix: key.prefix,
    secret_sha256: tools.sha256(key.secret),
    scopes: [...scopes],
    expires_at: null,
    revoked_at: null,
    last_used_at: null,
    created_at: tools.clock(),
  });
  return apiKey;
};
