import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { ProvenanceBody } from "#lib/contract/provenance.ts";
import { falKey, falSecret, startFakeFal, type FakeFal } from "#lib/providers/testing/fake-fal.ts";
import { ffmpegPath } from "#lib/render/testing/media-tools.ts";
import { person, send, type Person, type Send } from "./testing/test-app.ts";
import { wholeApp } from "./testing/whole-app.ts";

/** A staged film of a connected vendor, still and shots, through everything. */

let app: Awaited<ReturnType<typeof wholeApp>>;
let ana: Person;
let fal: FakeFal;
let film: GenerationBody;
const said: string[] = [];

const ask = async <T>(name: Parameters<typeof send>[1], input: NonNullable<Send["input"]>): Promise<T> => {
  const response = await send(app, name, { key: ana.key, input, headers: { Prefer: "wait=150" } });
  const text = await response.text();
  said.push(text);
  expect(response.ok, text).toBe(true);
  return JSON.parse(text) as T;
};

const clip = async (): Promise<Uint8Array> => {
  const folder = await mkdtemp(path.join(tmpdir(), "clip-"));
  const file = path.join(folder, "clip.mp4");
  const source = ["-f", "lavfi", "-i", "testsrc2=r=30:s=640x360:d=6", "-pix_fmt", "yuv420p"];
  await promisify(execFile)(ffmpegPath, ["-v", "error", ...source, file]);
  const bytes = new Uint8Array(await readFile(file));
  await rm(folder, { recursive: true });
  return bytes;
};

beforeAll(async () => {
  const picture = await sharp({ create: { width: 1280, height: 720, channels: 3, background: "#4a6b8a" } })
    .png()
    .toBuffer();
  fal = await startFakeFal({ clip: await clip(), picture: new Uint8Array(picture) });
  // The second order is turned away: one shot falls to the next model.
  fal.decide = (_application, count) => (count === 2 ? "down" : count === 3 ? "slow" : "none");
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
    said.push(String(chunk));
    return write(chunk, ...rest);
  }) as typeof process.stderr.write;
  app = await wholeApp({ FAL_KEY: falKey, FAL_BASE_URL: fal.url });
  ana = await person(app);
  const input = { raw_intent: "A fox finds a lantern in the snow.", shot_count: 3, duration_seconds: 9, seed: 3 };
  film = await ask<GenerationBody>("generate_video_staged", input);
}, 240_000);
afterAll(async () => {
  await app.close();
  await fal.close();
});

test("still and shots come from the vendor: no preview, routed and delivered told, charged what was quoted at most", () => {
  expect(film).toMatchObject({ status: "ok", preview: false });
  expect(film.hero_frame).toMatchObject({ preview: false, state: "locked", width: 1920, height: 1080 });
  const fallen = film.shots.filter(({ delivered }) => (delivered?.failover_from.length ?? 0) > 0);
  expect(fallen).toHaveLength(1);
  for (const { delivered, provenance } of film.shots) {
    expect(delivered).toMatchObject({ preview: false, width: 1280, height: 720, fps: 24 });
    expect(provenance.watermarked).toBe(true);
  }
  expect(film.cost.charged_usd).toBeGreaterThan(0);
  expect(film.cost.charged_usd).toBeLessThanOrEqual(film.cost.quoted_usd);
  expect(film.cost.lines.reduce((sum, line) => sum + line.amount_usd, 0)).toBeCloseTo(film.cost.quoted_usd, 6);
});

test("the shot of the still begins with the still itself", () => {
  const stills = fal.orders.filter(({ input }) => "num_images" in input);
  expect(stills).toHaveLength(1);
  const begun = fal.orders.filter(({ input }) => typeof input["image_url"] === "string");
  expect(begun).toHaveLength(1);
  expect(begun[0]?.input["image_url"]).toMatch(/^data:image\/png;base64,/);
});

test("the bytes are ours, and say that a trained model made the pixels", async () => {
  const credential = await ask<ProvenanceBody>("verify_provenance", { asset_id: film.film?.asset_id });
  expect(credential.state).toBe("trusted");
  expect(JSON.stringify(credential.actions)).toContain("compositeWithTrainedAlgorithmicMedia");
  expect(JSON.stringify(credential.ingredients)).toContain(film.hero_frame?.provenance.manifest_id);
});

test("what was spent is the month's, and nothing is held back any more", async () => {
  const usage = await ask<{ spent_usd: number; reserved_usd: number; by_model: unknown[] }>("get_usage", {});
  expect(usage.spent_usd).toBeCloseTo(film.cost.charged_usd, 6);
  expect(usage.reserved_usd).toBe(0);
  expect(usage.by_model.length).toBeGreaterThan(0);
});

test("neither the key nor the vendor's words and addresses are in answers, logs, database or files", async () => {
  await ask("get_generation", { generation_id: film.generation_id });
  await ask("list_models", {});
  expect(said.length).toBeGreaterThan(3);
  const names = await readdir(app.folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file)));
  expect(files.length).toBeGreaterThan(10);
  for (const secret of [falKey, falSecret, new URL(fal.url).host]) {
    expect(said.filter((text) => text.includes(secret))).toEqual([]);
    expect(files.filter((_file, i) => contents[i]!.includes(secret))).toEqual([]);
  }
});
