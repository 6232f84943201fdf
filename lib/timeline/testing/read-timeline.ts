/** What a reader finds in a timeline, whatever its format. Frames count from the film's first. */
export interface ReadTimeline {
  title: string;
  /** Frames a second, as a fraction. */
  rate: { numerator: number; denominator: number };
  drop_frame: boolean;
  /** Number of the film's first frame in its own timecode. */
  start: number;
  frames: number;
  placed: Placed[];
  transitions: { kind: string; first: number; cut: number; end: number }[];
  captions: { first: number; end: number; text: string }[];
  markers: { first: number; frames: number; name: string; note: string }[];
}

/** Frames of a file in the film. */
export interface Placed {
  /** 0 is the sequence, above it pictures that cover it, -1 sound. */
  lane: number;
  name: string;
  /** Where the file is, or the reel it is; null for black. */
  source: string | null;
  /** How many frames the file is said to have; null where the format does not say. */
  source_frames: number | null;
  source_first: number;
  first: number;
  frames: number;
}

/** A document that does not keep to its format. */
export class NotValid extends Error {}

export const demand: (condition: boolean, message: string) => asserts condition = (condition, message) => {
  if (!condition) throw new NotValid(message);
};
