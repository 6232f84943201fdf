import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { lumaOf, markFilm, markPicture, type Mark } from "#lib/provenance/watermark/mark.ts";
import type { Picture } from "#lib/provenance/watermark/plane.ts";
import { clipOf, drawnClip, type Clip } from "./watermark-clips.ts";

/** A film (several pictures) or a still that does not carry the mark which is looked for. */
export interface UnmarkedInput {
  name: string;
  pictures: Picture[];
}

export interface UnmarkedInputsRequest {
  ffmpeg: string;
  /** Searched for pictures, which are given once each; null for none. */
  folder: string | null;
  /** Number of the first input. */
  from: number;
  /** A mark of another key, which every fifth input carries. */
  strangers: (index: number) => Mark;
}

/** Frames of an unmarked film: what reading looks into costs far more than more of them would tell. */
const filmFrames = 6;

/**
 * Inputs without end, no two of one content: of eight, five are pictures out of `folder`, one is a shot as the product
 * draws it, and two are from ffmpeg sources with parameters of their own. Of shots and sources every second is a film.
 */
export async function* unmarkedInputs(request: UnmarkedInputsRequest): AsyncGenerator<UnmarkedInput> {
  const { ffmpeg, folder, from, strangers } = request;
  const files = folder === null ? [] : pictureFiles(folder);
  for (let index = from; ; index++) {
    const stranger = index % 5 === 0 ? strangers(index) : null;
    const [round, turn] = [Math.floor(index / 8), index % 8];
    const file = turn < 5 ? files[5 * round + turn] : undefined;
    if (file !== undefined) {
      const picture = await fileLuma(file, stranger);
      if (picture !== null) yield { name: path.basename(file), pictures: [picture] };
      continue;
    }
    const clip = turn === 5 ? drawnClip(round) : clipOf(ffmpeg, index, variedSource(index));
    const pictures = await clipLuma(clip, (round + turn) % 2 === 0 ? filmFrames : 1, stranger);
    // Some sources draw nothing with some parameters.
    if (pictures.length > 0) yield { name: clip.name, pictures };
  }
}

const clipLuma = async (clip: Clip, count: number, stranger: Mark | null): Promise<Picture[]> => {
  const { width, height } = clip;
  const marker = stranger === null ? null : markFilm(stranger, width, height);
  const pictures: Picture[] = [];
  for await (const frame of clip.frames(count)) {
    marker?.mark(frame);
    pictures.push({ width, height, luma: frame.slice(0, width * height) });
  }
  return pictures;
};

/** Pictures that are large enough to hold a mark, each once, in an order that mixes their folders. */
const pictureFiles = (folder: string): string[] => {
  const names = globSync("**/*.{jpg,jpeg,JPG,png,webp}", { cwd: folder }).map((name) => path.join(folder, name));
  const byContent = new Map(names.map((name) => [createHash("sha256").update(readFileSync(name)).digest("hex"), name]));
  return [...byContent].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, name]) => name);
};

/** Null for what cannot be decoded, and for what is too small for anybody to look for a mark in it. */
const fileLuma = async (file: string, stranger: Mark | null): Promise<Picture | null> => {
  const image = await loadImage(file).catch(() => null);
  if (image === null || Math.min(image.width, image.height) < 180) return null;
  const { width, height } = image;
  const page = createCanvas(width, height).getContext("2d");
  page.drawImage(image, 0, 0);
  const { data } = page.getImageData(0, 0, width, height);
  if (stranger !== null) markPicture(stranger, data, width, height);
  return { width, height, luma: lumaOf(data, width, height) };
};

/** An ffmpeg source whose parameters follow from `number`. */
const variedSource = (number: number): string => {
  const bytes = createHash("sha256").update(`source ${number}`).digest();
  const word = (i: number) => bytes.readUInt16LE(2 * i);
  /** Between `least` and `most`, with three decimals. */
  const some = (i: number, least: number, most: number) => (least + ((most - least) * word(i)) / 65_535).toFixed(3);
  const one = (i: number, of: readonly string[]) => of[word(i) % of.length]!;
  const colour = (i: number) => `0x${bytes.toString("hex", i, i + 3)}`;
  const noise = `noise=alls=${word(9) % 70}:all_seed=${word(10)}:allf=${one(11, ["t", "u", "p"])}`;
  const blur = `boxblur=${1 + (word(12) % 6)}`;
  const turned = `rotate=${some(13, -0.7, 0.7)}:c=${colour(28)}`;
  const base = one(0, [
    `gradients=s=%s:r=24:seed=${word(1)}:nb_colors=${2 + (word(2) % 7)}:type=${word(3) % 4}:speed=${some(4, 0.005, 0.2)}`,
    `mandelbrot=s=%s:r=24:start_x=${some(1, -1.5, 0.3)}:start_y=${some(2, -1, 1)}:start_scale=${some(3, 0.02, 2.5)}:end_scale=0.01`,
    `life=s=${one(1, ["320x180", "90x160", "200x200"])}:r=24:seed=${word(2)}:ratio=${some(3, 0.1, 0.6)}:mold=${word(4) % 20}:death_color=${colour(10)}:life_color=${colour(13)},scale=%s:flags=${one(8, ["neighbor", "bicubic"])}`,
    `life=s=%s:r=24:seed=${word(2)}:ratio=${some(3, 0.1, 0.6)}:life_color=${colour(10)}`,
    `cellauto=s=%s:r=24:rule=${word(1) % 256}:random_seed=${word(2)}:random_fill_ratio=${some(3, 0.1, 0.9)}`,
    `sierpinski=s=%s:r=24:seed=${word(1)}:type=${one(2, ["carpet", "triangle"])}:jump=${1 + (word(3) % 200)}`,
    `color=c=${colour(2)}:s=%s:r=24`,
    `testsrc2=s=%s:r=24:alpha=255,hue=h=${word(1) % 360}:s=${some(2, 0, 2)}`,
    `testsrc=s=%s:r=24,hue=h=${word(1) % 360}`,
    `smptehdbars=s=%s:r=24,scroll=hpos=${some(1, 0, 1)}:v=0.003`,
    `colorspectrum=s=%s:r=24:type=${one(1, ["black", "white", "all"])}`,
    `haldclutsrc=level=${5 + (word(1) % 4)},scale=%s`,
  ]);
  const after = one(7, ["", `,${noise}`, `,${blur}`, `,${noise},${blur}`, `,${turned}`, `,${turned},${noise}`]);
  return base + after;
};
