import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { makeCertificates } from "./certificates.ts";
import { loadOrMakeCredentials, type SigningCredentials } from "./credentials.ts";
import type { Ingredient } from "./ingredients.ts";
import { filmManifest, shotManifest, stillManifest } from "./manifest.ts";
import { openProvenance, type Provenance } from "./provenance.ts";
import { makeSigner } from "./signer.ts";
import { flipped, offsetOf, remuxed, sampleFilm, samplePicture } from "./testing/sample-media.ts";
import { openWorkerClient } from "./worker-client.ts";

const PNG = "image/png";
const MP4 = "video/mp4";
const source = { routedModel: "veo-3.1", deliveredModel: "preview", preview: true };
const common = { version: "0.1.0", when: "2026-11-21T10:00:00Z", generationId: "gen_1", planHash: "sha256:ab" };
const still = stillManifest({ ...common, title: "Hero", mediaType: PNG, shotId: "shot_1", seed: 7, source });
const shotOf = (inputs: string[]) =>
  shotManifest({ ...common, title: "Shot 1", mediaType: MP4, shotId: "shot_1", seed: 7, source, inputs });

async function credentials(organisation: string): Promise<SigningCredentials> {
  const { rootPem, ...rest } = await makeCertificates({ organisation, now: new Date() });
  return { ...rest, anchorPems: [rootPem], development: true };
}

async function open(organisation: string, now = () => new Date()): Promise<Provenance> {
  return openProvenance({ credentials: await credentials(organisation), projectRoot: process.cwd(), now });
}

let ours: Provenance;
let stranger: Provenance;
let picture: Uint8Array;
let film: Uint8Array;
let signedStill: { bytes: Uint8Array; manifestId: string };
let signedShot: { bytes: Uint8Array; manifestId: string };
let signedFilm: { bytes: Uint8Array; manifestId: string };
const asHero = (bytes: Uint8Array): Ingredient => ({
  bytes,
  mediaType: PNG,
  title: "Hero",
  relationship: "inputTo",
  label: "hero",
});
const asShot = (bytes: Uint8Array): Ingredient => ({
  bytes,
  mediaType: MP4,
  title: "Shot 1",
  relationship: "componentOf",
  label: "shot_1",
});

beforeAll(async () => {
  ours = await open("Shotwright");
  stranger = await open("Somebody else");
  [picture, film] = [await samplePicture(), sampleFilm()];
  signedStill = await ours.sign({ bytes: picture, mediaType: PNG, manifest: still, ingredients: [] });
  signedShot = await ours.sign({
    bytes: film,
    mediaType: MP4,
    manifest: shotOf(["hero"]),
    ingredients: [asHero(signedStill.bytes)],
  });
  signedFilm = await ours.sign({
    bytes: film,
    mediaType: MP4,
    manifest: filmManifest({
      ...common,
      title: "Film",
      mediaType: MP4,
      shots: [{ label: "shot_1", source }],
      addedText: ["end_card"],
      watermark: { alg: "studio.shotwright.tile", value: "00ff" },
    }),
    ingredients: [asShot(signedShot.bytes)],
  });
}, 60_000);

afterAll(async () => {
  await Promise.all([ours.close(), stranger.close()]);
});

