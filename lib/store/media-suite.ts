import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { MediaMissing, MediaUnavailable, type KeptMedia, type MediaStore } from "./media-store.ts";

/** A store under test. */
export interface MediaUnderTest {
  media: MediaStore;
  /** The same place, opened by another machine. */
  elsewhere: MediaStore;
  /** Lets the store's clock and ours go on. */
  pass: (ms: number) => void;
  /** What goes wrong with the next request that reads, writes or asks; null for a store that nothing stands between. */
  faults: MediaFaults | null;
}

export interface MediaFaults {
  /** The next read breaks off in the middle of its body. */
  cutRead: () => void;
  /** The next request of each kind is answered 500, and the one after it 429. */
  stumble: () => void;
  /** Nothing is answered until the answer of this is called. */
  goDown: () => () => void;
}

let made = 0;
const someBytes = (length = 100_000): Uint8Array => {
  const salt = ++made;
  return Uint8Array.from({ length }, (_, index) => (index * 31 + salt * 17 + (index >> 8)) % 251);
};
const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const all = async (list: AsyncIterable<KeptMedia>): Promise<KeptMedia[]> => {
  const found = [];
  for await (const each of list) found.push(each);
  return found;
};
const terms = { ttlSeconds: 600, filename: "The film.mp4", mediaType: "video/mp4", attachment: false };
const hour = 3_600_000;

export const mediaSuite = (use: () => MediaUnderTest) =>
  describe("media", () => {
    keepingTests(use);
    asideTests(use);
    faultTests(use);
    directTests(use);
  });

const keepingTests = (use: () => MediaUnderTest) => {
  test("content is kept under its SHA-256, comes back whole, and is there for every machine", async () => {
    const { media, elsewhere } = use();
    const bytes = someBytes();
    const sha256 = sha256Of(bytes);
    expect(await media.has(sha256)).toBe(false);
    expect(await media.put(bytes)).toEqual({ sha256, bytes: 100_000 });
    for (const store of [media, elsewhere]) {
      expect(await store.has(sha256)).toBe(true);
      expect(Buffer.compare(await store.read(sha256), bytes)).toBe(0);
    }
  });

  test("ranges are inclusive; without one the stream is the whole", async () => {
    const { media, elsewhere } = use();
    const bytes = someBytes();
    const { sha256 } = await media.put(bytes);
    for (const store of [media, elsewhere]) {
      const part = await buffer(await store.stream(sha256, { start: 70_000, end: 70_009 }));
      expect(part.equals(bytes.subarray(70_000, 70_010))).toBe(true);
      expect(await buffer(await store.stream(sha256, { start: 0, end: 0 }))).toHaveLength(1);
      expect((await buffer(await store.stream(sha256))).equals(bytes)).toBe(true);
    }
  });

  test("an empty file is a file", async () => {
    const { media, elsewhere } = use();
    const { sha256 } = await media.put(new Uint8Array());
    expect(await elsewhere.read(sha256)).toHaveLength(0);
    expect(await buffer(await elsewhere.stream(sha256))).toHaveLength(0);
  });

  test("the same bytes are kept once, also when they come together from several machines", async () => {
    const { media, elsewhere } = use();
    const bytes = someBytes();
    const stored = await Promise.all(Array.from({ length: 6 }, (_, i) => (i % 2 ? media : elsewhere).put(bytes)));
    const { sha256 } = stored[0]!;
    for (const each of stored) expect(each).toEqual({ sha256, bytes: bytes.byteLength });
    expect((await all(media.list())).filter((kept) => kept.sha256 === sha256)).toHaveLength(1);
    expect(Buffer.compare(await elsewhere.read(sha256), bytes)).toBe(0);
  });

  test("what is not there is missing, and a name that is no SHA-256 becomes no place", async () => {
    const { media } = use();
    for (const name of ["0".repeat(64), "../../etc/passwd", sha256Of(someBytes(9)).toUpperCase(), ""]) {
      await expect(media.read(name)).rejects.toThrow(MediaMissing);
      await expect(media.stream(name)).rejects.toThrow(MediaMissing);
      expect(await media.has(name)).toBe(false);
    }
  });

  test("what is removed is gone everywhere, once or twice", async () => {
    const { media, elsewhere } = use();
    const { sha256 } = await media.put(someBytes());
    await elsewhere.remove(sha256);
    await elsewhere.remove(sha256);
    expect(await media.has(sha256)).toBe(false);
    await expect(elsewhere.read(sha256)).rejects.toThrow(MediaMissing);
  });
};

