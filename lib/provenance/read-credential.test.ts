import { readFileSync } from "node:fs";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { loadC2pa } from "./c2pa.ts";
import { makeCertificates } from "./certificates.ts";
import { mediaTypeOf } from "./media-kind.ts";
import { openProvenance, type Provenance } from "./provenance.ts";
import { judgeOutcome, readCredential } from "./read-credential.ts";
import { readerSettings } from "./reader-settings.ts";
import { copiedStreams, flippedAt, truncated } from "./testing/attacks.ts";
import { readerContext } from "./trust.ts";

const now = new Date("2026-11-21T10:00:00Z");
const golden = (name: string) => new Uint8Array(readFileSync(path.resolve("lib/provenance/testing/golden", name)));
const anchors = new TextDecoder().decode(golden("anchors.pem"));
let service: Provenance;

beforeAll(async () => {
  loadC2pa();
  const own = await makeCertificates({ organisation: "Example Films", now });
  service = openProvenance({
    credentials: { ...own, anchorPems: [anchors], development: true },
    projectRoot: path.resolve("."),
    now: () => now,
  });
});
afterAll(() => service.close());

test("a browser asks the reader for the same as the service does", () => {
  expect(JSON.parse(readerSettings(anchors))).toEqual(JSON.parse(readerContext({ anchorPems: [anchors] })));
});

const film = golden("film.mp4");
const files: Record<string, Uint8Array> = {
  film,
  "a still with ingredients": golden("still.png"),
  "another signer": golden("untrusted.png"),
  expired: golden("expired.png"),
  "a broken ingredient": golden("over-broken.mp4"),
  "never signed": golden("unsigned.png"),
  "a copy of the streams": copiedStreams(film),
  "a changed picture": flippedAt(film, "mdat", 40),
  "cut off": truncated(film, 0.6),
};

test.each(Object.entries(files))("%s gets the service's own answer in a browser", async (_name, bytes) => {
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === null) throw new Error("Not a sample of a picture or film.");
  const here = judgeOutcome(await readCredential(bytes, mediaType, readerSettings(anchors)), bytes, mediaType);
  expect(here).toEqual(await service.verify({ bytes, mediaType }));
});

test("the samples stand for all four answers", async () => {
  const states = await Promise.all(
    Object.values(files).map(async (bytes) => (await service.verify({ bytes, mediaType: "video/mp4" })).state),
  );
  expect(new Set(states)).toEqual(new Set(["trusted", "valid", "invalid", "none"]));
});
