import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Fetch } from "#lib/store/wire.ts";

/** Faults of the next request of a method; `cut`: half of the body, then nothing. */
type Fault = { is: "status"; status: number; code: string } | { is: "cut" } | { is: "reset" };

export interface FakeBlob {
  token: string;
  /** For `VERCEL_BLOB_API_URL`. */
  apiUrl: string;
  /** The store's own host, and where that is here. */
  reads: { host: string; at: () => string };
  /** Reaches the store's own host here, and this machine's addresses; nothing else. */
  fetch: Fetch;
  faults: { method: string; fault: Fault }[];
  aheadMs: number;
  seen: string[];
  close: () => Promise<void>;
}

const storeId = "teststore";
const token = `vercel_blob_rw_${storeId}_secretofthetests`;
const signingSecret = "what only the store knows";
const host = `https://${storeId}.private.blob.vercel-storage.com/`;

interface Kept {
  body: Buffer;
  contentType: string;
  uploadedAt: Date;
}
interface Delegation {
  storeId: string;
  pathname: string;
  operations: string[];
  validUntil: number;
  maximumSizeInBytes?: number;
  allowedContentTypes?: string[];
}

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message = code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const hmac = (key: string, text: string): string => createHmac("sha256", key).update(text).digest("base64url");

/**
 * A private Vercel Blob store on the loopback, as its library and its documentation describe it: the control API with
 * its error codes, delegated tokens, addresses signed by them, and the host that objects are read from.
 */
