import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutTimeline } from "./cut-timeline.ts";
import { framesInHour } from "./frame-rate.ts";
import { anyTimeline, everyBase, film24, filmOf, pal25, withHandles } from "./testing/films.ts";
import { readEdl } from "./testing/read-edl.ts";
import { readFcpxml } from "./testing/read-fcpxml.ts";
import { readOtio } from "./testing/read-otio.ts";
import type { Placed, ReadTimeline } from "./testing/read-timeline.ts";
import { hasHandles, isFade, type Timeline } from "./timeline.ts";
import { edlOf } from "./write-edl.ts";
import { fcpxmlOf } from "./write-fcpxml.ts";
import { otioOf } from "./write-otio.ts";

const countedOf = ({ base: { rate } }: Timeline) => Math.round(rate.numerator / rate.denominator);
const edlRead = (timeline: Timeline) => readEdl(edlOf(timeline), countedOf(timeline));

/** What the sequence shows, from the timeline itself. */
const sequenceOf = (timeline: Timeline) =>
  timeline.clips.map(({ media, media_first, first, frames }) => ({
    source: media?.url ?? null,
    source_first: media === null ? 0 : media_first,
    first,
    frames,
  }));
const shown = ({ source, source_first, first, frames }: Placed) => ({ source, source_first, first, frames });
const lane = (read: ReadTimeline, wanted: number) => read.placed.filter((placed) => placed.lane === wanted);
const ofKind = (timeline: Timeline) => ({
  fades: timeline.blends.filter(isFade),
  dips: timeline.blends.filter((blend) => !isFade(blend) && blend.kind === "black"),
  made: timeline.blends.filter((blend) => blend.kind !== "black" && hasHandles(timeline, blend)),
  laid: timeline.blends.filter((blend) => blend.kind !== "black" && !hasHandles(timeline, blend)),
});
const span = ({ first, cut, end }: { first: number; cut: number; end: number }) => ({ first, cut, end });
const inOrder = (list: { first: number; cut: number; end: number }[]) =>
  list.map(span).toSorted((a, b) => a.first - b.first || a.cut - b.cut);

