import path from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import { createCanvas, ImageData, type Canvas } from "@napi-rs/canvas";
import { fps, previewSizes } from "#lib/contract/vocabulary.ts";
import { registerFilmFonts } from "#lib/render/fonts.ts";
import { captionRange, captionShare } from "#lib/render/scene/caption-range.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawCaption } from "#lib/render/scene/draw-caption.ts";
import { drawFrame } from "#lib/render/scene/draw-frame.ts";
import { bareLens, lensOf } from "#lib/render/scene/draw-picture.ts";
import { drawWorld } from "#lib/render/scene/draw-world.ts";
import { endCardShot } from "#lib/render/scene/end-card-layer.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import { holding } from "#lib/render/scene/held.ts";
import { passagesOf, sideOf, type Passage } from "#lib/render/scene/passages.ts";
import { drawPreviewMark } from "#lib/render/scene/preview-mark.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { showsProduct } from "#lib/render/scene/shown-product.ts";
import { worldOf } from "#lib/render/scene/shot-world.ts";
import type { Job, RenderedShot, ShotSides } from "./jobs.ts";
import { lay, overlayOf, type Overlay } from "./overlay.ts";
import { productOf } from "./product-file.ts";
import { filmMarker, readBack } from "./read-back.ts";
import { suppliedShot } from "./picture-file.ts";
import { sidesOf, spliceOf } from "./splice.ts";
import { startEncoders } from "./x264.ts";

/** Where in a shot its picture is taken for lists: late enough that the shot has become itself. */
export const thumbnailShare = 0.45;
export const thumbnailWidth_px = 1280;
export const miniatureWidth_px = 192;

const canvases = createCanvas as unknown as CanvasFactory;

/** The shot itself, or a stretch of it that is encoded beside it for the cut. Frames count from the shot's first. */
export interface Part {
  name: "clean" | "captioned" | "head" | "tail";
  first: number;
  end: number;
  /** What lies over its frames. */
  words: Overlay | null;
}

/**
 * Draws one shot frame by frame from its plan and encodes it: the clean shot, and beside it what the film needs of it:
 * the captioned part, and what is seen of it in the passages to its neighbours, beyond its own ends too. Every frame is
 * drawn once; the captioned frame is the clean one with its caption on top. `onSides` is told what its passages are made
 * of before its watermark is read back.
 */
