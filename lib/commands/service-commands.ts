import { account } from "./account.ts";
import { accounts } from "./accounts.ts";
import { audit } from "./audit.ts";
import type { Command } from "./command.ts";
import { films } from "./films.ts";
import { keys } from "./keys.ts";

/** Commands that the service does itself where its database is open to nobody else. A new one is one file and its name here. */
export const serviceCommands: readonly Command[] = [account, accounts, audit, films, keys];
