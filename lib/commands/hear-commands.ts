import { chmod, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import path from "node:path";
import type { AppContext } from "#lib/context.ts";
import { commandPlace, mostAsked, type Said } from "./command-place.ts";
import type { Tools } from "./open-tools.ts";

type Services = Pick<
  AppContext,
  "firstRun" | "store" | "engine" | "clock" | "newId" | "randomBytes" | "sha256" | "leaving" | "telemetry"
>;

/**
 * Lets commands work through the service while it holds the embedded database, which belongs to one process: over a socket
 * in the data folder that only the user it runs as may open. What cannot be heard is logged, and commands then say so.
 */
export const hearCommands = async (services: Services): Promise<void> => {
  const { embedded, ownerFile } = services.firstRun;
  const place = embedded ? commandPlace(path.dirname(ownerFile)) : null;
  if (place === null) return;
  const { log } = services.telemetry;
  const failed = (cause: unknown): void => log.warn("Commands are not heard.", { cause });
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    hear(socket, services).catch(failed);
  });
  try {
    // Whoever left it there held the folder before.
    await rm(place, { force: true });
    await new Promise<void>((resolve, reject) => server.once("error", reject).listen(place, resolve));
    await chmod(place, 0o600);
  } catch (cause) {
    server.close();
    failed(cause);
    return;
  }
  server.on("error", failed).unref();
  services.leaving.addEventListener("abort", () => server.close(), { once: true });
};

/** One line asks for a command; each line of the answer is what it says, the last one what it came to. */
const hear = async (socket: Socket, services: Services): Promise<void> => {
  let asked = "";
  for await (const part of socket.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    asked += String(part);
    if (asked.includes("\n")) break;
    if (asked.length > mostAsked) return void socket.destroy();
  }
  const tell = (said: Said): void => void socket.write(`${JSON.stringify(said)}\n`);
  const [name, ...args] = JSON.parse(asked) as string[];
  // Most services are never asked: they do not carry the commands.
  const { serviceCommands } = await import("./service-commands.ts");
  const command = serviceCommands.find((each) => each.name === name);
  try {
    if (command === undefined) throw new Error(`The service knows no command ${name}; is it of another version?`);
    await command.run(
      args,
      toolsOf(services, (line) => tell({ line })),
    );
    tell({ code: 0 });
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown;
    tell({ code: 1, fault: thrown.message });
  } finally {
    socket.end();
  }
};

const toolsOf = (services: Services, say: Tools["say"]): Tools => ({
  ...services,
  database: { kind: "embedded", store: services.store },
  requeue: ({ generation_id }) => services.engine.requeue(generation_id),
  giveUp: ({ generation_id }) => services.engine.giveUp(generation_id),
  say,
});
