import { readFileSync } from "node:fs";
import { readEnvironment } from "#lib/environment.ts";
import { readMediaPlace } from "#lib/store/media-settings.ts";
import type { MediaStore } from "#lib/store/media-store.ts";
import { copyMedia, verifyMedia } from "#lib/store/media-transfer.ts";
import { openMedia } from "#lib/store/open-media.ts";
import { installationPlace, mediaStoreOf, projectRoot } from "./installation-place.ts";
import { readSettingsFiles } from "./settings-file.mjs";

/**
 * `npm run media -- copy <from> <to>` copies everything that is kept from one place to another and checks it by its
 * hash; `npm run media -- verify [place]` reads everything and compares. Places are named as in `SHOTWRIGHT_MEDIA`, with
 * keys from the environment. The service may run meanwhile.
 */
const usage = "npm run media -- copy <from> <to>\nnpm run media -- verify [place]";
const [verb, ...places] = process.argv.slice(2);

const opened = async (place: string): Promise<MediaStore> => {
  if (readMediaPlace(place) === null)
    throw new Error(`${place} is no place: disk:<folder>, s3://<bucket>/<prefix>?endpoint=…&region=… or blob:`);
  readSettingsFiles();
  const env = readEnvironment(process.env, (file) => readFileSync(file, "utf8"));
  // Every file is read once: nothing is gained by a copy on the way.
  const settings = { ...env, SHOTWRIGHT_MEDIA: place, SHOTWRIGHT_MEDIA_CACHE_BYTES: 0 };
  const report = (message: string, cause: unknown) => console.error(message, cause);
  return (await openMedia(settings, { folder: "", projectRoot, fetch, clock: () => new Date(), report })).patient;
};

const told = (done: number): void => {
  if (done % 100 === 0) console.log(`${done} files …`);
};
const named = (damaged: string[]): number => {
  for (const sha256 of damaged) console.error(`${sha256} is damaged: its content has another hash.`);
  return damaged.length === 0 ? 0 : 1;
};

const run = async (): Promise<number> => {
  const [first, second] = places;
  if (verb === "copy" && first !== undefined && second !== undefined && places.length === 2) {
    const { copied, there, bytes, damaged } = await copyMedia(await opened(first), await opened(second), told);
    console.log(`${copied} files (${bytes} bytes) were copied and read back; ${there} were there already.`);
    return named(damaged);
  }
  if (verb === "verify" && places.length < 2) {
    const media = first === undefined ? mediaStoreOf(await installationPlace()) : await opened(first);
    const { files, bytes, damaged } = await verifyMedia(media, told);
    console.log(`${files} files (${bytes} bytes) were read; ${damaged.length} are damaged.`);
    return named(damaged);
  }
  console.error(`Usage:\n${usage}`);
  return 2;
};

try {
  process.exitCode = await run();
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
}
