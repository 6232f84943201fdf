import dns from "node:dns";
import net from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, buildConnector, fetch, type Dispatcher } from "undici";
import { Problem } from "#lib/contract/errors.ts";

/** The one way to an address that a user named. Public unicast addresses only, judged again at every hop and dial. */
export interface GuardedFetch {
  /** The body of a 2xx answer. Throws Problem `url_not_allowed` or `url_unreachable`. */
  get(
    url: string,
    most: { bytes: number; accept: string },
  ): Promise<{ bytes: Uint8Array; media_type: string; content_type: string; url: string }>;
  /**
   * One request and whatever is answered to it, redirects too, which are not followed; of the body the beginning.
   * Throws Problem `url_not_allowed`, and `url_unreachable` where there is no answer.
   */
  send(url: string, request: GuardedRequest): Promise<{ status: number; text: string }>;
  /**
   * A file of any size that a server of somebody else's makes for us, as `get` reaches it. What becomes of it is answered,
   * not thrown; only the caller's own `signal` is.
   */
  download(url: string, most: DownloadLimits): Promise<Download>;
  /** Throws Problem `url_not_allowed` for an address that `send` would refuse now. Nothing is sent. */
  judge(url: string): Promise<void>;
}

export interface DownloadLimits {
  bytes: number;
  /** Longest that all of it may take, and the longest wait for its next bytes, ms. */
  totalMs: number;
  stallMs: number;
  signal: AbortSignal;
}

/** `denied`: another HTTP status than 2xx. `forbidden`: the address, or one that it leads to, is none of the public web. */
export type Download =
  | { is: "whole"; bytes: Uint8Array }
  | { is: "denied"; status: number }
  | { is: "too_large" }
  | { is: "forbidden"; why: string }
  | { is: "broken"; why: string };

export interface GuardedRequest {
  method: "GET" | "HEAD" | "PUT" | "POST";
  headers: Record<string, string>;
  body?: Uint8Array | string;
  timeoutMs: number;
}

export interface GuardSettings {
  /** Lets 127.0.0.0/8 through: for tests on this machine only. */
  allowLoopback: boolean;
  /** Lets other ports than those of the web through: for tests on this machine only. Default: as loopback. */
  anyPort?: boolean;
  timeoutMs: number;
  redirectsMax: number;
}

type Resolver = typeof dns.lookup;

/** True for every address that is not plain public unicast; unreadable addresses are forbidden too. */
export const isForbidden = (address: string, allowLoopback: boolean): boolean => {
  try {
    const parsed = ipaddr.process(address);
    if (allowLoopback && parsed.kind() === "ipv4" && parsed.range() === "loopback") return false;
    if (parsed.range() !== "unicast") return true;
    // Of IPv6 only 2000::/3 is handed out; the rest is translation, local or reserved.
    return parsed.kind() === "ipv6" && ((parsed.toByteArray()[0] ?? 0) & 0xe0) !== 0x20;
  } catch {
    return true;
  }
};

const refused = (why: string, cause?: unknown): Problem =>
  new Problem("url_not_allowed", `This address may not be fetched: ${why}.`, { cause });
const unreachable = (why: string, cause?: unknown): Problem =>
  new Problem("url_unreachable", `The address could not be fetched: ${why}.`, { cause });

/** Most of an answer to `send` that is read, in bytes. */
const answerBytesMax = 16_384;

const guardedAgent = (settings: GuardSettings, resolve: Resolver): Dispatcher => {
  const forbidden = (address: string) => isForbidden(address, settings.allowLoopback);
  const lookup: net.LookupFunction = (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, found) => {
      const addresses = found as dns.LookupAddress[];
      if (error) return done(error, "", 4);
      if (addresses.some((each) => forbidden(each.address)))
        return done(refused("it resolves to a private network"), "", 4);
      const first = addresses[0];
      if (options.all) return done(null, addresses);
      return first === undefined ? done(new Error("no address"), "", 4) : done(null, first.address, first.family);
    });
  const dial = buildConnector({ lookup, timeout: Math.min(3000, settings.timeoutMs) });
  return new Agent({
    connect(options, done) {
      const host = options.hostname.replace(/^\[|\]$/g, "");
      if (net.isIP(host) !== 0 && forbidden(host)) return done(refused("it is a private network"), null);
      dial(options, (error, socket) => {
        if (error !== null) return done(error, null);
        const peer = socket.remoteAddress;
        if (peer === undefined || forbidden(peer)) {
          socket.destroy();
          return done(refused("it leads to a private network"), null);
        }
        return done(null, socket);
      });
    },
  });
};

/** "" is the scheme's own. Mail, databases and shells answer on others. */
const webPorts = new Set(["", "80", "443", "8080", "8443"]);

/** Rejects what is no plain web address before anything is resolved. */
const checked = (raw: string, anyPort: boolean, base?: string): URL => {
  let url: URL;
  try {
    url = new URL(raw, base);
  } catch (cause) {
    throw refused("it is no web address", cause);
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") throw refused("only http and https are fetched");
  if (url.username !== "" || url.password !== "") throw refused("it carries a user name or password");
  if (!anyPort && !webPorts.has(url.port)) throw refused("only the ports of the web are called: 80, 443, 8080, 8443");
  return url;
};

const causeOf = (error: unknown): Problem | undefined => {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof Problem) return at;
  return undefined;
};

