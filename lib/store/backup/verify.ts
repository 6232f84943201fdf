import { join } from "node:path";
import { mediaListed } from "./check-backup.ts";
import { readLines } from "./lines.ts";
import { mediumPath, type BackupManifest } from "./manifest.ts";
import type { RowDatabase } from "./row-database.ts";
import { namedRow, rowsAsText, tablesOf } from "./tables.ts";

type NamedRow = Record<string, string | null>;

/** Rows and media to be looked through, of a service or of a backup. */
export interface Looked {
  rows: (table: "assets" | "manifests" | "shots" | "generations" | "signing_keys") => AsyncIterable<NamedRow>;
  /** Whether the bytes are there and are what their name says; null where there are none. */
  holds: (sha256: string) => Promise<boolean | null>;
  read: (sha256: string) => Promise<Uint8Array>;
}

export interface Verdict {
  media: number;
  /** Films whose credential was read, and how many of them hold. */
  films: number;
  filmsTrusted: number;
  /** What does not hold, in words, one line each. */
  faults: string[];
}

/**
 * Reads every medium that a row refers to, once, and every film's credential. `whyUntrusted` answers why a film's
 * credential does not hold; null where it does.
 */
export async function verifyAll(
  looked: Looked,
  whyUntrusted: (film: {
    sha256: string;
    media_type: string;
    read: () => Promise<Uint8Array>;
  }) => Promise<string | null>,
): Promise<Verdict> {
  const faults: string[] = [];
  const films = new Set<string>();
  for await (const { film_asset_id } of looked.rows("generations")) if (film_asset_id != null) films.add(film_asset_id);
  const kept = new Map<string, { owner: string; film: string | null }>();
  const refer = (sha256: string, owner: string, film: string | null = null) => {
    const known = kept.get(sha256);
    if (known === undefined || film !== null) kept.set(sha256, { owner: known?.owner ?? owner, film });
  };
  for await (const { asset_id, sha256, media_type } of looked.rows("assets")) {
    if (asset_id == null || sha256 == null) continue;
    refer(sha256, asset_id, films.delete(asset_id) ? (media_type ?? "video/mp4") : null);
  }
  for (const asset_id of films) faults.push(`the film ${asset_id} has no row`);
  for await (const { manifest_id, store_sha256 } of looked.rows("manifests"))
    if (store_sha256 != null) refer(store_sha256, manifest_id ?? "a manifest");
  for await (const { generation_id, shot_id, film_parts } of looked.rows("shots"))
    for (const [, sha256 = ""] of (film_parts ?? "").matchAll(/"([0-9a-f]{64})"/g))
      refer(sha256, `${generation_id} ${shot_id}`);
  const verdict: Verdict = { media: kept.size, films: 0, filmsTrusted: 0, faults };
  for (const [sha256, { owner, film }] of kept) {
    const holds = await looked.holds(sha256);
    if (holds !== true) {
      faults.push(`${sha256} of ${owner} ${holds === null ? "is not there" : "is not what its name says"}`);
      continue;
    }
    if (film === null) continue;
    verdict.films++;
    const why = await whyUntrusted({ sha256, media_type: film, read: () => looked.read(sha256) });
    if (why === null) verdict.filmsTrusted++;
    else faults.push(`the film ${owner} is not trusted: ${why}`);
  }
  return verdict;
}

/** Certificates that make an installation's films trusted, where it keeps them in its database; those need no secret. */
export async function anchorsOf(looked: Pick<Looked, "rows">): Promise<string[]> {
  const anchors: string[] = [];
  for await (const { anchor_pem } of looked.rows("signing_keys")) if (anchor_pem != null) anchors.push(anchor_pem);
  return anchors;
}

/** Rows of a database, in one snapshot of it; `use` may ask for several tables, one after the other. */
export async function withRows<T>(db: RowDatabase, use: (rows: Looked["rows"]) => Promise<T>): Promise<T> {
  await db.run("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
  try {
    const tables = await tablesOf(db);
    return await use(async function* (name) {
      const table = tables.find((each) => each.name === name);
      if (table === undefined) return;
      for await (const row of rowsAsText(db, table)) yield namedRow(table, row);
    });
  } finally {
    await db.run("ROLLBACK");
  }
}

/** Rows of a backup whose hashes were checked. */
export const backupRows = (folder: string, manifest: BackupManifest): Looked["rows"] =>
  async function* (name) {
    const table = manifest.tables.find((each) => each.name === name);
    if (table === undefined) return;
    for await (const row of readLines(join(folder, table.file))) yield namedRow(table, row);
  };

/** Names of the media of a backup whose files were checked, and where they stand. */
export async function backupMedia(folder: string, manifest: BackupManifest): Promise<Map<string, string>> {
  const places = new Map<string, string>();
  for await (const { sha256 } of mediaListed(folder, manifest))
    places.set(sha256, join(folder, "media", mediumPath(sha256)));
  return places;
}
