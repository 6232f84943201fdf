import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { MediaStore } from "#lib/store/media-store.ts";
import { deploy, readMigrations } from "#lib/store/migrate.ts";
import { faultsOf, mediaListed, readManifest } from "./check-backup.ts";
import { readLines } from "./lines.ts";
import { mediumPath, type BackupManifest } from "./manifest.ts";
import { folderSource, keepMedium, nullIfMissing } from "./media-files.ts";
import { BackupRefused, openRows, type DatabasePlace, type RowDatabase } from "./row-database.ts";
import { appliedMigrations, quoted, tablesOf, writeRows } from "./tables.ts";

export interface RestoreAsked extends DatabasePlace {
  from: string;
  /** Where media go: a folder of this machine, or a store. */
  media: { folder: string } | { store: Pick<MediaStore, "put" | "has"> };
  projectRoot: string;
}

export interface Restored {
  manifest: BackupManifest;
  /** Films that vendors were at, or were to be, when the backup was made: none of them goes on by itself. */
  parked: string[];
}

const rowsAtOnce = 500;
const charactersAtOnce = 4 * 2 ** 20;

/**
 * Brings a backup into an empty database and data folder, after every hash of it was compared. The schema is the one that
 * it was made with; a start brings it up to date. Throws `BackupRefused`, and has changed nothing then.
 */
export async function restore(asked: RestoreAsked): Promise<Restored> {
  const manifest = await readManifest(asked.from);
  const faults = await faultsOf(asked.from, manifest);
  if (faults.length > 0)
    throw new BackupRefused(
      `The backup is damaged: ${faults.length} of its files. Nothing was restored.\n${faults.slice(0, 20).join("\n")}`,
    );
  await demandKnown(manifest, asked.projectRoot);
  demandSecretsRead(asked, manifest);
  await demandEmptyFolder(asked.folder);
  await demandMediaElsewhere(asked, manifest);
  const db = await openRows(asked, true);
  try {
    await demandEmptyDatabase(db);
    await keepMedia(asked, manifest);
    await keepData(asked, manifest);
    const parked = await keepRows(db, asked, manifest);
    return { manifest, parked };
  } finally {
    await db.close();
  }
}

const demandKnown = async (manifest: BackupManifest, projectRoot: string): Promise<void> => {
  const known = new Map((await readMigrations(projectRoot)).map(({ name, sha256 }) => [name, sha256]));
  const strange = manifest.migrations.filter(({ name, sha256 }) => known.get(name) !== sha256);
  if (strange.length > 0)
    throw new BackupRefused(
      `The backup is of version ${manifest.version}, whose database this version does not know (${strange[0]?.name}). Restore it with that version or a later one.`,
    );
};

/** The embedded database belongs to one machine, whose secrets are in its data folder and nowhere else. */
const demandSecretsRead = ({ databaseUrl }: RestoreAsked, { tables, data }: BackupManifest): void => {
  const inRows = tables.some(({ name, rows }) => name === "installation" && rows > 0);
  if (databaseUrl === undefined && inRows && data.length === 0)
    throw new BackupRefused(
      "The secrets of this installation are kept in its database, sealed under SHOTWRIGHT_SECRET, where an embedded one does not look. Name a new Postgres with DATABASE_URL, and set the same SHOTWRIGHT_SECRET.",
    );
};

const demandEmptyFolder = async (folder: string): Promise<void> => {
  const names = (await readdir(folder).catch(nullIfMissing)) ?? [];
  if (names.length > 0)
    throw new BackupRefused(
      `The data folder ${folder} is not empty (${names[0]}). Name another one with SHOTWRIGHT_DATA, or move this one away.`,
    );
};

const demandEmptyDatabase = async (db: RowDatabase): Promise<void> => {
  const [found] = await db.query(`
    SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%'
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    ORDER BY 1 LIMIT 1`);
  if (found !== undefined)
    throw new BackupRefused(
      `The database is not empty: it has the table ${found["name"]}. Make a new one and name it with DATABASE_URL.`,
    );
};

/** Media that the backup only names are in a bucket, which has to be named again. */
const demandMediaElsewhere = async ({ media, from }: RestoreAsked, manifest: BackupManifest): Promise<void> => {
  if (manifest.media.kept || manifest.media.files === 0) return;
  const bucket = "Its media are in a bucket and not in the backup";
  if ("folder" in media) throw new BackupRefused(`${bucket}: name the bucket with SHOTWRIGHT_MEDIA.`);
  for await (const { sha256 } of mediaListed(from, manifest))
    if (!(await media.store.has(sha256)))
      throw new BackupRefused(`${bucket}, and ${sha256} is not in the one that SHOTWRIGHT_MEDIA names.`);
};

const keepMedia = async ({ media, from }: RestoreAsked, manifest: BackupManifest): Promise<void> => {
  if (!manifest.media.kept) return;
  const source = folderSource(join(from, "media"));
  for await (const { sha256 } of mediaListed(from, manifest)) {
    if ("store" in media) await media.store.put(await readFile(join(from, "media", mediumPath(sha256))));
    else if ((await keepMedium(source, sha256, media.folder)) === null)
      throw new BackupRefused(`The medium ${sha256} changed while it was restored.`);
  }
};

const keepData = async ({ from, folder }: RestoreAsked, { data, snapshot }: BackupManifest): Promise<void> => {
  for (const { file } of data) {
    const place = join(folder, file.slice(`${snapshot}/data/`.length));
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await copyFile(join(from, file), place);
  }
};

/**
 * All rows in one transaction, in which films that vendors are at are parked: what was ordered after the backup is not
 * known here, so nobody may order it again who was not asked. A process that starts takes up none that is parked.
 */
const keepRows = async (db: RowDatabase, asked: RestoreAsked, manifest: BackupManifest): Promise<string[]> => {
  const names = manifest.migrations.map(({ name }) => name);
  await deploy(db.migrations, asked.projectRoot, names);
  const applied = await appliedMigrations(db);
  if (applied.length !== names.length) throw new Error("The schema of the backup could not be made.");
  await db.run("BEGIN");
  try {
    await db.run("SET LOCAL DateStyle = 'ISO'; SET LOCAL TimeZone = 'UTC'; SET LOCAL IntervalStyle = 'postgres'");
    // A migration may have written rows of its own.
    const tables = (await tablesOf(db)).map(({ name }) => quoted(name));
    await db.run(`TRUNCATE ${tables.join(", ")}`);
    for (const table of manifest.tables) await keepTable(db, join(asked.from, table.file), table);
    const parked = await db.query(`
      UPDATE generations SET state = 'awaiting_decision'
      WHERE state IN ('queued', 'running') AND (NOT preview OR quoted_micros > 0) RETURNING generation_id`);
    await db.run("COMMIT");
    return parked.map(({ generation_id }) => generation_id ?? "");
  } catch (cause) {
    await db.run("ROLLBACK");
    throw cause;
  }
};

const keepTable = async (db: RowDatabase, file: string, table: BackupManifest["tables"][number]): Promise<void> => {
  let batch: string[] = [];
  let characters = 0;
  let rows = 0;
  for await (const row of readLines(file)) {
    batch.push(row);
    characters += row.length;
    rows++;
    if (batch.length < rowsAtOnce && characters < charactersAtOnce) continue;
    await writeRows(db, table, batch);
    [batch, characters] = [[], 0];
  }
  await writeRows(db, table, batch);
  if (rows !== table.rows) throw new BackupRefused(`${table.name} has ${rows} rows in the backup, not ${table.rows}.`);
};