describe("what is signed reads back", () => {
  test("a still is trusted with our anchor and says how it was made", async () => {
    const report = await ours.verify({ bytes: signedStill.bytes, mediaType: PNG });
    expect(report).toMatchObject({
      state: "trusted",
      manifestId: signedStill.manifestId,
      claimGenerator: "Shotwright 0.1.0",
      signedBy: "Shotwright development credential, Shotwright",
      signedAt: null,
      model: "preview",
      preview: true,
      ingredients: [],
    });
    expect(signedStill.manifestId).toMatch(/^urn:c2pa:[0-9a-f-]{36}$/);
    expect(report.reasons.map((reason) => reason.code)).toEqual(["signingCredential.trusted", "timeStamp.absent"]);
    expect(report.actions).toMatchObject([
      {
        action: "c2pa.created",
        digitalSourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia",
        softwareAgent: "Shotwright preview renderer 0.1.0",
        when: "2026-11-21T10:00:00Z",
        parameters: { "studio.shotwright.seed": 7, "studio.shotwright.plan_hash": "sha256:ab" },
      },
    ]);
  });

  test("a film shows its shots and their stills as a tree", async () => {
    const report = await ours.verify({ bytes: signedFilm.bytes, mediaType: MP4 });
    expect(report.state).toBe("trusted");
    expect(report.actions.map((action) => action.action)).toEqual([
      "c2pa.created",
      "c2pa.placed",
      "c2pa.addedText",
      "c2pa.watermarked.bound",
    ]);
    expect(report.ingredients).toMatchObject([
      {
        title: "Shot 1",
        relationship: "componentOf",
        manifestId: signedShot.manifestId,
        state: "trusted",
        actions: [{ action: "c2pa.created" }],
        ingredients: [{ title: "Hero", relationship: "inputTo", manifestId: signedStill.manifestId, state: "trusted" }],
      },
    ]);
  });

  test("a reader with other anchors finds the film intact and the signer unknown, all the way down", async () => {
    const report = await stranger.verify({ bytes: signedFilm.bytes, mediaType: MP4 });
    expect(report.state).toBe("valid");
    expect(report.reasons.map((reason) => reason.code)).toContain("signingCredential.untrusted");
    expect(report.ingredients[0]?.state).toBe("valid");
    expect(report.ingredients[0]?.ingredients[0]?.state).toBe("valid");
  });

  test("a supplied picture that is kept becomes the one parent of an edit", async () => {
    const manifest = shotManifest({
      ...common,
      title: "Animated",
      mediaType: MP4,
      shotId: "shot_1",
      seed: 1,
      source: { routedModel: "veo-3.1", deliveredModel: "veo-3.1", preview: false },
      parent: "supplied",
    });
    const parent: Ingredient = { ...asHero(picture), relationship: "parentOf", label: "supplied" };
    const signed = await ours.sign({ bytes: film, mediaType: MP4, manifest, ingredients: [parent] });
    const report = await ours.verify({ bytes: signed.bytes, mediaType: MP4 });
    expect(report).toMatchObject({ state: "trusted", model: "veo-3.1", preview: false });
    expect(report.actions.map((action) => action.action)).toEqual(["c2pa.opened", "c2pa.edited"]);
    expect(report.ingredients).toMatchObject([{ relationship: "parentOf", state: "none", manifestId: null }]);
  });
});

describe("tampering", () => {
  const codes = async (bytes: Uint8Array, mediaType = MP4) => {
    const report = await ours.verify({ bytes, mediaType });
    return [report.state, ...report.reasons.map((reason) => reason.code)];
  };

  test("a bit of the pictures, of the movie header, or appended media breaks a film", async () => {
    const { bytes } = signedFilm;
    const expected = ["invalid", "assertion.bmffHash.mismatch"];
    expect(await codes(flipped(bytes, -3_000))).toEqual(expected);
    expect(await codes(flipped(bytes, offsetOf(bytes, "stsz") + 40))).toEqual(expected);
    const appended = Buffer.concat([bytes, Buffer.from([0, 0, 0, 12]), Buffer.from("mdatABCD")]);
    expect(await codes(appended)).toEqual(expected);
    expect(await codes(bytes.subarray(0, bytes.length - 5_000))).toEqual(expected);
  });

  test("a bit of the pixels, or trailing bytes, break a picture", async () => {
    const { bytes } = signedStill;
    expect(await codes(flipped(bytes, -30), PNG)).toEqual(["invalid", "assertion.dataHash.mismatch"]);
    expect(await codes(Buffer.concat([bytes, Buffer.alloc(5)]), PNG)).toEqual([
      "invalid",
      "assertion.dataHash.mismatch",
    ]);
  });

  test("an edited statement and an edited certificate break it", async () => {
    const { bytes } = signedStill;
    expect(await codes(flipped(bytes, offsetOf(bytes, "algorithmicMedia")), PNG)).toContain(
      "assertion.hashedURI.mismatch",
    );
    expect(await codes(flipped(bytes, offsetOf(bytes, "Shotwright development cred")), PNG)).toContain(
      "claimSignature.mismatch",
    );
  });

  test("a credential cut out is gone, and one moved to another picture does not fit", async () => {
    const { bytes } = signedStill;
    const start = offsetOf(bytes, "caBX") - 4;
    const end = start + 12 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(start);
    const chunk = bytes.subarray(start, end);
    expect(await codes(Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]), PNG)).toEqual([
      "none",
      "manifest.missing",
    ]);
    const other = new Uint8Array(await sharp(picture).negate().png().toBuffer());
    const moved = Buffer.concat([other.subarray(0, start), chunk, other.subarray(start)]);
    expect(await codes(moved, PNG)).toEqual(["invalid", "assertion.dataHash.mismatch"]);
  });

  // Not protected by the format itself; should a reader start to object, we want to know.
  test("an appended free box, another brand and the signature's padding stay unnoticed", async () => {
    const { bytes } = signedFilm;
    const freeBox = Buffer.from([0, 0, 0, 12, ...Buffer.from("freeABCD")]);
    expect((await codes(Buffer.concat([bytes, freeBox])))[0]).toBe("trusted");
    expect((await codes(flipped(bytes, offsetOf(bytes, "isomiso2") + 7)))[0]).toBe("trusted");
    const still = signedStill.bytes;
    expect((await codes(flipped(still, offsetOf(still, "cpadY") + 200), PNG))[0]).toBe("trusted");
  });

  test("a credential that no longer parses is invalid, not an error", async () => {
    const { bytes } = signedStill;
    const report = await ours.verify({ bytes: flipped(bytes, offsetOf(bytes, "gactions")), mediaType: PNG });
    expect(report).toMatchObject({ state: "invalid", manifestId: null });
    expect(report.reasons).toHaveLength(1);
  });

  test("a rewritten container has lost its credential", async () => {
    expect(await codes(remuxed(signedFilm.bytes))).toEqual(["none", "manifest.missing"]);
    expect(await codes(film)).toEqual(["none", "manifest.missing"]);
  });

  test("damaged files are invalid with a reason; other kinds are refused", async () => {
    expect(await codes(film.subarray(0, 20_000))).toEqual(["invalid", "file.unreadable"]);
    expect(await codes(new Uint8Array(500).fill(7))).toEqual(["invalid", "file.unreadable"]);
    expect(await codes(new Uint8Array(0))).toEqual(["invalid", "file.unreadable"]);
    expect(await codes(picture.subarray(0, 200), PNG)).toEqual(["invalid", "file.unreadable"]);
    const text = { bytes: new TextEncoder().encode("hello"), mediaType: "text/plain" };
    await expect(ours.verify(text)).rejects.toMatchObject({ code: "unsupported_media_type" });
  });
});

