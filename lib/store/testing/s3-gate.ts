import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request as send, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { SignatureV4 } from "@smithy/signature-v4";
import S3rver from "s3rver";

/** What goes wrong with the next request, once. `cut`: the connection ends after half of the body. */
export type Fault =
  | { is: "status"; status: number; retryAfter?: number }
  | { is: "cut" }
  | { is: "reset" }
  | { is: "half-copy" };

export interface S3Gate {
  /** Where the objects are kept. */
  directory: string;
  endpoint: string;
  bucket: string;
  region: string;
  access_key_id: string;
  secret_access_key: string;
  /** Faults for requests that a word of their kind fits, first come first served. */
  faults: { method: string; fault: Fault }[];
  /** True: every connection is closed without an answer. */
  isDown: boolean;
  /** Milliseconds that the service's clock is ahead. */
  aheadMs: number;
  /** False: it knows no `If-None-Match` on a PUT, and says 501. */
  takesConditions: boolean;
  /** `PUT /key 200`, in order. */
  seen: string[];
  close: () => Promise<void>;
}

const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER/secret+of=the-tests" };
const region = "eu-central-1";
const skewMs = 15 * 60_000;

/** A hash as the signer of AWS wants it. */
class Sha256 {
  readonly #hash;
  constructor(key?: Uint8Array | string | ArrayBuffer | ArrayBufferView) {
    this.#hash = key === undefined ? createHash("sha256") : createHmac("sha256", bytesOf(key));
  }
  update(data: Uint8Array | string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(bytesOf(data));
  }
  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest());
  }
  reset(): void {
    throw new Error("A hash of these tests is used once.");
  }
}
const bytesOf = (data: Uint8Array | string | ArrayBuffer | ArrayBufferView): Uint8Array =>
  typeof data === "string"
    ? Buffer.from(data)
    : data instanceof ArrayBuffer
      ? new Uint8Array(data)
      : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);

