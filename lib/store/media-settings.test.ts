import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { mediaOrigins, mediaSettings, readMediaPlace } from "./media-settings.ts";
import { openMedia } from "./open-media.ts";
import { openS3Gate } from "./testing/s3-gate.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "shotwright-places-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const open = (set: Record<string, string>) =>
  openMedia(z.object(mediaSettings).parse({ SHOTWRIGHT_MEDIA_CACHE: join(root, "cache"), ...set }), {
    folder: join(root, "media"),
    projectRoot: root,
    fetch,
    clock: () => new Date(),
    report: () => undefined,
  });
const bytes = new TextEncoder().encode("some bytes");

test("a place is taken apart", () => {
  expect(readMediaPlace("disk:/srv/media")).toEqual({ kind: "disk", folder: "/srv/media" });
  expect(readMediaPlace("blob:")).toEqual({ kind: "blob" });
  const aws = { kind: "s3", endpoint: "https://s3.eu-central-1.amazonaws.com", region: "eu-central-1" };
  expect(readMediaPlace("s3://films?region=eu-central-1")).toEqual({ ...aws, bucket: "films", prefix: "" });
  expect(readMediaPlace("s3://my-films/a/b/?endpoint=http://127.0.0.1:9000&region=auto")).toEqual({
    kind: "s3",
    endpoint: "http://127.0.0.1:9000",
    region: "auto",
    bucket: "my-films",
    prefix: "a/b",
  });
});

test.each([
  "disk:",
  "blob:store",
  "films",
  "s3://",
  "s3://key:secret@films",
  "s3://films?acces_key=1",
  "s3://films?endpoint=ftp://x",
  "s3://UPPER_case?region=x",
])("%s is no place", (text) => {
  expect(readMediaPlace(text)).toBeNull();
  const refused = z.object(mediaSettings).safeParse({ SHOTWRIGHT_MEDIA: text });
  expect(refused.error?.issues[0]?.message).toContain("s3://<bucket>");
});

test("nothing set is the disk below the data folder; a relative folder begins at the project", async () => {
  const { media, patient } = await open({});
  expect(patient).toBe(media);
  await media.put(bytes);
  expect(await readdir(root)).toEqual(["media"]);
  await (await open({ SHOTWRIGHT_MEDIA: "disk:elsewhere" })).media.put(bytes);
  expect(await readdir(root)).toEqual(["elsewhere", "media"]);
});

test("a bucket or store without keys is refused with their names", async () => {
  await expect(open({ SHOTWRIGHT_MEDIA: "s3://films", S3_ACCESS_KEY_ID: "x" })).rejects.toThrow("S3_SECRET_ACCESS_KEY");
  await expect(open({ SHOTWRIGHT_MEDIA: "blob:" })).rejects.toThrow("BLOB_READ_WRITE_TOKEN");
});

test("a bucket is opened with a cache before it, or without", async () => {
  const gate = await openS3Gate();
  const place = {
    SHOTWRIGHT_MEDIA: `s3://${gate.bucket}/p?endpoint=${gate.endpoint}&region=${gate.region}`,
    S3_ACCESS_KEY_ID: gate.access_key_id,
    S3_SECRET_ACCESS_KEY: gate.secret_access_key,
  };
  const { sha256 } = await (await open({ ...place, SHOTWRIGHT_MEDIA_CACHE_BYTES: "0" })).media.put(bytes);
  expect(await readdir(root)).toEqual([]);
  const { media, patient } = await open(place);
  await media.read(sha256);
  await gate.close();
  // The bucket is away; its cache is not, and both have the same.
  for (const store of [media, patient]) expect(await store.read(sha256)).toHaveLength(10);
});

test("pages may reach where media are, and nothing else for it", () => {
  expect(mediaOrigins(undefined)).toEqual([]);
  expect(mediaOrigins("disk:/srv")).toEqual([]);
  expect(mediaOrigins("s3://films?endpoint=http://127.0.0.1:9000")).toEqual(["http://127.0.0.1:9000"]);
  expect(mediaOrigins("blob:")).toEqual(["https://*.private.blob.vercel-storage.com", "https://vercel.com"]);
});
