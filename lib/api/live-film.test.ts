import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
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

test.each([
  ["refused", { status: "blocked", blocked: { gate: "vendor" } }],
  ["refused_later", { status: "blocked", blocked: { gate: "vendor" } }],
  ["down", { status: "render_failed", film: null }],
  ["failed_later", { status: "render_failed", film: null }],
] as const)(
  "a vendor that answers every order with an error body (%s) is told in our words",
  async (fault, outcome) => {
    fal.decide = () => fault;
    const input = { raw_intent: "A fox finds a lantern in the snow.", shot_count: 3, duration_seconds: 9, seed: 3 };
    const tool = fault === "refused" ? "generate_video_staged" : "generate_video";
    expect(await ask<GenerationBody>(tool, input)).toMatchObject({ ...outcome, cost: { charged_usd: 0 } });
  },
);

/** Every row of every table, as text: in the files of a database a long value may be packed. */
const rowsOf = async (folder: string): Promise<string> => {
  const copy = await mkdtemp(path.join(tmpdir(), "rows-"));
  // As after a kill: what was committed is in the log.
  await cp(path.join(folder, "database"), copy, { recursive: true });
  const database = await PGlite.create({ dataDir: copy });
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts = [];
  for (const { name } of rows) texts.push(JSON.stringify((await database.query(`select t::text from ${name} t`)).rows));
  await database.close();
  await rm(copy, { recursive: true });
  return texts.join("\n");
};

test("neither keys and secrets nor the vendor's words and addresses are in answers, logs, database or files", async () => {
  await ask("get_generation", { generation_id: film.generation_id });
  await ask("list_models", {});
  const secret_access_key = "s3cret/NeverSeenAgain+0123456789abcdefgh";
  const keys = { access_key_id: "AKIDNEVERSEENAGAIN00", secret_access_key };
  const config = { endpoint: fal.url, region: "eu-central-1", bucket: "films", ...keys };
  const place = await send(app, "connect_publisher", {
    key: ana.key,
    input: { kind: "s3", display_name: "Ours", config },
  });
  const { connection_id } = (await place.json()) as { connection_id: string };
  // It is shown this once, to whom it belongs.
  const hook = await send(app, "add_webhook", {
    key: ana.key,
    input: { url: `${fal.url}/hook`, events: ["publication.finished"] },
  });
  const { secret } = (await hook.json()) as { secret: string };
  expect(secret).toMatch(/^whsec_/);
  const publication = { generation_id: film.generation_id, connection_id, title: "Fox" };
  expect(await ask("publish_video", publication)).toMatchObject({ status: "failed" });
  await ask("list_publish_connections", {});
  await ask("list_publications", {});
  await ask("list_webhooks", {});
  expect(said.length).toBeGreaterThan(3);
  const names = await readdir(app.folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file)));
  expect(files.length).toBeGreaterThan(10);
  const rows = await rowsOf(app.folder);
  expect(rows).toContain(film.generation_id);
  expect(rows).toContain(connection_id);
  // The places that a person named are theirs to see; the vendor's addresses are nobody's.
  const vendors = [falKey, falSecret, `${fal.url}/files`, `${fal.url}/fal-ai`];
  for (const hidden of [...vendors, ...Object.values(keys), secret, ana.key]) {
    expect(
      said.filter((text) => text.includes(hidden)),
      hidden,
    ).toEqual([]);
    expect(
      files.filter((_file, i) => contents[i]!.includes(hidden)),
      hidden,
    ).toEqual([]);
    expect(rows.includes(hidden), hidden).toBe(false);
  }
});
