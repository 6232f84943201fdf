import path from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { fps, previewSizes } from "#lib/contract/vocabulary.ts";
import { registerFonts } from "#lib/render/fonts.ts";
import { captionRange } from "#lib/render/scene/caption-range.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawCaption } from "#lib/render/scene/draw-caption.ts";
import { drawFrame } from "#lib/render/scene/draw-frame.ts";
import { drawPicture } from "#lib/render/scene/draw-picture.ts";
import { endCardShot } from "#lib/render/scene/end-card-layer.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import { drawPreviewMark } from "#lib/render/scene/preview-mark.ts";
import { openDeveloper, overlayOf, type Overlay } from "./develop.ts";
import type { Job, RenderedShot } from "./jobs.ts";
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
  // Everything that is ever written in a frame: words, card, and the name on a bottle or a box.
  const written = [shot.caption, plan.end_card?.text, plan.end_card?.cta, plan.intent.product, plan.title];
  registerFonts(written.filter((text) => text != null).join(" "), plan.language);
  const scene = buildFilmScene(plan, { width_px: width, height_px: height }, canvases);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d") as unknown as CanvasRenderingContext2D;
  const range = captionRange(plan, shotIndex);
  const layer = (draw: (context: CanvasRenderingContext2D) => void) => layerOf(width, height, draw);
  const size = { width_px: width, height_px: height };
  const caption =
    range === null ? null : { ...range, words: layer((words) => drawCaption(words, range.text, size, plan.language)) };
  const mark = layer((context) => drawPreviewMark(context, size));
  const cardAt_s =
    plan.end_card && endCardShot(scene) === shotIndex ? plan.end_card.start_seconds - shot.start_seconds : Infinity;
  const developer = openDeveloper(width, height, plan.seed);
  const encoders: FrameEncoder[] = [];
  const open = (name: string, keyFrames: number[]) => {
    const encoder = startEncoder(job.ffmpeg, { width, height }, keyFrames, path.join(job.folder, name));
    encoders.push(encoder);
    return encoder;
  };
  const clean = open("clean.mp4", range === null ? [] : [range.first, range.end].filter((at) => at > 0 && at < frames));
  const captioned = caption === null ? null : open("captioned.mp4", []);
  const thumbnailFrame = Math.min(frames - 1, Math.floor(frames * thumbnailShare));
  let thumbnail = new Uint8Array();
  try {
    for (let frame = 0; frame < frames; frame++) {
      // Each turn of the loop gives the frame before back; without it they pile up in memory.
      await breathe();
      if (frame / fps < cardAt_s) {
        drawPicture(scene, context, shotIndex, frame / fps, false);
        developer.develop(canvas.data(), frame);
        developer.lay(mark);
      } else {
        // The card lies over the grain of its scene, not under it.
        drawFrame(scene, context, shotIndex, frame / fps);
        developer.develop(canvas.data(), null);
      }
      await clean.write(developer.frame);
      if (frame === thumbnailFrame) {
        drawFrame(scene, context, shotIndex, frame / fps);
        thumbnail = await pictureOf(canvas);
      }
      if (caption !== null && captioned !== null && frame >= caption.first && frame < caption.end) {
        // On the frame itself: the next one is written over all of it.
        developer.lay(caption.words);
        await captioned.write(developer.frame);
      }
      onProgress(((frame + 1) / frames) * 0.98);
    }
    return {
      video: await clean.finish(),
      extras: captioned === null ? [] : [await captioned.finish()],
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
