import { spawn } from "node:child_process";
import { createCanvas } from "@napi-rs/canvas";
import type { AspectRatio } from "#lib/contract/vocabulary.ts";
import { fps, previewSizes } from "#lib/contract/vocabulary.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { lay, overlayOf } from "#lib/render/encode/overlay.ts";
import { registerFilmFonts } from "#lib/render/fonts.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { lensOf } from "#lib/render/scene/draw-picture.ts";
import { drawWorld } from "#lib/render/scene/draw-world.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import { drawPreviewMark } from "#lib/render/scene/preview-mark.ts";
import { worldOf } from "#lib/render/scene/shot-world.ts";
import { testIntents } from "./planner/intents/test.ts";

/** A shot without a mark. */
export interface Clip {
  name: string;
  width: number;
  height: number;
  /** Its frames before number `end`, from `first` on: planar 4:2:0 in studio range, each valid until the next. */
  frames: (end: number, first?: number) => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const aspects = Object.keys(previewSizes) as AspectRatio[];

/** A shot as the product draws it, from one of the intents that the planner is measured on. */
export const drawnClip = (number: number): Clip => {
  const intent = testIntents[(number * 37) % testIntents.length]!.text;
  const aspect = aspects[number % aspects.length]!;
  const { width, height } = previewSizes[aspect];
  return {
    name: `${aspect} ${intent.slice(0, 48)}`,
    width,
    height,
    *frames(end, first = 0) {
      const plan = draftFilm({
        request: { raw_intent: intent, duration_seconds: 12, shot_count: 4, aspect_ratio: aspect },
        seed: 7 + number,
        brand: null,
        elements: elementCards,
      });
      registerFilmFonts(plan);
      const size = { width_px: width, height_px: height };
      const scene = buildFilmScene(plan, size, createCanvas as unknown as CanvasFactory);
      const page = createCanvas(width, height).getContext("2d");
      drawPreviewMark(page as unknown as CanvasRenderingContext2D, size);
      const mark = overlayOf(page.getImageData(0, 0, width, height).data, width, height);
      const world = worldOf(scene, number % plan.shots.length);
      for (let frame = first; frame < end; frame++) {
        drawWorld(scene, world, frame / fps);
        const picture = world.raster.developPlanar(lensOf(scene, frame));
        lay(picture, mark);
        yield picture;
      }
    },
  };
};

/** What no renderer draws: test cards, fractals, cells, noise, flat light and dark. `%s` is the size. */
const sources = [
  "testsrc2=s=%s:r=24",
  "mandelbrot=s=%s:r=24:start_scale=2:end_scale=0.4:end_pts=72",
  "gradients=s=%s:r=24:seed=11:nb_colors=4:speed=0.02",
  "life=s=320x180:r=24:seed=5:mold=10:ratio=0.3:death_color=#204060:life_color=#f0c040,scale=%s:flags=bicubic",
  "cellauto=s=%s:r=24:rule=110:random_seed=3:scroll=1",
  "color=c=#3d5a80:s=%s:r=24,noise=alls=24:allf=t",
  "color=c=#87a9c9:s=%s:r=24",
  "color=c=#141210:s=%s:r=24,noise=alls=3:allf=t",
  "color=c=#f4f1ea:s=%s:r=24",
  "gradients=s=%s:r=24:seed=4:c0=#0b0c10:c1=#1f2833:speed=0.01",
  "gradients=s=%s:r=24:seed=9:c0=#f8f4e8:c1=#dfe8f2:speed=0.005",
  "smptehdbars=s=%s:r=24",
  "rgbtestsrc=s=%s:r=24,rotate=0.2+t/9",
  "sierpinski=s=%s:r=24:seed=7:type=carpet",
  "mandelbrot=s=%s:r=24:start_x=-0.7436:start_y=0.1318:start_scale=0.01:end_scale=0.001:end_pts=72,eq=brightness=-0.25",
  "testsrc2=s=%s:r=24,rotate=0.1*t,hue=s=0.2",
  "color=c=#808080:s=%s:r=24,noise=alls=60:allf=t,boxblur=6",
  "gradients=s=%s:r=24:seed=21:type=radial:speed=0.08,noise=alls=8:allf=t",
  "life=s=%s:r=24:seed=8:ratio=0.4,boxblur=1",
  "yuvtestsrc=s=%s:r=24,scroll=h=0.004:v=0.002",
];

/** Harsh content from an ffmpeg source. */
export const sourceClip = (ffmpeg: string, number: number): Clip =>
  clipOf(ffmpeg, number + Math.floor(number / sources.length), sources[number % sources.length]!);

/** What an ffmpeg source shows, in the aspect of that number. */
export const clipOf = (ffmpeg: string, number: number, source: string): Clip => {
  const { width, height } = previewSizes[aspects[number % aspects.length]!];
  return {
    name: source.replace(/=s=%s:r=24|:r=24|,scale=%s.*/g, "").slice(0, 48),
    width,
    height,
    async *frames(end, first = 0) {
      const input = source.replace("%s", `${width}x${height}`);
      const options = ["-v", "error", "-f", "lavfi", "-i", `${input},format=yuv444p`, "-frames:v", String(end)];
      const child = spawn(ffmpeg, [...options, "-pix_fmt", "yuv420p", "-f", "rawvideo", "pipe:1"], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const frame = new Uint8Array((width * height * 3) / 2);
      let [filled, seen] = [0, 0];
      for await (const chunk of child.stdout as AsyncIterable<Buffer>)
        for (let from = 0; from < chunk.length;) {
          const part = chunk.subarray(from, from + frame.length - filled);
          frame.set(part, filled);
          filled += part.length;
          from += part.length;
          if (filled < frame.length) continue;
          if (seen++ >= first) yield frame;
          filled = 0;
        }
    },
  };
};

/** A frame of planar 4:2:0 (Rec. 709, studio range) as RGBA. */
export const rgbaOf = (frame: Uint8Array, width: number, height: number): Uint8ClampedArray => {
  const rgba = new Uint8ClampedArray(width * height * 4);
  const count = width * height;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pair = (y >> 1) * (width >> 1) + (x >> 1);
      const level = 1.164 * (frame[y * width + x]! - 16);
      const [blue, red] = [frame[count + pair]! - 128, frame[count + (count >> 2) + pair]! - 128];
      rgba.set(
        [level + 1.793 * red, level - 0.213 * blue - 0.533 * red, level + 2.112 * blue, 255],
        (y * width + x) * 4,
      );
    }
  return rgba;
};
