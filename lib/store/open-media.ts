import os from "node:os";
import path from "node:path";
import { bucketMedia } from "./bucket-media.ts";
import { openMediaCache } from "./cached-media.ts";
import { diskMedia } from "./disk-media.ts";
import { readMediaPlace, type MediaSettings } from "./media-settings.ts";
import type { MediaStore } from "./media-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { patienceOf } from "./patience.ts";
import type { Fetch } from "./wire.ts";

/** A call is answered 503 after so long; a film that is being made waits until the store is back, within reason. */
const callMs = 8_000;
const workMs = 600_000;

export interface MediaTools {
  /** Where media are kept on this disk unless something else is set; relative folders begin at `projectRoot`. */
  folder: string;
  projectRoot: string;
  fetch: Fetch;
  clock: () => Date;
  report: (message: string, cause: unknown) => void;
}

/**
 * The media store that the settings name: `media` for calls, `patient` for work that rather waits than fails. Throws
 * where its keys are not set.
 */
export async function openMedia(
  settings: MediaSettings,
  { folder, projectRoot, fetch, clock, report }: MediaTools,
): Promise<{ media: MediaStore; patient: MediaStore }> {
  const place = settings.SHOTWRIGHT_MEDIA === undefined ? null : readMediaPlace(settings.SHOTWRIGHT_MEDIA);
  if (place === null || place.kind === "disk") {
    const media = diskMedia(
      place === null ? folder : path.resolve(/* turbopackIgnore: true */ projectRoot, place.folder),
      clock,
    );
    return { media, patient: media };
  }
  const open = await objectsOf(settings, place, { fetch, clock });
  const prefix = place.kind === "s3" ? place.prefix : "";
  const { SHOTWRIGHT_MEDIA_CACHE: cacheFolder, SHOTWRIGHT_MEDIA_CACHE_BYTES: bytesMax } = settings;
  const cache =
    bytesMax === 0
      ? null
      : openMediaCache({ folder: cacheFolder ?? path.join(os.tmpdir(), "shotwright-media"), bytesMax, clock, report });
  const over = async (forMs: number): Promise<MediaStore> => {
    const bucket = bucketMedia(await open(forMs), { prefix, now: clock });
    return cache === null ? bucket : cache.over(bucket);
  };
  return { media: await over(callMs), patient: await over(workMs) };
}

const objectsOf = async (
  settings: MediaSettings,
  place: Exclude<ReturnType<typeof readMediaPlace>, null | { kind: "disk" }>,
  { fetch, clock }: Pick<MediaTools, "fetch" | "clock">,
): Promise<(forMs: number) => Promise<ObjectStore>> => {
  switch (place.kind) {
    case "s3": {
      const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret, S3_SESSION_TOKEN: session } = settings;
      if (id === undefined || secret === undefined)
        throw new Error("SHOTWRIGHT_MEDIA names a bucket: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.");
      const { s3Objects } = await import("./s3-objects.ts");
      const keys = { access_key_id: id, secret_access_key: secret };
      const at = { ...place, ...keys, ...(session === undefined ? {} : { session_token: session }) };
      return async (forMs) => s3Objects(at, { fetch, now: clock, patience: patienceOf(forMs) });
    }
    case "blob": {
      const token = settings.BLOB_READ_WRITE_TOKEN;
      if (token === undefined) throw new Error("SHOTWRIGHT_MEDIA is blob: — set BLOB_READ_WRITE_TOKEN too.");
      const { blobObjects } = await import("./blob-objects.ts");
      return (forMs) => blobObjects(token, { fetch, now: clock, patience: patienceOf(forMs) });
    }
  }
};