export async function openFakeBlob(): Promise<FakeBlob> {
  const objects = new Map<string, Kept>();
  const fake: FakeBlob = {
    token,
    apiUrl: "",
    reads: { host, at: () => fake.apiUrl.replace(/api$/, "read/") },
    fetch: (url, init) => {
      if (url.startsWith(host)) return fetch(`${fake.reads.at()}${url.slice(host.length)}`, init);
      if (url.startsWith("http://127.0.0.1:")) return fetch(url, init);
      return Promise.reject(new Error(`${url} is not of these tests.`));
    },
    faults: [],
    aheadMs: 0,
    seen: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const now = () => Date.now() + fake.aheadMs;

  /** Who may do this to this object: the token's owner, or who holds an address signed for just that. */
  const demand = (request: IncomingMessage, url: URL, operation: string, pathname: string): Delegation | null => {
    const delegation = url.searchParams.get("vercel-blob-delegation");
    if (delegation === null) {
      if (request.headers.authorization !== `Bearer ${token}`) throw new Refused(403, "forbidden");
      return null;
    }
    const [payload = "", mac = ""] = delegation.split(".");
    if (hmac(signingSecret, payload) !== mac) throw new Refused(403, "forbidden");
    const scope = JSON.parse(Buffer.from(payload, "base64url").toString()) as Delegation;
    const signed = [...url.searchParams]
      .filter(([name]) => name.startsWith("vercel-blob-"))
      .filter(([name]) => name !== "vercel-blob-delegation" && name !== "vercel-blob-signature")
      .map(([name, value]) => `${name}=${value}`);
    const canonical = [`operation=${operation}`, `pathname=${pathname}`, ...signed].toSorted().join("\n");
    const expected = hmac(hmac(signingSecret, delegation), canonical);
    const until = Number(url.searchParams.get("vercel-blob-valid-until") ?? scope.validUntil);
    const holds =
      expected === url.searchParams.get("vercel-blob-signature") &&
      Math.min(until, scope.validUntil) > now() &&
      scope.operations.includes(operation) &&
      (scope.pathname === "*" || scope.pathname === pathname);
    if (!holds) throw new Refused(403, "forbidden");
    return scope;
  };
  const stored = (pathname: string): Kept => {
    const found = objects.get(pathname);
    if (found === undefined) throw new Refused(404, "not_found");
    return found;
  };
  const described = (pathname: string, { body, contentType, uploadedAt }: Kept) => ({
    url: host + pathname,
    downloadUrl: `${host}${pathname}?download=1`,
    pathname,
    size: body.byteLength,
    contentType,
    contentDisposition: `inline; filename="${pathname.slice(pathname.lastIndexOf("/") + 1)}"`,
    cacheControl: "private, max-age=2592000",
    uploadedAt: uploadedAt.toISOString(),
    etag: `"${createHash("md5").update(body).digest("hex")}"`,
  });

  const put = (request: IncomingMessage, url: URL, body: Buffer) => {
    const pathname = url.searchParams.get("pathname") ?? "";
    const from = url.searchParams.get("fromUrl");
    const scope = demand(request, url, "put", pathname);
    if (scope === null && request.headers["x-vercel-blob-access"] !== "private")
      throw new Refused(400, "bad_request", "This store is private.");
    const contentType = String(request.headers["x-content-type"] ?? request.headers["content-type"] ?? "");
    const most = Number(url.searchParams.get("vercel-blob-maximum-size-in-bytes") ?? scope?.maximumSizeInBytes);
    if (scope !== null && body.byteLength > most)
      throw new Refused(400, "bad_request", `the file length cannot be greater than ${most}`);
    if (scope?.allowedContentTypes?.includes(contentType) === false)
      throw new Refused(400, "bad_request", `contentType ${contentType} is not allowed`);
    const overwrites =
      request.headers["x-allow-overwrite"] === "1" || url.searchParams.get("vercel-blob-allow-overwrite") === "true";
    if (objects.has(pathname) && !overwrites) throw new Refused(400, "bad_request", "This blob already exists");
    if (scope === null && request.headers["x-add-random-suffix"] !== "0")
      throw new Refused(400, "bad_request", "These tests know no random suffix.");
    const content = from === null ? { body, contentType } : stored(from);
    const kept = { ...content, uploadedAt: new Date(now()) };
    objects.set(pathname, kept);
    return described(pathname, kept);
  };
  const control = (request: IncomingMessage, url: URL, body: Buffer): unknown => {
    const route = `${request.method} ${url.pathname.slice("/api".length)}`.replace(/ $/, " /");
    if (request.headers["x-api-version"] === undefined && !url.searchParams.has("vercel-blob-delegation"))
      throw new Refused(400, "bad_request", "The version is missing.");
    switch (route) {
      case "PUT /":
        return put(request, url, body);
      case "GET /": {
        demand(request, url, "list", "");
        const of = url.searchParams.get("url");
        if (of !== null) return described(of, stored(of));
        const prefix = url.searchParams.get("prefix") ?? "";
        const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted();
        const begin = Number(url.searchParams.get("cursor") ?? 0);
        // Pages are short, so that more than one is asked for.
        const page = names.slice(begin, begin + 2);
        const hasMore = begin + 2 < names.length;
        const blobs = page.map((name) => described(name, stored(name)));
        return { blobs, hasMore, ...(hasMore ? { cursor: String(begin + 2) } : {}) };
      }
      case "POST /delete":
        demand(request, url, "delete", "");
        for (const each of (JSON.parse(body.toString()) as { urls: string[] }).urls) objects.delete(each);
        return null;
      case "POST /signed-token": {
        demand(request, url, "sign", "");
        const asked = JSON.parse(body.toString()) as Partial<Delegation>;
        const scope = { pathname: "*", operations: ["get"], validUntil: now() + 3_600_000, ...asked, storeId };
        const payload = Buffer.from(JSON.stringify(scope)).toString("base64url");
        const delegationToken = `${payload}.${hmac(signingSecret, payload)}`;
        const clientSigningToken = hmac(signingSecret, delegationToken);
        return { delegationToken, clientSigningToken, validUntil: scope.validUntil };
      }
      default:
        throw new Refused(404, "not_found", route);
    }
  };
  const read = (request: IncomingMessage, url: URL, cut: boolean, response: ServerResponse): void => {
    const pathname = decodeURIComponent(url.pathname.slice("/read/".length));
    demand(request, url, "get", pathname);
    const { body, contentType } = stored(pathname);
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "");
    const start = range === null ? 0 : Number(range[1]);
    const end = range === null || range[2] === "" ? body.byteLength - 1 : Number(range[2]);
    const part = body.subarray(start, end + 1);
    response.writeHead(range === null ? 200 : 206, {
      "content-type": contentType,
      "content-length": String(part.byteLength),
      ...(range === null ? {} : { "content-range": `bytes ${start}-${end}/${body.byteLength}` }),
    });
    if (cut) response.write(part.subarray(0, part.byteLength / 2), () => request.socket.destroy());
    else response.end(part);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const url = new URL(request.url ?? "/", fake.apiUrl);
    const at = fake.faults.findIndex(({ method }) => method === request.method);
    const fault = at === -1 ? null : fake.faults.splice(at, 1)[0]!.fault;
    if (fault?.is === "reset") return void request.socket.destroy();
    if (fault?.is === "status") throw new Refused(fault.status, fault.code);
    if (url.pathname.startsWith("/read/")) return read(request, url, fault?.is === "cut", response);
    const said = JSON.stringify(control(request, url, body));
    response.writeHead(200, { "content-type": "application/json" }).end(said);
  };
  const server = createServer((request, response) => {
    fake.seen.push(`${request.method} ${request.url}`);
    answer(request, response).catch((cause: unknown) => {
      if (!(cause instanceof Refused)) throw cause;
      const { code, message } = cause;
      const said = JSON.stringify({ error: { code, message } });
      response.writeHead(cause.status, { "content-type": "application/json" }).end(said);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  fake.apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  return fake;
}