describe("any film, at any rate, is read back without a frame off", () => {
  test("OTIO", () => {
    fc.assert(
      fc.property(anyTimeline, (timeline) => {
        const read = readOtio(otioOf(timeline));
        const { fades, dips, made, laid } = ofKind(timeline);
        expect(read.frames).toBe(timeline.frames);
        expect(read.start).toBe(framesInHour(timeline.base));
        expect(read.rate).toEqual(timeline.base.rate);
        expect(lane(read, 0).map(shown)).toEqual(sequenceOf(timeline));
        expect(inOrder(read.transitions)).toEqual(inOrder([...fades, ...made]));
        for (const piece of lane(read, 1)) expect(piece.source_first).toBe(piece.first);
        expect(lane(read, 1).map(({ first, frames }) => [first, first + frames])).toEqual(
          inOrder([...dips, ...laid]).map(({ first, end }) => [first, end]),
        );
        expect(lane(read, -1).map(shown)).toEqual([
          { source: "film.mp4", source_first: 0, first: 0, frames: timeline.frames },
        ]);
        expect(read.captions).toEqual(timeline.captions);
      }),
    );
  });

  test("FCPXML", () => {
    fc.assert(
      fc.property(anyTimeline, (timeline) => {
        const read = readFcpxml(fcpxmlOf(timeline));
        const { fades, dips, made, laid } = ofKind(timeline);
        expect(read.frames).toBe(timeline.frames);
        expect(read.start).toBe(framesInHour(timeline.base));
        expect(read.drop_frame).toBe(timeline.base.drop_frame);
        expect(lane(read, 0).map(shown)).toEqual(sequenceOf(timeline));
        const halves = dips.flatMap((dip) => [
          { ...dip, end: dip.cut },
          { ...dip, first: dip.cut },
        ]);
        const black = (cut: number) =>
          timeline.clips.some((c) => c.media === null && (c.first === cut || c.first + c.frames === cut));
        const wanted = [...fades, ...halves].filter(({ cut }) => !black(cut));
        expect(inOrder(read.transitions.filter(({ cut }) => !black(cut)))).toEqual(inOrder([...wanted, ...made]));
        for (const piece of lane(read, 1)) expect(piece.source_first).toBe(piece.first);
        expect(lane(read, 1).map(({ first, frames }) => [first, first + frames])).toEqual(
          inOrder(laid).map(({ first, end }) => [first, end]),
        );
        expect(lane(read, -1).map(shown)).toEqual([
          { source: "film.mp4", source_first: 0, first: 0, frames: timeline.frames },
        ]);
        expect(read.captions.map(({ first, end }) => [first, end])).toEqual(
          timeline.captions.map(({ first, end }) => [first, end]),
        );
        expect(read.markers).toHaveLength(timeline.clips.flatMap(({ beats }) => beats).length);
      }),
    );
  });

  test("EDL", () => {
    fc.assert(
      fc.property(anyTimeline, (timeline) => {
        const read = edlRead(timeline);
        expect(read.frames).toBe(timeline.frames);
        expect(read.start).toBe(framesInHour(timeline.base));
        expect(read.drop_frame).toBe(timeline.base.drop_frame);
        const made = timeline.blends.filter((blend) => blend.kind !== "whip" && hasHandles(timeline, blend));
        const events = lane(read, 0);
        for (let frame = 0; frame < timeline.frames; frame++) {
          const event = events.find(({ first, frames }) => frame >= first && frame < first + frames);
          const blend = made.find(({ first, end }) => frame >= first && frame < end);
          // In a blend an event shows what comes; what goes runs on beneath it.
          const clip =
            blend === undefined
              ? timeline.clips.find(({ first, frames }) => frame >= first && frame < first + frames)
              : blend.kind === "black" && frame < blend.cut
                ? null
                : timeline.clips.find(({ first }) => first === blend.cut);
          const reel = clip?.media?.reel ?? null;
          if (event?.source !== reel) expect({ frame, reel: event?.source }).toEqual({ frame, reel });
          if (clip?.media == null || event === undefined) continue;
          const source = event.source_first + frame - event.first;
          const wanted = clip.media_first + frame - clip.first;
          if (source !== wanted) expect({ frame, source }).toEqual({ frame, source: wanted });
        }
        const lengths = made.flatMap((blend) =>
          blend.kind === "black"
            ? [blend.cut - blend.first, blend.end - blend.cut].filter((frames) => frames > 0)
            : [blend.end - blend.first],
        );
        const read_lengths = read.transitions.map(({ first, end }) => end - first);
        expect(read_lengths).toEqual(lengths);
        expect(read.transitions.filter(({ kind }) => kind === "W001")).toHaveLength(
          made.filter(({ kind }) => kind === "wipe").length,
        );
        for (const { url } of timeline.clips.flatMap(({ media }) => media ?? []))
          expect(read.comments).toContain(`* SOURCE FILE: ${url}`);
        const sound = { source: "FILM", source_first: 0, first: 0, frames: timeline.frames };
        expect(lane(read, -1).map(shown)).toEqual([sound, sound]);
      }),
    );
  });
});

test("thirds of a second do not add up to a frame too many or too few", () => {
  for (const { base } of everyBase)
    for (let shots = 2; shots <= 40; shots++) {
      const film = filmOf([24], []);
      const third = (count: number) => count / 3;
      const plan = {
        ...film.plan,
        duration_seconds: third(shots),
        edit_beats: [],
        shots: Array.from({ length: shots }, (_, i) => ({
          shot_id: `s${i}`,
          role: "hook" as const,
          start_seconds: third(i),
        })),
      };
      const files = plan.shots.map(({ shot_id }): [string, NonNullable<ReturnType<typeof film.shots.get>>] => [
        shot_id,
        { ...film.film, url: shot_id, file: shot_id, duration_seconds: 1 / 3 },
      ]);
      const timeline = cutTimeline(
        { ...film, plan, shots: new Map(files), film: { ...film.film, duration_seconds: shots / 3 } },
        base,
      );
      const exact = (shots * base.rate.numerator) / base.rate.denominator / 3;
      expect(Math.abs(timeline.frames - exact)).toBeLessThanOrEqual(0.5);
      expect(timeline.clips).toHaveLength(shots);
      expect(timeline.clips.reduce((sum, { frames }) => sum + frames, 0)).toBe(timeline.frames);
      for (const [i, clip] of timeline.clips.entries())
        expect(Math.abs(clip.first - (i * base.rate.numerator) / base.rate.denominator / 3)).toBeLessThanOrEqual(0.5);
    }
});

