import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readEnvironment, type Environment } from "#lib/environment.ts";
import { readPem } from "#lib/provenance/pem.ts";
import { openProvenanceFrom } from "#lib/provenance/provenance-environment.ts";
import { diskMedia } from "#lib/store/disk-media.ts";
import { readMediaPlace } from "#lib/store/media-settings.ts";
import type { MediaStore } from "#lib/store/media-store.ts";
import { openMedia } from "#lib/store/open-media.ts";
import { BackupRefused, isThere } from "#lib/store/backup/row-database.ts";
import { readSettingsFiles } from "./settings-file.mjs";
import { threadFiles } from "#lib/threads/thread-files.ts";

export const projectRoot = process.cwd();
export const version = "0.1.0";

export interface InstallationPlace {
  env: Environment;
  /** The Postgres itself, where there is one. */
  databaseUrl: string | undefined;
  /** The data folder. */
  folder: string;
  /** A folder of this machine, or the store of a bucket. */
  media: { folder: string } | { store: MediaStore };
}

/** Where the service keeps what it keeps, as its environment says. */
export const installationPlace = async (): Promise<InstallationPlace> => {
  readSettingsFiles();
  const env = readEnvironment(process.env, (file) => readFileSync(file, "utf8"));
  const folder = path.resolve(projectRoot, env.SHOTWRIGHT_DATA);
  const databaseUrl = env.DATABASE_URL === undefined ? undefined : (env.DIRECT_DATABASE_URL ?? env.DATABASE_URL);
  const place = env.SHOTWRIGHT_MEDIA === undefined ? null : readMediaPlace(env.SHOTWRIGHT_MEDIA);
  if (place === null) return { env, databaseUrl, folder, media: { folder: path.join(folder, "media") } };
  if (place.kind === "disk")
    return { env, databaseUrl, folder, media: { folder: path.resolve(projectRoot, place.folder) } };
  // Each medium is asked for once: nothing is gained by keeping it here.
  const settings = { ...env, SHOTWRIGHT_MEDIA_CACHE_BYTES: 0 };
  const report = (message: string, cause: unknown) => console.error(message, cause);
  const tools = { folder, projectRoot, fetch, clock: () => new Date(), report };
  return { env, databaseUrl, folder, media: { store: (await openMedia(settings, tools)).patient } };
};

/** The media themselves, wherever they are. */
export const mediaStoreOf = ({ media }: Pick<InstallationPlace, "media">): MediaStore =>
  "store" in media ? media.store : diskMedia(media.folder);

/**
 * Answers, film by film, why its credential does not hold under the certificates of a folder and under `anchors`; null
 * where it does. What is in the folder stays as it is: another reader would make anew what it does not find there.
 */
export const filmReader = async (env: Environment, credentials: string, anchors: readonly string[]) => {
  const folder = await mkdtemp(path.join(tmpdir(), "shotwright-verify-"));
  if (await isThere(credentials)) await cp(credentials, folder, { recursive: true });
  const entry = threadFiles({ projectRoot, packed: env.NODE_ENV === "production" })("provenance");
  const now = () => new Date();
  const others = env.C2PA_TRUST_ANCHORS === undefined ? [] : [await readPem(env.C2PA_TRUST_ANCHORS)];
  const trusted = [...anchors, ...others].join("\n");
  const provenance = await openProvenanceFrom(
    { ...env, C2PA_TRUST_ANCHORS: trusted === "" ? undefined : trusted },
    { folder, projectRoot, entry, organisation: "Shotwright", now, fetch },
  );
  return {
    whyUntrusted: async (film: { media_type: string; read: () => Promise<Uint8Array> }): Promise<string | null> => {
      const { state, reasons } = await provenance.verify({ bytes: await film.read(), mediaType: film.media_type });
      return state === "trusted" ? null : `${state}${reasons.map(({ code }) => `, ${code}`).join("")}`;
    },
    close: async () => {
      await provenance.close();
      await rm(folder, { recursive: true });
    },
  };
};

/** Runs a command; what it refuses is said in words, without the places of the program. */
export const command = async (run: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await run();
  } catch (cause) {
    if (!(cause instanceof BackupRefused)) throw cause;
    console.error(cause.message);
    process.exitCode = 1;
  }
};