interface Passed {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/**
 * An S3 service on the loopback: s3rver keeps the objects, and this gate does what s3rver does not. It signs every
 * request anew with AWS's own signer and compares, checks the payload's hash, the clock, expiry and `If-None-Match`.
 */
export async function openS3Gate(): Promise<S3Gate> {
  const directory = await mkdtemp(path.join(tmpdir(), "shotwright-s3-"));
  const inner = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "films", configs: [] }],
  });
  const { port } = (await inner.run()) as AddressInfo;
  /** Puts take turns, so that of two with a condition one wins. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const turn = last.then(run, run);
    last = turn.catch(() => undefined);
    return turn;
  };

  const gate: S3Gate = {
    directory,
    endpoint: "",
    bucket: "films",
    region,
    access_key_id: keys.accessKeyId,
    secret_access_key: keys.secretAccessKey,
    faults: [],
    isDown: false,
    aheadMs: 0,
    takesConditions: true,
    seen: [],
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await inner.close();
      await rm(directory, { recursive: true, force: true });
    },
  };

  /** How far the clock was ahead when an object was put: s3rver's own stands still with the tests. */
  const putAhead = new Map<string, number>();
  const dated = (url: URL, passed: Passed): Passed => {
    const ahead = (key: string) => putAhead.get(key) ?? 0;
    const { "last-modified": modified } = passed.headers;
    if (modified !== undefined) {
      const at = new Date(Date.parse(modified) + ahead(decodeURIComponent(url.pathname)));
      return { ...passed, headers: { ...passed.headers, "last-modified": at.toUTCString() } };
    }
    if (!url.searchParams.has("list-type")) return passed;
    const entry = /<Key>([^<]*)<\/Key><LastModified>([^<]*)<\/LastModified>/g;
    const text = passed.body.toString().replace(entry, (_whole, key: string, time: string) => {
      const at = new Date(Date.parse(time) + ahead(`/${gate.bucket}/${key}`));
      return `<Key>${key}</Key><LastModified>${at.toISOString()}</LastModified>`;
    });
    const body = Buffer.from(text);
    return { ...passed, headers: { ...passed.headers, "content-length": String(body.byteLength) }, body };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const url = new URL(request.url ?? "/", gate.endpoint);
    const method = request.method ?? "GET";
    const at = gate.faults.findIndex((each) => each.method === method);
    const fault = at === -1 ? null : gate.faults.splice(at, 1)[0]!.fault;
    if (gate.isDown || fault?.is === "reset") return void request.socket.destroy();
    if (fault?.is === "status") {
      const after = fault.retryAfter === undefined ? {} : { "retry-after": String(fault.retryAfter) };
      response.writeHead(fault.status, after).end("<Error><Code>SlowDown</Code></Error>");
      return;
    }
    await demandSignature(request, url, body, new Date(Date.now() + gate.aheadMs));
    if (fault?.is === "half-copy") {
      response.writeHead(200).end("<Error><Code>InternalError</Code></Error>");
      return;
    }
    const pass = () => passOn(port, method, url, request.headers, body);
    const conditional = method === "PUT" && request.headers["if-none-match"] === "*";
    if (conditional && !gate.takesConditions) throw new Refused(501, "NotImplemented");
    const passed = await inTurn(async () => {
      if (conditional && (await passOn(port, "HEAD", url, {}, Buffer.alloc(0))).status === 200)
        throw new Refused(412, "PreconditionFailed");
      const done = await pass();
      if (method === "PUT" && done.status === 200) putAhead.set(decodeURIComponent(url.pathname), gate.aheadMs);
      return dated(url, done);
    });
    response.writeHead(passed.status, passed.headers);
    if (fault?.is === "cut") {
      response.write(passed.body.subarray(0, passed.body.byteLength / 2), () => request.socket.destroy());
      return;
    }
    response.end(passed.body);
  };
  const server = createServer((request, response) => {
    const said = response.writeHead.bind(response);
    response.writeHead = (status: number, ...more: never[]) => {
      gate.seen.push(`${request.method} ${request.url} ${status}`);
      return said(status, ...more);
    };
    answer(request, response).catch((cause: unknown) => {
      if (!(cause instanceof Refused)) throw cause;
      const date = new Date(Date.now() + gate.aheadMs).toUTCString();
      response.writeHead(cause.status, { date }).end(`<Error><Code>${cause.code}</Code></Error>`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  gate.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return gate;
}

/** As S3 does it: signed anew from what came, and compared. */
const demandSignature = async (request: IncomingMessage, url: URL, body: Buffer, now: Date): Promise<void> => {
  const presigned = url.searchParams.has("X-Amz-Signature");
  const header = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
    request.headers.authorization ?? "",
  );
  const [credential, names, given] = presigned
    ? ["Credential", "SignedHeaders", "Signature"].map((name) => url.searchParams.get(`X-Amz-${name}`) ?? "")
    : (header?.slice(1) ?? []);
  if (credential === undefined || names === undefined || given === undefined) throw new Refused(403, "AccessDenied");
  if (credential.split("/")[0] !== keys.accessKeyId) throw new Refused(403, "InvalidAccessKeyId");
  const date = presigned ? url.searchParams.get("X-Amz-Date") : request.headers["x-amz-date"];
  const at = dateOf(String(date));
  if (presigned) {
    const until = at.getTime() + Number(url.searchParams.get("X-Amz-Expires")) * 1000;
    if (until < now.getTime()) throw new Refused(403, "AccessDenied");
  } else if (Math.abs(at.getTime() - now.getTime()) > skewMs) throw new Refused(403, "RequestTimeTooSkewed");
  const declared = request.headers["x-amz-content-sha256"];
  const hash = createHash("sha256").update(body).digest("hex");
  if (!presigned && declared === undefined) throw new Refused(400, "MissingSecurityHeader");
  if (!presigned && declared !== "UNSIGNED-PAYLOAD" && declared !== hash)
    throw new Refused(400, "XAmzContentSHA256Mismatch");
  const signed = names.split(";");
  const mustSign = Object.keys(request.headers).filter((name) => name.startsWith("x-amz-"));
  if (!["host", ...mustSign].every((name) => signed.includes(name))) throw new Refused(403, "AccessDenied");
  const expected = await signatureOf(request, url, signed, at, presigned);
  if (expected.length !== given.length || !timingSafeEqual(Buffer.from(expected), Buffer.from(given)))
    throw new Refused(403, "SignatureDoesNotMatch");
};

const signatureOf = async (request: IncomingMessage, url: URL, signed: string[], at: Date, presigned: boolean) => {
  const signer = new SignatureV4({ credentials: keys, region, service: "s3", sha256: Sha256, uriEscapePath: false });
  const own = ["X-Amz-Algorithm", "X-Amz-Credential", "X-Amz-Date", "X-Amz-SignedHeaders", "X-Amz-Signature"];
  const query = Object.fromEntries(
    [...url.searchParams].filter(([name]) => !presigned || ![...own, "X-Amz-Expires"].includes(name)),
  );
  const headers = Object.fromEntries(signed.map((name) => [name, String(request.headers[name] ?? "")]));
  const again = {
    method: request.method ?? "GET",
    protocol: "http:",
    hostname: url.hostname,
    port: Number(url.port),
    path: url.pathname,
    query,
    headers: presigned ? { ...headers, "x-amz-content-sha256": "UNSIGNED-PAYLOAD" } : headers,
  };
  const only = new Set(signed);
  if (!presigned) {
    const { headers: made } = await signer.sign(again, { signingDate: at, signableHeaders: only });
    return /Signature=(\w+)$/.exec(made["authorization"] ?? "")?.[1] ?? "";
  }
  const { query: made } = await signer.presign(again, {
    signingDate: at,
    expiresIn: Number(url.searchParams.get("X-Amz-Expires")),
    signableHeaders: only,
    unsignableHeaders: new Set(["x-amz-content-sha256"]),
    unhoistableHeaders: new Set(["x-amz-content-sha256"]),
  });
  return String(made?.["X-Amz-Signature"]);
};

const dateOf = (text: string): Date => {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (parts === null) throw new Refused(403, "AccessDenied");
  const [, year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
};

/** To s3rver, which is asked by a key alone: its own check of signatures is none. */
const passOn = async (
  port: number,
  method: string,
  url: URL,
  given: IncomingMessage["headers"],
  body: Buffer,
): Promise<Passed> => {
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !name.startsWith("X-Amz-")));
  const kept = ["range", "content-type", "x-amz-copy-source"].filter((name) => given[name] !== undefined);
  const today = new Date().toISOString().replace(/[:-]|\.\d{3}/g, "");
  const scope = `${today.slice(0, 8)}/${region}/s3/aws4_request`;
  const headers = {
    ...Object.fromEntries(kept.map((name) => [name, given[name]])),
    "content-length": String(body.byteLength),
    "x-amz-date": today,
    "x-amz-content-sha256": "UNSIGNED-PAYLOAD",
    authorization: `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope}, SignedHeaders=host, Signature=0`,
  };
  return new Promise((resolve, reject) => {
    const search = query.size === 0 ? "" : `?${query}`;
    const request = send({ host: "127.0.0.1", port, method, path: `${url.pathname}${search}`, headers }, (answer) => {
      buffer(answer).then(
        (content) =>
          resolve(firstByte(given.range, { status: answer.statusCode ?? 500, headers: answer.headers, body: content })),
        reject,
      );
    });
    request.on("error", reject).end(body);
  });
};

/** s3rver takes an end of 0 for none. */
const firstByte = (range: string | undefined, passed: Passed): Passed =>
  range !== "bytes=0-0"
    ? passed
    : { ...passed, headers: { ...passed.headers, "content-length": "1" }, body: passed.body.subarray(0, 1) };
