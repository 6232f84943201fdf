import http from "node:http";
import { gzipSync } from "node:zlib";
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
  else if (url.pathname === "/bomb")
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(1_000_000)));
  else if (url.pathname === "/echo") {
    const got: Buffer[] = [];
    request.on("data", (chunk: Buffer) => got.push(chunk));
    request.on("end", () => response.writeHead(503).end(`${request.method} ${Buffer.concat(got).toString()}`));
  } else if (url.pathname === "/gone") response.writeHead(410).end();
  else if (url.pathname === "/slow") response.write("x");
  else if (url.pathname === "/drip") {
    const drip = setInterval(() => response.write("x"), 10);
    response.on("close", () => clearInterval(drip));
  } else if (url.pathname === "/announced") response.writeHead(200, { "content-length": 4096 }).flushHeaders();
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
const posted = { method: "POST", headers: { "content-type": "application/json" }, body: "{}", timeoutMs: 600 } as const;
const code = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  return error instanceof Problem ? error.code : String(error);
};

/** Ways to write an address inside: each with the port of a server that would answer. */
const tricks = [
  // Loopback in every base, length and spelling.
  ..."127.0.0.1 127.1 127.0.1 127.000.000.001 0177.0.0.1 0x7f.0.0.1 0x7f000001 2130706433 017700000001".split(" "),
  ..."0x7f.1 127.0.0.1. 127.255.255.254 0 0.0.0.0 0x0 000 localhost LOCALHOST localhost. sub.localhost".split(" "),
  // Full-width digits and dots, and letters in circles, which the URL standard folds.
  "１２７.０.０.１",
  "127。0。0。1",
  "①②⑦.⓪.⓪.①",
  "ⓛⓞⓒⓐⓛⓗⓞⓢⓣ",
  "%31%32%37%2e0%2e0%2e1",
  // The same in IPv6: itself, mapped, compatible, translated, tunnelled.
  ..."[::1] [0:0:0:0:0:0:0:1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:ffff:127.0.0.1]".split(" "),
  ..."[::127.0.0.1] [64:ff9b::127.0.0.1] [64:ff9b:1::127.0.0.1] [2002:7f00:1::] [2001:0:7f00:1::]".split(" "),
  ..."[fe80::1] [fec0::1] [fc00::1] [fd00:ec2::254] [ff02::1] [100::1] [5f00::1] [2001:db8::1] [3fff::1]".split(" "),
  // Private, shared, link-local and reserved nets; the addresses where clouds keep their secrets.
  ..."10.0.0.8 10.255.255.255 172.16.0.1 172.31.255.254 192.168.0.1 100.64.0.1 100.100.100.200".split(" "),
  ..."169.254.169.254 169.254.170.2 0xa9fea9fe 2852039166 169.254.43518 192.0.0.192 198.18.0.1 192.0.2.1".split(" "),
  ..."198.51.100.1 203.0.113.7 224.0.0.1 240.0.0.1 255.255.255.255 192.88.99.1".split(" "),
];

test("there are more than sixty of them", () => expect(new Set(tricks).size).toBeGreaterThan(60));

test.each(tricks)("%s leads nowhere inside", async (host) => {
  const before = hits;
  const { port } = new URL(origin);
  const closed = guardedFetch({ ...settings, allowLoopback: false, anyPort: true });
  for (const url of [`http://${host}:${port}/`, `http://${host}/`, `https://${host}:${port}/`])
    for (const work of [() => closed.get(url, most), () => closed.send(url, posted)])
      expect(["url_not_allowed", "url_unreachable"]).toContain(await code(work()));
  expect(await code(closed.judge(`http://${host}/`))).toBe("url_not_allowed");
  expect(hits).toBe(before);
});

test("what is sent arrives, and whatever is answered comes back; a redirect is not followed", async () => {
  const fetcher = guardedFetch(settings);
  expect(await fetcher.send(`${origin}/echo`, posted)).toEqual({ status: 503, text: "POST {}" });
  const before = hits;
  expect(await fetcher.send(`${origin}/hop?to=/x`, posted)).toEqual({ status: 302, text: "" });
  expect(hits).toBe(before + 1);
  expect((await fetcher.send(`${origin}/bomb`, posted)).text.length).toBeLessThanOrEqual(16_384);
  expect(await code(fetcher.send(`${origin}/slow`, { ...posted, timeoutMs: 60 }))).toBe("url_unreachable");
});

