import { connect } from "node:net";
import { createInterface } from "node:readline";
import { commandPlace, type Said } from "./command-place.ts";

/**
 * Has the service that holds a data folder do a command. Answers what came of it; null where no service hears there.
 * `say` takes each line that it says.
 */
export const askService = async (
  folder: string,
  args: readonly string[],
  say: (line: string) => void,
): Promise<Extract<Said, { code: number }> | null> => {
  const place = commandPlace(folder);
  if (place === null) return null;
  const socket = connect(place);
  const isHeard = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  });
  if (!isHeard) return null;
  socket.on("error", () => socket.destroy()).write(`${JSON.stringify(args)}\n`);
  for await (const text of createInterface({ input: socket })) {
    const said = JSON.parse(text) as Said;
    if ("code" in said) return said;
    say(said.line);
  }
  return { code: 1, fault: "The service ended before it was done; ask again, and see what came of it." };
};
