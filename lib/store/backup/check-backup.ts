import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { hashOf, readLines } from "./lines.ts";
import {
  backupManifestSchema,
  manifestFile,
  mediumPath,
  type BackupManifest,
  type BackupFile,
  type ListedMedium,
} from "./manifest.ts";
import { nullIfMissing } from "./media-files.ts";
import { BackupRefused } from "./row-database.ts";

/** Reads what a backup says it holds. Throws `BackupRefused` where it says nothing, or nothing that this version knows. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestFile), "utf8").catch(nullIfMissing);
  if (text === null) throw new BackupRefused(`There is no backup in ${folder}: it has no ${manifestFile}.`);
  try {
    return backupManifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    const why = "It is damaged, or of a later version.";
    throw new BackupRefused(`${join(folder, manifestFile)} cannot be read. ${why}`, { cause });
  }
}

/** Whatever a backup names, read whole and compared with its hash: what does not hold, in words, one line each. */
export async function faultsOf(folder: string, manifest: BackupManifest): Promise<string[]> {
  const faults: string[] = [];
  const check = async (file: string, { bytes, sha256 }: Omit<BackupFile, "file">): Promise<boolean> => {
    const found = await hashOf(join(folder, file)).catch(nullIfMissing);
    const is = found?.sha256 === sha256 && found.bytes === bytes;
    if (!is) faults.push(`${file} ${found === null ? "is not there" : "is not what it was"}`);
    return is;
  };
  for (const table of manifest.tables) await check(table.file, table);
  for (const file of manifest.data) await check(file.file, file);
  const isListed = await check(manifest.media.list.file, manifest.media.list);
  if (!isListed || !manifest.media.kept) return faults;
  for await (const { sha256, bytes } of mediaListed(folder, manifest))
    await check(`media/${mediumPath(sha256)}`, { sha256, bytes });
  return faults;
}

/** The media of a backup whose list is whole. */
export async function* mediaListed(folder: string, manifest: BackupManifest): AsyncGenerator<ListedMedium, undefined> {
  for await (const line of readLines(join(folder, manifest.media.list.file))) yield JSON.parse(line) as ListedMedium;
}
