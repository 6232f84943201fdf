import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { PassingFault, patiently, type Patience } from "./patience.ts";
import { exchange, piecesOf } from "./wire.ts";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
const serving = async (listener: RequestListener): Promise<string> => {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};
const all = async (pieces: AsyncIterable<Uint8Array>): Promise<number> => {
  let length = 0;
  for await (const piece of pieces) length += piece.byteLength;
  return length;
};
const faultOf = async (run: Promise<unknown>): Promise<string> => {
  const thrown = await run.catch((fault: unknown) => fault);
  expect(thrown).toBeInstanceOf(PassingFault);
  return (thrown as Error).message;
};

test("a service that takes the request and says nothing is given up, and may be asked again", async () => {
  const url = await serving(() => undefined);
  expect(await faultOf(exchange(fetch, url, {}, 40))).toContain("no answer");
});

test("a body that stops in its middle is given up; one that is slow and goes on is not", async () => {
  let stops = true;
  const url = await serving((_request, response) => {
    response.writeHead(200, { "content-length": "4" });
    response.write("ab");
    if (stops) return;
    setTimeout(() => response.end("cd"), 30);
  });
  const stopped = await exchange(fetch, url, {});
  expect(await faultOf(all(piecesOf(stopped.answer, stopped.ends, 60)))).toContain("the body stopped");
  stops = false;
  const slow = await exchange(fetch, url, {});
  expect(await all(piecesOf(slow.answer, slow.ends, 5000))).toBe(4);
});

test("whoever reads no further gives the connection back", async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const url = await serving((_request, response) => {
    response.on("close", () => resolve());
    response.writeHead(200);
    response.write("the beginning of something without end");
  });
  const { answer, ends } = await exchange(fetch, url, {});
  for await (const piece of piecesOf(answer, ends)) {
    expect(piece.byteLength).toBeGreaterThan(0);
    break;
  }
  await closed;
});

test("waits grow, differ, heed what the service names, and end with patience", async () => {
  const waits: number[] = [];
  let nowMs = 0;
  const patience = (forMs: number, jitter: number): Patience => ({
    forMs,
    pause: (ms) => {
      waits.push(ms);
      nowMs += ms;
      return Promise.resolve();
    },
    jitter: () => jitter,
    now: () => nowMs,
  });
  const failing = () => Promise.reject(new PassingFault("the bucket answered 500"));
  await expect(patiently(patience(1000, 1), failing)).rejects.toThrow("does not answer: the bucket answered 500");
  expect(waits).toEqual([100, 200, 400]);
  waits.length = 0;
  let told = true;
  const named = () => {
    if (!told) return Promise.resolve("an answer");
    told = false;
    return Promise.reject(new PassingFault("too much", { retryAfterMs: 700 }));
  };
  expect(await patiently(patience(1000, 0.5), named)).toBe("an answer");
  expect(waits).toEqual([700]);
  const other = new Error("not one that passes");
  await expect(patiently(patience(1000, 1), () => Promise.reject(other))).rejects.toBe(other);
  expect(waits).toHaveLength(1);
});
