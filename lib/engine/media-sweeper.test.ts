import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Incoming, MediaStore } from "#lib/store/media-store.ts";
import type { Database } from "#lib/store/open-database.ts";
import { embeddedTestDatabase } from "#lib/store/testing/embedded.ts";
import { memoryMedia } from "#lib/store/testing/memory-media.ts";
import { anAccount, anAsset, freshId } from "#lib/store/testing/records.ts";
import { mediaSweeper } from "./media-sweeper.ts";

const hour = 3_600_000;
let database: Database;
let media: MediaStore;
let nowMs = Date.parse("2026-05-04T00:00:00.000Z");
const clock = () => new Date(nowMs);
let dropped: string[];
let sent: { id: string; put_at: Date }[];

beforeAll(async () => {
  database = await embeddedTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  dropped = [];
  sent = [];
  const incoming: Incoming = {
    offer: () => Promise.reject(new Error("Nothing is offered here.")),
    open: () => Promise.reject(new Error("Nothing is opened here.")),
    drop: (id) => Promise.resolve(void dropped.push(id)),
    list: async function* () {
      yield* sent;
    },
  };
  media = { ...memoryMedia(clock), incoming };
});

const sweep = (of: MediaStore = media) => mediaSweeper({ media: of, store: database.store, clock, graceHours: 24 })();
let made = 0;
const bytes = () => new TextEncoder().encode(`bytes ${++made}`);
const referTo = async (sha256: string) => {
  const { account_id } = await anAccount(database.store);
  await database.store.assets.create({ ...anAsset(account_id), sha256 });
};
const listed = async (list: AsyncIterable<{ sha256: string }>) => {
  const found = [];
  for await (const { sha256 } of list) found.push(sha256);
  return found;
};

test("what nobody refers to goes after the grace time twice over; what somebody does stays", async () => {
  const [orphan, kept] = [await media.put(bytes()), await media.put(bytes())];
  await referTo(kept.sha256);
  nowMs += 23 * hour;
  await sweep();
  expect(await listed(media.list())).toHaveLength(2);
  nowMs += 7 * hour;
  await sweep();
  expect(await listed(media.list())).toEqual([kept.sha256]);
  expect(await listed(media.retired())).toEqual([orphan.sha256]);
  nowMs += 25 * hour;
  await sweep();
  expect(await listed(media.retired())).toEqual([]);
  expect(await media.has(orphan.sha256)).toBe(false);
  expect(await media.has(kept.sha256)).toBe(true);
});

test("bytes that are put and referred to at any moment of a sweep are not lost", async () => {
  // The same bytes lie there forgotten; somebody puts them again just before each thing that the sweep does.
  const moments = ["list", "unreferenced", "retire", "retired", "bury"] as const;
  for (const moment of moments) {
    const content = bytes();
    const { sha256 } = await media.put(content);
    let come: (() => Promise<void>) | null = async () => {
      await media.put(content);
    };
    const meanwhile = async (at: string) => {
      if (at !== moment || come === null) return;
      const now = come;
      come = null;
      await now();
    };
    const watched: MediaStore = {
      ...media,
      list: async function* () {
        await meanwhile("list");
        yield* media.list();
      },
      retire: async (name) => {
        await meanwhile("retire");
        await media.retire(name);
      },
      retired: async function* () {
        await meanwhile("retired");
        yield* media.retired();
      },
      bury: async (name) => {
        await meanwhile("bury");
        await media.bury(name);
      },
    };
    const { store } = database;
    const references = {
      ...store.media,
      unreferenced: async (hashes: readonly string[]) => {
        const found = await store.media.unreferenced(hashes);
        await meanwhile("unreferenced");
        return found;
      },
    };
    const again = () =>
      mediaSweeper({ media: watched, store: { ...store, media: references }, clock, graceHours: 24 })();
    // Put at that moment, and referred to only when that sweep is over.
    for (let turn = 0; come !== null && turn < 3; turn++) {
      nowMs += 25 * hour;
      await again();
    }
    await referTo(sha256);
    expect([moment, come]).toEqual([moment, null]);
    for (let turn = 0; turn < 3; turn++) {
      nowMs += 25 * hour;
      await sweep();
    }
    expect([moment, Buffer.from(await media.read(sha256)).equals(content)]).toEqual([moment, true]);
  }
});

test("what was put aside comes back when somebody refers to it without asking for it", async () => {
  const { sha256 } = await media.put(bytes());
  nowMs += 25 * hour;
  await sweep();
  expect(await listed(media.retired())).toContain(sha256);
  await referTo(sha256);
  // At the next sweep, and not only when its time is over.
  nowMs += 7 * hour;
  await sweep();
  expect(await listed(media.list())).toContain(sha256);
  expect(await listed(media.retired())).not.toContain(sha256);
});

test("everything is gone through by one process for all, every six hours", async () => {
  let gone = 0;
  const counted = {
    ...media,
    list: () => {
      gone += 1;
      return media.list();
    },
  };
  nowMs += 7 * hour;
  for (let process = 0; process < 3; process++) await sweep(counted);
  nowMs += 6 * hour;
  await sweep(counted);
  expect(gone).toBe(2);
});

test("an upload that ran out is dropped with its row, and what has no row with its age", async () => {
  const { account_id } = await anAccount(database.store);
  const upload = { account_id, bytes: 5, media_type: "image/png", created_at: clock() };
  const [old, young] = [freshId("ast"), freshId("ast")];
  const { uploads } = database.store;
  await uploads.open({ ...upload, asset_id: old, expires_at: new Date(nowMs - 2 * hour) }, 9);
  await uploads.open({ ...upload, asset_id: young, expires_at: new Date(nowMs - hour / 2) }, 9);
  sent = [
    { id: "of-nobody", put_at: new Date(nowMs - 18 * hour) },
    { id: "just-sent", put_at: new Date(nowMs + 6 * hour) },
  ];
  await sweep();
  expect(dropped).toEqual([old]);
  expect([await uploads.get(account_id, old), (await uploads.get(account_id, young))?.asset_id]).toEqual([null, young]);
  nowMs += 7 * hour;
  await sweep();
  expect(dropped).toEqual([old, young, "of-nobody"]);
});
