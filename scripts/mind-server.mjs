import { setTimeout as sleep } from "node:timers/promises";

/** The exit code of a server that lost its database, or that others took for dead: see lib/context.ts. */
export const takenForDead = 70;
const againAfterMs = 5000;

/**
 * Waits for the end of a server. One that lost its database is started again, for as long as that takes.
 * @template {{ ended: Promise<number> }} Server
 * @param {Server} first
 * @param {{ start: () => Promise<Server>, say: (line: string) => void, pause?: (ms: number) => Promise<unknown> }} how
 * @returns {Promise<{ code: number, server: Server }>} how the last one ended
 */
export const mindServer = async (first, { start, say, pause = sleep }) => {
  let server = first;
  for (;;) {
    const code = await server.ended;
    if (code !== takenForDead) return { code, server };
    say("The server lost its database, or was taken for dead: it is started again.");
    /** @type {Server | null} */
    let next = null;
    while (next === null) {
      try {
        next = await start();
      } catch (error) {
        say(`It did not start: ${error instanceof Error ? error.message : String(error)}`);
        await pause(againAfterMs);
      }
    }
    server = next;
  }
};
