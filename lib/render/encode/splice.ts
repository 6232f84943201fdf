import { z } from "zod";

/**
 * How the film is spliced from a shot's files: ranges of frames, in order, each from the clean shot (`source` -1) or
 * from one of its extras. Every range begins on a key frame of its source. `head` and `tail` name the extras that show the
 * shot in the passages at its ends, where it has such; the shot has key frames where those passages end and begin.
 */
export const spliceSchema = z.object({
  frames: z.number().int().positive(),
  ranges: z.array(
    z.object({
      source: z.number().int().min(-1),
      /** First frame of the range in the source file, and how many are taken. */
      from: z.number().int().min(0),
      frames: z.number().int().positive(),
    }),
  ),
  head: z.number().int().min(0).nullable().default(null),
  tail: z.number().int().min(0).nullable().default(null),
});
export type Splice = z.infer<typeof spliceSchema>;

/**
 * The splice of a shot of `frames` frames whose captioned part is `[first, end)` and stands among its extras at
 * `captioned`, or of one without captions; `sides` are the extras of its passages.
 */
export const spliceOf = (
  frames: number,
  caption: { first: number; end: number } | null,
  captioned: number | null = 0,
  sides: { head: number | null; tail: number | null } = { head: null, tail: null },
): Splice => {
  if (caption === null || captioned === null) return { frames, ranges: [{ source: -1, from: 0, frames }], ...sides };
  const parts = [
    { source: -1, from: 0, frames: caption.first },
    { source: captioned, from: 0, frames: caption.end - caption.first },
    { source: -1, from: caption.end, frames: frames - caption.end },
  ];
  return { frames, ranges: parts.filter((part) => part.frames > 0), ...sides };
};

/** Of a shot's extras those that its passages are made of; the others are left empty. */
export const sidesOf = ({ extras, splice }: { extras: Uint8Array[]; splice: unknown }) => {
  const { head, tail } = spliceSchema.parse(splice);
  return {
    extras: extras.map((file, at) => (at === head || at === tail ? file : new Uint8Array())),
    splice,
  };
};

/** The ranges without the first `head` frames and the last `tail`. */
export const trimmed = ({ frames, ranges }: Splice, head: number, tail: number): Splice["ranges"] => {
  let at = 0;
  return ranges.flatMap((range) => {
    const begin = Math.max(0, head - at);
    const end = Math.min(range.frames, frames - tail - at);
    at += range.frames;
    return end <= begin ? [] : [{ source: range.source, from: range.from + begin, frames: end - begin }];
  });
};
