import { openRenderPool, type RenderPool } from "#lib/render/encode/render-pool.ts";
import type { FilmCutter } from "./film-cutter.ts";
import { previewCutter } from "./preview-cutter.ts";
import { previewStillProvider } from "./preview-still.ts";
import { previewProvider } from "./preview.ts";
import { readableResult } from "./readable-result.ts";
import type { StillDelivery, StillOrder } from "./still-model.ts";
import type { ShotDelivery, ShotOrder } from "./video-model.ts";

/** What the engine draws through beside its providers. */
interface Drawn {
  reportStill: RenderPool["reportStill"];
  adoptStill: (still: { order: StillOrder; picture: Uint8Array; signal: AbortSignal }) => Promise<StillDelivery>;
  adoptClip: (clip: { order: ShotOrder; clip: Uint8Array; signal: AbortSignal }) => Promise<ShotDelivery>;
  cutter: FilmCutter;
}

/** All that draws, encodes and decodes films of ours, over the threads of this process. */
export interface Drawing {
  preview: ReturnType<typeof previewProvider>;
  previewStill: ReturnType<typeof previewStillProvider>;
  effects: Drawn;
  frameOf: RenderPool["frameOf"];
  warm: RenderPool["warm"];
  close: () => Promise<void>;
}

/**
 * Opens the threads that draw. A module of its own, loaded by whoever needs one: a process that only asks for films loads
 * neither renderer nor encoder. `read` answers the bytes of a stored file by its hash.
 */
export const openDrawing = (
  settings: Parameters<typeof openRenderPool>[0],
  read: (sha256: string) => Promise<Uint8Array>,
): Drawing => {
  const pool = openRenderPool(settings);
  return {
    preview: previewProvider(pool, read),
    previewStill: previewStillProvider(pool, read),
    effects: {
      reportStill: (still) => pool.reportStill(still),
      adoptStill: async ({ order, picture, signal }) => {
        const { aspect_ratio } = order.plan;
        const { png, ...still } = await readableResult(
          pool.adoptStill({ picture, aspectRatio: aspect_ratio, mark: order.mark, signal }),
        );
        return { ...still, picture: png };
      },
      adoptClip: async ({ order, clip, signal }) =>
        readableResult(
          pool.adoptClip({
            plan: order.plan,
            shotIndex: order.plan.shots.findIndex((shot) => shot.shot_id === order.shot_id),
            clip,
            mark: order.mark,
            // A supplied picture may have been cut otherwise by the vendor: only a still has the frame's own shape.
            ...(order.first_frame === null || order.picture !== null
              ? {}
              : { still: await read(order.first_frame.sha256) }),
            ...(order.product === null ? {} : { product: await read(order.product.sha256) }),
            signal,
          }),
        ),
      cutter: previewCutter(pool),
    },
    frameOf: (asked) => pool.frameOf(asked),
    warm: (plan) => pool.warm(plan),
    close: () => pool.close(),
  };
};