test("an address is judged by what its name resolves to, and a name that nobody knows yet may be registered", async () => {
  const names = (address: string | null) =>
    ((_host: string, _options: dns.LookupOptions, done: (...found: unknown[]) => void) =>
      address === null ? done(new Error("ENOTFOUND")) : done(null, [{ address, family: 4 }])) as typeof dns.lookup;
  const judged = (address: string | null, url: string) =>
    code(guardedFetch({ ...settings, allowLoopback: false }, names(address)).judge(url));
  expect(await judged("10.0.0.8", "https://example.com/hook")).toBe("url_not_allowed");
  expect(await judged("93.184.216.34", "https://example.com/hook")).toBe("null");
  expect(await judged(null, "https://not-yet.example.com/hook")).toBe("null");
  for (const host of ["db", "api.localhost", "printer.local", "metadata.google.internal", "nas.home.arpa."])
    expect(await judged(null, `http://${host}/hook`), host).toBe("url_not_allowed");
  expect(await judged("93.184.216.34", "https://example.com:22/hook")).toBe("url_not_allowed");
});

test.each([
  "ftp://example.com/x",
  "file:///etc/passwd",
  "gopher://127.0.0.1/",
  "data:text/plain,x",
  "javascript:1",
  "http://user:secret@example.com/",
  "http://127.0.0.1@example.com/",
  "http://example.com:22/",
  "http://example.com:6379/",
  "https://example.com:0/",
  "//example.com",
  "http:///",
  "not a url",
])("%s is refused before anything is dialled", async (url) => {
  const never = (() => {
    throw new Error("A name was looked up.");
  }) as unknown as typeof dns.lookup;
  expect(await code(guardedFetch({ ...settings, allowLoopback: false }, never).get(url, most))).toBe("url_not_allowed");
});

test("a name that answers publicly first and privately when it is dialled is refused", async () => {
  let asked = 0;
  const rebinding = ((_host: string, options: dns.LookupOptions, done: (...found: unknown[]) => void) => {
    const address = asked++ === 0 ? "93.184.216.34" : "127.0.0.1";
    if (options.all) done(null, [{ address, family: 4 }]);
    else done(null, address, 4);
  }) as unknown as typeof dns.lookup;
  const before = hits;
  const fetcher = guardedFetch({ ...settings, allowLoopback: false, anyPort: true }, rebinding);
  const { port } = new URL(origin);
  for (let i = 0; i < 2; i++)
    expect(["url_not_allowed", "url_unreachable"]).toContain(
      await code(fetcher.get(`http://rebind.example:${port}/`, most)),
    );
  expect(hits).toBe(before);
});

test("no proxy of the environment is asked", async () => {
  const kept = { ...process.env };
  Object.assign(process.env, { HTTP_PROXY: origin, HTTPS_PROXY: origin, http_proxy: origin, NO_PROXY: "" });
  try {
    const before = hits;
    const closed = guardedFetch({ ...settings, allowLoopback: false });
    expect(["url_not_allowed", "url_unreachable"]).toContain(await code(closed.get("http://nothing.invalid/", most)));
    expect(hits).toBe(before);
  } finally {
    process.env = kept;
  }
});

test("a small answer that unpacks to a large one is cut off", async () => {
  expect(await code(guardedFetch(settings).get(`${origin}/bomb`, most))).toBe("url_unreachable");
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

const limits = { bytes: 1024, totalMs: 5000, stallMs: 5000 };
const download = (path: string, more: Partial<typeof limits> = {}, signal = new AbortController().signal) =>
  guardedFetch(settings).download(path.startsWith("http") ? path : `${origin}${path}`, { ...limits, ...more, signal });

test("a download is whole, or says why it is not: denied, too large, stalled, endless", async () => {
  expect(await download("/ok")).toEqual({ is: "whole", bytes: new Uint8Array(Buffer.from("ok")) });
  expect(await download(`/hop?to=${origin}/ok`)).toMatchObject({ is: "whole" });
  expect(await download("/gone")).toEqual({ is: "denied", status: 410 });
  expect(await download("/large")).toEqual({ is: "too_large" });
  expect(await download("/announced")).toEqual({ is: "too_large" });
  expect(await download("/bomb")).toEqual({ is: "too_large" });
  expect(await download("/slow", { stallMs: 50 })).toMatchObject({ is: "broken" });
  expect(await download("/drip", { totalMs: 150 })).toMatchObject({ is: "broken" });
});

test("a download follows no redirect inside, however it is asked", async () => {
  const inside = [
    "http://169.254.169.254/latest/meta-data/",
    "http://10.0.0.1/",
    "http://[::1]/",
    "file:///etc/hostname",
  ];
  for (const to of inside)
    expect(await download(`/hop?to=${encodeURIComponent(to)}`), to).toMatchObject({ is: "forbidden" });
  const strict = guardedFetch({ ...settings, allowLoopback: false });
  const { signal } = new AbortController();
  const before = hits;
  expect(await strict.download(`${origin}/ok`, { ...limits, signal })).toMatchObject({ is: "forbidden" });
  expect(hits).toBe(before);
});

test("a download that its caller gives up throws what it was given up for", async () => {
  const stop = new AbortController();
  const work = download("/drip", {}, stop.signal);
  stop.abort(new Error("cancelled"));
  await expect(work).rejects.toThrow("cancelled");
});
