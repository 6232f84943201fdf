import { captionTracks } from "#lib/render/captions.ts";
import type { RenderPool } from "#lib/render/encode/render-pool.ts";
import type { FilmCutter } from "./film-cutter.ts";

/** The film cutter over the render pool. */
export const previewCutter = (pool: RenderPool): FilmCutter => ({
  cut: (plan, shots, signal) => pool.cutFilm({ plan, shots, signal }),
  captions: captionTracks,
});
