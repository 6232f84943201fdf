import { framesInHour, timecodeOf } from "./frame-rate.ts";
import { hasHandles, nameOf, type Blend, type Clip, type Timeline } from "./timeline.ts";

/** What an event shows: frames of a reel from `first` on. */
interface Source {
  reel: string;
  first: number;
  /** Name and place of the file; null for black. */
  file: { name: string; url: string } | null;
}

/** One event of the list; `first` and `end` are frames of the film. */
interface Event {
  source: Source;
  first: number;
  end: number;
  /** How it comes: null is a cut. */
  entry: { code: "D" | "W001"; frames: number; from: Source } | null;
  notes: string[];
}

const black: Source = { reel: "BL", first: 0, file: null };

/**
 * A timeline as a CMX 3600 edit decision list, record from 01:00:00:00. Dissolves and wipes are events where the files hold
 * their frames; else the edit is a cut and a comment says what the film shows there. Fades go by way of black. Event lines
 * and the title are ASCII, comments UTF-8.
 */
export const edlOf = (timeline: Timeline): string => {
  const { base, film, frames } = timeline;
  const start = framesInHour(base);
  const code = (frame: number) => timecodeOf(frame, base);
  const events: Event[] = eventsOf(timeline);
  const line = (number: number, channel: string, how: string, source: Source, first: number, end: number) =>
    [
      `${String(number).padStart(3, "0")} `,
      source.reel.padEnd(8),
      channel.padEnd(5),
      how.padEnd(8),
      ...[source.first, source.first + end - first, start + first, start + end].map(code),
    ].join(" ");
  const lines = events.flatMap(({ source, first, end, entry, notes }, index) => {
    const number = index + 1;
    const event =
      entry === null
        ? [line(number, "V", "C", source, first, end)]
        : [
            line(number, "V", "C", entry.from, first, first),
            line(number, "V", `${entry.code.padEnd(4)} ${String(entry.frames).padStart(3, "0")}`, source, first, end),
          ];
    return [...event, ...filesOf(source, entry?.from ?? null), ...notes.map((note) => `* ${oneLine(note)}`)];
  });
  const heard = { reel: film.reel, first: 0, file: { name: film.file, url: film.url } };
  // An event a channel: what names two at once is not read everywhere.
  const sound = (film.has_sound ? ["A", "A2"] : []).flatMap((channel, index) => [
    line(events.length + 1 + index, channel, "C", heard, 0, frames),
    ...filesOf(heard, null),
  ]);
  const head = [`TITLE: ${asciiOf(timeline.title)}`, `FCM: ${base.drop_frame ? "DROP FRAME" : "NON-DROP FRAME"}`];
  const about = [
    ...(asciiOf(timeline.title) === oneLine(timeline.title) ? [] : [`FILM TITLE: ${oneLine(timeline.title)}`]),
    ...timeline.markers.map(
      ({ first, name, note }) => `LOC: ${code(start + first)} CYAN    ${oneLine(`${name}: ${note}`)}`,
    ),
    ...timeline.captions.map(({ first, text }) => `LOC: ${code(start + first)} WHITE   ${oneLine(text)}`),
  ].map((note) => `* ${note}`);
  return `${[...head, ...lines, ...sound, ...about].join("\r\n")}\r\n`;
};

const eventsOf = (timeline: Timeline): Event[] => {
  const { clips, blends } = timeline;
  const at = (cut: number): Blend | null => blends.find((blend) => blend.cut === cut) ?? null;
  return clips.flatMap((clip): Event[] => {
    const into = at(clip.first);
    const out = at(clip.first + clip.frames);
    const first = into !== null && isMade(timeline, into) && into.kind !== "black" ? into.first : clip.first;
    const end = out !== null && isMade(timeline, out) ? out.first : clip.first + clip.frames;
    const notes = notesOf(timeline, clip, into);
    const event = { source: sourceAt(clip, first), first, end, entry: entryOf(timeline, clip, into), notes };
    if (out?.kind !== "black") return [event];
    // Black comes over the end of this clip.
    const entry = { code: "D" as const, frames: out.cut - out.first, from: sourceAt(clip, end) };
    return [event, { source: black, first: end, end: out.cut, entry, notes: [] }];
  });
};

/** Whether the list holds it as an event, not only as a comment. */
const isMade = (timeline: Timeline, blend: Blend): boolean => blend.kind !== "whip" && hasHandles(timeline, blend);

const entryOf = (timeline: Timeline, clip: Clip, into: Blend | null): Event["entry"] => {
  if (into === null || !isMade(timeline, into)) return null;
  if (into.kind === "black") return { code: "D", frames: into.end - into.cut, from: black };
  const going = timeline.clips.find((other) => other.first + other.frames === clip.first);
  if (going === undefined) return null;
  const code = into.kind === "wipe" ? "W001" : "D";
  return { code, frames: into.end - into.first, from: sourceAt(going, into.first) };
};

const notesOf = (timeline: Timeline, clip: Clip, into: Blend | null): string[] => {
  const start = framesInHour(timeline.base);
  const code = (frame: number) => timecodeOf(start + frame, timeline.base);
  const told = into === null || isMade(timeline, into) ? [] : [into];
  return [
    ...told.map(
      (blend) =>
        `EFFECT: ${nameOf(blend).toUpperCase()} ${blend.end - blend.first} FRAMES, ${code(blend.first)} TO ${code(blend.end)} OF ${timeline.film.file}`,
    ),
    ...clip.beats.map((beat) => `LOC: ${code(beat.first)} GREEN   ${beat.name}`),
  ];
};

/** What a clip shows on a frame of the film; before its beginning and after its end, what its file would. */
const sourceAt = ({ media, media_first, first }: Clip, frame: number): Source =>
  media === null
    ? black
    : { reel: media.reel, first: media_first + frame - first, file: { name: media.file, url: media.url } };

const filesOf = ({ file }: Source, from: Source | null): string[] => [
  ...(from?.file == null ? [] : [`* FROM CLIP NAME: ${from.file.name}`]),
  ...(file === null
    ? []
    : [`* ${from === null ? "FROM" : "TO"} CLIP NAME: ${file.name}`, `* SOURCE FILE: ${file.url}`]),
];

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

/** At most 70 ASCII letters: accents fall off; a title in another script leaves none. */
const asciiOf = (title: string): string => {
  const plain = oneLine(
    title
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/[^\x20-\x7e]+/g, " "),
  );
  // Of a name in another script a size may be left, which names nothing; "1984" is a title.
  const named = /[A-Za-z]/.test(plain) || (/[0-9]/.test(plain) && !/[^\P{L}A-Za-z]/u.test(title));
  return named ? plain.slice(0, 70).trim() : "FILM";
};