/** `resolve` is the name resolution, so that a test can play a lying one. */
export const guardedFetch = (settings: GuardSettings, resolve: Resolver = dns.lookup): GuardedFetch => {
  const dispatcher = guardedAgent(settings, resolve);
  const anyPort = settings.anyPort ?? settings.allowLoopback;
  /** The answer at the end of the redirects, each judged like the first address. */
  const arrive = async (raw: string, { accept, signal }: { accept: string; signal: AbortSignal }) => {
    let url = checked(raw, anyPort);
    for (let hop = 0; hop <= settings.redirectsMax; hop++) {
      const answer = await fetch(url, { dispatcher, signal, redirect: "manual", headers: { accept } });
      const location = answer.headers.get("location");
      if (answer.status < 300 || answer.status >= 400 || location === null) return { answer, url };
      await answer.body?.cancel();
      url = checked(location, anyPort, url.href);
    }
    throw unreachable(`it redirects more than ${settings.redirectsMax} times`);
  };
  return {
    async get(raw, most) {
      const signal = AbortSignal.timeout(settings.timeoutMs);
      try {
        const { answer, url } = await arrive(raw, { accept: most.accept, signal });
        if (!answer.ok) throw unreachable(`it answered ${answer.status}`);
        const bytes = await readAtMost(answer.body, most.bytes);
        return {
          bytes,
          media_type: (answer.headers.get("content-type") ?? "").split(";")[0]?.trim() ?? "",
          content_type: answer.headers.get("content-type") ?? "",
          url: url.href,
        };
      } catch (error) {
        throw faultOf(error, signal, settings.timeoutMs);
      }
    },
    async download(raw, { bytes, totalMs, stallMs, signal }) {
      const watch = openWatch(stallMs);
      const stop = AbortSignal.any([signal, watch.signal, AbortSignal.timeout(totalMs)]);
      try {
        const { answer } = await arrive(raw, { accept: "*/*", signal: stop });
        if (!answer.ok || answer.body === null) {
          await answer.body?.cancel();
          return { is: "denied", status: answer.status };
        }
        if (Number(answer.headers.get("content-length")) > bytes) {
          await answer.body.cancel();
          return { is: "too_large" };
        }
        const chunks: Uint8Array[] = [];
        let length = 0;
        for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
          watch.alive();
          length += chunk.byteLength;
          if (length > bytes) return { is: "too_large" };
          chunks.push(chunk);
        }
        return { is: "whole", bytes: new Uint8Array(Buffer.concat(chunks)) };
      } catch (error) {
        signal.throwIfAborted();
        const problem = causeOf(error);
        if (problem?.code === "url_not_allowed") return { is: "forbidden", why: problem.message };
        return { is: "broken", why: problem?.message ?? (stop.aborted ? "it took too long" : "it broke off") };
      } finally {
        watch.end();
      }
    },
    async send(raw, { method, headers, body, timeoutMs }) {
      const url = checked(raw, anyPort);
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await fetch(url, {
          dispatcher,
          signal,
          method,
          headers,
          redirect: "manual",
          ...(body === undefined ? {} : { body }),
        });
        return { status: answer.status, text: await beginningOf(answer.body, answerBytesMax) };
      } catch (error) {
        throw faultOf(error, signal, timeoutMs);
      }
    },
    async judge(raw) {
      const host = checked(raw, anyPort).hostname.replace(/^\[|\]$/g, "");
      const inside = (address: string) => isForbidden(address, settings.allowLoopback);
      if (net.isIP(host) !== 0 && inside(host)) throw refused("it is a private network");
      const found = await new Promise<dns.LookupAddress[]>((done) =>
        // A name that nobody knows today may be known when it is called; it is judged again then.
        resolve(host, { all: true }, (error, addresses) => done(error ? [] : addresses)),
      );
      if (found.some(({ address }) => inside(address))) throw refused("it resolves to a private network");
      if (found.length === 0 && net.isIP(host) === 0 && namesInside.test(host))
        throw refused("it names a machine of a private network");
    },
  };
};

/** Aborts when nothing came for so long. */
const openWatch = (stallMs: number): { signal: AbortSignal; alive: () => void; end: () => void } => {
  const stalled = new AbortController();
  const begin = () => setTimeout(() => stalled.abort(new Error("nothing came any more")), stallMs);
  let timer = begin();
  return {
    signal: stalled.signal,
    alive: () => {
      clearTimeout(timer);
      timer = begin();
    },
    end: () => clearTimeout(timer),
  };
};

/** Names that only private networks know: of one word, and those that are reserved for them (RFC 6761, 6762, 8375). */
const namesInside = /^[^.]+\.?$|\.(?:localhost|local|internal|home\.arpa)\.?$/i;

/** What went wrong, as a Problem: the one that was thrown on the way, or that there was no answer. */
const faultOf = (error: unknown, signal: AbortSignal, timeoutMs: number): Problem =>
  causeOf(error) ??
  unreachable(signal.aborted ? `it took longer than ${timeoutMs / 1000} s` : "there is no answer", error);

/** The beginning of a text; the rest is not waited for. */
const beginningOf = async (body: AsyncIterable<Uint8Array> | null, most: number): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most).toString();
};

const readAtMost = async (body: AsyncIterable<Uint8Array> | null, most: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > most) throw unreachable(`it is larger than ${most} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};
