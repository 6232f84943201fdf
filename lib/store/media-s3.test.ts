import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { bucketMedia } from "./bucket-media.ts";
import { MediaUnavailable } from "./media-store.ts";
import { direct, mediaSuite, type MediaUnderTest } from "./media-suite.ts";
import { s3Objects } from "./s3-objects.ts";
import { openS3Gate, type S3Gate } from "./testing/s3-gate.ts";

let gate: S3Gate;
let under: MediaUnderTest;
let isDown = false;

beforeAll(async () => {
  gate = await openS3Gate();
});
afterAll(() => gate.close());

const open = (more: Partial<{ secret_access_key: string; clockAheadMs: number }> = {}) => {
  let waitedMs = 0;
  const reach = (url: string, init: RequestInit) =>
    isDown ? Promise.reject(new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") })) : fetch(url, init);
  const now = () => new Date(Date.now() + gate.aheadMs + (more.clockAheadMs ?? 0));
  const objects = s3Objects(
    { ...gate, ...more },
    {
      fetch: reach,
      now,
      patience: {
        forMs: 5_000,
        pause: (ms) => Promise.resolve((waitedMs += ms)),
        jitter: () => 1,
        now: () => waitedMs,
      },
    },
  );
  return bucketMedia(objects, { prefix: "a prefix/of (ours)", now: () => new Date(Date.now() + gate.aheadMs) });
};

beforeEach(() => {
  gate.aheadMs = 0;
  gate.faults = [];
  gate.takesConditions = true;
  under = {
    media: open(),
    elsewhere: open(),
    pass: (ms) => (gate.aheadMs += ms),
    faults: {
      cutRead: () => gate.faults.push({ method: "GET", fault: { is: "cut" } }),
      stumble: () => {
        gate.faults = ["HEAD", "GET", "PUT", "DELETE"].flatMap((method) => [
          { method, fault: { is: "status" as const, status: 500 } },
          { method, fault: { is: "status" as const, status: 429, retryAfter: 1 } },
          { method, fault: { is: "reset" as const } },
        ]);
      },
      goDown: () => {
        isDown = true;
        return () => (isDown = false);
      },
    },
  };
});
afterEach(() => {
  isDown = false;
});
direct.fetch = (url, init) => fetch(url, init);

mediaSuite(() => under);

const bytes = new TextEncoder().encode("some bytes, and their like");

test("a wrong key is told as what it is, without the key", async () => {
  const media = open({ secret_access_key: "wrong" });
  const refused = await media.read("0".repeat(64)).catch((thrown: unknown) => thrown);
  expect(refused).toBeInstanceOf(MediaUnavailable);
  expect(String(refused)).toContain("SignatureDoesNotMatch");
  expect(JSON.stringify([refused, String(refused)])).not.toContain("wrong");
});

test("a clock that is an hour wrong is set right by the bucket's own", async () => {
  for (const clockAheadMs of [3_600_000, -3_600_000]) {
    const media = open({ clockAheadMs });
    const { sha256 } = await media.put(bytes);
    expect(Buffer.compare(await media.read(sha256), bytes)).toBe(0);
    expect((await fetch((await media.link(sha256, { ...terms }))!)).status).toBe(200);
  }
});
const terms = { ttlSeconds: 600, filename: "Ein Füchslein.mp4", mediaType: "video/mp4", attachment: true };

test("a link says what the file is called and what it is", async () => {
  const { media } = under;
  const { sha256 } = await media.put(bytes);
  const answer = await fetch((await media.link(sha256, terms))!);
  expect(answer.headers.get("content-type")).toBe("video/mp4");
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="Ein_F_chslein.mp4"; filename*=UTF-8''Ein%20F%C3%BCchslein.mp4`,
  );
});

test("a new object is put under a condition, and without one where the service knows none", async () => {
  const puts = () => gate.seen.filter((line) => line.startsWith("PUT"));
  const before = puts().length;
  gate.takesConditions = false;
  const { sha256 } = await under.media.put(new TextEncoder().encode("to a service without conditions"));
  expect(await under.elsewhere.has(sha256)).toBe(true);
  expect(
    puts()
      .slice(before)
      .map((line) => line.slice(-3)),
  ).toEqual(["501", "200"]);
  await under.media.put(new TextEncoder().encode("and again"));
  expect(puts().slice(before)).toHaveLength(3);
});

test("a copy that fails after its status was sent is made again", async () => {
  const { sha256 } = await under.media.put(new TextEncoder().encode("to be put aside"));
  gate.faults = [{ method: "PUT", fault: { is: "half-copy" } }];
  await under.media.retire(sha256);
  expect(Buffer.from(await under.elsewhere.read(sha256)).toString()).toBe("to be put aside");
});
