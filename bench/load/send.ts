import http from "node:http";

/** Connections are kept, as a proxy or a browser keeps them; there are as many as are needed at a time. */
const agent = new http.Agent({ keepAlive: true });
const givesUpAfterMs = 330_000;

export interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Of an event stream: when enough was heard. The connection is closed then. */
  enough?: (heard: string) => boolean;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  /** By `performance.now()`: when the whole of it was there; of an event stream when the first event was. */
  at_ms: number;
}

/** Sends one request to `origin` and reads its answer. Rejects where there is none. */
export const sendTo =
  (origin: string) =>
  ({ method = "GET", path, headers = {}, body, enough }: Asked): Promise<Answer> =>
    new Promise((done, failed) => {
      const { hostname, port } = new URL(origin);
      const request = http.request({ hostname, port, method, path, headers, agent, timeout: givesUpAfterMs });
      request.once("timeout", () => request.destroy(new Error(`${method} ${path} was not answered.`)));
      request.once("error", failed);
      request.once("response", (response) => {
        const chunks: Buffer[] = [];
        let first_ms = 0;
        const end = () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
            at_ms: enough === undefined ? performance.now() : first_ms || performance.now(),
          });
        response.on("data", (chunk: Buffer) => {
          first_ms ||= performance.now();
          chunks.push(chunk);
          if (enough?.(Buffer.concat(chunks).toString("utf8")) !== true) return;
          end();
          request.destroy();
        });
        response.once("end", end);
        response.once("error", failed);
      });
      request.end(body);
    });
export type Send = ReturnType<typeof sendTo>;

/** The answer's JSON as an object; empty where it is none. */
export const jsonIn = ({ bytes }: Answer): Record<string, unknown> => {
  const text = bytes.toString("utf8");
  return text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : {};
};
