import { webcrypto } from "node:crypto";
import { Readable } from "node:stream";
import { freshMs, isSha256, MediaMissing, MediaUnavailable, type KeptMedia, type MediaStore } from "./media-store.ts";
import type { ObjectBody, ObjectStore } from "./object-store.ts";
import { PassingFault } from "./patience.ts";
import { sniffedType } from "./sniffed-type.ts";

/** How often one stream may break off before it is given up. */
const breaksMax = 4;

/**
 * Media in a bucket: `m/ab/<sha256>` below `prefix`, `incoming/…` and `retired/…` beside them. An object is whole once
 * it is there, because buckets take no parts of one.
 */
export function bucketMedia(objects: ObjectStore, given: { prefix: string; now: () => Date }): MediaStore {
  const below = given.prefix === "" ? "" : `${given.prefix}/`;
  const keyOf = (sha256: string): string => {
    if (!isSha256(sha256)) throw new MediaMissing(sha256);
    return `${below}m/${sha256.slice(0, 2)}/${sha256}`;
  };
  const asideOf = (sha256: string): string => `${below}retired/${sha256}`;
  const incomingOf = (id: string): string => {
    if (!/^[\w-]{1,100}$/.test(id)) throw new MediaMissing(id);
    return `${below}incoming/${id}`;
  };
  /** What was put aside comes back to whoever asks for it. */
  const broughtBack = (sha256: string): Promise<boolean> => objects.copy(asideOf(sha256), keyOf(sha256));

  const opened = async (sha256: string, range?: { start: number; end: number }): Promise<ObjectBody> => {
    const key = keyOf(sha256);
    const found = await objects.get(key, range);
    if (found !== null) return found;
    const again = (await broughtBack(sha256)) ? await objects.get(key, range) : null;
    if (again === null) throw new MediaMissing(sha256);
    return again;
  };
  async function* kept(prefix: string): AsyncGenerator<KeptMedia> {
    for await (const { key, bytes, modified_at } of objects.list(prefix)) {
      const sha256 = key.slice(key.lastIndexOf("/") + 1);
      if (isSha256(sha256)) yield { sha256, bytes, put_at: modified_at };
    }
  }
  /** Goes on behind what came, where a body breaks off. */
  async function* unbroken(sha256: string, first: ObjectBody, start: number): AsyncGenerator<Uint8Array> {
    let body = first;
    const end = start + first.bytes - 1;
    for (let at = start, breaks = 0; ;) {
      try {
        for await (const chunk of body.chunks) {
          at += chunk.byteLength;
          yield chunk;
        }
        if (at > end) return;
        throw new PassingFault("the body is too short");
      } catch (fault) {
        if (!(fault instanceof PassingFault)) throw fault;
        if (++breaks > breaksMax)
          throw new MediaUnavailable(`The media store breaks off: ${fault.message}`, { cause: fault });
      }
      body = await opened(sha256, { start: at, end });
    }
  }

  return {
    async put(bytes) {
      const digest = await webcrypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
      const sha256 = Buffer.from(digest).toString("hex");
      const key = keyOf(sha256);
      const there = await objects.head(key);
      const isThere = there !== null && there.bytes === bytes.byteLength;
      if (!isThere || given.now().getTime() - there.modified_at.getTime() > freshMs)
        await objects.put(key, { bytes, sha256, mediaType: sniffedType(bytes), fresh: there === null });
      return { sha256, bytes: bytes.byteLength };
    },
    async read(sha256) {
      const body = await opened(sha256);
      const whole = new Uint8Array(body.bytes);
      let at = 0;
      for await (const chunk of unbroken(sha256, body, 0)) {
        if (at + chunk.byteLength > whole.byteLength) throw new MediaUnavailable("The media store sent too much.");
        whole.set(chunk, at);
        at += chunk.byteLength;
      }
      return whole;
    },
    async stream(sha256, range) {
      const body = await opened(sha256, range);
      return Readable.from(unbroken(sha256, body, range?.start ?? 0), { objectMode: false });
    },
    has: async (sha256) =>
      isSha256(sha256) && ((await objects.head(keyOf(sha256))) !== null || (await broughtBack(sha256))),
    async remove(sha256) {
      await objects.remove(keyOf(sha256));
      await objects.remove(asideOf(sha256));
    },
    link: (sha256, terms) => objects.link(keyOf(sha256), terms),
    incoming: {
      offer: (id, terms) => objects.offer(incomingOf(id), terms),
      async open(id) {
        const body = await objects.get(incomingOf(id));
        if (body === null) throw new MediaMissing(id);
        return { bytes: body.bytes, stream: Readable.from(told(body.chunks), { objectMode: false }) };
      },
      drop: (id) => objects.remove(incomingOf(id)),
      async *list() {
        for await (const { key, modified_at } of objects.list(`${below}incoming/`))
          yield { id: key.slice(key.lastIndexOf("/") + 1), put_at: modified_at };
      },
    },
    list: () => kept(`${below}m/`),
    async retire(sha256) {
      if (await objects.copy(keyOf(sha256), asideOf(sha256))) await objects.remove(keyOf(sha256));
    },
    retired: () => kept(`${below}retired/`),
    bury: (sha256) => objects.remove(asideOf(sha256)),
  };
}

/** What is sent to us is not taken up in its middle: its sender may have sent something else meanwhile. */
async function* told(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (fault) {
    if (!(fault instanceof PassingFault)) throw fault;
    throw new MediaUnavailable(`The media store breaks off: ${fault.message}`, { cause: fault });
  }
}
