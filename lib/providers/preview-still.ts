import { RenderFailed } from "#lib/render/encode/render-faults.ts";
import type { RenderPool } from "#lib/render/encode/render-pool.ts";
import type { StillProvider } from "./still-model.ts";

/**
 * The built-in renderer as a source of stills: the frame of the film that will be, larger and without its mark of a
 * preview. `read` answers the bytes of a stored picture by their SHA-256.
 */
export const previewStillProvider = (
  pool: Pick<RenderPool, "renderStill">,
  read: (sha256: string) => Promise<Uint8Array>,
): StillProvider => ({
  id: "preview",
  start: (order) => Promise.resolve({ renderer: "preview", hero_frame_id: order.hero_frame_id }),
  async status(_operation, { plan, shot_id, at_seconds, mark, product }, signal) {
    const shotIndex = plan.shots.findIndex((shot) => shot.shot_id === shot_id);
    const shown = product === null ? {} : { product: await read(product.sha256) };
    try {
      const { png, ...still } = await pool.renderStill({
        plan,
        shotIndex,
        at_seconds,
        mark,
        ...shown,
        labelled: false,
        signal,
      });
      return { state: "delivered", delivery: { ...still, picture: png } };
    } catch (cause) {
      // A lost thread is thrown: the engine takes the step again.
      if (!(cause instanceof RenderFailed)) throw cause;
      return { state: "failed", code: "preview_failed", message: cause.message, retryable: false };
    }
  },
});
