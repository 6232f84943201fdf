import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createCanvas, loadImage, type Canvas } from "@napi-rs/canvas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ffmpegPath } from "#lib/render/testing/media-tools.ts";
import { readFilmLuma } from "./film-luma.ts";
import { lumaOf, makeMark, markFilm, markPicture } from "./mark.ts";
import { patternOf, type ChipPattern } from "./pattern.ts";
import { readMarks } from "./read-marks.ts";
import type { Picture } from "./plane.ts";
import { encodeAgain, encodeFrames, sourceFrames, type Size } from "./testing/sample-film.ts";

const wide = { width: 1280, height: 720 };
const upright = { width: 720, height: 1280 };
const count = 24;
const sources: [string, Size, string][] = [
  ["a test card", wide, "testsrc2=s=%s:r=24"],
  ["a fractal", upright, "mandelbrot=s=%s:r=24:start_scale=2:end_scale=0.9:end_pts=48"],
  ["dark noise", wide, "color=c=0x141210:s=%s:r=24,noise=alls=4:allf=t"],
];
const crop = "crop=trunc(iw*0.45)*2:trunc(ih*0.45)*2";

let folder = "";
let pattern: ChipPattern;
let stranger: ChipPattern;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "marks-"));
  pattern = await patternOf(new TextEncoder().encode("a secret"));
  stranger = await patternOf(new TextEncoder().encode("somebody else's"));
});
afterAll(() => rm(folder, { recursive: true }));

const markedFrames = (source: string, size: Size, payload: string): Uint8Array[] => {
  const frames = sourceFrames(source, size, count);
  const marker = markFilm(makeMark(pattern, payload), size.width, size.height);
  for (const frame of frames) marker.mark(frame);
  return frames;
};
const read = async (file: string, framing: "as_made" | "any", by = pattern) =>
  readMarks(by, await readFilmLuma({ ffmpeg: ffmpegPath, file, every: 2 }), { framing });
const payloads = async (...request: Parameters<typeof read>) => (await read(...request)).map(({ payload }) => payload);

test.each(sources)(
  "%s is read back from the film and from what others make of it",
  async (name, size, source) => {
    const payload = "c0ffee0123456789";
    const [film, other] = [path.join(folder, `${name}.mp4`), path.join(folder, `${name}-again.mp4`)];
    encodeFrames(markedFrames(source, size, payload), size, film);
    expect(await payloads(film, "as_made")).toEqual([payload]);
    expect(await payloads(film, "any", stranger)).toEqual([]);
    const keyFrames = await readFilmLuma({ ffmpeg: ffmpegPath, file: film, keyFramesOnly: true });
    expect(keyFrames).toHaveLength(1);
    expect(readMarks(pattern, keyFrames, { framing: "as_made" })).toMatchObject([{ payload }]);
    encodeAgain(film, other, "-crf", "28");
    expect(await payloads(other, "as_made")).toEqual([payload]);
    encodeAgain(film, other, "-vf", "scale=iw/2:ih/2", "-crf", "28");
    expect(await payloads(other, "as_made")).toEqual([payload]);
    encodeAgain(film, other, "-vf", crop, "-crf", "28");
    const [cropped] = await read(other, "any");
    expect(cropped).toMatchObject({ payload });
    expect(cropped?.zoom).toBeCloseTo(1 / 0.9, 1);
  },
  300_000,
);

test("a film of two shots that say different things gives both, in order", async () => {
  const [one, other] = ["1111222233334444", "fedcba9876543210"];
  const frames = [
    ...markedFrames("testsrc2=s=%s:r=24", wide, one),
    ...markedFrames("color=c=0x87a9c9:s=%s:r=24,noise=alls=6:allf=t", wide, other),
  ];
  const film = path.join(folder, "two.mp4");
  encodeFrames(frames, wide, film);
  expect(await read(film, "as_made")).toMatchObject([
    { payload: one, from: 0, to: count / 2 },
    { payload: other, from: count / 2, to: count },
  ]);
});

