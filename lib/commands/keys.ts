import { parseArgs } from "node:util";
import { formatApiKey } from "#lib/contract/api-key.ts";
import { limits } from "#lib/contract/limits.ts";
import { scopes, type Scope } from "#lib/contract/vocabulary.ts";
import { misused, Refused, type Command } from "./command.ts";
import type { Tools } from "./open-tools.ts";
import { accountOf, writeDown } from "./write-down.ts";

const readArguments = (args: readonly string[]) => {
  try {
    const options = { name: { type: "string" }, scopes: { type: "string" } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (cause) {
    throw misused(keys, cause instanceof Error ? cause.message : String(cause));
  }
};

/** Shows, makes and revokes keys of an account. */
export const keys: Command = {
  name: "keys",
  usage: [
    "keys list <email>",
    `keys make <email> [--name robot] [--scopes ${scopes.join(",")}]`,
    "keys revoke <email> <key_id>",
  ],
  async run(args, tools) {
    const { positionals, values } = readArguments(args);
    const [verb, email = "", keyId = "", ...more] = positionals;
    if (email === "" || more.length > 0) throw misused(keys, "Say what to do, and with which account.");
    const account = await accountOf(tools, email);
    if (verb === "list") return list(tools, account.account_id);
    if (verb === "make") return make(tools, account.account_id, values);
    if (verb !== "revoke" || keyId === "") throw misused(keys, `Nothing is called ${verb ?? "nothing"} here.`);
    if (!(await tools.database.store.keys.revoke(account.account_id, keyId, tools.clock())))
      throw new Refused(`${account.email} has no key ${keyId}; \`keys list ${account.email}\` names them.`);
    await writeDown(tools, "key_revoked", account.account_id, keyId);
    tools.say(`${keyId} works no more.`);
  },
};

const list = async (tools: Tools, accountId: string): Promise<void> => {
  for (const key of await tools.database.store.keys.list(accountId)) {
    const used = key.last_used_at === null ? "never used" : `used ${key.last_used_at.toISOString()}`;
    const state = key.revoked_at === null ? "" : "revoked";
    tools.say([key.key_id, `sw_live_${key.prefix}_…`, key.scopes.join(","), used, state].join("  ").trimEnd());
  }
};

const make = async (
  tools: Tools,
  account_id: string,
  { name = "Made on the command line", scopes: wanted }: { name?: string | undefined; scopes?: string | undefined },
): Promise<void> => {
  const asked = wanted === undefined ? [...scopes] : wanted.split(",");
  const known = asked.filter((scope): scope is Scope => scopes.some((each) => each === scope));
  if (known.length < asked.length) throw misused(keys, `Scopes are ${scopes.join(", ")}.`);
  const made = formatApiKey(tools);
  const key_id = tools.newId("key");
  const isMade = await tools.database.store.keys.create(
    {
      key_id,
      account_id,
      name,
      prefix: made.prefix,
      secret_sha256: made.secret_sha256,
      scopes: known,
      expires_at: null,
      revoked_at: null,
      last_used_at: null,
      created_at: tools.clock(),
    },
    limits.keys_per_account,
  );
  if (!isMade) throw new Refused(`An account may have ${limits.keys_per_account} keys that work; revoke one first.`);
  await writeDown(tools, "key_made", account_id, key_id);
  tools.say(`${key_id} was made. It is shown this once:\n  ${made.api_key}`);
};
