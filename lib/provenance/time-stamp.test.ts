import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { makeCertificates, type Certificates } from "./certificates.ts";
import { stillManifest } from "./manifest.ts";
import { openProvenance, type Provenance, type ProvenanceOptions } from "./provenance.ts";
import { localAuthority, type LocalAuthority } from "./testing/local-authority.ts";
import { samplePicture } from "./testing/sample-media.ts";
import { timeStampingAuthority } from "./time-stamp.ts";

const PNG = "image/png";
const now = new Date();
const url = "https://stamps.example/";
const warnings: { code: string; message: string }[] = [];
let certificates: Certificates;
let authority: LocalAuthority;
let picture: Uint8Array;
let answer: typeof globalThis.fetch;
let clock = now;
let stamping: Provenance;
let plain: Provenance;

beforeAll(async () => {
  certificates = await makeCertificates({ organisation: "Shotwright", now });
  authority = await localAuthority({ now: () => now, validFrom: new Date(now.getTime() - 86_400_000), days: 30 });
  picture = await samplePicture();
  const stamper = timeStampingAuthority({ url, fetch: (...asked) => answer(...asked), now: () => clock });
  stamping = open({ stamper, anchorPem: authority.anchorPem });
  plain = open(undefined);
});
beforeEach(() => {
  clock = new Date(clock.getTime() + 61_000);
  warnings.length = 0;
  answer = authority.fetch;
});
afterAll(() => Promise.all([stamping.close(), plain.close()]));

const open = (timeStamps: ProvenanceOptions["timeStamps"]) => {
  const { rootPem, ...rest } = certificates;
  return openProvenance({
    credentials: { ...rest, anchorPems: [rootPem], development: true },
    projectRoot: process.cwd(),
    now: () => now,
    timeStamps,
    warn: (warning) => warnings.push(warning),
  });
};
const sign = (opened: Provenance) =>
  opened.sign({
    bytes: picture,
    mediaType: PNG,
    ingredients: [],
    manifest: stillManifest({
      title: "Still",
      mediaType: PNG,
      version: "0.1.0",
      when: now.toISOString(),
      generationId: "gen_1",
      planHash: "sha256:ab",
      shotId: "shot_1",
      seed: 0,
      source: { routedModel: "preview", deliveredModel: "preview", preview: true },
    }),
  });

test("a stamped file says when it was signed, by an authority that is not the signer", async () => {
  const signed = await sign(stamping);
  const seconds = `${now.toISOString().slice(0, 19)}+00:00`;
  expect(signed.signedAt).toBe(seconds);
  const report = await stamping.verify({ bytes: signed.bytes, mediaType: PNG });
  expect(report).toMatchObject({ state: "trusted", signedAt: seconds });
  expect(report.reasons.map((reason) => reason.code)).toEqual(["signingCredential.trusted"]);
  expect(warnings).toEqual([]);
});

test("a stamp of an authority that the reader does not know counts for nothing", async () => {
  const signed = await sign(stamping);
  const report = await plain.verify({ bytes: signed.bytes, mediaType: PNG });
  expect(report).toMatchObject({ state: "trusted", signedAt: null });
  expect(report.reasons.map((reason) => reason.code)).toContain("timeStamp.untrusted");
});

test("a general authority is refused as an anchor for time stamps", async () => {
  const opened = open({ stamper: () => Promise.reject(new Error("not asked")), anchorPem: certificates.rootPem });
  await expect(sign(opened)).rejects.toMatchObject({ code: "credential_unusable" });
  await opened.close();
});

const reply =
  (...bytes: number[]) =>
  () =>
    Promise.resolve(new Response(Uint8Array.from(bytes)));
describe("without a stamp the file is signed all the same, and the operator is told why", () => {
  test.each<[string, typeof globalThis.fetch, RegExp]>([
    ["is not reached", () => Promise.reject(new TypeError("fetch failed")), /fetch failed/],
    ["answers an error", () => Promise.resolve(new Response("", { status: 503 })), /answered 503/],
    ["refuses", reply(0x30, 5, 0x30, 3, 2, 1, 2), /refused with status 2/],
    ["grants nothing", reply(0x30, 5, 0x30, 3, 2, 1, 0), /no token/],
    ["answers nonsense", reply(0x30, 0x85, 1), /not definite or too long/],
    ["answers a page", () => Promise.resolve(new Response("<html>")), /cut off|no time-stamp reply/],
    ["answers without end", () => Promise.resolve(new Response(new Uint8Array(70_000))), /too long/],
    ["answers a long token", () => Promise.resolve(new Response(longToken())), /does not fit/],
  ])("the authority %s", async (_, fetch, why) => {
    answer = fetch;
    const signed = await sign(stamping);
    expect(signed.signedAt).toBeNull();
    expect(warnings).toMatchObject([{ code: "time_stamp_failed", message: expect.stringMatching(why) }]);
  });
});

function longToken(): Uint8Array<ArrayBuffer> {
  const length = 30_000;
  const head = [0x30, 0x82, (length + 9) >> 8, (length + 9) & 0xff, 0x30, 3, 2, 1, 0, 0x30, 0x82];
  return Uint8Array.from([...head, length >> 8, length & 0xff, ...new Uint8Array(length)]);
}

test("an authority that failed is left alone for a minute", async () => {
  let asked = 0;
  let time = now;
  const fetch = () => {
    asked += 1;
    return Promise.resolve(new Response("", { status: 503 }));
  };
  const stamper = timeStampingAuthority({ url, fetch, now: () => time });
  await expect(stamper(new Uint8Array(1))).rejects.toThrow(/answered 503/);
  await expect(stamper(new Uint8Array(1))).rejects.toThrow(/failed a moment ago/);
  expect(asked).toBe(1);
  time = new Date(now.getTime() + 60_000);
  await expect(stamper(new Uint8Array(1))).rejects.toThrow(/answered 503/);
});

test("an answer without end is read no further than a token can be long", async () => {
  let read = 0;
  const endless = new ReadableStream({
    pull(controller) {
      read += 16_384;
      controller.enqueue(new Uint8Array(16_384));
    },
  });
  answer = () => Promise.resolve(new Response(endless));
  expect((await sign(stamping)).signedAt).toBeNull();
  expect(warnings).toMatchObject([{ code: "time_stamp_failed" }]);
  expect(read).toBeLessThan(200_000);
});
