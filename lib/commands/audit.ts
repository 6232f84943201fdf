import { parseArgs } from "node:util";
import { misused, type Command } from "./command.ts";
import { accountOf } from "./write-down.ts";

const usualLimit = 50;

/** Shows what was written down of sensitive acts, the newest first. */
export const audit: Command = {
  name: "audit",
  usage: [`audit [<email>] [--limit ${usualLimit}]`],
  async run(args, tools) {
    const { positionals, values } = readArguments(args);
    const [email, ...more] = positionals;
    const limit = Number(values.limit ?? usualLimit);
    if (more.length > 0 || !Number.isInteger(limit) || limit < 1) throw misused(audit, "Name one account, or none.");
    const accountId = email === undefined ? null : (await accountOf(tools, email)).account_id;
    for (const event of await tools.database.store.audit.list(accountId, limit))
      tools.say(
        [event.at.toISOString(), event.act, event.account_id ?? "-", `by ${event.actor}`, event.subject, event.network]
          .filter((part) => part !== null)
          .join("  "),
      );
  },
};

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { limit: { type: "string" } } });
  } catch (cause) {
    throw misused(audit, cause instanceof Error ? cause.message : String(cause));
  }
};
