import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { flatShot } from "#lib/render/testing/flat-shot.ts";
import { decodeFrames, ffmpegPath, keyFramesOf } from "#lib/render/testing/media-tools.ts";
import { startEncoder } from "./x264.ts";

const size = { width: 160, height: 96 };

test("colours come back as they were drawn", async () => {
  const colours = [
    [192, 0, 0],
    [0, 192, 0],
    [0, 0, 192],
    [224, 122, 63],
    [18, 20, 42],
    [245, 245, 240],
    [128, 128, 128],
  ] as const;
  // Each colour for half a second: long enough that the encoder has settled on it.
  const frames = await decodeFrames(
    await flatShot(
      size,
      [],
      colours.flatMap((colour) => Array.from({ length: 12 }, () => colour)),
    ),
    size.width,
    size.height,
  );
  expect(frames).toHaveLength(colours.length * 12);
  for (const [i, colour] of colours.entries()) {
    const frame = frames[i * 12 + 6] ?? new Uint8Array();
    const middle = (48 * size.width + 80) * 4;
    for (const [channel, level] of colour.entries())
      expect(
        Math.abs((frame[middle + channel] ?? -99) - level),
        `${String(colour)} channel ${channel}`,
      ).toBeLessThanOrEqual(3);
  }
});

test("an encoder that cannot write says so in its own words", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "x264-"));
  try {
    // Frames larger than a pipe holds, and more of them than it takes before the end is noticed.
    const frame = new Uint8Array(1280 * 720 * 4);
    const encoder = startEncoder(
      ffmpegPath,
      { width: 1280, height: 720 },
      [],
      path.join(folder, "missing", "film.mp4"),
    );
    const encode = async () => {
      for (let i = 0; i < 50; i++) await encoder.write(frame);
    };
    await expect(encode()).rejects.toThrow(/The encoder failed: .*No such file/s);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("an encoder that is not there is a failure, not a crash", async () => {
  const encoder = startEncoder("/nowhere/ffmpeg", size, [], "film.mp4");
  await expect(encoder.finish()).rejects.toThrow(/ENOENT/);
});

test("key frames lie exactly where they were asked for", async () => {
  const asked = Array.from({ length: 59 }, (_, i) => i + 1).filter((frame) => frame % 3 !== 0);
  const grey = [90, 90, 90] as const;
  const film = await flatShot(
    size,
    asked,
    Array.from({ length: 60 }, () => grey),
  );
  expect(await keyFramesOf(film)).toEqual([0, ...asked]);
});
