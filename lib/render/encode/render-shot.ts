import path from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { fps, previewSizes } from "#lib/contract/vocabulary.ts";
import { registerFonts } from "#lib/render/fonts.ts";
import { captionRange } from "#lib/render/scene/caption-range.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawCaption } from "#lib/render/scene/draw-caption.ts";
import { drawFrame } from "#lib/render/scene/draw-frame.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
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
  const context = canvas.getContext("2d");
  const range = captionRange(plan, shotIndex);
  const caption = range === null ? null : { ...range, words: captionLayer(range.text, plan.language, width, height) };
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
      drawFrame(scene, context as unknown as CanvasRenderingContext2D, shotIndex, frame / fps);
      await clean.write(canvas.data());
      if (frame === thumbnailFrame) thumbnail = await pictureOf(canvas);
      if (caption !== null && captioned !== null && frame >= caption.first && frame < caption.end) {
        // On the frame itself: the next one paints over all of it.
        context.drawImage(caption.words, 0, 0);
        await captioned.write(canvas.data());
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

/** The caption alone; it is set once a shot, not once a frame. */
const captionLayer = (text: string, language: string, width: number, height: number): Canvas => {
  const layer = createCanvas(width, height);
  const context = layer.getContext("2d") as unknown as CanvasRenderingContext2D;
  drawCaption(context, text, { width_px: width, height_px: height }, language);
  return layer;
};

const pictureOf = async (frame: Canvas): Promise<Uint8Array<ArrayBuffer>> => {
  const scale = thumbnailWidth_px / Math.max(frame.width, frame.height);
  const small = createCanvas(Math.round(frame.width * scale), Math.round(frame.height * scale));
  small.getContext("2d").drawImage(frame, 0, 0, small.width, small.height);
  return new Uint8Array(await small.encode("jpeg", 82));
};
