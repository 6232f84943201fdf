import { readFileSync } from "node:fs";
import { readEnvironment, type Environment } from "#lib/environment.ts";
import { FolderInUse } from "#lib/store/folder-lock.ts";
import { WrongSecret } from "#lib/store/vault.ts";
import { askService } from "./ask-service.ts";
import { Refused, type BareCommand, type Command } from "./command.ts";
import { migrate } from "./migrate.ts";
import { dataFolder, openTools, type OwnTools } from "./open-tools.ts";
import { secrets } from "./secrets.ts";
import { serviceCommands } from "./service-commands.ts";

const commands: readonly (Command<OwnTools> | BareCommand)[] = [...serviceCommands, migrate, secrets];
const projectRoot = process.cwd();
const say = (line: string) => console.log(line);

/** Works on the database itself; where the service that runs has it to itself, through that. */
const work = async (command: Command<OwnTools>, args: readonly string[], env: Environment): Promise<void> => {
  let tools: OwnTools;
  try {
    tools = await openTools(env, projectRoot, say);
  } catch (cause) {
    if (!(cause instanceof FolderInUse) || !serviceCommands.some(({ name }) => name === command.name)) throw cause;
    const came = await askService(dataFolder(env, projectRoot), [command.name, ...args], say);
    if (came === null) throw cause;
    if (came.fault !== undefined) throw new Refused(came.fault);
    return;
  }
  try {
    await command.run(args, tools);
  } finally {
    await tools.close();
  }
};

/** Runs the command that the arguments name; answers the program's exit code. */
const main = async ([name, ...args]: readonly string[]): Promise<number> => {
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    console.error(`Usage:\n${commands.flatMap(({ usage }) => usage.map((line) => `  ${line}`)).join("\n")}`);
    return 2;
  }
  try {
    const env = readEnvironment(process.env, (file) => readFileSync(file, "utf8"));
    if ("runBare" in command) await command.runBare(args, { env, projectRoot, say });
    else await work(command, args, env);
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown;
    console.error(thrown.message);
    // What was not foreseen is told with where it came from.
    const isForeseen = thrown instanceof Refused || thrown instanceof WrongSecret || thrown instanceof FolderInUse;
    if (!isForeseen && thrown.cause !== undefined) console.error(thrown.cause);
    return 1;
  }
};

process.exitCode = await main(process.argv.slice(2));
