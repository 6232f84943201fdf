import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/**
 * What the processes on one Postgres tell each other, by NOTIFY. Nothing of it is kept: who is not connected when it is
 * said never hears it, so whoever listens also looks from time to time.
 */
export interface Notices {
  /**
   * `heard` is given what is said on the channel from now on; answers how to stop. `began` is called each time the
   * connection is there, at first and again: what was said before that was not heard, so it is time to look.
   */
  hear(channel: NoticeChannel, heard: (said: string) => void, began?: () => void): () => void;
  /** Whether what is said now would be heard. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

/** `cancelled`: the id of a generation that was cancelled, a space, and its round. `progressed`: of one whose event log has grown. `queued`: that a run was put in line. */
export type NoticeChannel = "cancelled" | "progressed" | "queued";

/** The name that the database knows a channel by: `SELECT pg_notify('shotwright_cancelled', 'gen_1 1')`. */
export const channelName = (channel: NoticeChannel): string => `shotwright_${channel}`;

const [firstRetryMs, lastRetryMs] = [100, 2000];

interface Listener {
  heard: (said: string) => void;
  began: (() => void) | undefined;
}

/**
 * One connection of its own, made when the first listener comes, and made again wherever it breaks. `directUrl` leads to
 * the database itself: a pooler that shares connections between transactions loses what is said.
 */
export function openNotices(
  directUrl: string,
  { report }: { report: (message: string, cause: unknown) => void },
): Notices {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.Client | null = null;
  let connecting: Promise<void> | null = null;
  const closing = new AbortController();

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: directUrl,
      application_name: "shotwright_notices",
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 10_000,
    });
    const lost = (cause: unknown): void => {
      if (client !== fresh) return;
      client = null;
      if (closing.signal.aborted) return;
      report("What other processes say is not heard until the database is back.", cause);
      connecting = keepConnecting();
    };
    fresh.on("error", lost);
    fresh.on("end", () => lost(new Error("The connection was closed.")));
    fresh.on("notification", ({ channel, payload }) => {
      for (const { heard } of listeners.get(channel) ?? []) heard(payload ?? "");
    });
    try {
      await fresh.connect();
      // Channels that are added meanwhile are met by this loop too.
      for (const name of listeners.keys()) await fresh.query(`LISTEN ${name}`);
      client = fresh;
    } catch (cause) {
      await fresh.end().catch((again: unknown) => report("A connection that failed did not close.", again));
      throw cause;
    }
  };
  const keepConnecting = async (): Promise<void> => {
    for (let retryMs = firstRetryMs; !closing.signal.aborted; retryMs = Math.min(lastRetryMs, retryMs * 2)) {
      try {
        await connect();
        for (const each of listeners.values()) for (const { began } of each) began?.();
        return;
      } catch (cause) {
        if (retryMs === firstRetryMs) report("What other processes say cannot be heard.", cause);
        await pause(retryMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  };

  let asked: Promise<unknown> = Promise.resolve();

  return {
    hear(channel, heard, began) {
      const name = channelName(channel);
      const own: Listener = { heard, began };
      const known = listeners.get(name);
      if (known === undefined) listeners.set(name, new Set([own]));
      else known.add(own);
      if (connecting === null) connecting = keepConnecting();
      else if (client !== null) {
        const current = client;
        // One connection takes one statement at a time.
        const listening = known === undefined ? asked.then(() => current.query(`LISTEN ${name}`)) : Promise.resolve();
        asked = listening.then(undefined, () => undefined);
        // A connection that breaks here is made again, and begins anew.
        listening.then(
          () => began?.(),
          (cause: unknown) => report(`The channel ${name} is not heard.`, cause),
        );
      }
      // The channel stays listened to: there are few, and the next listener comes soon.
      return () => void listeners.get(name)?.delete(own);
    },
    get isListening() {
      return client !== null;
    },
    async close() {
      closing.abort();
      await connecting;
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
