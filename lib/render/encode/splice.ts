import { z } from "zod";

/**
 * How the film is spliced from a shot's files: ranges of frames, in order, each from the clean shot (`source` -1) or
 * from one of its captioned extras. Every range begins on a key frame of its source.
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
});
export type Splice = z.infer<typeof spliceSchema>;

/** The splice of a shot of `frames` frames whose captioned part is `[first, end)`, or of one without captions. */
export const spliceOf = (frames: number, caption: { first: number; end: number } | null): Splice => {
  if (caption === null) return { frames, ranges: [{ source: -1, from: 0, frames }] };
  const parts = [
    { source: -1, from: 0, frames: caption.first },
    { source: 0, from: 0, frames: caption.end - caption.first },
    { source: -1, from: caption.end, frames: frames - caption.end },
  ];
  return { frames, ranges: parts.filter((part) => part.frames > 0) };
};
