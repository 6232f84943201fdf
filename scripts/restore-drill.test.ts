import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { killChildren, startChild, type Child } from "#lib/engine/testing/child-process.ts";
import { falKey, startFakeFal, type FakeFal } from "#lib/providers/testing/fake-fal.ts";
import { ffmpegPath } from "#lib/render/testing/media-tools.ts";
import type { BackupManifest } from "#lib/store/backup/manifest.ts";
import { readLines } from "#lib/store/backup/lines.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { startPostgres, type TestPostgres } from "#lib/store/testing/postgres.ts";

/** A service is killed amid its work, backed up, and restored elsewhere: in another folder, in another database. */

interface Told {
  generation_id: string;
  sha256: string;
  state: string;
}
interface Made {
  key: string;
  film: Told;
  sealed: string;
}
type Surroundings = Record<string, string>;

const SHOTWRIGHT_SECRET = "a secret of the drill, of thirty-two characters";

const drill = path.join(projectRoot, "scripts/testing/drill-process.ts");
let root: string;
let fal: FakeFal;
let postgres: TestPostgres;
let made: Made;
let liveId: string;
let ordered: number;
const held = Promise.withResolvers<void>();
const released = Promise.withResolvers<void>();
const at = (...names: string[]) => path.join(root, ...names);

const surroundings = (folder: string, more: Surroundings = {}): Surroundings => ({
  SHOTWRIGHT_DATA: at(folder),
  SHOTWRIGHT_ALLOW_LOOPBACK_FETCH: "1",
  SHOTWRIGHT_PROVIDER_POLL_MS: "10",
  FFMPEG_PATH: ffmpegPath,
  FAL_KEY: falKey,
  FAL_BASE_URL: fal.url,
  DATABASE_URL: "",
  ...more,
});

/** One of the commands; what it printed, and how it ended. */
const command = (name: "backup" | "restore" | "verify", given: string, env: Surroundings) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const file = path.join(projectRoot, "scripts", `${name}.ts`);
    execFile(
      process.execPath,
      [file, given],
      { cwd: projectRoot, env: { ...process.env, ...env } },
      (fault, out, err) => resolve({ code: fault === null ? 0 : Number(fault.code), said: out + err }),
    );
  });
const start = (env: Surroundings, given: string[]): Child => {
  Object.assign(process.env, env);
  return startChild(drill, given);
};
const lineOf = async <T>(child: Child, about: string): Promise<T> => JSON.parse(await child.line(`${about} `)) as T;
const again = (env: Surroundings): Child =>
  start(env, ["again", made.key, made.film.generation_id, liveId, made.sealed]);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "restore-drill-"));
  postgres = await startPostgres();
  const grey = { create: { width: 1280, height: 720, channels: 3, background: "#4a6b8a" } } as const;
  fal = await startFakeFal({ clip: await clip(), picture: new Uint8Array(await sharp(grey).png().toBuffer()) });
  fal.hold = async (moment) => {
    if (moment === "look") held.resolve();
    await (moment === "look" ? released.promise : Promise.resolve());
  };
  const first = start(surroundings("first", { PORT: "3211" }), ["first"]);
  made = await lineOf<Made>(first, "made");
  liveId = await lineOf<string>(first, "live");
  await first.until(held.promise);
  const while_running = await command("backup", at("too-early"), surroundings("first"));
  expect(while_running).toMatchObject({ code: 1, said: expect.stringContaining("Stop the server") as string });
  await first.kill();
  ordered = fal.sent;
  released.resolve();
}, 400_000);
afterAll(async () => {
  killChildren();
  await fal?.close();
  await postgres?.stop();
  await rm(root, { recursive: true });
});

const clip = async (): Promise<Uint8Array> => {
  const source = ["-f", "lavfi", "-i", "testsrc2=r=30:s=640x360:d=6", "-pix_fmt", "yuv420p"];
  await promisify(execFile)(ffmpegPath, ["-v", "error", ...source, at("clip.mp4")]);
  return new Uint8Array(await readFile(at("clip.mp4")));
};

