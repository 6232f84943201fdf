import type { Environment } from "#lib/environment.ts";
import type { Tools } from "./open-tools.ts";

/** One thing that whoever runs the service may do on the command line; with `Tools` alone, through the service too. */
export interface Command<T = Tools> {
  name: string;
  /** How it is called, one line a form, without the name of the program. */
  usage: readonly string[];
  /** Throws `Refused` where nothing was done. */
  run: (args: readonly string[], tools: T) => Promise<void>;
}

/** One that opens what it needs by itself: the schema may not be there yet. */
export interface BareCommand extends Omit<Command, "run"> {
  runBare: (args: readonly string[], call: BareCall) => Promise<void>;
}

export interface BareCall {
  env: Environment;
  /** The folder that holds `prisma/`. */
  projectRoot: string;
  /** Writes a line for whoever called. */
  say: (line: string) => void;
}

/** Nothing was done; the words say why, and the way out. */
export class Refused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "Refused";
  }
}

/** Refuses with how the command is called. */
export const misused = (command: Pick<Command, "usage">, why: string): Refused =>
  new Refused(`${why}\n\nUsage:\n${command.usage.map((line) => `  ${line}`).join("\n")}`);