/** What a careless signer makes: nothing is verified before it is taken in. */
async function signedCarelessly(ingredient: Ingredient): Promise<Uint8Array> {
  const made = await credentials("Shotwright");
  const signer = makeSigner(made);
  const client = openWorkerClient(path.join(process.cwd(), "lib/provenance/worker.ts"));
  const { bytes } = await client.sign(
    {
      bytes: new Uint8Array(film),
      mediaType: MP4,
      manifestJson: JSON.stringify(shotOf(["hero"])),
      ingredients: [
        {
          bytes: new Uint8Array(ingredient.bytes),
          mediaType: ingredient.mediaType,
          title: ingredient.title,
          relationship: ingredient.relationship,
          label: ingredient.label,
        },
      ],
      algorithm: signer.algorithm,
      reserveSize: signer.reserveSize,
      context: JSON.stringify({ version: 1, verify: { verify_after_sign: false } }),
    },
    (claim) => signer.sign(claim),
  );
  await client.close();
  return bytes;
}

describe("what is refused at signing", () => {
  test("a broken ingredient", async () => {
    const attempt = (bytes: Uint8Array) =>
      ours.sign({ bytes: film, mediaType: MP4, manifest: shotOf(["hero"]), ingredients: [asHero(bytes)] });
    await expect(attempt(flipped(signedStill.bytes, -30))).rejects.toMatchObject({ code: "ingredient_invalid" });
    await expect(attempt(flipped(signedStill.bytes, -30))).rejects.toThrow(/"Hero".*content was changed/);
  });

  test("an intact ingredient whose own ingredient was broken", async () => {
    const bytes = await signedCarelessly(asHero(flipped(signedStill.bytes, -30)));
    const report = await ours.verify({ bytes, mediaType: MP4 });
    expect(report).toMatchObject({ state: "valid", ingredients: [{ title: "Hero", state: "invalid" }] });
    expect(report.reasons.map((reason) => reason.code)).toContain("ingredient.invalid");
    const manifest = filmManifest({ ...common, title: "Film", mediaType: MP4, shots: [{ label: "shot_1", source }] });
    const attempt = ours.sign({ bytes: film, mediaType: MP4, manifest, ingredients: [asShot(bytes)] });
    await expect(attempt).rejects.toMatchObject({ code: "ingredient_invalid" });
  });

  test("a file that is not what it is called", async () => {
    const attempt = ours.sign({ bytes: picture, mediaType: MP4, manifest: still, ingredients: [] });
    await expect(attempt).rejects.toMatchObject({ code: "unsupported_media_type" });
  });

  test("an action that names an ingredient which is not there", async () => {
    const attempt = ours.sign({ bytes: film, mediaType: MP4, manifest: shotOf(["nobody"]), ingredients: [] });
    await expect(attempt).rejects.toMatchObject({ code: "signing_failed" });
    const after = await ours.verify({ bytes: signedStill.bytes, mediaType: PNG });
    expect(after.state).toBe("trusted");
  });

  test("anything once the certificate has expired", async () => {
    const later = await open("Shotwright", () => new Date(Date.now() + 366 * 86_400_000));
    const attempt = later.sign({ bytes: picture, mediaType: PNG, manifest: still, ingredients: [] });
    await expect(attempt).rejects.toMatchObject({ code: "credential_expired" });
    await later.close();
  });
});