export const renderShot = async (
  job: Extract<Job, { kind: "shot" }>,
  onProgress: (share: number) => void,
  onSides: (sides: ShotSides) => void = () => undefined,
): Promise<RenderedShot> => {
  const { plan, shotIndex } = job;
  const shot = plan.shots[shotIndex];
  if (shot === undefined) throw new Error(`The plan has no shot number ${shotIndex + 1}.`);
  const { width, height } = previewSizes[plan.aspect_ratio];
  const frames = Math.round(shot.duration_seconds * fps);
  registerFilmFonts(plan);
  const size = { width_px: width, height_px: height };
  const scene = buildFilmScene(plan, size, canvases, await productOf(job.product));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d") as unknown as CanvasRenderingContext2D;
  const mark = previewMarks(`${width}x${height}`, () => layerOf(width, height, (over) => drawPreviewMark(over, size)));
  const cardAt_s =
    plan.end_card && endCardShot(scene) === shotIndex ? plan.end_card.start_seconds - shot.start_seconds : Infinity;
  const supplied = await suppliedShot(job, size);
  const world = supplied === null ? worldOf(scene, shotIndex) : null;
  const { raster } = world ?? supplied!;
  const pictureAt = (frame: number): Uint8Array => {
    if (world === null) {
      supplied?.drawAt(frame / fps);
      const picture = raster.developPlanar(bareLens);
      lay(picture, mark);
      return picture;
    }
    if (frame / fps < cardAt_s) {
      drawWorld(scene, world, frame / fps);
      const picture = raster.developPlanar(lensOf(scene, frame));
      lay(picture, mark);
      return picture;
    }
    // The card lies over the grain of its scene, not under it.
    drawFrame(scene, context, shotIndex, frame / fps);
    raster.loadFrame(canvas.data());
    return raster.developPlanar(bareLens);
  };

  const marker = job.mark === null ? null : await filmMarker(job.mark, width, height);
  const range = captionRange(plan, shotIndex);
  const clean: Part = { name: "clean", first: 0, end: frames, words: null };
  const parts = [clean, ...partsOf(plan, shotIndex, range)];
  const edges = parts.flatMap(({ first, end }) => [first, end]);
  const [begin, end] = [Math.min(...edges), Math.max(...edges)];
  // Where a film goes on after this one its card is left out: the file can be cut there.
  const card = Number.isFinite(cardAt_s) ? [Math.round(cardAt_s * fps)] : [];
  const within = [...new Set([...edges, ...card])].filter((at) => at > 0 && at < frames).toSorted((a, b) => a - b);
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
  let thumbnail = new Uint8Array();
  let miniature = new Uint8Array();
  try {
    for (let frame = begin; frame < end; frame++) {
      // Each turn of the loop gives the frame before back; without it they pile up in memory.
      await breathe();
      const picture = pictureAt(frame);
      marker?.mark(picture);
      await encoders.write(picture);
      for (const part of parts) {
        if (part.words === null || frame < part.first || frame >= part.end) continue;
        // On the frame itself: the next one is written over all of it, and no passage has words.
        lay(picture, part.words, captionShare(part, frame));
        await encoders.write(picture);
      }
      if (frame === thumbnailFrame) {
        // A frame with the card stands on the canvas already.
        if (world === null || frame / fps < cardAt_s) {
          const lens = world === null ? bareLens : lensOf(scene, frame);
          canvas.getContext("2d").putImageData(new ImageData(raster.developScreen(lens), width, height), 0, 0);
          drawPreviewMark(context, size);
        }
        thumbnail = await pictureOf(canvas, thumbnailWidth_px, 82);
        miniature = await pictureOf(canvas, miniatureWidth_px, 70);
      }
      onProgress(((frame + 1 - begin) / (end - begin)) * 0.98);
    }
    const [video, ...extras] = await encoders.finish();
    if (video === undefined) throw new Error("The encoder brought no file.");
    const source = (name: Part["name"]) => {
      const at = parts.findIndex((part) => part.name === name) - 1;
      return at < 0 ? null : at;
    };
    const splice = spliceOf(frames, range, source("captioned"), { head: source("head"), tail: source("tail") });
    // Copies: they are handed to another thread, and the files themselves with the shot.
    onSides({ extras: sidesOf({ extras, splice }).extras.map((file) => file.slice()), splice });
    return {
      video,
      product_seen: showsProduct(scene, shotIndex),
      mark: job.mark === null ? null : await readBack(job, job.mark, video),
      extras,
      splice,
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
    raster.close();
  }
};

/**
 * Which of the pictures that are given to the encoder each part holds. For every frame comes its picture, once for all
 * parts that show it as it is, and then the same with words.
 */
export const scheduleOf = (parts: readonly Part[], begin: number, end: number): Map<Part, number[]> => {
  const holds = new Map<Part, number[]>(parts.map((part) => [part, []]));
  let given = 0;
  for (let frame = begin; frame < end; frame++) {
    const plain = given++;
    for (const part of parts)
      if (frame >= part.first && frame < part.end) holds.get(part)!.push(part.words === null ? plain : given++);
  }
  return holds;
};

export const partsOf = (plan: ScenePlan, shotIndex: number, range: ReturnType<typeof captionRange>): Part[] => {
  const start = Math.round((plan.shots[shotIndex]?.start_seconds ?? 0) * fps);
  const passages = passagesOf(plan);
  const side = (name: "head" | "tail", passage: Passage | undefined): Part[] => {
    if (passage === undefined) return [];
    const { first, end } = sideOf(passage, shotIndex);
    return [{ name, first: first - start, end: end - start, words: null }];
  };
  return [
    ...side(
      "head",
      passages.find(({ to }) => to === shotIndex),
    ),
    ...(range === null ? [] : [captionedPart(plan, range)]),
    ...side(
      "tail",
      passages.find(({ from }) => from === shotIndex),
    ),
  ];
};

const captionedPart = (plan: ScenePlan, { first, end, text }: { first: number; end: number; text: string }): Part => {
  const { width, height } = previewSizes[plan.aspect_ratio];
  const draw = (context: CanvasRenderingContext2D) =>
    drawCaption(context, text, { width_px: width, height_px: height }, plan.language, plan.mode_selection.primary);
  return { name: "captioned", first, end, words: layerOf(width, height, draw) };
};

/** The preview mark of a frame size is the same in every film. */
const previewMarks = holding<Overlay>(3);

/** What lies over the frames of a shot: it is set once a shot, not once a frame. */
export const layerOf = (width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): Overlay => {
  const context = createCanvas(width, height).getContext("2d");
  draw(context as unknown as CanvasRenderingContext2D);
  return overlayOf(context.getImageData(0, 0, width, height).data, width, height);
};

export const pictureOf = async (
  frame: Canvas,
  longest_px: number,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const scale = longest_px / Math.max(frame.width, frame.height);
  const small = createCanvas(Math.round(frame.width * scale), Math.round(frame.height * scale));
  small.getContext("2d").drawImage(frame, 0, 0, small.width, small.height);
  return new Uint8Array(await small.encode("jpeg", quality));
};
