import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { blobObjects } from "./blob-objects.ts";
import { bucketMedia } from "./bucket-media.ts";
import { MediaUnavailable } from "./media-store.ts";
import { direct, mediaSuite, type MediaUnderTest } from "./media-suite.ts";
import type { Patience } from "./patience.ts";
import { openFakeBlob, type FakeBlob } from "./testing/fake-blob.ts";

let fake: FakeBlob;
let under: MediaUnderTest;
let isDown = false;
let patienceMs = 6_000;

beforeAll(async () => {
  fake = await openFakeBlob();
  vi.stubEnv("VERCEL_BLOB_API_URL", fake.apiUrl);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await fake.close();
});

const open = async (token = fake.token) => {
  let waitedMs = 0;
  const patience: Patience = {
    get forMs() {
      return patienceMs;
    },
    pause: (ms) => Promise.resolve((waitedMs += ms)),
    jitter: () => 1,
    now: () => waitedMs,
  };
  const objects = await blobObjects(token, {
    fetch: (url, init) => (isDown ? Promise.reject(new TypeError("fetch failed")) : fake.fetch(url, init)),
    now: () => new Date(Date.now() + fake.aheadMs),
    patience,
  });
  return bucketMedia(objects, { prefix: "", now: () => new Date(Date.now() + fake.aheadMs) });
};

beforeEach(async () => {
  fake.aheadMs = 0;
  fake.faults = [];
  direct.fetch = fake.fetch;
  under = {
    media: await open(),
    elsewhere: await open(),
    pass: (ms) => (fake.aheadMs += ms),
    faults: {
      cutRead: () => fake.faults.push({ method: "GET", fault: { is: "cut" } }),
      stumble: () => {
        fake.faults = ["GET", "PUT", "POST"].flatMap((method) => [
          { method, fault: { is: "status" as const, status: 429, code: "rate_limited" } },
          { method, fault: { is: "status" as const, status: 500, code: "internal_server_error" } },
        ]);
      },
      goDown: () => {
        isDown = true;
        patienceMs = 300;
        vi.stubEnv("VERCEL_BLOB_API_URL", "http://127.0.0.1:9/api");
        return () => {
          isDown = false;
          patienceMs = 6_000;
          vi.stubEnv("VERCEL_BLOB_API_URL", fake.apiUrl);
        };
      },
    },
  };
});
afterEach(() => {
  isDown = false;
  patienceMs = 6_000;
  vi.stubEnv("VERCEL_BLOB_API_URL", fake.apiUrl);
});

mediaSuite(() => under);

test("a wrong token is told as what it is, without the token", async () => {
  const media = await open("vercel_blob_rw_teststore_wrong");
  const refused = await media.has("0".repeat(64)).catch((thrown: unknown) => thrown);
  expect(refused).toBeInstanceOf(MediaUnavailable);
  expect(String(refused)).toContain("Access denied");
  expect(String(refused)).not.toContain("wrong");
});

test("links cost one call an hour, and a file with a name of its own has none", async () => {
  const { media } = under;
  const { sha256 } = await media.put(new TextEncoder().encode("linked"));
  const terms = { ttlSeconds: 600, filename: "a.mp4", mediaType: "video/mp4", attachment: false };
  const before = fake.seen.length;
  for (let i = 0; i < 3; i++) expect(await media.link(sha256, terms)).toContain(sha256);
  expect(fake.seen.slice(before).filter((line) => line.includes("signed-token"))).toHaveLength(1);
  expect(await media.link(sha256, { ...terms, attachment: true })).toBeNull();
});
