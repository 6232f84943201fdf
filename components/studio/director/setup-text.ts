import type { DirectorChoice } from "#lib/contract/director-rows.ts";

/** What each choice needs beside its variable, as an example of what stands there. */
const examples: ReadonlyMap<string, string> = new Map([["SHOTWRIGHT_LLM_BASE_URL", "http://localhost:11434/v1"]]);

/** What is set where the service starts, line by line: the one variable, and what it reads beside it. */
export const setupLines = ({ variable, needs }: DirectorChoice): string[] => [
  variable,
  ...needs.map((name) => `${name}=${examples.get(name) ?? "<your key>"}`),
];

/** The same as one text to copy; a model in this process is fetched by its own command. */
export const setupText = (choice: DirectorChoice): string =>
  [...(choice.provider === "local" ? ["npm run director:local"] : []), ...setupLines(choice)].join("\n");

/** A server of one's own, the whole of it: a model, its name and its address. */
export const ownServer = (model: string): string =>
  [
    `ollama pull ${model}`,
    `export SHOTWRIGHT_LLM=compatible:${model}`,
    "export SHOTWRIGHT_LLM_BASE_URL=http://localhost:11434/v1",
  ].join("\n");