test("a chain without its root is its own anchor", async () => {
  const { chainPem, privateKeyPem } = await makeCertificates({ organisation: "Given", now: new Date() });
  const given = await loadOrMakeCredentials({
    folder: "/nonexistent",
    organisation: "Unused",
    now: new Date(),
    chainPem,
    privateKeyPem,
  });
  const provenance = openProvenance({ credentials: given, projectRoot: process.cwd(), now: () => new Date() });
  const signed = await provenance.sign({ bytes: picture, mediaType: PNG, manifest: still, ingredients: [] });
  const report = await provenance.verify({ bytes: signed.bytes, mediaType: PNG });
  expect(report).toMatchObject({ state: "trusted", signedBy: "Shotwright development credential, Given" });
  await provenance.close();
});

test("the caller's bytes stay the caller's, also when they are a window into a pool", async () => {
  const pool = Buffer.concat([Buffer.alloc(100), picture, Buffer.alloc(100)]);
  const window = pool.subarray(100, 100 + picture.length);
  await ours.sign({ bytes: window, mediaType: PNG, manifest: still, ingredients: [] });
  expect(Buffer.compare(window, picture)).toBe(0);
  expect(pool.length).toBe(picture.length + 200);
});

test("a stored file is read once for all who ask about it, also later, and again when the answer is old", async () => {
  let at = new Date();
  const own = openProvenance({
    credentials: await credentials("Somebody"),
    projectRoot: process.cwd(),
    now: () => at,
  });
  let reads = 0;
  const sha256 = createHash("sha256").update(signedStill.bytes).digest("hex");
  const ask = () =>
    own.verifyStored({ sha256, mediaType: PNG, read: () => Promise.resolve((reads++, signedStill.bytes)) });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first).toMatchObject({ manifestId: signedStill.manifestId });
  expect(second).toBe(first);
  expect(await own.verify({ bytes: signedStill.bytes, mediaType: PNG })).toBe(first);
  expect(reads).toBe(1);
  at = new Date(at.getTime() + 3_600_000);
  await ask();
  expect(reads).toBe(2);
  await own.close();
});

describe("a reader that does not come back", () => {
  /** A thread that does what a file with this first pixel size makes it do. */
  const entry = `
import { parentPort } from "node:worker_threads";
parentPort.on("message", ({ bytes }) => {
  if (bytes[19] === 1) for (;;);
  if (bytes[19] === 2) for (const all = []; ; ) all.push(new Array(10_000).fill({}));
  parentPort.postMessage({ kind: "read", report: { state: "none", reasons: [] }, poisoned: false });
});`;

  test.each([
    [1, "reader.timedOut", /took too long and was stopped/],
    [2, "reader.stopped", /made the reader stop/],
  ])(
    "%i: the verdict says so, and the next file is read",
    async (size, code, words) => {
      const projectRoot = await mkdtemp(path.join(tmpdir(), "reader-"));
      await mkdir(path.join(projectRoot, "lib", "provenance"), { recursive: true });
      await writeFile(path.join(projectRoot, "lib", "provenance", "worker.ts"), entry);
      const stub = openProvenance({
        credentials: await credentials("Nobody"),
        projectRoot,
        now: () => new Date(),
        readDeadlineMs: size === 1 ? 500 : 30_000,
      });
      const hostile = picture.slice();
      hostile[19] = size;
      const [report, next] = await Promise.all([
        stub.verify({ bytes: hostile, mediaType: PNG }),
        stub.verify({ bytes: picture, mediaType: PNG }),
      ]);
      expect(report).toMatchObject({ state: "invalid", manifestId: null, reasons: [{ code }] });
      expect(report.reasons[0]?.explanation).toMatch(words);
      expect(next.state).toBe("none");
      await stub.close();
      await rm(projectRoot, { recursive: true });
    },
    40_000,
  );
});
