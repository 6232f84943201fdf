import { framesInHour } from "./frame-rate.ts";
import {
  hasHandles,
  nameOf,
  type Blend,
  type Caption,
  type Clip,
  type Marker,
  type Media,
  type Timeline,
} from "./timeline.ts";
import { element, type Xml } from "./xml.ts";

/**
 * A timeline as FCPXML 1.10. The shots are the primary storyline; connected above it are the blends that no editor could
 * make from the shots' files, taken from the film, and the captions; below it is the film's sound. What fades through black
 * does so by its clips' opacity, which needs no frames beyond the edit. Every time is a whole number of frames.
 */
export const fcpxmlOf = (timeline: Timeline): string => {
  const { base, title, frames } = timeline;
  const start = framesInHour(base);
  const of = resourcesOf(timeline);
  const tcFormat = base.drop_frame ? "DF" : "NDF";
  const spine = timeline.clips.flatMap((clip, index) => {
    const { rate } = base;
    const blend = timeline.blends.find(({ cut }) => cut === clip.first);
    const transition =
      blend === undefined || blend.kind === "black" || !hasHandles(timeline, blend)
        ? []
        : [
            element("transition", {
              name: blend.kind === "dissolve" ? "Cross Dissolve" : nameOf(blend),
              offset: timeOf(start + blend.first, rate),
              duration: timeOf(blend.end - blend.first, rate),
            }),
          ];
    return [...transition, storyClip(timeline, clip, index, of, tcFormat)];
  });
  const sequence = element(
    "sequence",
    {
      format: of.format(timeline),
      duration: timeOf(frames, base.rate),
      tcStart: timeOf(start, base.rate),
      tcFormat,
      audioLayout: "stereo",
      audioRate: "48k",
    },
    [element("spine", {}, spine)],
  );
  const project = element("project", { name: title }, [sequence]);
  const library = element("library", {}, [element("event", { name: title }, [project])]);
  const document = element("fcpxml", { version: "1.10" }, [element("resources", {}, of.listed()), library]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE fcpxml>\n${document("")}`;
};

/** Frames as a rational number of seconds, in units of one frame; whole seconds are written as such. */
const timeOf = (frames: number, { numerator, denominator }: Timeline["base"]["rate"]): string => {
  const units = frames * denominator;
  return units % numerator === 0 ? `${units / numerator}s` : `${units}/${numerator}s`;
};

/** Formats and assets, each listed once, in the order in which they are first named. */
const resourcesOf = ({ base: { rate } }: Timeline) => {
  const resources = new Map<string, { id: string; xml: Xml }>();
  const named = (key: string, write: (id: string) => Xml): string => {
    const known = resources.get(key);
    if (known !== undefined) return known.id;
    const id = `r${resources.size + 1}`;
    resources.set(key, { id, xml: write(id) });
    return id;
  };
  const format = ({ width, height }: { width: number; height: number }) =>
    named(`${width}x${height}`, (id) =>
      element("format", { id, frameDuration: timeOf(1, rate), width, height, colorSpace: "1-1-1 (Rec. 709)" }),
    );
  const asset = (media: Media): string => {
    const size = format(media);
    return named(media.url, (id) =>
      element(
        "asset",
        {
          id,
          name: media.file,
          start: "0s",
          duration: timeOf(media.frames, rate),
          hasVideo: 1,
          format: size,
          videoSources: 1,
          ...(media.has_sound ? { hasAudio: 1, audioSources: 1, audioChannels: 2, audioRate: 48_000 } : {}),
        },
        [element("media-rep", { kind: "original-media", src: media.url, suggestedFilename: media.file })],
      ),
    );
  };
  return { format, asset, listed: () => [...resources.values()].map(({ xml }) => xml) };
};

type Resources = ReturnType<typeof resourcesOf>;

const storyClip = (timeline: Timeline, clip: Clip, index: number, of: Resources, tcFormat: string): Xml => {
  const { rate } = timeline.base;
  const time = (frames: number) => timeOf(frames, rate);
  const within = (frame: number) => frame >= clip.first && frame < clip.first + clip.frames;
  /** A frame of the film in the time of this clip's file, which is what connected things are placed by. */
  const local = (frame: number) => time((clip.media === null ? 0 : clip.media_first) + frame - clip.first);
  const laid = timeline.blends.filter(
    (blend) => blend.kind !== "black" && within(blend.first) && !hasHandles(timeline, blend),
  );
  const connected = [
    ...(index === 0 && timeline.film.has_sound
      ? [
          filmClip(timeline, of, "Sound", 0, timeline.frames, local(0), {
            lane: -1,
            srcEnable: "audio",
            audioRole: "music",
          }),
        ]
      : []),
    ...laid.map((blend) =>
      filmClip(timeline, of, nameOf(blend), blend.first, blend.end, local(blend.first), {
        lane: 1,
        srcEnable: "video",
      }),
    ),
    ...timeline.captions.filter(({ first }) => within(first)).map((caption) => captionClip(timeline, caption, local)),
  ];
  const markers = [...clip.beats, ...timeline.markers.filter(({ first }) => within(first))].map((marker) =>
    markerAt(marker, local(marker.first), time(1)),
  );
  const attributes = { offset: time(framesInHour(timeline.base) + clip.first), name: clip.name };
  const extent = { start: local(clip.first), duration: time(clip.frames) };
  if (clip.media === null) return element("gap", { ...attributes, ...extent }, [...connected, ...markers]);
  const asset = { ref: of.asset(clip.media), ...attributes, ...extent, format: of.format(clip.media), tcFormat };
  return element("asset-clip", { ...asset, videoRole: "video" }, [
    ...opacity(timeline, clip, time),
    ...connected,
    ...markers,
  ]);
};

/** The clip's coming from black and going to it. */
const opacity = ({ blends }: Timeline, clip: Clip, time: (frames: number) => string): Xml[] => {
  const through = (cut: number) => blends.find((blend) => blend.kind === "black" && blend.cut === cut);
  const into = through(clip.first);
  const out = through(clip.first + clip.frames);
  const fade = (name: string, frames: number) =>
    frames === 0 ? [] : [element(name, { type: "linear", duration: time(frames) })];
  const fades = [
    ...fade("fadeIn", into === undefined ? 0 : into.end - into.cut),
    ...fade("fadeOut", out === undefined ? 0 : out.cut - out.first),
  ];
  return fades.length === 0
    ? []
    : [element("adjust-blend", { amount: "1" }, [element("param", { name: "amount" }, fades)])];
};

const filmClip = (
  { film, base }: Timeline,
  of: Resources,
  name: string,
  first: number,
  end: Blend["end"],
  offset: string,
  more: Record<string, string | number>,
): Xml => {
  const { lane, ...rest } = more;
  return element("asset-clip", {
    ref: of.asset(film),
    lane: lane ?? 1,
    offset,
    name,
    start: timeOf(first, base.rate),
    duration: timeOf(end - first, base.rate),
    ...rest,
  });
};

const captionClip = ({ language, base }: Timeline, caption: Caption, local: (frame: number) => string): Xml => {
  const style = `ts${caption.first}`;
  const text = element("text", { placement: "bottom" }, [element("text-style", { ref: style }, caption.text)]);
  const look = {
    font: "Helvetica",
    fontSize: 13,
    fontFace: "Regular",
    fontColor: "1 1 1 1",
    backgroundColor: "0 0 0 1",
  };
  return element(
    "caption",
    {
      lane: 2,
      offset: local(caption.first),
      name: caption.text.replace(/\s+/g, " "),
      duration: timeOf(caption.end - caption.first, base.rate),
      role: `SRT?captionFormat=SRT.${language}`,
    },
    [text, element("text-style-def", { id: style }, [element("text-style", look)])],
  );
};

const markerAt = ({ name, note }: Marker, start: string, duration: string): Xml =>
  element("marker", { start, duration, value: name, ...(note === "" ? {} : { note }) });
