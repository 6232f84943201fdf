import { createServer, request, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { exactLengthHeader, mendedAddress, mindTheWire } from "./on-the-wire.ts";

mindTheWire();
const open = new Set<() => Promise<void>>();
afterEach(async () => {
  for (const close of open) await close();
  open.clear();
});

const listening = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  open.add(() => new Promise((done) => server.close(() => done())));
  return (server.address() as AddressInfo).port;
};

/** Bytes as they are asked for: `fetch` would mend the address first. */
const asked = async (port: number, path: string, method = "GET") =>
  new Promise<{ headers: IncomingHttpHeaders; body: string }>((done, failed) => {
    request({ host: "127.0.0.1", port, path, method, agent: false }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (text: string) => (body += text));
      answer.once("end", () => done({ headers: answer.headers, body }));
    })
      .once("error", failed)
      .end();
  });

test.each([
  ["/api/v1/generations/%", "/api/v1/generations/%25"],
  ["/api/v1/generations/%ff", "/api/v1/generations/%25ff"],
  ["/api/v1/generations/%E0%A4%A/events?x=%", "/api/v1/generations/%25E0%25A4%25A/events?x=%"],
  ["/a%20b/%zz/%C3%A9", "/a%20b/%25zz/%C3%A9"],
  ["/plain?q=100%", "/plain?q=100%"],
  ["/%25", "/%25"],
])("%s is served as %s", async (sent, served) => {
  expect(mendedAddress(sent)).toBe(served);
  const port = await listening((incoming, outgoing) => void outgoing.end(incoming.url));
  expect((await asked(port, sent)).body).toBe(served);
});

test("an answer that says how long it is carries Content-Length, a HEAD too, and keeps the word to itself", async () => {
  const port = await listening((incoming, outgoing) => {
    outgoing.setHeader(exactLengthHeader, "5");
    if (incoming.method !== "HEAD") outgoing.write("he");
    if (incoming.method !== "HEAD") outgoing.write("llo");
    outgoing.end();
  });
  for (const method of ["GET", "HEAD"]) {
    const { headers, body } = await asked(port, "/", method);
    expect(headers["content-length"]).toBe("5");
    expect(headers["transfer-encoding"]).toBeUndefined();
    expect(headers["x-exact-length"]).toBeUndefined();
    expect(body).toBe(method === "GET" ? "hello" : "");
  }
});

test("what was compressed on its way out has no length of before", async () => {
  const port = await listening((_, outgoing) => {
    outgoing.setHeader(exactLengthHeader, "500");
    outgoing.setHeader("Content-Encoding", "gzip");
    outgoing.write("short");
    outgoing.end();
  });
  const { headers } = await asked(port, "/");
  expect(headers["content-length"]).toBeUndefined();
  expect(headers["x-exact-length"]).toBeUndefined();
});
