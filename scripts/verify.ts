import { readFile } from "node:fs/promises";
import path from "node:path";
import { faultsOf, readManifest } from "#lib/store/backup/check-backup.ts";
import { hashOfStream } from "#lib/store/backup/lines.ts";
import { MediaMissing } from "#lib/store/media-store.ts";
import { openRows } from "#lib/store/backup/row-database.ts";
import {
  anchorsOf,
  backupMedia,
  backupRows,
  verifyAll,
  withRows,
  type Looked,
  type Verdict,
} from "#lib/store/backup/verify.ts";
import { command, filmReader, installationPlace, mediaStoreOf } from "./installation-place.ts";

/** `npm run verify -- <folder>|--live`: reads a backup, or what the service keeps, whole. 0 where all of it holds. */
const [which] = process.argv.slice(2);

const told = ({ media, films, filmsTrusted, faults }: Verdict): number => {
  console.log(`${media} media were read; the credentials of ${filmsTrusted} of ${films} films hold.`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) console.error(`${faults.length} faults.`);
  return faults.length === 0 ? 0 : 1;
};

const verified = async (looked: Looked, credentials: string): Promise<number> => {
  const reader = await filmReader((await installationPlace()).env, credentials, await anchorsOf(looked));
  try {
    return told(await verifyAll(looked, (film) => reader.whyUntrusted(film)));
  } finally {
    await reader.close();
  }
};

const verifyBackup = async (folder: string): Promise<number> => {
  const manifest = await readManifest(folder);
  const faults = await faultsOf(folder, manifest);
  if (faults.length > 0) return told({ media: manifest.media.files, films: 0, filmsTrusted: 0, faults });
  if (!manifest.media.kept) {
    console.log(
      "Rows and secrets are whole. The media are in a bucket and not in the backup: npm run verify -- --live reads them.",
    );
    return 0;
  }
  const places = await backupMedia(folder, manifest);
  const looked: Looked = {
    rows: backupRows(folder, manifest),
    // Their hashes were compared above.
    holds: (sha256) => Promise.resolve(places.has(sha256) ? true : null),
    read: (sha256) => readFile(places.get(sha256) ?? ""),
  };
  return verified(looked, path.join(folder, manifest.snapshot, "data", "credentials"));
};

const verifyLive = async (): Promise<number> => {
  const place = await installationPlace();
  const { databaseUrl, folder } = place;
  const media = mediaStoreOf(place);
  const holds = async (sha256: string): Promise<boolean | null> => {
    try {
      return (await hashOfStream(await media.stream(sha256))).sha256 === sha256;
    } catch (cause) {
      if (!(cause instanceof MediaMissing)) throw cause;
      return null;
    }
  };
  const db = await openRows({ databaseUrl, folder });
  const read = (sha256: string) => media.read(sha256);
  return withRows(db, (rows) => verified({ rows, holds, read }, path.join(folder, "credentials"))).finally(() =>
    db.close(),
  );
};

await command(async () => {
  if (which === "--live") return verifyLive();
  if (which !== undefined) return verifyBackup(path.resolve(which));
  console.error("Say what: npm run verify -- <folder of a backup>, or npm run verify -- --live");
  return 1;
});
