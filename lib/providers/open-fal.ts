import { openFalQueue, type FalSettings } from "./fal-queue.ts";
import { falProvider, falStillProvider, type Pictures } from "./fal.ts";
import type { StillProvider } from "./still-model.ts";
import type { VideoProvider } from "./video-model.ts";

/** Longest wait for one answer of the vendor, ms. */
const answerMs = 30_000;

/** What fal makes, where its key is set; null where it is not. */
export const openFal = ({
  key,
  pictures,
  ...settings
}: Omit<FalSettings, "key" | "timeoutMs"> & { key: string | undefined; pictures: Pictures }): {
  video: VideoProvider;
  still: StillProvider;
} | null => {
  if (key === undefined) return null;
  const queue = openFalQueue({ ...settings, key, timeoutMs: answerMs });
  return { video: falProvider(queue, pictures), still: falStillProvider(queue) };
};
