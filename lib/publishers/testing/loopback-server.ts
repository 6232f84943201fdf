import http from "node:http";
import type { AddressInfo } from "node:net";

export interface Arrived {
  method: string;
  /** Path and query as they were sent. */
  target: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface LoopbackServer {
  /** `http://127.0.0.1:…`, without a trailing slash. */
  url: string;
  /** Everything that arrived, in order. */
  arrived: Arrived[];
  /** Resolves with the first of what arrived, earlier or later, that the test looks for. */
  until: (wanted: (each: Arrived) => boolean) => Promise<Arrived>;
  close: () => Promise<void>;
}

export interface Said {
  status: number;
  body?: string | Uint8Array;
  headers?: Record<string, string>;
}

/** A server on this machine that answers what the test says, and keeps what it was sent. */
export const loopbackServer = async (answer: (arrived: Arrived) => Said | Promise<Said>): Promise<LoopbackServer> => {
  const arrived: Arrived[] = [];
  const waiting = new Set<() => void>();
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const each = {
        method: request.method ?? "",
        target: request.url ?? "",
        headers,
        body: Buffer.concat(chunks),
      };
      arrived.push(each);
      for (const look of waiting) look();
      Promise.resolve(answer(each)).then(
        (said) => response.writeHead(said.status, said.headers).end(said.body ?? ""),
        () => response.destroy(),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    until: (wanted) =>
      new Promise((found) => {
        const look = () => {
          const each = arrived.find(wanted);
          if (each === undefined) return;
          waiting.delete(look);
          found(each);
        };
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