const asideTests = (use: () => MediaUnderTest) => {
  test("everything is listed with its size and when it was last put", async () => {
    const { media, pass } = use();
    const sizes = new Map<string, number>();
    for (const length of [10, 20, 30, 40, 50]) sizes.set((await media.put(someBytes(length))).sha256, length);
    const listed = (await all(media.list())).filter(({ sha256 }) => sizes.has(sha256));
    expect(new Map(listed.map(({ sha256, bytes }) => [sha256, bytes]))).toEqual(sizes);
    const bytes = someBytes(60);
    const { sha256 } = await media.put(bytes);
    const timeOf = async () => (await all(media.list())).find((each) => each.sha256 === sha256)!.put_at.getTime();
    const first = await timeOf();
    pass(2 * hour);
    await media.put(bytes);
    expect((await timeOf()) - first).toBeGreaterThan(hour);
  });

  test("what is put aside is no longer listed, and comes back to whoever reads it, asks for it or puts it", async () => {
    const { media, elsewhere } = use();
    const asks: ((store: MediaStore, bytes: Uint8Array) => Promise<unknown>)[] = [
      (store, bytes) => store.read(sha256Of(bytes)),
      async (store, bytes) => buffer(await store.stream(sha256Of(bytes), { start: 1, end: 2 })),
      (store, bytes) => store.has(sha256Of(bytes)),
      (store, bytes) => store.put(bytes),
    ];
    for (const ask of asks) {
      const bytes = someBytes(500);
      const { sha256 } = await media.put(bytes);
      await media.retire(sha256);
      const names = async (list: AsyncIterable<KeptMedia>) => (await all(list)).map((each) => each.sha256);
      expect(await names(media.list())).not.toContain(sha256);
      expect(await names(media.retired())).toContain(sha256);
      await ask(elsewhere, bytes);
      expect(await names(media.list())).toContain(sha256);
      await media.bury(sha256);
      expect(Buffer.compare(await elsewhere.read(sha256), bytes)).toBe(0);
    }
  });

  test("what is buried is gone; putting aside what is not there does nothing", async () => {
    const { media, elsewhere } = use();
    const { sha256 } = await media.put(someBytes(500));
    await media.retire(sha256);
    await media.bury(sha256);
    expect(await elsewhere.has(sha256)).toBe(false);
    await media.retire(sha256);
    await media.bury(sha256);
    expect((await all(media.retired())).map((each) => each.sha256)).not.toContain(sha256);
  });
};

const faultTests = (use: () => MediaUnderTest) => {
  test("a body that breaks off is taken up where it broke, for a read and for a stream", async () => {
    const { media, elsewhere, faults } = use();
    if (faults === null) return;
    const bytes = someBytes(3_000_000);
    const { sha256 } = await media.put(bytes);
    faults.cutRead();
    expect(Buffer.compare(await elsewhere.read(sha256), bytes)).toBe(0);
    faults.cutRead();
    const part = await buffer(await elsewhere.stream(sha256, { start: 5, end: 2_900_000 }));
    expect(part.equals(bytes.subarray(5, 2_900_001))).toBe(true);
  });

  test("a service that stumbles is asked again", async () => {
    const { media, elsewhere, faults } = use();
    if (faults === null) return;
    const bytes = someBytes();
    faults.stumble();
    const { sha256 } = await media.put(bytes);
    faults.stumble();
    expect(Buffer.compare(await elsewhere.read(sha256), bytes)).toBe(0);
    faults.stumble();
    await media.retire(sha256);
    expect(await elsewhere.has(sha256)).toBe(true);
  });

  test("a service that is away is said to be, and nothing is lost when it is back", async () => {
    const { media, elsewhere, faults } = use();
    if (faults === null) return;
    const bytes = someBytes();
    const { sha256 } = await media.put(bytes);
    const back = faults.goDown();
    await expect(elsewhere.read(sha256)).rejects.toThrow(MediaUnavailable);
    await expect(elsewhere.put(someBytes())).rejects.toThrow(MediaUnavailable);
    await expect(elsewhere.has(sha256)).rejects.toThrow(MediaUnavailable);
    back();
    expect(Buffer.compare(await elsewhere.read(sha256), bytes)).toBe(0);
  });
};

const directTests = (use: () => MediaUnderTest) => {
  test("a link opens just its bytes to anybody, and not for ever", async () => {
    const { media, pass } = use();
    const bytes = someBytes();
    const { sha256 } = await media.put(bytes);
    const link = await media.link(sha256, terms);
    if (link === null) return;
    expect(await media.link(sha256, terms)).toBe(link);
    const open = (url: string) => direct.fetch(url, {});
    expect(Buffer.from(await (await open(link)).arrayBuffer()).equals(bytes)).toBe(true);
    const other = await media.put(someBytes());
    expect((await open(link.replace(sha256, other.sha256))).status).toBe(403);
    pass(590_000);
    expect((await open(link)).status).toBe(200);
    pass(601_000);
    expect((await open(link)).status).toBe(403);
  });

  test("an offer takes the bytes that were spoken of, from anybody, for a while; and they are dropped", async () => {
    const { media, elsewhere, pass } = use();
    const { incoming } = media;
    if (incoming === null) return;
    const bytes = someBytes(50_000);
    const id = `ast_${made}`;
    const offer = await incoming.offer(id, { bytes: bytes.byteLength, mediaType: "image/png", ttlSeconds: 600 });
    const send = async (body: Uint8Array, headers = offer.headers) =>
      (await direct.fetch(offer.url, { method: "PUT", headers, body: Buffer.from(body) })).status;
    await expect(incoming.open(id)).rejects.toThrow(MediaMissing);
    expect(await send(someBytes(50_001))).toBeGreaterThanOrEqual(400);
    const named = Object.entries(offer.headers).map(([name, value]) => [name, value === "image/png" ? "a/b" : value]);
    expect(await send(bytes, Object.fromEntries(named))).toBeGreaterThanOrEqual(400);
    expect(await send(bytes)).toBe(200);
    const came = await elsewhere.incoming!.open(id);
    expect(came.bytes).toBe(50_000);
    expect((await buffer(came.stream)).equals(bytes)).toBe(true);
    expect((await all(media.list())).map((each) => each.sha256)).not.toContain(sha256Of(bytes));
    const waiting = [];
    for await (const each of incoming.list()) waiting.push(each.id);
    expect(waiting).toEqual([id]);
    await incoming.drop(id);
    await incoming.drop(id);
    await expect(incoming.open(id)).rejects.toThrow(MediaMissing);
    pass(601_000);
    expect(await send(bytes)).toBe(403);
  });
};

/** How addresses of a store are opened by somebody who is not us. */
export const direct: { fetch: (url: string, init: RequestInit) => Promise<Response> } = { fetch };
