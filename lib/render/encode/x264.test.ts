import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { bareLens } from "#lib/render/scene/draw-picture.ts";
import { Raster } from "#lib/render/scene/raster/raster.ts";
import { flatShot } from "#lib/render/testing/flat-shot.ts";
import { decodeFrames, ffmpegPath, keyFramesOf } from "#lib/render/testing/media-tools.ts";
import { startEncoder, startEncoders } from "./x264.ts";

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

test("no build of the encoder searches for cheaper levels, of the film or of its sides", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "x264-"));
  try {
    const encoders = startEncoders(
      ffmpegPath,
      size,
      (["film", "side"] as const).map((use) => ({ file: path.join(folder, `${use}.mp4`), use })),
    );
    await encoders.write(new Uint8Array((size.width * size.height * 3) / 2).fill(128));
    for (const file of await encoders.finish())
      // The encoder writes all its settings into the first picture.
      expect(/ trellis=(\d)/.exec(Buffer.from(file).toString("latin1"))?.[1]).toBe("0");
  } finally {
    await rm(folder, { recursive: true });
  }
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

test("one stream of frames makes several files, each of its own frames", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "x264-"));
  const holds = [
    [0, 1, 2, 4, 6, 8, 9],
    [3, 5, 7],
    [9, 10, 11],
  ];
  try {
    const encoders = startEncoders(
      ffmpegPath,
      size,
      holds.map((held, i) => ({
        file: path.join(folder, `${i}.mp4`),
        use: i === 2 ? "side" : "film",
        keyFrames: i === 0 ? [3] : [],
        holds: held,
      })),
    );
    const raster = new Raster(size.width, size.height, 0);
    for (let n = 0; n < 12; n++) {
      raster.fillRows(0, size.height, [n * 20, 60, 60]);
      await encoders.write(raster.developPlanar(bareLens));
    }
    const files = await encoders.finish();
    for (const [i, held] of holds.entries()) {
      const frames = await decodeFrames(files[i] ?? new Uint8Array(), 2, 2);
      expect(frames).toHaveLength(held.length);
      frames.forEach((frame, at) => expect(Math.abs((frame[0] ?? -99) - held[at]! * 20)).toBeLessThanOrEqual(4));
    }
    expect(await keyFramesOf(files[0] ?? new Uint8Array())).toEqual([0, 3]);
    expect(await keyFramesOf(files[2] ?? new Uint8Array())).toEqual([0, 1, 2]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
