import { createHash } from "node:crypto";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Effects } from "#lib/engine/effects.ts";
import type { Provenance } from "#lib/provenance/provenance.ts";
import { guardedFetch } from "#lib/gate/guarded-fetch.ts";
import { judgeFilm } from "#lib/gate/judge-film.ts";
import { wordsOfFilm } from "#lib/gate/words-of-film.ts";
import { falProvider, falStillProvider } from "#lib/providers/fal.ts";
import { openFalQueue } from "#lib/providers/fal-queue.ts";
import { falKey } from "#lib/providers/testing/fake-fal.ts";
import type { FilmCutter } from "#lib/providers/film-cutter.ts";
import type { StillProvider } from "#lib/providers/still-model.ts";
import type { VideoProvider } from "#lib/providers/video-model.ts";
import { modelCatalog } from "#lib/routing/catalog.ts";
import { diskMedia } from "#lib/store/disk-media.ts";
import type { Store } from "#lib/store/store.ts";
import { unlimited } from "#lib/store/testing/records.ts";
import { delivery, PlayedProvider, PlayedStills, report, stillDelivery, video } from "./played-providers.ts";
import { playedReach } from "./played-reach.ts";

/** Films that begin with a still begin with this. */
const somePicture = { bare: () => Promise.resolve({ bytes: new Uint8Array([1]), media_type: "image/png" }) };

/** What a cut comes to here: always the same film. */
export const playedCut: Awaited<ReturnType<FilmCutter["cut"]>> = {
  film: video,
  marks: ["00112233445566aa"],
  transitions: true,
  trimmed: false,
  width: 320,
  height: 180,
  duration_seconds: 1,
};

const loopback = guardedFetch({ allowLoopback: true, timeoutMs: 10_000, redirectsMax: 3 });

const playedQueue = (baseUrl: string) =>
  openFalQueue({
    key: falKey,
    baseUrl,
    fetch,
    download: (address, most) => loopback.download(address, most),
    timeoutMs: 60_000,
  });

/** Everything the engine acts through, with a connected vendor on the loopback; nothing is drawn or transcoded. */
export const playedEffects = (given: {
  store: Store;
  /** Data folder. */
  folder: string;
  /** Origin of the vendor. */
  falUrl: string;
  provenance: Provenance;
  cut?: FilmCutter["cut"];
  melt?: FilmCutter["melt"];
  provider?: PlayedProvider;
  stills?: PlayedStills;
  /** Stills are the vendor's too, where it is connected. */
  vendorStills?: true;
}): Effects => ({
  store: given.store,
  media: diskMedia(path.join(given.folder, "media")),
  providers: new Map<string, VideoProvider>([
    ["preview", given.provider ?? new PlayedProvider()],
    ["fal", falProvider(playedQueue(given.falUrl), somePicture)],
  ]),
  stillProviders: new Map<string, StillProvider>([
    ["preview", given.stills ?? new PlayedStills()],
    ...(given.vendorStills === true ? [["fal", falStillProvider(playedQueue(given.falUrl))] as const] : []),
  ]),
  reportStill: () => Promise.resolve(report),
  adoptStill: () => Promise.resolve(stillDelivery),
  adoptClip: () => Promise.resolve(delivery),
  models: modelCatalog(new Set(["fal"])),
  caps: unlimited,
  cutter: {
    cut: given.cut ?? (() => Promise.resolve(playedCut)),
    ...(given.melt === undefined ? {} : { melt: given.melt }),
    captions: () => ({ vtt: "WEBVTT\n", srt: "" }),
  },
  provenance: given.provenance,
  judgeFilm: (plan) => Promise.resolve(judgeFilm(wordsOfFilm(plan))),
  markOf: () => "00112233445566aa",
  clock: () => new Date(),
  sha256: (text) => createHash("sha256").update(text).digest("hex"),
  pause: (ms, signal) => sleep(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined),
  reach: playedReach,
  pollMs: 10,
  providerTimeoutMs: 60_000,
  version: "0.0.0",
  observe: (_work, run) => run(),
  report: () => undefined,
});
