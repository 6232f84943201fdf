import { parseArgs } from "node:util";
import { misused, Refused, type Command } from "./command.ts";
import type { Tools } from "./open-tools.ts";
import { accountOf, writeDown } from "./write-down.ts";

const mostListed = 1000;

const readArguments = (args: readonly string[]) => {
  try {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    return positionals;
  } catch (cause) {
    throw misused(accounts, cause instanceof Error ? cause.message : String(cause));
  }
};

/** Shows who has an account, keeps accounts out, and says who runs the service. */
export const accounts: Command = {
  name: "accounts",
  usage: [
    "accounts list",
    "accounts disable|enable <email>",
    "accounts operator|no-operator <email>",
    "accounts budget <email> <USD a month>|none",
  ],
  async run(args, tools) {
    const [verb, email = "", amount = "", ...more] = readArguments(args);
    if (verb === "list" && email === "") return list(tools);
    if (email === "" || more.length > 0) throw misused(accounts, "Say what to do, and with which account.");
    if (verb === "budget") return setBudget(tools, email, amount);
    const change = changes.find(({ name }) => name === verb);
    if (change === undefined || amount !== "") throw misused(accounts, `Nothing is called ${verb ?? "nothing"} here.`);
    const { account_id, email: address } = await accountOf(tools, email);
    await change.make(tools, account_id);
    await writeDown(tools, change.act, account_id);
    tools.say(`${address} ${change.said}`);
  },
};

const changes = [
  {
    name: "disable",
    act: "account_disabled",
    said: "is kept out: its sessions and keys work no more. Films under way go on.",
    make: ({ database, clock }: Tools, id: string) => database.store.operating.disable(id, clock()),
  },
  {
    name: "enable",
    act: "account_enabled",
    said: "is let in again.",
    make: ({ database }: Tools, id: string) => database.store.operating.disable(id, null),
  },
  {
    name: "operator",
    act: "operator_made",
    said: "runs the service: it sees the operator's page, and why a check of the service does not hold.",
    make: ({ database }: Tools, id: string) => database.store.operating.setOperator(id, true),
  },
  {
    name: "no-operator",
    act: "operator_unmade",
    said: "is no operator any more.",
    make: ({ database }: Tools, id: string) => database.store.operating.setOperator(id, false),
  },
] as const;

const list = async (tools: Tools): Promise<void> => {
  for (const account of await tools.database.store.operating.accounts(mostListed)) {
    const marks = [
      account.operator ? "operator" : "",
      account.disabled_at === null ? "" : "disabled",
      account.budget_usd === null ? "" : `$${account.budget_usd} a month`,
    ].filter((mark) => mark !== "");
    const since = account.created_at.toISOString().slice(0, 10);
    const counts = `${account.films} films  ${account.keys} keys`;
    tools.say([account.account_id, account.email, `since ${since}`, counts, ...marks].join("  "));
  }
};

const setBudget = async (tools: Tools, email: string, amount: string): Promise<void> => {
  const usd = amount === "none" ? null : Number(amount);
  if (amount === "" || (usd !== null && !(usd >= 0 && usd <= 1_000_000)))
    throw misused(accounts, "A budget is a number of USD a month, or none.");
  const account = await accountOf(tools, email);
  if (account.disabled_at !== null) throw new Refused(`${account.email} is disabled; enable it first.`);
  await tools.database.store.accounts.setBudget(account.account_id, usd);
  await writeDown(tools, "budget_changed", account.account_id);
  tools.say(`${account.email} may spend ${usd === null ? "without a limit of its own" : `$${usd} a month`}.`);
};
