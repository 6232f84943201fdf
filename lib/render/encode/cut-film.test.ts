import { expect, test } from "vitest";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { probeFilm } from "#lib/render/testing/film-probe.ts";
import { flatShot } from "#lib/render/testing/flat-shot.ts";
import { decodeFrames, ffmpegPath } from "#lib/render/testing/media-tools.ts";
import { cutFilm } from "./cut-film.ts";
import { spliceOf } from "./splice.ts";

// Nothing is encoded where no shot brings what a passage needs.
const workshop = { ffmpeg: ffmpegPath, folder: "" };
const size = { width: 96, height: 64 };
/** A plan without sound whose shots have these many frames. */
const silent = (...frames: number[]) => ({
  ...examplePlan,
  audio: false,
  shots: examplePlan.shots
    .slice(0, frames.length)
    .map((shot, index) => ({ ...shot, duration_seconds: (frames[index] ?? 0) / 24 })),
});

/** Clean frames are grey, captioned ones blue; the red channel counts the frames. */
const shotOf = async (begin: number, frames: number, range: { first: number; end: number } | null) => {
  const numbers = Array.from({ length: frames }, (_, i) => begin + i);
  const keys = range === null ? [] : [range.first, range.end].filter((at) => at > 0 && at < frames);
  return {
    video: await flatShot(
      size,
      keys,
      numbers.map((n) => [n * 2, 60, 0] as const),
    ),
    extras:
      range === null
        ? []
        : [
            await flatShot(
              size,
              [],
              numbers.slice(range.first, range.end).map((n) => [n * 2, 60, 200] as const),
            ),
          ],
    splice: spliceOf(frames, range),
  };
};

test.each([
  [
    [
      { first: 6, end: 42 },
      { first: 6, end: 25 },
    ],
  ],
  [[{ first: 1, end: 47 }, null]],
  [
    [
      { first: 0, end: 48 },
      { first: 13, end: 26 },
    ],
  ],
  [[null, { first: 17, end: 26 }]],
])("captions spliced in at %j leave every frame in its place", async ([one, other]) => {
  const shots = [await shotOf(0, 48, one ?? null), await shotOf(48, 26, other ?? null)];
  const film = await cutFilm(silent(48, 26), shots, workshop);
  const facts = await probeFilm(film.film);
  expect(facts.complaints).toBe("");
  expect(facts.frames).toBe(74);
  expect(film.duration_seconds).toBeCloseTo(74 / 24, 6);
  const frames = await decodeFrames(film.film, 2, 2);
  const within = (n: number, range: { first: number; end: number } | null | undefined) =>
    range != null && n >= range.first && n < range.end;
  frames.forEach((frame, n) => {
    expect(Math.abs((frame[0] ?? -99) - n * 2), `frame ${n} stands at its place`).toBeLessThanOrEqual(3);
    const captioned = n < 48 ? within(n, one) : within(n - 48, other);
    expect((frame[2] ?? 0) > 100, `frame ${n} captioned`).toBe(captioned);
  });
});

test("a range that does not begin on a key frame is refused", async () => {
  const shot = await shotOf(0, 24, null);
  const splice = { frames: 19, ranges: [{ source: -1, from: 5, frames: 19 }] };
  await expect(cutFilm(silent(19), [{ ...shot, splice }], workshop)).rejects.toThrow(/cannot be cut out/);
});

test("shots of different sizes are refused", async () => {
  const large = {
    video: await flatShot({ width: 128, height: 96 }, [], [[9, 9, 9]]),
    extras: [],
    splice: spliceOf(1, null),
  };
  await expect(cutFilm(silent(24, 1), [await shotOf(0, 24, null), large], workshop)).rejects.toThrow(
    /different settings/,
  );
});

test("a film without shots is refused", async () => {
  await expect(cutFilm(silent(), [], workshop)).rejects.toThrow(/at least one shot/);
});
