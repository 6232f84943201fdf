import { BMFF, JPEG, PNG } from "@trustnxt/c2pa-ts/asset";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCertificates } from "./certificates.ts";
import { filmManifest, stillManifest } from "./manifest.ts";
import { activeManifestOf, manifestStoreOf } from "./manifest-store.ts";
import { openProvenance, type Provenance } from "./provenance.ts";
// Opens that reader for films.
import "./testing/independent-reader.ts";
import { sampleFilm, sampleJpeg, samplePicture } from "./testing/sample-media.ts";

const common = { version: "0.1.0", when: "2026-11-21T10:00:00Z", generationId: "gen_1", planHash: "sha256:ab" };
const source = { routedModel: "preview", deliveredModel: "preview", preview: true };
const still = (mediaType: string) =>
  stillManifest({ ...common, title: "Still", mediaType, shotId: "s1", seed: 0, source });

let provenance: Provenance;
const files = new Map<string, { bytes: Uint8Array; manifestId: string; bare: Uint8Array }>();

beforeAll(async () => {
  const { rootPem, ...made } = await makeCertificates({ organisation: "Shotwright", now: new Date() });
  provenance = openProvenance({
    credentials: { ...made, anchorPems: [rootPem], development: true },
    projectRoot: process.cwd(),
    now: () => new Date(),
  });
  const png = await samplePicture();
  for (const [mediaType, bare] of [
    ["image/png", png],
    ["image/jpeg", await sampleJpeg()],
  ] as const)
    files.set(mediaType, {
      ...(await provenance.sign({ bytes: bare, mediaType, manifest: still(mediaType), ingredients: [] })),
      bare,
    });
  const bare = sampleFilm();
  const hero = files.get("image/png")!;
  const manifest = filmManifest({
    ...common,
    title: "Film",
    mediaType: "video/mp4",
    shots: [{ label: "shot-s1", source }],
  });
  const ingredients = [
    {
      bytes: hero.bytes,
      mediaType: "image/png",
      title: "Still",
      relationship: "componentOf",
      label: "shot-s1",
    } as const,
  ];
  files.set("video/mp4", {
    ...(await provenance.sign({ bytes: bare, mediaType: "video/mp4", manifest, ingredients })),
    bare,
  });
});
afterAll(() => provenance.close());

const independent = { "image/png": PNG, "image/jpeg": JPEG, "video/mp4": BMFF };

test.each(["image/png", "image/jpeg", "video/mp4"] as const)(
  "%s: the store is what an independent reader finds",
  async (type) => {
    const { bytes, bare } = files.get(type)!;
    const found = manifestStoreOf(bytes);
    const theirs = new independent[type](new Uint8Array(bytes)).getManifestJUMBF();
    expect(Buffer.from(found ?? []).equals(Buffer.from(theirs ?? []))).toBe(true);
    expect(manifestStoreOf(bare)).toBeNull();
    // Cut off anywhere, it is a whole store or none.
    for (const length of [0, 5, 11, 40, 200, 900]) manifestStoreOf(bytes.slice(0, length));
  },
);

test("the active manifest alone is the newest one, without those of its ingredients", () => {
  const film = files.get("video/mp4")!;
  const still = files.get("image/png")!;
  const store = manifestStoreOf(film.bytes)!;
  const alone = activeManifestOf(store);
  const names = (bytes: Uint8Array) =>
    [film, still].map(({ manifestId }) => Buffer.from(bytes).includes(`${manifestId}\0`));
  expect(names(store)).toEqual([true, true]);
  expect(names(alone)).toEqual([true, false]);
  expect(new DataView(alone.buffer).getUint32(0)).toBe(alone.length);
  expect(activeManifestOf(alone)).toEqual(alone);
  expect(() => activeManifestOf(new Uint8Array(40))).toThrow(RangeError);
});
