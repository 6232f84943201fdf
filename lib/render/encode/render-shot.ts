import path from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { fps, previewSizes } from "#lib/contract/vocabulary.ts";
import { registerFilmFonts } from "#lib/render/fonts.ts";
import { captionRange } from "#lib/render/scene/caption-range.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawCaption } from "#lib/render/scene/draw-caption.ts";
import { drawFrame } from "#lib/render/scene/draw-frame.ts";
import { bareLens, lensOf } from "#lib/render/scene/draw-picture.ts";
import { drawWorld } from "#lib/render/scene/draw-world.ts";
import { endCardShot } from "#lib/render/scene/end-card-layer.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import { drawPreviewMark } from "#lib/render/scene/preview-mark.ts";
import { worldOf } from "#lib/render/scene/shot-world.ts";
import type { Job, RenderedShot } from "./jobs.ts";
import { lay, overlayOf, type Overlay } from "./overlay.ts";
import { spliceOf } from "./splice.ts";
import { startEncoder, type FrameEncoder } from "./x264.ts";

/** Where in a shot its picture is taken for lists: late enough that the shot has become itself. */
const thumbnailShare = 0.45;
const thumbnailWidth_px = 640;

const canvases = createCanvas as unknown as CanvasFactory;

/**
 * Draws one shot frame by frame from its plan and encodes it: the clean shot, and beside it the captioned part that the
 * film needs. Every frame is drawn once; the captioned frame is the clean one with its caption on top.
 */
export const renderShot = async (
  job: Extract<Job, { kind: "shot" }>,
  onProgress: (share: number) => void,
): Promise<RenderedShot> => {
  const { plan, shotIndex } = job;
  const shot = plan.shots[shotIndex];
  if (shot === undefined) throw new Error(`The plan has no shot number ${shotIndex + 1}.`);
  const { width, height } = previewSizes[plan.aspect_ratio];
  const frames = Math.round(shot.duration_seconds * fps);
  registerFilmFonts(plan);
  const scene = buildFilmScene(plan, { width_px: width, height_px: height }, canvases);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d") as unknown as CanvasRenderingContext2D;
  const range = captionRange(plan, shotIndex);
  const layer = (draw: (context: CanvasRenderingContext2D) => void) => layerOf(width, height, draw);
  const size = { width_px: width, height_px: height };
  const mode = plan.mode_selection.primary;
  const caption =
    range === null
      ? null
      : { ...range, words: layer((words) => drawCaption(words, range.text, size, plan.language, mode)) };
  const mark = layer((context) => drawPreviewMark(context, size));
  const cardAt_s =
    plan.end_card && endCardShot(scene) === shotIndex ? plan.end_card.start_seconds - shot.start_seconds : Infinity;
  const world = worldOf(scene, shotIndex);
  const { raster } = world;
  const encoders: FrameEncoder[] = [];
  const open = (name: string, keyFrames: number[]) => {
    const encoder = startEncoder(job.ffmpeg, { width, height }, keyFrames, path.join(job.folder, name));
    encoders.push(encoder);
    return encoder;
  };
  const clean = open("clean.mp4", range === null ? [] : [range.first, range.end].filter((at) => at > 0 && at < frames));
  // Opened when the words appear and ended when they go: an encoder takes as much memory as a world.
  let captioned: FrameEncoder | null = null;
  let captionedPart: Promise<Uint8Array> | null = null;
  const thumbnailFrame = Math.min(frames - 1, Math.floor(frames * thumbnailShare));
  let thumbnail = new Uint8Array();
  try {
    for (let frame = 0; frame < frames; frame++) {
      // Each turn of the loop gives the frame before back; without it they pile up in memory.
      await breathe();
      let picture: Uint8Array;
      if (frame / fps < cardAt_s) {
        drawWorld(scene, world, frame / fps);
        picture = raster.developPlanar(lensOf(scene, frame));
        lay(picture, mark);
      } else {
        // The card lies over the grain of its scene, not under it.
        drawFrame(scene, context, shotIndex, frame / fps);
        raster.loadFrame(canvas.data());
        picture = raster.developPlanar(bareLens);
      }
      await clean.write(picture);
      if (caption !== null && frame >= caption.first && frame < caption.end) {
        // On the frame itself: the next one is written over all of it.
        lay(picture, caption.words);
        captioned ??= open("captioned.mp4", []);
        await captioned.write(picture);
        if (frame === caption.end - 1) {
          captionedPart = captioned.finish();
          // Heard here too, should the drawing fail before it is waited for.
          captionedPart.catch(() => undefined);
        }
      }
      if (frame === thumbnailFrame) {
        drawFrame(scene, context, shotIndex, frame / fps);
        thumbnail = await pictureOf(canvas);
      }
      onProgress(((frame + 1) / frames) * 0.98);
    }
    return {
      video: await clean.finish(),
      extras: captionedPart === null ? [] : [await captionedPart],
      splice: spliceOf(frames, range),
      width,
      height,
      fps,
      duration_seconds: frames / fps,
      thumbnail: { bytes: thumbnail, media_type: "image/jpeg" },
    };
  } catch (error) {
    await Promise.all(encoders.map((encoder) => encoder.abandon()));
    throw error;
  }
};

/** What lies over the frames of a shot: it is set once a shot, not once a frame. */
const layerOf = (width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): Overlay => {
  const context = createCanvas(width, height).getContext("2d");
  draw(context as unknown as CanvasRenderingContext2D);
  return overlayOf(context.getImageData(0, 0, width, height).data, width, height);
};

const pictureOf = async (frame: Canvas): Promise<Uint8Array<ArrayBuffer>> => {
  const scale = thumbnailWidth_px / Math.max(frame.width, frame.height);
  const small = createCanvas(Math.round(frame.width * scale), Math.round(frame.height * scale));
  small.getContext("2d").drawImage(frame, 0, 0, small.width, small.height);
  return new Uint8Array(await small.encode("jpeg", 82));
};
