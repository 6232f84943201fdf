import fc from "fast-check";
import { cutTimeline, type FinishedFilm } from "#lib/timeline/cut-timeline.ts";
import type { TimeBase } from "#lib/timeline/frame-rate.ts";
import type { Blend, BlendKind, Timeline } from "#lib/timeline/timeline.ts";

const base = (numerator: number, denominator: number, drop_frame = false): TimeBase => ({
  rate: { numerator, denominator },
  drop_frame,
});
export const film24 = base(24, 1);
export const pal25 = base(25, 1);
export const ntsc23 = base(24_000, 1001);
export const ntsc30 = base(30_000, 1001);
export const ntsc30Drop = base(30_000, 1001, true);
export const ntsc60Drop = base(60_000, 1001, true);
export const everyBase = [
  { name: "23.976", base: ntsc23 },
  { name: "24", base: film24 },
  { name: "25", base: pal25 },
  { name: "29.97", base: ntsc30 },
  { name: "29.97 drop-frame", base: ntsc30Drop },
  { name: "30", base: base(30, 1) },
  { name: "59.94 drop-frame", base: ntsc60Drop },
];

const size = { width: 1280, height: 720 };

/** How two shots are joined, and frames that the blend takes on either side. */
type Join = { kind: BlendKind; before: number; after: number } | null;

/** A film of shots of these lengths in frames of its plan, joined like this; a join before the first shot is a fade. */
export const filmOf = (
  frames: readonly number[],
  joins: readonly Join[],
  more: { title?: string; language?: string; srt?: string; end_card?: FinishedFilm["plan"]["end_card"] } = {},
): FinishedFilm => {
  const ends = frames.map((_, index) => frames.slice(0, index + 1).reduce((sum, each) => sum + each, 0));
  const shots = frames.map((length, index) => ({
    shot_id: `s${index + 1}`,
    role: (["hook", "build", "turn", "payoff"] as const)[index % 4]!,
    start_seconds: (ends[index]! - length) / 24,
    duration_seconds: length / 24,
  }));
  const total = ends.at(-1) ?? 0;
  const blends = joins.flatMap((join, index): Blend[] => {
    if (join === null) return [];
    const cut = index === 0 ? 0 : ends[index - 1]!;
    const [from, to] = [index === 0 ? null : index - 1, index === frames.length ? null : index];
    const sides = { first: cut - (from === null ? 0 : join.before), end: cut + (to === null ? 0 : join.after) };
    return [{ kind: from === null || to === null ? "black" : join.kind, ...sides, cut, from, to }];
  });
  return {
    plan: {
      title: more.title ?? "Keep the light",
      language: more.language ?? "en",
      audio: true,
      duration_seconds: total / 24,
      fps: 24,
      end_card: more.end_card ?? null,
      shots,
      edit_beats: shots.map((shot, index) => ({
        shot_id: shot.shot_id,
        start_seconds: shot.start_seconds,
        end_seconds: shot.start_seconds + shot.duration_seconds,
        beat: `Beat ${index + 1}`,
        action: `"Wind" & <rain>`,
        sound: index === 0 ? "" : "surf",
      })),
    },
    shots: new Map(
      shots.map(({ shot_id, duration_seconds }) => {
        const file = `${shot_id}.mp4`;
        return [shot_id, { url: `shots/${file}`, file, ...size, duration_seconds }];
      }),
    ),
    film: { url: "film.mp4", file: "film.mp4", ...size, duration_seconds: total / 24 },
    blends,
    srt: more.srt ?? "",
  };
};

/** The same timeline, its files with frames to spare on both sides of what is used. */
export const withHandles = (timeline: Timeline, ahead: number, beyond: number): Timeline => ({
  ...timeline,
  clips: timeline.clips.map((clip) =>
    clip.media === null
      ? clip
      : { ...clip, media_first: ahead, media: { ...clip.media, frames: ahead + clip.frames + beyond } },
  ),
});

const joins = fc.option(
  fc.record({
    kind: fc.constantFrom<BlendKind>("dissolve", "wipe", "whip", "black"),
    before: fc.integer({ min: 2, max: 9 }),
    after: fc.integer({ min: 2, max: 9 }),
  }),
);

/** Films of one to six shots, at any rate, some files with frames to spare and some too short. */
export const anyTimeline: fc.Arbitrary<Timeline> = fc
  .record({
    frames: fc.array(fc.integer({ min: 24, max: 240 }), { minLength: 1, maxLength: 6 }),
    joins: fc.array(joins, { minLength: 7, maxLength: 7 }),
    title: fc.string({ unit: "grapheme", maxLength: 90 }),
    base: fc.constantFrom(...everyBase.map((each) => each.base)),
    ahead: fc.constantFrom(0, 0, 30),
    beyond: fc.constantFrom(0, 0, 30),
    short: fc.option(fc.nat(5)),
    words: fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
  })
  .map(({ frames, joins, title, base, ahead, beyond, short, words }) => {
    const film = filmOf(frames, joins.slice(0, frames.length + 1), {
      title,
      srt: `1\n00:00:00,250 --> 00:00:00,792\n${words}\n\n`,
    });
    const shots = new Map(film.shots);
    const cropped = shots.get(`s${(short ?? 9) + 1}`);
    if (cropped !== undefined)
      shots.set(cropped.file.slice(0, 2), { ...cropped, duration_seconds: cropped.duration_seconds / 2 });
    return withHandles(cutTimeline({ ...film, shots }, base), ahead, beyond);
  });
