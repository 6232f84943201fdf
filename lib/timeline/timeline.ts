import type { TimeBase } from "./frame-rate.ts";

/** A film as an editor has it: clips in sequence, counted in frames of one rate. */

/** A file that clips take their frames from. Its first frame is frame 0. */
export interface Media {
  /** Where the file is: an absolute address, or a path relative to the document. */
  url: string;
  /** Name of the file. */
  file: string;
  /** What an EDL calls it: at most 8 letters A to Z and digits, its own in the timeline. */
  reel: string;
  frames: number;
  width: number;
  height: number;
  has_sound: boolean;
}

/** Something to be read at a place of the film. Frames count from the film's first. */
export interface Marker {
  first: number;
  frames: number;
  name: string;
  note: string;
}

/** A stretch of the picture track: frames of a file, or black where there is none. */
export interface Clip {
  name: string;
  shot_id: string | null;
  media: Media | null;
  /** First frame that is taken of the file. */
  media_first: number;
  /** First frame of the film that it fills, and how many. */
  first: number;
  frames: number;
  beats: Marker[];
}

export type BlendKind = "dissolve" | "wipe" | "whip" | "black";

/** Frames of the film, from `first` up to but not including `end`, in which one shot gives way to another or to black. */
export interface Blend {
  kind: BlendKind;
  first: number;
  end: number;
  /** The edit: the first frame of what comes. */
  cut: number;
  /** Indices of the shots that go and come; null is black. */
  from: number | null;
  to: number | null;
}

/** Words that are to be read while the frames from `first` up to but not including `end` are shown. */
export interface Caption {
  first: number;
  end: number;
  text: string;
}

export interface Timeline {
  title: string;
  language: string;
  base: TimeBase;
  width: number;
  height: number;
  frames: number;
  /** They fill the film without a hole, in order. */
  clips: Clip[];
  blends: Blend[];
  film: Media;
  captions: Caption[];
  /** What concerns the film as a whole: its end card. */
  markers: Marker[];
}

/** The clips on either side of an edit; null is black. */
const sidesOf = ({ clips }: Timeline, cut: number): { going: Clip | null; coming: Clip | null } => ({
  going: clips.find((clip) => clip.first + clip.frames === cut) ?? null,
  coming: clips.find((clip) => clip.first === cut) ?? null,
});

/**
 * Whether the files of both sides hold every frame that the blend shows of them, beyond the edit too: only then can an
 * editor make it. Blends with black need nothing from beyond.
 */
export const hasHandles = (timeline: Timeline, blend: Blend): boolean => {
  if (blend.kind === "black") return true;
  const { going, coming } = sidesOf(timeline, blend.cut);
  if (going?.media == null || coming?.media == null) return false;
  return (
    going.media_first + going.frames + (blend.end - blend.cut) <= going.media.frames &&
    coming.media_first >= blend.cut - blend.first
  );
};

/** A blend at one end of the film only: it fades in from black or out to it. */
export const isFade = ({ from, to }: Blend): boolean => from === null || to === null;

const words: Record<BlendKind, string> = {
  dissolve: "Dissolve",
  wipe: "Wipe",
  whip: "Whip pan",
  black: "Dip to black",
};

/** What an editor calls it. */
export const nameOf = (blend: Blend): string =>
  blend.from === null ? "Fade in" : blend.to === null ? "Fade out" : words[blend.kind];
