import { afterAll, beforeAll, expect, test } from "vitest";

import { makeCertificates } from "./certificates.ts";
import { filmManifest, shotManifest, stillManifest } from "./manifest.ts";
import { openProvenance, type Provenance } from "./provenance.ts";
import { readByOthers } from "./testing/independent-reader.ts";
import { flipped, sampleFilm, samplePicture } from "./testing/sample-media.ts";

const common = { version: "0.1.0", when: "2026-11-21T10:00:00Z", generationId: "gen_1", planHash: "sha256:ab" };
const source = { routedModel: "veo-3.1", deliveredModel: "veo-3.1", preview: false };
let provenance: Provenance;
let film: Uint8Array;
let signed: Record<"still" | "shot" | "film", { bytes: Uint8Array; manifestId: string }>;

beforeAll(async () => {
  const { rootPem, ...certificates } = await makeCertificates({ organisation: "Shotwright", now: new Date() });
  const credentials = { ...certificates, anchorPems: [rootPem], development: true };
  provenance = openProvenance({ credentials, projectRoot: process.cwd(), now: () => new Date() });
  film = sampleFilm();
  const still = await provenance.sign({
    bytes: await samplePicture(),
    mediaType: "image/png",
    manifest: stillManifest({ ...common, title: "Hero", mediaType: "image/png", shotId: "s1", seed: 7, source }),
    ingredients: [],
  });
  const shot = await provenance.sign({
    bytes: film,
    mediaType: "video/mp4",
    manifest: shotManifest({
      ...common,
      title: "Shot",
      mediaType: "video/mp4",
      shotId: "s1",
      seed: 7,
      source,
      inputs: ["hero"],
    }),
    ingredients: [
      { bytes: still.bytes, mediaType: "image/png", title: "Hero", relationship: "inputTo", label: "hero" },
    ],
  });
  const whole = await provenance.sign({
    bytes: film,
    mediaType: "video/mp4",
    manifest: filmManifest({
      ...common,
      title: "Film",
      mediaType: "video/mp4",
      shots: [{ label: "s1", source }],
      addedText: ["captions", "end_card"],
      watermark: { alg: "studio.shotwright.tile", value: "00ff" },
    }),
    ingredients: [
      { bytes: shot.bytes, mediaType: "video/mp4", title: "Shot", relationship: "componentOf", label: "s1" },
    ],
  });
  signed = { still, shot, film: whole };
}, 60_000);

afterAll(() => provenance.close());

test.each(["still", "shot", "film"] as const)("another implementation accepts the %s", async (name) => {
  const result = await readByOthers(signed[name].bytes);
  expect(result).toEqual({ isValid: true, codes: [], label: signed[name].manifestId });
});

test("another implementation sees a changed film", async () => {
  const result = await readByOthers(flipped(signed.film.bytes, -3_000));
  expect(result.isValid).toBe(false);
  expect(result.codes).toContain("assertion.bmffHash.mismatch");
});
