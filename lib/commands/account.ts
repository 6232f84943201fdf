import { parseArgs } from "node:util";
import { z } from "zod";
import { giveKey, makeAccount } from "#lib/api/make-account.ts";
import { writeDown } from "./write-down.ts";
import { misused, Refused, type Command } from "./command.ts";

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { email: { type: "string" }, name: { type: "string" } } }).values;
  } catch (cause) {
    throw misused(account, cause instanceof Error ? cause.message : String(cause));
  }
};

/** Makes an account with a password and a key of all scopes, and prints both: they are kept nowhere. */
export const account: Command = {
  name: "account",
  usage: ["account --email ana@example.org [--name Ana]"],
  async run(args, tools) {
    const { email, name } = readArguments(args);
    const address = z.email().max(254).safeParse(email?.trim());
    if (!address.success) throw misused(account, "An account needs an address of mail, such as ana@example.org.");
    const password = Buffer.from(tools.randomBytes(15)).toString("base64url");
    const withStore = { ...tools, store: tools.database.store };
    const made = await makeAccount(withStore, { email: address.data, name: name ?? null, password });
    if (made === null) throw new Refused(`There is an account of ${address.data} already; nothing was changed.`);
    const key = await giveKey(withStore, made.account_id);
    await writeDown(tools, "account_made", made.account_id);
    tools.say("The account was made. Its password and its key are shown this once:");
    tools.say(`  account   ${made.account_id}`);
    tools.say(`  email     ${made.email}`);
    tools.say(`  password  ${password}`);
    tools.say(`  API key   ${key}`);
  },
};
