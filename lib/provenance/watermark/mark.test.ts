import { createCanvas, loadImage } from "@napi-rs/canvas";
import { beforeAll, expect, test } from "vitest";
import { lumaOf, makeMark, markFilm, markPicture } from "./mark.ts";
import { patternOf, tileOf, type ChipPattern } from "./pattern.ts";
import { readMarks } from "./read-marks.ts";
import { sourceFrames } from "./testing/sample-film.ts";

const size = { width: 640, height: 360 };
const count = size.width * size.height;
const payload = "0123456789abcdef";
const key = (text: string) => new TextEncoder().encode(text);
let pattern: ChipPattern;
beforeAll(async () => {
  pattern = await patternOf(key("a secret"));
});

const marked = (frames: readonly Uint8Array[]): Uint8Array[] => {
  const marker = markFilm(makeMark(pattern, payload), size.width, size.height);
  return frames.map((frame) => {
    const copy = frame.slice();
    marker.mark(copy);
    return copy;
  });
};
const psnr = (one: Uint8Array, other: Uint8Array) =>
  10 * Math.log10(255 ** 2 / (one.reduce((sum, level, i) => sum + (level - other[i]!) ** 2, 0) / one.length));
/** Byte for byte, without the list of differences that makes a matcher slow. */
const same = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;
const flat = (level: number) => new Uint8Array((count * 3) / 2).fill(level);

test("a key always gives one pattern, and another key another", async () => {
  expect(await patternOf(key("a secret"))).toEqual(pattern);
  const [one, other] = [tileOf(pattern, payload), tileOf(await patternOf(key("another")), payload)];
  const alike = one.reduce((sum, sign, i) => sum + sign * other[i]!, 0);
  // Of 4096 signs, chance lets 64 more agree than differ.
  expect(Math.abs(alike)).toBeLessThan(5 * 64);
});

test("flat ground changes by two levels at most, and by less than one on average", () => {
  const [frame] = marked([flat(120)]) as [Uint8Array];
  const changes = frame.subarray(0, count).map((level) => Math.abs(level - 120));
  expect(changes.every((change) => change <= 2)).toBe(true);
  const mean = changes.reduce((sum, change) => sum + change, 0) / count;
  expect(mean).toBeGreaterThan(0.3);
  expect(mean).toBeLessThan(0.8);
});

test.each([
  ["test card", "testsrc2=s=%s:r=24"],
  ["fractal", "mandelbrot=s=%s:r=24"],
  ["noise", "color=c=gray:s=%s:r=24,noise=alls=90:allf=t"],
  ["flat", "color=c=gray:s=%s:r=24"],
])("%s keeps 40 dB, its colours, and always gets the same mark", (_, source) => {
  const frames = sourceFrames(source, size, 10);
  const once = marked(frames);
  expect(marked(frames).every((frame, i) => same(frame, once[i]!))).toBe(true);
  for (const [i, frame] of frames.entries()) {
    expect(psnr(once[i]!.subarray(0, count), frame.subarray(0, count))).toBeGreaterThan(40);
    expect(same(once[i]!.subarray(count), frame.subarray(count))).toBe(true);
  }
});

test("no level leaves the studio range, and one outside is only drawn nearer", () => {
  for (const level of [0, 10, 16, 17, 18, 21, 230, 233, 235, 240, 255]) {
    // Busy enough for the largest changes: the levels beside it differ from pixel to pixel.
    const frame = flat(level).map((value, i) => (i % 3 === 0 ? value : (i * 7919) % 2 === 0 ? 16 : 235));
    const [result] = marked([frame]) as [Uint8Array];
    for (let i = 0; i < count; i++) {
      const [before, after] = [frame[i]!, result[i]!];
      if (after < Math.min(16, before) || after > Math.max(235, before))
        expect.fail(`Level ${before} became ${after}.`);
    }
  }
});

test("a frame that lies askew in memory gets the same mark", () => {
  const [frame] = sourceFrames("testsrc2=s=%s:r=24", size, 1) as [Uint8Array];
  const askew = new Uint8Array(frame.length + 1).subarray(1);
  askew.set(frame);
  markFilm(makeMark(pattern, payload), size.width, size.height).mark(askew);
  expect(same(askew, marked([frame])[0]!)).toBe(true);
});

test("all colours of a picture change alike, and transparent pixels do not", () => {
  const [width, height] = [301, 277];
  const before = Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => (i % 4 === 3 ? 255 : 90 + (i % 4)));
  for (let i = 0; i < before.length; i += 40) before[i + 3] = 0;
  const after = before.slice();
  markPicture(makeMark(pattern, payload), after, width, height);
  let changed = 0;
  for (let i = 0; i < before.length; i += 4) {
    const [red, green, blue, alpha] = [0, 1, 2, 3].map((channel) => after[i + channel]! - before[i + channel]!);
    if (red !== green || green !== blue || alpha !== 0 || (before[i + 3] === 0 && red !== 0))
      expect.fail(`Pixel ${i / 4} changed by ${red}, ${green}, ${blue}, ${alpha}.`);
    if (red !== 0) changed++;
  }
  expect(changed).toBeGreaterThan(0.2 * width * height);
});

test("a still whose texture shouts a plain mark down carries one through a JPEG, at 40 dB", async () => {
  const { width, height } = size;
  const frame = sourceFrames("life=s=%s:r=24:seed=8:ratio=0.4,boxblur=1", size, 20)[19]!;
  const page = createCanvas(width, height).getContext("2d");
  const picture = page.getImageData(0, 0, width, height);
  for (let i = 0; i < count; i++) picture.data.set([frame[i]!, frame[i]!, frame[i]!, 255], 4 * i);
  const before = lumaOf(picture.data, width, height);
  markPicture(makeMark(pattern, payload), picture.data, width, height);
  expect(psnr(lumaOf(picture.data, width, height), before)).toBeGreaterThan(40);
  page.putImageData(picture, 0, 0);
  page.drawImage(await loadImage(await page.canvas.encode("jpeg", 75)), 0, 0);
  const heard = { width, height, luma: lumaOf(page.getImageData(0, 0, width, height).data, width, height) };
  expect(readMarks(pattern, [heard], { framing: "as_made" })).toMatchObject([{ payload }]);
  const stranger = await patternOf(key("another"));
  expect(readMarks(stranger, [heard], { framing: "as_made" })).toEqual([]);
  const again = createCanvas(width, height).getContext("2d").createImageData(width, height);
  for (let i = 0; i < count; i++) again.data.set([before[i]!, before[i]!, before[i]!, 255], 4 * i);
  markPicture(makeMark(pattern, payload), again.data, width, height);
  expect(same(Uint8Array.from(again.data), Uint8Array.from(picture.data))).toBe(true);
});
