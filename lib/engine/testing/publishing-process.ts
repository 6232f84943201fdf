import { setTimeout as sleep } from "node:timers/promises";
import path from "node:path";
import type { Effects } from "#lib/engine/effects.ts";
import { openEngine } from "#lib/engine/open-engine.ts";
import { bucketKeys } from "#lib/publishers/testing/strict-bucket.ts";
import { diskMedia } from "#lib/store/disk-media.ts";
import { openDatabase } from "#lib/store/open-database.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { aGeneration, anAccount, anAsset, freshId, now } from "#lib/store/testing/records.ts";
import { playedReach } from "./played-reach.ts";
import { aConnection, aPublication, aWebhook } from "./publishing-records.ts";

/**
 * A process of its own, to be killed: `folder bucketUrl receiverUrl` publishes a new film there, `folder` alone goes on
 * with what it finds. Says the publication's id, then that it is ready.
 */
const [folder = "", bucketUrl, receiverUrl] = process.argv.slice(2);
const database = await openDatabase({ folder, projectRoot });
const report = (message: string) => process.stderr.write(`${message}\n`);
const { lease, store } = await database.join({ role: "all", version: "0.0.0", onLost: () => process.exit(70), report });
const media = diskMedia(path.join(folder, "media"));
const effects = {
  store,
  media,
  reach: playedReach,
  clock: () => new Date(),
  pause: (ms: number, signal?: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => undefined),
  observe: <T>(_step: unknown, work: () => Promise<T>) => work(),
  report: (message: string, cause: unknown) => process.stderr.write(`${message} ${String(cause)}\n`),
};
// Nothing is rendered here: what makes films is never asked for.
const engine = await openEngine(effects as unknown as Effects, {
  pool: database.enginePool,
  databaseUrl: undefined,
  lease,
  runningPerAccount: 1,
});

if (bucketUrl !== undefined && receiverUrl !== undefined) {
  const { account_id } = await anAccount(store);
  const { generation_id } = await aGeneration(store, account_id);
  const file = async (kind: "film" | "captions", media_type: string) => {
    const asset_id = freshId("ast");
    const bytes = await media.put(new TextEncoder().encode(`the ${kind}`));
    await store.assets.create({ ...anAsset(account_id), asset_id, kind, media_type, ...bytes });
    return asset_id;
  };
  const film = {
    film_asset_id: await file("film", "video/mp4"),
    vtt_asset_id: await file("captions", "text/vtt"),
    film_manifest_id: null,
    film_watermarked: false,
    thumbnail_asset_id: null,
    srt_asset_id: null,
    preview: true,
  };
  const ending = { state: "finished", status: "ok", message: "", charged_usd: 0, finished_at: now } as const;
  await store.generations.end(generation_id, { ...ending, film }, []);
  await aWebhook(store, account_id, receiverUrl, ["publication.finished"]);
  const { region, ...keys } = bucketKeys;
  const settings = { endpoint: bucketUrl, bucket: "films", region };
  const { connection_id } = await aConnection(store, account_id, "s3", settings, keys);
  const { publication_id } = await aPublication(store, account_id, generation_id, connection_id);
  await engine.publish(publication_id);
}
process.stdin.on("end", () => {
  void engine
    .close()
    .then(() => database.close())
    .then(() => process.exit(0));
});
process.stdin.resume();
