import { RenderFailed } from "#lib/render/encode/render-faults.ts";
import type { RenderPool } from "#lib/render/encode/render-pool.ts";
import type { VideoProvider } from "./video-model.ts";

/**
 * The built-in renderer as a source of pictures. It is this very process, so looking at an order is doing it. `read`
 * answers the bytes of a stored picture by their SHA-256.
 */
export const previewProvider = (
  pool: Pick<RenderPool, "renderShot">,
  read: (sha256: string) => Promise<Uint8Array>,
): VideoProvider => ({
  id: "preview",
  start: (order) => Promise.resolve({ renderer: "preview", shot_id: order.shot_id }),
  async status(_operation, order, { signal, onProgress, onSides }) {
    const { plan, mark, product, picture } = order;
    const shotIndex = plan.shots.findIndex((shot) => shot.shot_id === order.shot_id);
    const shown = {
      ...(product === null ? {} : { product: await read(product.sha256) }),
      ...(picture === null ? {} : { picture: await read(picture.sha256) }),
    };
    try {
      return {
        state: "delivered",
        delivery: await pool.renderShot({
          plan,
          shotIndex,
          mark,
          ...shown,
          ...(order.account_id === undefined ? {} : { owner: order.account_id }),
          signal,
          onProgress,
          ...(onSides === undefined ? {} : { onSides }),
        }),
      };
    } catch (cause) {
      // A lost thread is thrown: the engine takes the step again.
      if (!(cause instanceof RenderFailed)) throw cause;
      return { state: "failed", code: "preview_failed", message: cause.message, retryable: false };
    }
  },
});
