import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

/** What a server says of a file before it is fetched. */
export interface FileFacts {
  bytes: number | null;
  /** Hexadecimal; null where the server does not tell it. */
  sha256: string | null;
  resumable: boolean;
}

const isSum = (text: string | null | undefined): text is string => /^[0-9a-f]{64}$/u.test(text ?? "");
/** An entity tag without its marks. */
const bare = (tag: string | null): string | null => tag?.replace(/^W\//u, "").replaceAll('"', "").toLowerCase() ?? null;

/** Size and checksum of a file, without the file. Hubs tell the sum of a large file in a header or as its tag. */
export const askAboutFile = async (url: string, ask: typeof fetch): Promise<FileFacts> => {
  // The first answer is the hub's own; what it redirects to knows the size, and seldom the sum.
  const first = await ask(url, { method: "HEAD", redirect: "manual" });
  const last = first.status >= 300 && first.status < 400 ? await ask(url, { method: "HEAD" }) : first;
  if (!last.ok) throw new Error(`The server answers ${last.status} for the file.`);
  const sums = [first, last].flatMap(({ headers }) => [bare(headers.get("x-linked-etag")), bare(headers.get("etag"))]);
  const length = Number(first.headers.get("x-linked-size") ?? last.headers.get("content-length"));
  return {
    bytes: Number.isSafeInteger(length) && length > 0 ? length : null,
    sha256: sums.find(isSum) ?? null,
    resumable: last.headers.get("accept-ranges") === "bytes",
  };
};

const sizeOf = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).size;
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return 0;
    throw cause;
  }
};

const sumOf = async (file: string): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
};

export interface FetchOrder {
  url: string;
  file: string;
  /** What the file must be; null takes what comes, and its sum is told. */
  sha256: string | null;
  fetch: typeof fetch;
  /** Bytes that are there, and how many there will be. */
  progress: (bytes: number, of: number | null) => void;
  signal: AbortSignal;
}

/**
 * Fetches a file beside its place and moves it there when it is whole and right. What a broken line left behind is
 * taken up where it ended.
 */
export const fetchFile = async (order: FetchOrder): Promise<{ bytes: number; sha256: string }> => {
  const part = `${order.file}.part`;
  const begun = await sizeOf(part);
  const reply = await order.fetch(order.url, {
    headers: begun > 0 ? { range: `bytes=${begun}-` } : {},
    signal: order.signal,
  });
  // 416: all of it is there already.
  if (reply.status !== 416) {
    if (!reply.ok || reply.body === null) throw new Error(`The server answers ${reply.status} for the file.`);
    const goesOn = reply.status === 206;
    const length = Number(reply.headers.get("content-length"));
    let bytes = goesOn ? begun : 0;
    const of = length > 0 ? bytes + length : null;
    const place = await open(part, goesOn ? "a" : "w");
    try {
      for await (const chunk of reply.body) {
        await place.writeFile(chunk);
        bytes += chunk.length;
        order.progress(bytes, of);
      }
    } finally {
      await place.close();
    }
  }
  const sha256 = await sumOf(part);
  if (order.sha256 !== null && sha256 !== order.sha256) {
    await rm(part);
    throw new Error(`The file is not the one that was named: its SHA-256 is ${sha256}.`);
  }
  await rename(part, order.file);
  return { bytes: await sizeOf(order.file), sha256 };
};
