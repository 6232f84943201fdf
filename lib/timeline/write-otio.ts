import type { FrameRate } from "./frame-rate.ts";
import { framesInHour } from "./frame-rate.ts";
import {
  hasHandles,
  isFade,
  nameOf,
  type Blend,
  type Clip,
  type Marker,
  type Media,
  type Timeline,
} from "./timeline.ts";

/**
 * A timeline as OpenTimelineIO JSON, in schema versions that every release since 0.15 reads. Tracks from below: the shots
 * in sequence, the blends that no editor could make from the shots' files, taken from the film, and the film's sound.
 */
export const otioOf = (timeline: Timeline): string => {
  const { base, frames, title } = timeline;
  const of = writer(base.rate);
  const laid = timeline.blends.filter(
    (blend) => !isFade(blend) && (blend.kind === "black" || !hasHandles(timeline, blend)),
  );
  const made = timeline.blends.filter((blend) => !laid.includes(blend));
  const sound = of.clip("Sound", timeline.film, 0, frames, []);
  const tracks = [
    of.track("Shots", "Video", shots(timeline, made, of)),
    ...(laid.length === 0 ? [] : [of.track("Transitions as rendered", "Video", pieces(timeline, laid, of))]),
    ...(timeline.film.has_sound ? [of.track("Sound", "Audio", [sound])] : []),
  ];
  const markers = [
    ...timeline.blends.map((blend) => ({
      ...of.marker({ first: blend.first, frames: blend.end - blend.first, name: nameOf(blend), note: "" }, "PURPLE"),
      metadata: { shotwright: { kind: blend.kind, cut: of.time(blend.cut) } },
    })),
    ...timeline.captions.map(({ first, end, text }) =>
      of.marker({ first, frames: end - first, name: "Caption", note: text }, "WHITE"),
    ),
    ...timeline.markers.map((marker) => of.marker(marker, "CYAN")),
  ];
  const document = {
    OTIO_SCHEMA: "Timeline.1",
    name: title,
    global_start_time: of.time(framesInHour(base)),
    metadata: { shotwright: { language: timeline.language, drop_frame: base.drop_frame } },
    tracks: { OTIO_SCHEMA: "Stack.1", ...of.item("tracks"), markers, children: tracks },
  };
  return `${JSON.stringify(document, null, 4)}\n`;
};

type Writer = ReturnType<typeof writer>;

const writer = (rate: FrameRate) => {
  const time = (value: number) => ({ OTIO_SCHEMA: "RationalTime.1", rate: rate.numerator / rate.denominator, value });
  const range = (start: number, duration: number) => ({
    OTIO_SCHEMA: "TimeRange.1",
    start_time: time(start),
    duration: time(duration),
  });
  const item = (name: string) => ({ name, metadata: {}, source_range: null as unknown, effects: [], enabled: true });
  const marker = ({ first, frames, name, note }: Marker, color: string) => ({
    OTIO_SCHEMA: "Marker.2",
    name,
    color,
    comment: note,
    marked_range: range(first, frames),
    metadata: {},
  });
  const reference = ({ url, file, frames }: Media) => ({
    OTIO_SCHEMA: "ExternalReference.1",
    name: file,
    target_url: url,
    available_range: range(0, frames),
    available_image_bounds: null,
    metadata: {},
  });
  return {
    time,
    item,
    marker,
    clip: (name: string, media: Media, first: number, frames: number, markers: object[]) => ({
      OTIO_SCHEMA: "Clip.2",
      ...item(name),
      source_range: range(first, frames),
      markers,
      media_references: { DEFAULT_MEDIA: reference(media) },
      active_media_reference_key: "DEFAULT_MEDIA",
    }),
    gap: (frames: number, markers: object[] = []) => ({
      OTIO_SCHEMA: "Gap.1",
      ...item(""),
      source_range: range(0, frames),
      markers,
    }),
    track: (name: string, kind: "Video" | "Audio", children: object[]) => ({
      OTIO_SCHEMA: "Track.1",
      ...item(name),
      kind,
      markers: [],
      children,
    }),
    transition: (blend: Blend) => ({
      OTIO_SCHEMA: "Transition.1",
      name: nameOf(blend),
      transition_type: ["dissolve", "black"].includes(blend.kind) ? "SMPTE_Dissolve" : "Custom_Transition",
      in_offset: time(blend.cut - blend.first),
      out_offset: time(blend.end - blend.cut),
      metadata: { shotwright: { kind: blend.kind } },
    }),
  };
};

const shots = ({ clips, frames }: Timeline, made: Blend[], of: Writer): object[] => {
  const at = (cut: number) => made.filter((blend) => blend.cut === cut).map(of.transition);
  return [...clips.flatMap((clip) => [...at(clip.first), shot(clip, of)]), ...at(frames)];
};

/** Markers of a clip stand in the time of its file, so that they go with it. */
const shot = (clip: Clip, of: Writer): object => {
  const markers = clip.beats.map((beat) =>
    of.marker({ ...beat, first: beat.first - clip.first + (clip.media === null ? 0 : clip.media_first) }, "GREEN"),
  );
  if (clip.media === null) return of.gap(clip.frames, markers);
  const written = of.clip(clip.name, clip.media, clip.media_first, clip.frames, markers);
  return { ...written, metadata: { shotwright: { shot_id: clip.shot_id, reel: clip.media.reel } } };
};

/** Stretches of the film in their places, with gaps between. */
const pieces = ({ film }: Timeline, laid: Blend[], of: Writer): object[] => {
  let at = 0;
  return laid.flatMap((blend) => {
    const gap = blend.first - at;
    at = blend.end;
    const piece = of.clip(nameOf(blend), film, blend.first, blend.end - blend.first, []);
    return gap === 0 ? [piece] : [of.gap(gap), piece];
  });
};
