import { Agent, createServer, request as ask, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Problem } from "#lib/contract/errors.ts";
import { limits } from "#lib/contract/limits.ts";
import { bounded } from "./auth-route.ts";
import { BodyBudget } from "./body-budget.ts";
import { formParts } from "./multipart.ts";
import { readBytes } from "./read-body.ts";

const mib = 1024 ** 2;
const inPieces = (count: number, bytes: number, more: Record<string, string> = {}): Request =>
  new Request("http://localhost/", {
    method: "POST",
    headers: more,
    body: Readable.toWeb(Readable.from(Array.from({ length: count }, () => new Uint8Array(bytes).fill(7)))),
    duplex: "half",
  } as unknown as RequestInit);
const problem = (code: string) => expect.objectContaining({ name: "Problem", code });

let server: Server;
let port = 0;
beforeAll(async () => {
  // As the framework hands it over: the request's stream is the socket's.
  server = createServer((incoming, outgoing) => {
    const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
    const sent = new Request("http://localhost/", { method: "POST", body, duplex: "half" } as RequestInit);
    void readBytes(sent, mib).then(
      (bytes) => outgoing.end(String(bytes.byteLength)),
      (thrown: unknown) => {
        outgoing.statusCode = thrown instanceof Problem ? 413 : 500;
        outgoing.end(thrown instanceof Problem ? thrown.code : "?");
      },
    );
  }).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("who sends three times too much in pieces reads why, and goes on using the connection", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<unknown>();
  const send = (pieces: number) =>
    new Promise<string>((resolve, reject) => {
      const outgoing = ask({ port, method: "POST", agent }, (answer) => {
        let text = String(answer.statusCode);
        answer.on("data", (chunk: Buffer) => (text += ` ${chunk.toString()}`)).on("end", () => resolve(text));
      });
      outgoing.on("socket", (socket) => sockets.add(socket)).on("error", reject);
      for (let i = 0; i < pieces; i++) outgoing.write(new Uint8Array(mib / 4));
      outgoing.end();
    });
  expect(await send(12)).toBe("413 payload_too_large");
  expect(await send(1)).toBe(`200 ${mib / 4}`);
  expect(sockets.size).toBe(1);
  agent.destroy();
});

test("a body comes whole, whatever its pieces and whether its length is told", async () => {
  for (const told of [{}, { "Content-Length": String(3 * mib) }]) {
    const bytes = await readBytes(inPieces(24, mib / 8, told), 3 * mib);
    expect(bytes.byteLength).toBe(3 * mib);
    expect(bytes.every((byte) => byte === 7)).toBe(true);
  }
  await expect(readBytes(inPieces(25, mib / 8), 3 * mib)).rejects.toEqual(problem("payload_too_large"));
  expect(await readBytes(new Request("http://localhost/", { method: "POST" }), 9)).toHaveLength(0);
});

test("thirty large bodies at once hold no more than the budget, and the others are asked to come again", async () => {
  const budget = new BodyBudget(64 * mib);
  const all = await Promise.allSettled(
    Array.from({ length: 30 }, async (_, i) => {
      const room = budget.enter(`caller ${i}`);
      const length = i % 2 === 0 ? {} : { "Content-Length": String(12 * mib) };
      try {
        const bytes = await readBytes(inPieces(48, mib / 4, length), 16 * mib, room);
        return { room, bytes };
      } catch (thrown) {
        room.free();
        throw thrown;
      }
    }),
  );
  const read = all.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const refused = all.flatMap((each) => (each.status === "rejected" ? [each.reason as Problem] : []));
  const held = read.reduce((sum, { bytes }) => sum + bytes.buffer.byteLength, 0);
  expect(held).toBeLessThanOrEqual(64 * mib);
  expect(refused.length).toBeGreaterThan(20);
  for (const each of refused) expect(each).toMatchObject({ code: "unavailable", headers: { "Retry-After": "5" } });
  for (const { room } of read) room.free();
  await expect(readBytes(inPieces(48, mib / 4), 16 * mib, budget.enter("after"))).resolves.toHaveLength(12 * mib);
});

test("one caller has half of the budget, and what is declared must fit before anything is read", async () => {
  const budget = new BodyBudget(8 * mib);
  budget.enter("one").hold(3 * mib);
  const large = inPieces(16, mib / 4, { "Content-Length": String(2 * mib) });
  await expect(readBytes(large, 8 * mib, budget.enter("one"))).rejects.toEqual(problem("unavailable"));
  expect(large.bodyUsed).toBe(false);
  await expect(readBytes(inPieces(8, mib / 4), 8 * mib, budget.enter("another"))).resolves.toHaveLength(2 * mib);
});

test("a body that dribbles is given up", async () => {
  const silent = new ReadableStream<Uint8Array>({ start: (control) => control.enqueue(new Uint8Array(4)) });
  const dribble = new ReadableStream<Uint8Array>({
    pull: async (control) => {
      await new Promise(setImmediate);
      control.enqueue(new Uint8Array(1));
    },
  });
  for (const body of [silent, dribble]) {
    const sent = new Request("http://localhost/", { method: "POST", body, duplex: "half" } as RequestInit);
    const pace = { idleMs: 50, graceMs: 20, leastBytesPerSecond: 1e9 };
    await expect(readBytes(sent, mib, undefined, pace)).rejects.toEqual(problem("bad_request"));
  }
});

test("what asks for a session is read to 16 KiB, and comes through whole below that", async () => {
  const post = (bytes: number) =>
    new NextRequest("http://localhost/api/auth/callback/credentials", { method: "POST", body: "x".repeat(bytes) });
  expect(await (await bounded(post(limits.credentials_bytes_max))).text()).toHaveLength(limits.credentials_bytes_max);
  await expect(bounded(post(limits.credentials_bytes_max + 1))).rejects.toEqual(problem("payload_too_large"));
});

test("the parts of a form are views of its bytes, and what is no form is refused", () => {
  const form = Buffer.from(
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nno --b\r\n--\r\n--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n\r\n--b--\r\n',
  );
  const parts = formParts(form, 'multipart/form-data; boundary="b"');
  expect(parts.map(({ name, filename, media_type }) => ({ name, filename, media_type }))).toEqual([
    { name: "file", filename: "a.png", media_type: "image/png" },
    { name: "x", filename: null, media_type: null },
  ]);
  expect(Buffer.from(parts[0]!.bytes).toString()).toBe("no --b\r\n--");
  expect(parts[0]!.bytes.buffer).toBe(form.buffer);
  expect(parts[1]!.bytes).toHaveLength(0);
  for (const [body, type] of [
    [form.subarray(0, 80), "multipart/form-data; boundary=b"],
    [form, "multipart/form-data"],
    [form, "multipart/form-data; boundary=c"],
    [Buffer.from("--b--"), "multipart/form-data; boundary=c"],
  ] as const)
    expect(() => formParts(body, type)).toThrow(/cannot be read/);
});
