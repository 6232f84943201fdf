import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { lockFolder } from "#lib/store/folder-lock.ts";
import { referredMedia } from "#lib/store/media-references.ts";
import { forced, hashOf, writeLines } from "./lines.ts";
import { manifestFile, type BackupFile, type BackupManifest, type ListedMedium } from "./manifest.ts";
import { keepMedium, nullIfMissing, pruneMedia, type MediaSource } from "./media-files.ts";
import { BackupRefused, isThere, openRows, type DatabasePlace, type RowDatabase } from "./row-database.ts";
import { appliedMigrations, rowsAsText, tablesOf } from "./tables.ts";

export interface BackupAsked extends DatabasePlace {
  /** The folder of the backup: new, empty, or that of an earlier one, which is replaced once this one is whole. */
  into: string;
  media: MediaSource;
  version: string;
  clock: () => Date;
}

/** What of the data folder cannot be made again. What is kept beside it can, or is in the database. */
const secretFiles = ["secrets.json", "owner.json"];
const credentialsFolder = "credentials";

/**
 * Writes a backup: every row of ours in one snapshot, what rows refer to in the media store, secrets and certificates of
 * the data folder. The rows of the durable engine stay out: it begins anew with what our own rows say, in any database.
 * Throws `BackupRefused`.
 */
export async function backUp(asked: BackupAsked): Promise<BackupManifest> {
  const { into, clock, version } = asked;
  await mkdir(into, { recursive: true, mode: 0o700 });
  await demandOurs(into);
  const lock = await lockFolder(into);
  try {
    const made_at = clock().toISOString();
    const snapshot = `snapshot-${made_at.replaceAll(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}`;
    await mkdir(join(into, snapshot, "rows"), { recursive: true, mode: 0o700 });
    const db = await openRows(asked);
    const { wanted, ...rows } = await snapshotOf(db, into, snapshot).finally(() => db.close());
    const media = await mediaOf(asked, wanted, snapshot);
    const data = await dataOf(asked.folder, into, snapshot);
    const manifest: BackupManifest = { format: 1, version, made_at, database: db.kind, snapshot, ...rows, media, data };
    await writeManifest(into, manifest);
    await removeEarlier(into, manifest, wanted);
    return manifest;
  } finally {
    await lock.release();
  }
}

/** A folder that holds something else is nobody's to write into. */
const demandOurs = async (into: string): Promise<void> => {
  const names = (await readdir(into)).filter((name) => !name.startsWith("database.lock"));
  const isOurs = names.every((name) => name === manifestFile || name === "media" || name.startsWith("snapshot-"));
  if (!isOurs) throw new BackupRefused(`${into} holds something that is no backup. Name a new or an empty folder.`);
};

/** All tables as they are at one moment, and the names of all media that they refer to then. */
const snapshotOf = async (db: RowDatabase, into: string, snapshot: string) => {
  await db.run("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
  try {
    await db.run("SET LOCAL DateStyle = 'ISO'; SET LOCAL TimeZone = 'UTC'; SET LOCAL bytea_output = 'hex'");
    await db.run("SET LOCAL IntervalStyle = 'postgres'; SET LOCAL extra_float_digits = 1");
    const migrations = await appliedMigrations(db);
    if (migrations.length === 0) throw new BackupRefused("The database is empty: there is nothing to back up.");
    const tables: BackupManifest["tables"] = [];
    for (const table of await tablesOf(db)) {
      const file = `${snapshot}/rows/${table.name}.ndjson.gz`;
      const { lines, ...written } = await writeLines(join(into, file), rowsAsText(db, table));
      tables.push({ ...table, file, ...written, rows: lines });
    }
    const wanted = (await db.query(referredMedia)).map(({ sha256 }) => sha256 ?? "");
    return { migrations, tables, wanted };
  } finally {
    await db.run("ROLLBACK");
  }
};

const mediaOf = async (
  { into, media: source }: BackupAsked,
  wanted: readonly string[],
  snapshot: string,
): Promise<BackupManifest["media"]> => {
  const missing: string[] = [];
  let [files, bytes] = [0, 0];
  const listed = async function* () {
    for (const sha256 of [...wanted].sort()) {
      const kept = source.kept ? await keepMedium(source, sha256, join(into, "media")) : 0;
      if (kept === null) missing.push(sha256);
      else {
        files++;
        bytes += kept;
        yield JSON.stringify({ sha256, bytes: kept } satisfies ListedMedium);
      }
    }
  };
  const file = `${snapshot}/media.ndjson.gz`;
  const { lines: _, ...list } = await writeLines(join(into, file), listed());
  return { kept: source.kept, files, bytes, list: { file, ...list }, missing };
};

const dataOf = async (folder: string, into: string, snapshot: string): Promise<BackupFile[]> => {
  const credentials = (await readdir(join(folder, credentialsFolder)).catch(nullIfMissing)) ?? [];
  const names = [...secretFiles, ...credentials.map((name) => `${credentialsFolder}/${name}`)];
  const kept: BackupFile[] = [];
  for (const name of names) {
    if (name.includes("/draft-") || !(await isThere(join(folder, name)))) continue;
    const file = `${snapshot}/data/${name}`;
    await mkdir(dirname(join(into, file)), { recursive: true, mode: 0o700 });
    await copyFile(join(folder, name), join(into, file));
    await forced(join(into, file));
    kept.push({ file, ...(await hashOf(join(into, file))) });
  }
  return kept;
};

const writeManifest = async (into: string, manifest: BackupManifest): Promise<void> => {
  const draft = join(into, `${manifest.snapshot}/${manifestFile}`);
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  await forced(draft);
  await rename(draft, join(into, manifestFile));
};

/** What was deleted in the product does not live on in its backup. */
const removeEarlier = async (into: string, { snapshot, media }: BackupManifest, wanted: string[]): Promise<void> => {
  for (const name of await readdir(into))
    if (name.startsWith("snapshot-") && name !== snapshot) await rm(join(into, name), { recursive: true });
  if (media.kept) await pruneMedia(join(into, "media"), new Set(wanted));
};