test("two shots that dissolve into each other are both read", async () => {
  const [one, other] = ["1111222233334444", "fedcba9876543210"];
  const before = markedFrames("testsrc2=s=%s:r=24", wide, one);
  const after = markedFrames("color=c=0x87a9c9:s=%s:r=24,noise=alls=6:allf=t", wide, other);
  const overlap = 12;
  const blended = Array.from({ length: overlap }, (_, i) => {
    const share = (i + 1) / (overlap + 1);
    return before[count - overlap + i]!.map((level, k) => level * (1 - share) + after[i]![k]! * share);
  });
  const film = path.join(folder, "dissolve.mp4");
  encodeFrames([...before.slice(0, -overlap), ...blended, ...after.slice(overlap)], wide, film);
  const frames = await readFilmLuma({ ffmpeg: ffmpegPath, file: film, every: 1 });
  expect(readMarks(pattern, frames, { framing: "as_made" }).map(({ payload }) => payload)).toEqual([one, other]);
});

/** A picture with a slope, shapes and noise. */
const painted = (width: number, height: number): Canvas => {
  const canvas = createCanvas(width, height);
  const page = canvas.getContext("2d");
  const sky = page.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, "#27445c");
  sky.addColorStop(1, "#e9c38a");
  page.fillStyle = sky;
  page.fillRect(0, 0, width, height);
  for (let i = 0; i < 60; i++) {
    page.fillStyle = `hsl(${(i * 67) % 360} 45% ${20 + ((i * 13) % 60)}%)`;
    page.fillRect(((i * 7919) % 97) * (width / 97), ((i * 104_729) % 89) * (height / 89), width / 14, height / 17);
  }
  return canvas;
};
const markedPicture = (width: number, height: number, payload: string): Canvas => {
  const canvas = painted(width, height);
  const page = canvas.getContext("2d");
  const picture = page.getImageData(0, 0, width, height);
  markPicture(makeMark(pattern, payload), picture.data, width, height);
  page.putImageData(picture, 0, 0);
  return canvas;
};
const lumaOfJpeg = async (canvas: Canvas): Promise<Picture> => {
  const image = await loadImage(await canvas.encode("jpeg", 75));
  const page = createCanvas(image.width, image.height).getContext("2d");
  page.drawImage(image, 0, 0);
  const { data } = page.getImageData(0, 0, image.width, image.height);
  return { width: image.width, height: image.height, luma: lumaOf(data, image.width, image.height) };
};

test.each([
  [256, 256],
  [640, 427],
  [1080, 1920],
  [3840, 2160],
])("a still of %d by %d is read back from a JPEG of quality 75", async (width, height) => {
  const payload = "00ff00ff12345678";
  const picture = await lumaOfJpeg(markedPicture(width, height, payload));
  expect(readMarks(pattern, [picture], { framing: "as_made" })).toMatchObject([{ payload, zoom: expect.any(Number) }]);
  expect(readMarks(stranger, [picture])).toEqual([]);
});

test("a still is found again in its resized and cropped JPEG", async () => {
  const [width, height] = [1280, 960];
  const payload = "5555aaaa5555aaaa";
  const still = markedPicture(width, height, payload);
  const part = createCanvas(1000, 760);
  part.getContext("2d").drawImage(still, -77, -51, width * 0.87, height * 0.87);
  expect(readMarks(pattern, [await lumaOfJpeg(part)])).toMatchObject([{ payload }]);
});

test("what was never marked, or is too small to hold a mark, says nothing", async () => {
  expect(readMarks(pattern, [])).toEqual([]);
  expect(readMarks(pattern, [await lumaOfJpeg(painted(900, 700))])).toEqual([]);
  expect(readMarks(pattern, [{ width: 64, height: 64, luma: new Uint8Array(64 * 64).fill(90) }])).toEqual([]);
  expect(readMarks(pattern, [{ width: 400, height: 300, luma: new Uint8Array(400 * 300).fill(90) }])).toEqual([]);
});

test("a file that holds no picture is refused with the reader's own words", async () => {
  const missing = readFilmLuma({ ffmpeg: ffmpegPath, file: path.join(folder, "none.mp4") });
  await expect(missing).rejects.toThrow(/cannot be read: .*No such file/);
});