const manifestOf = async (folder: string) =>
  JSON.parse(await readFile(at(folder, "manifest.json"), "utf8")) as BackupManifest;

describe("of the embedded database", () => {
  beforeAll(async () => {
    const { code, said } = await command("backup", at("backup"), surroundings("first"));
    expect(code, said).toBe(0);
    const secrets = JSON.parse(await readFile(at("first", "secrets.json"), "utf8")) as Surroundings;
    for (const secret of [...Object.values(secrets), falKey]) expect(said).not.toContain(secret);
    expect(said).toContain("FAL_KEY");
  });

  test("a second backup into the same folder keeps the media it has, and one snapshot", async () => {
    const before = await manifestOf("backup");
    const medium = at("backup", "media", made.film.sha256.slice(0, 2), made.film.sha256.slice(2));
    const { ino } = await stat(medium);
    // One disk: a second name, no second copy.
    expect((await stat(at("first", "media", made.film.sha256.slice(0, 2), made.film.sha256.slice(2)))).ino).toBe(ino);
    await writeFile(at("backup", "media", made.film.sha256.slice(0, 2), "0".repeat(62)), "nobody's");
    expect((await command("backup", at("backup"), surroundings("first"))).code).toBe(0);
    const after = await manifestOf("backup");
    expect(after.snapshot).not.toBe(before.snapshot);
    expect(after.media.list.sha256).toBe(before.media.list.sha256);
    expect((await stat(medium)).ino).toBe(ino);
    expect((await readdir(at("backup"))).toSorted()).toEqual(["manifest.json", "media", after.snapshot]);
    expect(await readdir(path.dirname(medium))).not.toContain("0".repeat(62));
  });

  test("it verifies: every medium, every film's credential", async () => {
    const { code, said } = await command("verify", at("backup"), surroundings("elsewhere"));
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining("1 of 1 films hold") as string });
  });

  test.each([
    ["a medium", (manifest: BackupManifest) => manifest.media.list.file, "media"],
    ["rows", (manifest: BackupManifest) => manifest.tables[0]!.file, "rows"],
    ["a secret", (manifest: BackupManifest) => manifest.data[0]!.file, "data"],
  ])("damaged in %s, it is refused and nothing is written", async (_what, fileOf, kind) => {
    const folder = at(`damaged-${kind}`);
    await cp(at("backup"), folder, { recursive: true });
    const manifest = await manifestOf("backup");
    const { sha256 } = made.film;
    const file = kind === "media" ? path.join("media", sha256.slice(0, 2), sha256.slice(2)) : fileOf(manifest);
    const bytes = await readFile(path.join(folder, file));
    bytes[bytes.length >> 1]! ^= 1;
    await writeFile(path.join(folder, file), bytes);
    const target = `after-${kind}`;
    const { code, said } = await command("restore", folder, surroundings(target));
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining(file) as string });
    await expect(stat(at(target))).rejects.toMatchObject({ code: "ENOENT" });
    expect((await command("verify", folder, surroundings("elsewhere"))).code).toBe(1);
  });

  test("a folder or a database that holds something is not restored into", async () => {
    const onto = await command("restore", at("backup"), surroundings("first"));
    expect(onto).toMatchObject({ code: 1, said: expect.stringContaining("is not empty") as string });
    const url = await postgres.createDatabase("taken");
    const { default: pg } = await import("pg");
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("CREATE TABLE somebodys (it int)");
    await client.end();
    const { code, said } = await command("restore", at("backup"), surroundings("unused", { DATABASE_URL: url }));
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining("somebodys") as string });
  });

  test("restored elsewhere it plays, is trusted, opens what was sealed and signs; no order is placed twice", async () => {
    const env = surroundings("second", { PORT: "3212" });
    const restored = await command("restore", at("backup"), env);
    expect(restored.code, restored.said).toBe(0);
    expect((await command("verify", "--live", env)).said).toContain("1 of 1 films hold");
    const child = again(env);
    expect(await lineOf(child, "first")).toEqual({ film: { ...made.film, state: "trusted" }, opened: "a secret" });
    expect(await lineOf(child, "live")).toMatchObject({
      state: "finished",
      status: "render_failed",
      failure: "restored",
      attempts: [{ outcome: "unknown", code: "restored", ended_at: expect.any(String) as string }],
    });
    const fresh = await lineOf<Told>(child, "new");
    expect(fresh.state).toBe("trusted");
    expect(fresh.sha256).not.toBe(made.film.sha256);
    expect(fal.sent).toBe(ordered);
    // Somebody asked for it: what was known of is fetched, and the rest is ordered.
    expect(await lineOf(child, "resumed")).toMatchObject({ status: "ok" });
    expect(fal.sent).toBeGreaterThan(ordered);
    await child.end();
  }, 400_000);

  test("restored into a Postgres it is the same, row for row, and so is a backup of that", async () => {
    const env = surroundings("third", {
      PORT: "3213",
      DATABASE_URL: await postgres.createDatabase("restored"),
      SHOTWRIGHT_SECRET,
    });
    const restored = await command("restore", at("backup"), env);
    expect(restored.code, restored.said).toBe(0);
    const backed = await command("backup", at("backup-of-postgres"), env);
    expect(backed.code, backed.said).toBe(0);
    const [one, other] = [await manifestOf("backup"), await manifestOf("backup-of-postgres")];
    expect(other.database).toBe("postgres");
    expect(other.media.list.sha256).toBe(one.media.list.sha256);
    // Ended by the restore, and told of.
    const changed = ["generations", "generation_events", "hero_attempts", "ledger_entries"];
    const rowsOf = async (folder: string, file: string) => {
      const rows: string[] = [];
      for await (const row of readLines(at(folder, file))) rows.push(row);
      return rows.toSorted();
    };
    expect(other.tables.map(({ name }) => name)).toEqual(one.tables.map(({ name }) => name));
    for (const [index, { name, file }] of one.tables.entries())
      if (!changed.includes(name))
        expect(await rowsOf("backup-of-postgres", other.tables[index]!.file), name).toEqual(
          await rowsOf("backup", file),
        );
    const child = again({ ...env, FAL_KEY: "" });
    expect(await lineOf(child, "first")).toEqual({ film: { ...made.film, state: "trusted" }, opened: "a secret" });
    expect((await lineOf<Told>(child, "new")).state).toBe("trusted");
    await child.end();
    const back = surroundings("fourth");
    expect(await command("restore", at("backup-of-postgres"), back)).toMatchObject({ code: 0 });
    expect((await command("verify", "--live", back)).said).toContain("1 of 1 films hold");

    // By now the database holds what the folder held, for all machines: it alone is enough, with the secret.
    const alone = { ...env, SHOTWRIGHT_DATA: at("another-machine"), SHOTWRIGHT_MEDIA: `disk:${at("third", "media")}` };
    expect((await command("backup", at("backup-alone"), alone)).said).toContain("SHOTWRIGHT_SECRET");
    expect((await manifestOf("backup-alone")).data).toEqual([]);
    expect((await command("verify", at("backup-alone"), alone)).said).toContain("2 of 2 films hold");
    const refused = await command("restore", at("backup-alone"), surroundings("fifth"));
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("SHOTWRIGHT_SECRET") as string });
    const next = surroundings("fifth", { DATABASE_URL: await postgres.createDatabase("next"), SHOTWRIGHT_SECRET });
    expect(await command("restore", at("backup-alone"), next)).toMatchObject({ code: 0 });
    expect((await command("verify", "--live", next)).said).toContain("2 of 2 films hold");
  }, 400_000);
});
