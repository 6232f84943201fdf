import { readFileSync } from "node:fs";
import { readEnvironment } from "#lib/environment.ts";
import { account } from "./account.ts";
import { accounts } from "./accounts.ts";
import { audit } from "./audit.ts";
import { films } from "./films.ts";
import { keys } from "./keys.ts";
import { Refused, type BareCommand, type Command } from "./command.ts";
import { migrate } from "./migrate.ts";
import { openTools } from "./open-tools.ts";
import { secrets } from "./secrets.ts";

/** A new command is one file and its name here. */
const commands: readonly (Command | BareCommand)[] = [account, accounts, audit, films, keys, migrate, secrets];

/** Runs the command that the arguments name; answers the program's exit code. */
const main = async ([name, ...args]: readonly string[]): Promise<number> => {
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    console.error(`Usage:\n${commands.flatMap(({ usage }) => usage.map((line) => `  ${line}`)).join("\n")}`);
    return 2;
  }
  try {
    const env = readEnvironment(process.env, (file) => readFileSync(file, "utf8"));
    const projectRoot = process.cwd();
    const say = (line: string) => console.log(line);
    if ("runBare" in command) {
      await command.runBare(args, { env, projectRoot, say });
      return 0;
    }
    const tools = await openTools(env, projectRoot, say);
    try {
      await command.run(args, tools);
      return 0;
    } finally {
      await tools.database.close();
    }
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown;
    console.error(thrown.message);
    // What was not foreseen is told with where it came from.
    if (!(thrown instanceof Refused) && thrown.cause !== undefined) console.error(thrown.cause);
    return 1;
  }
};

process.exitCode = await main(process.argv.slice(2));
