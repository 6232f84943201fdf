import { samplePicture, sampleFilm } from "#lib/provenance/testing/sample-media.ts";
import type { StillOrder, StillProvider, StillStatus } from "#lib/providers/still-model.ts";
import type { ProviderStatus, ShotDelivery, ShotOrder, VideoProvider, Watch } from "#lib/providers/video-model.ts";

/** A provider that the test plays: what a shot does is looked up by its generation. */
export class PlayedProvider implements VideoProvider {
  id = "preview";
  starts: string[] = [];
  acts = new Map<string, (order: ShotOrder, signal: AbortSignal, watch: Watch) => Promise<ProviderStatus>>();
  start(order: ShotOrder): Promise<Record<string, unknown>> {
    this.starts.push(`${order.generation_id}/${order.shot_id}`);
    return Promise.resolve({ ticket: order.shot_id });
  }
  status(_operation: unknown, order: ShotOrder, watch: Watch) {
    watch.onProgress(0.5);
    return this.acts.get(order.generation_id)?.(order, watch.signal, watch) ?? Promise.resolve(delivered);
  }
}

export const video = sampleFilm();
export const delivery: ShotDelivery = {
  video,
  mark: "00112233445566aa",
  product_seen: false,
  width: 320,
  height: 180,
  fps: 24,
  duration_seconds: 1,
  thumbnail: { bytes: new Uint8Array([1, 2, 3]), media_type: "image/jpeg" },
  miniature: new Uint8Array([0xff, 0xd8, 0xff]),
  extras: [new Uint8Array([9])],
  splice: { how: "plain" },
};
export const delivered: ProviderStatus = { state: "delivered", delivery };

/** Draws the picture that a test sets for its generation; a black one where it sets none. */
export class PlayedStills implements StillProvider {
  id = "preview";
  orders: StillOrder[] = [];
  acts = new Map<string, () => StillStatus>();
  start(order: StillOrder): Promise<Record<string, unknown>> {
    this.orders.push(order);
    return Promise.resolve({});
  }
  status(_operation: unknown, order: StillOrder): Promise<StillStatus> {
    const act = this.acts.get(order.generation_id);
    return Promise.resolve(act?.() ?? { state: "delivered", delivery: { ...stillDelivery } });
  }
}
export const stillDelivery = {
  picture: await samplePicture(),
  mark: "00112233445566aa",
  product_seen: false,
  width: 16,
  height: 9,
};
export const report = { palette_match: 1, subject_present: true, framing_match: true, notes: [] };
