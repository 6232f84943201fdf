import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { openPictureGate } from "#lib/gate/faces/picture-gate.ts";
import { plainContent } from "#lib/planning/testing/plain-content.ts";
import { makeCertificates } from "#lib/provenance/certificates.ts";
import { stillManifest } from "#lib/provenance/manifest.ts";
import { openProvenance } from "#lib/provenance/provenance.ts";
import { sampleFilm, samplePicture } from "#lib/provenance/testing/sample-media.ts";
import { openRenderPool } from "#lib/render/encode/render-pool.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { openMarkSearch } from "#lib/render/strangers/mark-search.ts";
import { ffmpegPath } from "#lib/render/testing/media-tools.ts";
import { openPlanning } from "#lib/threads/open-planning.ts";
import { threadFiles } from "#lib/threads/thread-files.ts";
import { buildThreads } from "./build-threads.mjs";

const never = new AbortController().signal;
/** Without sources below it: a thread that started from them would not start here. */
const projectRoot = path.resolve("build");
const fileOf = threadFiles({ projectRoot: process.cwd(), packed: true });
const watermarkKey = new TextEncoder().encode("the key of these tests");
const mark = "00ff13579bdf2468";

beforeAll(() => buildThreads());

test("a plan is made, its shot is drawn of a vendor's clip, and its mark is found, all by threads in one file each", async () => {
  const planning = openPlanning({ projectRoot, threadFile: fileOf("planning"), elements: elementCards });
  const pool = openRenderPool({
    projectRoot,
    threadFile: fileOf("render"),
    decoderFile: fileOf("clip"),
    workers: 1,
    watermarkKey,
    ffmpegPath,
    searchPath: "",
  });
  const search = openMarkSearch({ projectRoot, key: watermarkKey, entry: fileOf("marks") });
  try {
    const plan = plainContent(await planning.warm());
    const shot = await pool.adoptClip({ plan, shotIndex: 0, clip: sampleFilm(), mark, signal: never });
    expect(shot).toMatchObject({ width: 1280, height: 720, mark });
    expect(await search.search(shot.video, never)).toEqual([mark]);
  } finally {
    await Promise.all([planning.close(), pool.close(), search.close()]);
  }
});

test("a picture is looked at and signed by threads in one file each", async () => {
  const { rootPem, ...held } = await makeCertificates({ organisation: "Shotwright", now: new Date() });
  const credentials = { ...held, anchorPems: [rootPem], development: true };
  const now = () => new Date();
  const provenance = openProvenance({ credentials, projectRoot, entry: fileOf("provenance"), now });
  const gate = openPictureGate({ projectRoot, entry: fileOf("pictures") });
  try {
    const picture = await samplePicture();
    expect((await gate.lookAt(picture)).faces).toEqual([]);
    const about = { version: "0.1.0", when: "2026-11-21T10:00:00Z", generationId: "gen_1", planHash: "sha256:ab" };
    const source = { routedModel: "veo-3.1", deliveredModel: "preview", preview: true };
    const manifest = stillManifest({
      ...about,
      title: "Still",
      mediaType: "image/png",
      shotId: "shot_1",
      seed: 7,
      source,
    });
    const signed = await provenance.sign({ bytes: picture, mediaType: "image/png", manifest, ingredients: [] });
    expect((await provenance.verify({ bytes: signed.bytes, mediaType: "image/png" })).state).toBe("trusted");
  } finally {
    await Promise.all([provenance.close(), gate.close()]);
  }
});

test("sources are started where nothing was packed, and where it is not asked for", async () => {
  const root = path.join(projectRoot, "elsewhere");
  await mkdir(root, { recursive: true });
  expect(threadFiles({ projectRoot: root, packed: true })("marks")).toBe(
    path.join(root, "lib/render/strangers/marks-worker.ts"),
  );
  await rm(root, { recursive: true });
  expect(threadFiles({ projectRoot: process.cwd(), packed: false })("clip")).toBe(
    path.resolve("lib/render/strangers/clip-worker.ts"),
  );
});