test("a file that is shorter than its shot leaves black, and nothing moves", () => {
  const film = filmOf([48, 48, 48], []);
  const shots = new Map(film.shots).set("s2", { ...film.shots.get("s2")!, duration_seconds: 1 });
  const { clips } = cutTimeline({ ...film, shots }, film24);
  expect(clips.map(({ media, first, frames }) => [media?.reel ?? "black", first, frames])).toEqual([
    ["S1", 0, 48],
    ["S2", 48, 24],
    ["black", 72, 24],
    ["S3", 96, 48],
  ]);
});

test("a blend is made by the editor only where both files hold its frames", () => {
  const film = filmOf([48, 48], [null, { kind: "dissolve", before: 10, after: 10 }]);
  const bare = cutTimeline(film, film24);
  expect(readOtio(otioOf(bare)).transitions).toEqual([]);
  expect(lane(readOtio(otioOf(bare)), 1)).toMatchObject([
    { source: "film.mp4", source_first: 38, first: 38, frames: 20 },
  ]);
  expect(edlRead(bare).comments).toContain("* EFFECT: DISSOLVE 20 FRAMES, 01:00:01:14 TO 01:00:02:10 OF film.mp4");
  for (const [ahead, beyond, made] of [
    [10, 10, true],
    [9, 10, false],
    [10, 9, false],
  ] as const) {
    const timeline = withHandles(bare, ahead, beyond);
    expect(readOtio(otioOf(timeline)).transitions.map(span)).toEqual(made ? [{ first: 38, cut: 48, end: 58 }] : []);
    expect(readFcpxml(fcpxmlOf(timeline)).transitions).toHaveLength(made ? 1 : 0);
    expect(edlRead(timeline).transitions).toEqual(made ? [{ kind: "D", first: 38, cut: 38, end: 58 }] : []);
  }
});

test("reels are eight letters and digits, each its own, and none of them a word of the format", () => {
  const film = filmOf([24, 24, 24, 24, 24], []);
  const ids = ["bl", "a-very-long-name-1", "a-very-long-name-2", "猫", "film"];
  const plan = { ...film.plan, shots: film.plan.shots.map((shot, i) => ({ ...shot, shot_id: ids[i]! })) };
  const shots = new Map(ids.map((id, i) => [id, film.shots.get(`s${i + 1}`)!]));
  const reels = cutTimeline({ ...film, plan, shots }, film24).clips.map(({ media }) => media?.reel);
  expect(reels).toEqual(["BL2", "AVERYLON", "AVERYLO2", "SHOT", "FILM2"]);
});

test.each([
  ["Keep the light", "Keep the light"],
  ["El último día", "El ultimo dia"],
  ["猫の灯台", "FILM"],
  ["منارة", "FILM"],
  ["메리노 울 담요 130×180", "FILM"],
  ["1984", "1984"],
  [`A\nB\tC & <D>`, "A B C & <D>"],
  ["x".repeat(90), "x".repeat(70)],
])("the title %j in an EDL is %j, and whole in the others", (title, ascii) => {
  const timeline = cutTimeline(filmOf([48], [], { title }), pal25);
  expect(edlRead(timeline).title).toBe(ascii);
  expect(readFcpxml(fcpxmlOf(timeline)).title).toBe(title);
  expect(readOtio(otioOf(timeline)).title).toBe(title);
});
