import { subscribe } from "node:diagnostics_channel";
import type { Server, ServerResponse } from "node:http";

/** What this process is answering just now. */
interface Exchanges {
  /** Takes no new connection; resolves when the last answer is out. */
  end: () => Promise<void>;
}

/** From now on every exchange of an HTTP server of this process is known. */
const minded = (): Exchanges => {
  const servers = new Set<Server>();
  let open = 0;
  let lastIsOut: () => void = () => undefined;
  subscribe("http.server.request.start", (message) => {
    const { server, response } = message as { server: Server; response: ServerResponse };
    servers.add(server);
    open += 1;
    response.once("close", () => {
      open -= 1;
      if (open === 0) lastIsOut();
    });
  });
  return {
    end: () => {
      for (const server of servers) {
        server.close();
        server.closeIdleConnections();
      }
      return new Promise((done) => {
        lastIsOut = done;
        if (open === 0) done();
      });
    },
  };
};

interface Leaving {
  /** Told once that this process is to end: what it is asked for from now on goes to another one. */
  begin: () => void;
  /** For so long others may still send requests here, because they do not know yet. */
  noticedAfterMs: number;
  /** The longest that exchanges and work may take to end, ms. */
  patienceMs: number;
  /** Puts down what this process is at, within that time. */
  drain: () => Promise<void>;
  /** Closes everything. */
  close: () => Promise<void>;
  report: (message: string, cause: unknown) => void;
}

const exitCodes = { SIGTERM: 143, SIGINT: 130 } as const;
/** Beyond its patience, for threads and connections that do not end by themselves. */
const lastGraceMs = 10_000;

/** Ends the process in good order when it is asked to, with code 0; at once where it is asked again. */
export const leaveWhenAsked = ({ begin, noticedAfterMs, patienceMs, drain, close, report }: Leaving): void => {
  const exchanges = minded();
  let asked = false;
  const leave = async (code: number): Promise<void> => {
    if (asked) process.exit(code);
    asked = true;
    setTimeout(() => process.exit(code), noticedAfterMs + patienceMs + lastGraceMs).unref();
    try {
      begin();
      await new Promise((done) => setTimeout(done, noticedAfterMs));
      const answered = Promise.race([exchanges.end(), new Promise((done) => setTimeout(done, patienceMs).unref())]);
      await Promise.all([answered, drain()]);
      await close();
    } catch (cause) {
      report("The process could not end in good order.", cause);
    }
    process.exit(0);
  };
  for (const [signal, code] of Object.entries(exitCodes)) process.on(signal, () => void leave(code));
};
