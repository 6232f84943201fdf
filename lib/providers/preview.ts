import { RenderFailed, type RenderPool } from "#lib/render/encode/render-pool.ts";
import type { VideoProvider } from "./video-model.ts";

/** The built-in renderer as a source of pictures. It is this very process, so looking at an order is doing it. */
export const previewProvider = (pool: RenderPool): VideoProvider => ({
  id: "preview",
  start: (order) => Promise.resolve({ renderer: "preview", shot_id: order.shot_id }),
  async status(_operation, order, { signal, onProgress }) {
    const shotIndex = order.plan.shots.findIndex((shot) => shot.shot_id === order.shot_id);
    try {
      return {
        state: "delivered",
        delivery: await pool.renderShot({ plan: order.plan, shotIndex, mark: order.mark, signal, onProgress }),
      };
    } catch (cause) {
      // A lost thread is thrown: the engine takes the step again.
      if (!(cause instanceof RenderFailed)) throw cause;
      return { state: "failed", code: "preview_failed", message: cause.message, retryable: false };
    }
  },
});
