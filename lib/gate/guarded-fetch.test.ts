import http from "node:http";
import type { AddressInfo } from "node:net";
import type dns from "node:dns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Problem } from "#lib/contract/errors.ts";
import { guardedFetch, isForbidden } from "./guarded-fetch.ts";

let hits = 0;
const server = http.createServer((request, response) => {
  hits++;
  const url = new URL(request.url ?? "/", "http://x");
  if (url.pathname === "/hop") response.writeHead(302, { location: url.searchParams.get("to") ?? "/" }).end();
  else if (url.pathname === "/large") response.end(Buffer.alloc(4096));
  else if (url.pathname === "/gone") response.writeHead(410).end();
  else if (url.pathname === "/slow") response.write("x");
  else response.writeHead(200, { "content-type": "image/png; x=1" }).end("ok");
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const settings = { allowLoopback: true, timeoutMs: 600, redirectsMax: 3 };
const most = { bytes: 1024, accept: "*/*" };
const code = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  return error instanceof Problem ? error.code : String(error);
};

test.each([
  "http://127.0.0.1/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://[::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://10.0.0.8/",
  "http://169.254.169.254/latest/meta-data/",
  "http://[fd00::1]/",
  "http://[64:ff9b::7f00:1]/",
  "http://localhost/",
  "http://0.0.0.0/",
  "ftp://example.com/x",
  "file:///etc/passwd",
  "http://user:secret@example.com/",
  "not a url",
])("%s is refused before anything is dialled", async (url) => {
  const before = hits;
  expect(await code(guardedFetch({ ...settings, allowLoopback: false }).get(url, most))).toBe("url_not_allowed");
  expect(hits).toBe(before);
});

test("a name that resolves to a private address is refused", async () => {
  const lying = ((_host: string, _options: unknown, done: (error: null, found: dns.LookupAddress[]) => void) =>
    done(null, [
      { address: "93.184.216.34", family: 4 },
      { address: "10.1.2.3", family: 4 },
    ])) as unknown as typeof dns.lookup;
  const fetcher = guardedFetch({ ...settings, allowLoopback: false }, lying);
  expect(await code(fetcher.get("http://rebind.example/", most))).toBe("url_not_allowed");
});

test("a redirect is judged like the first address", async () => {
  const fetcher = guardedFetch(settings);
  expect((await fetcher.get(`${origin}/hop?to=/`, most)).media_type).toBe("image/png");
  expect(await code(fetcher.get(`${origin}/hop?to=http://10.0.0.1/`, most))).toBe("url_not_allowed");
  expect(await code(fetcher.get(`${origin}/hop?to=file:///etc/passwd`, most))).toBe("url_not_allowed");
});

test("a loop, a large body, a 4xx and a slow answer are unreachable", async () => {
  const fetcher = guardedFetch(settings);
  expect(await code(fetcher.get(`${origin}/hop?to=/hop`, most))).not.toBe("ok");
  expect(await code(fetcher.get(`${origin}/large`, most))).toBe("url_unreachable");
  expect(await code(fetcher.get(`${origin}/gone`, most))).toBe("url_unreachable");
  expect(await code(fetcher.get(`${origin}/slow`, most))).toBe("url_unreachable");
});

test("only public unicast passes", () => {
  expect(isForbidden("93.184.216.34", false)).toBe(false);
  expect(isForbidden("2606:2800:220:1:248:1893:25c8:1946", false)).toBe(false);
  expect(isForbidden("127.0.0.1", true)).toBe(false);
  expect(isForbidden("::1", true)).toBe(true);
  expect(isForbidden("nonsense", true)).toBe(true);
});
