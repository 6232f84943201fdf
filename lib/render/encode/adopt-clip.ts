import path from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import { createCanvas, ImageData } from "@napi-rs/canvas";
import { fps, previewSizes } from "#lib/contract/vocabulary.ts";
import { registerFilmFonts } from "#lib/render/fonts.ts";
import { captionRange, captionShare } from "#lib/render/scene/caption-range.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { endCardLayer, endCardShot } from "#lib/render/scene/end-card-layer.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import { clipFrames } from "#lib/render/strangers/clip-frames.ts";
import { beginWith, planarOf } from "./first-frame.ts";
import type { Job, RenderedShot } from "./jobs.ts";
import { lay } from "./overlay.ts";
import { productOf } from "./product-file.ts";
import { filmMarker, readBack } from "./read-back.ts";
import {
  layerOf,
  miniatureWidth_px,
  partsOf,
  pictureOf,
  scheduleOf,
  thumbnailShare,
  thumbnailWidth_px,
  type Part,
} from "./render-shot.ts";
import { spliceOf } from "./splice.ts";
import { startEncoders } from "./x264.ts";

/**
 * Makes a shot of a model's clip, as `renderShot` makes one of a plan: its frames at our size and rate, as long as the plan
 * has it (the last one stands where the clip is shorter), with its end card, watermark, caption and what passages show. It
 * begins with the approved still where it was ordered from one. Rejects where the clip holds no picture.
 */
export const adoptClip = async (
  job: Extract<Job, { kind: "adopt" }>,
  onProgress: (share: number) => void,
): Promise<RenderedShot> => {
  const { plan, shotIndex } = job;
  const shot = plan.shots[shotIndex];
  if (shot === undefined) throw new Error(`The plan has no shot number ${shotIndex + 1}.`);
  const { width, height } = previewSizes[plan.aspect_ratio];
  const size = { width_px: width, height_px: height };
  const frames = Math.round(shot.duration_seconds * fps);
  registerFilmFonts(plan);
  const scene = buildFilmScene(plan, size, createCanvas as unknown as CanvasFactory, await productOf(job.product));
  const cardAt =
    plan.end_card && endCardShot(scene) === shotIndex
      ? Math.round((plan.end_card.start_seconds - shot.start_seconds) * fps)
      : Infinity;
  const marker = job.mark === null ? null : await filmMarker(job.mark, width, height);
  const range = captionRange(plan, shotIndex);
  const clean: Part = { name: "clean", first: 0, end: frames, words: null };
  const parts = [clean, ...partsOf(plan, shotIndex, range)];
  const edges = parts.flatMap(({ first, end }) => [first, end]);
  const [begin, end] = [Math.min(...edges), Math.max(...edges)];
  const cuts = [...edges, ...(Number.isFinite(cardAt) ? [cardAt] : [])];
  const within = [...new Set(cuts)].filter((at) => at > 0 && at < frames).toSorted((a, b) => a - b);
  const holds = scheduleOf(parts, begin, end);
  const encoders = startEncoders(
    job.ffmpeg,
    { width, height },
    parts.map((part) => ({
      file: path.join(job.folder, `${part.name}.mp4`),
      use: part === clean || part.words !== null ? "film" : "side",
      keyFrames: part === clean ? within : [],
      holds: holds.get(part)!,
    })),
  );
  const thumbnailFrame = Math.min(frames - 1, Math.floor(frames * thumbnailShare));
  let [thumbnail, miniature] = [new Uint8Array(), new Uint8Array()];
  const toStill = job.still === null ? null : beginWith(await planarOf(job.still, width, height));
  const source = clipFrames(job.decoder, job.clip, { width, height });
  const held = new Uint8Array((width * height * 3) / 2);
  let taken = -1;
  /** The clip's frame of that number; its first before it begins, its last after it has ended. */
  const take = async (frame: number): Promise<Uint8Array> => {
    while (taken < frame || taken < 0) {
      const { value } = await source.next();
      if (value === undefined) break;
      held.set(value);
      taken++;
    }
    return Uint8Array.from(held);
  };
  try {
    for (let frame = begin; frame < end; frame++) {
      await breathe();
      const picture = await take(frame);
      toStill?.(picture, frame);
      if (frame >= cardAt) {
        const t = shot.start_seconds + frame / fps;
        lay(
          picture,
          layerOf(width, height, (over) => endCardLayer(over, scene, t)),
        );
      }
      if (frame === thumbnailFrame) {
        const canvas = createCanvas(width, height);
        canvas.getContext("2d").putImageData(new ImageData(rgbaOf(picture, width, height), width, height), 0, 0);
        thumbnail = await pictureOf(canvas, thumbnailWidth_px, 82);
        miniature = await pictureOf(canvas, miniatureWidth_px, 70);
      }
      marker?.mark(picture);
      await encoders.write(picture);
      for (const part of parts) {
        if (part.words === null || frame < part.first || frame >= part.end) continue;
        lay(picture, part.words, captionShare(part, frame));
        await encoders.write(picture);
      }
      onProgress(((frame + 1 - begin) / (end - begin)) * 0.98);
    }
    const [video, ...extras] = await encoders.finish();
    if (video === undefined) throw new Error("The encoder brought no file.");
    const extra = (name: Part["name"]) => {
      const at = parts.findIndex((part) => part.name === name) - 1;
      return at < 0 ? null : at;
    };
    return {
      video,
      product_seen: Number.isFinite(cardAt) && scene.product !== null,
      mark: job.mark === null ? null : await readBack(job, job.mark, video),
      extras,
      splice: spliceOf(frames, range, extra("captioned"), { head: extra("head"), tail: extra("tail") }),
      width,
      height,
      fps,
      duration_seconds: frames / fps,
      thumbnail: { bytes: thumbnail, media_type: "image/jpeg" },
      miniature,
    };
  } catch (error) {
    await encoders.abandon();
    throw error;
  } finally {
    await source.return(undefined);
  }
};

/** A frame of planar 4:2:0, Rec. 709 in studio range, as straight RGBA. */
const rgbaOf = (frame: Uint8Array, width: number, height: number): Uint8ClampedArray<ArrayBuffer> => {
  const rgba = new Uint8ClampedArray(width * height * 4);
  const luma = width * height;
  const half = width >> 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const level = ((frame[y * width + x]! - 16) * 255) / 219;
      const at = (y >> 1) * half + (x >> 1);
      const blue = ((frame[luma + at]! - 128) * 255) / 224;
      const red = ((frame[luma + (luma >> 2) + at]! - 128) * 255) / 224;
      const to = (y * width + x) * 4;
      rgba[to] = level + 1.5748 * red;
      rgba[to + 1] = level - 0.1873 * blue - 0.4681 * red;
      rgba[to + 2] = level + 1.8556 * blue;
      rgba[to + 3] = 255;
    }
  return rgba;
};
