import { demand, type Placed, type ReadTimeline } from "./read-timeline.ts";

/**
 * Reads a CMX 3600 edit decision list by its fixed columns: event 1 to 3, reel 6 to 13, channels 15 to 18, edit 21 to 24,
 * its frames 26 to 28, four timecodes from 30, 42, 54 and 66. Refuses events that do not follow one another, that take more
 * of a reel than they record, and timecodes that do not exist. What is heard has lane -1.
 */
export const readEdl = (text: string, counted: number): ReadTimeline & { comments: string[] } => {
  const lines = text.split("\r\n");
  demand(lines.pop() === "", "Every line ends in CR LF.");
  const title = /^TITLE: ([\x20-\x7e]{1,70})$/.exec(lines[0] ?? "")?.[1];
  demand(title !== undefined, "The first line is the title.");
  const mode = /^FCM: (NON-)?DROP FRAME$/.exec(lines[1] ?? "");
  demand(mode !== null, "The second line says how frames are counted.");
  const drop_frame = mode[1] === undefined;
  const comments = lines.filter((line) => line.startsWith("*"));
  const events = lines
    .slice(2)
    .filter((line) => !line.startsWith("*"))
    .map((line) => eventOf(line, counted, drop_frame));
  const seen = events.filter(({ channels }) => channels === "V");
  const start = seen[0]?.record.in ?? 0;
  const placed: Placed[] = [];
  const transitions: ReadTimeline["transitions"] = [];
  let at = start;
  events.forEach((event, index) => {
    const { channels, source, record, reel } = event;
    demand(source.out - source.in === record.out - record.in, `Event ${event.number} takes as much as it records.`);
    const before = events[index - 1];
    const isFrom = events[index + 1]?.number === event.number;
    demand(
      event.number === (before?.number ?? 0) + (before?.number === event.number ? 0 : 1),
      "Events are numbered in order.",
    );
    const frames = record.out - record.in;
    const lane = channels === "V" ? 0 : -1;
    if (lane === 0) {
      demand(record.in === at, `Event ${event.number} begins where the one before ends.`);
      at = record.out;
    }
    if (isFrom)
      demand(frames === 0 && event.edit === "C", "What is left in an edit of two lines is cut to for no frames.");
    if (event.edit === "C") demand(event.length === null, "A cut has no length.");
    else {
      demand(before?.number === event.number, `Event ${event.number} says in its first line what is left.`);
      demand(event.length !== null && event.length > 0 && event.length <= frames, "A dissolve lies within its event.");
      const first = record.in - start;
      transitions.push({ kind: event.edit, first, cut: first, end: first + event.length });
    }
    if (frames > 0)
      placed.push({
        lane,
        name: reel,
        source: reel === "BL" ? null : reel,
        source_frames: null,
        source_first: source.in,
        first: record.in - start,
        frames,
      });
  });
  const numerator = counted * 1000;
  const rate = { numerator: drop_frame ? numerator : counted, denominator: drop_frame ? 1001 : 1 };
  return {
    title,
    rate,
    drop_frame,
    start,
    frames: at - start,
    placed,
    transitions,
    captions: [],
    markers: [],
    comments,
  };
};

const eventOf = (line: string, counted: number, drop_frame: boolean) => {
  demand(line.length === 76, `An event has 76 columns, not ${line.length}: ${line}`);
  const column = (from: number, to: number) => line.slice(from - 1, to);
  for (const at of [4, 5, 14, 19, 20, 25, 29, 41, 53, 65])
    demand(column(at, at) === " ", `Column ${at} is empty: ${line}`);
  const reel = column(6, 13).trimEnd();
  demand(/^[A-Z0-9]{1,8}$/.test(reel), `${reel} is no reel.`);
  const channels = column(15, 18).trimEnd();
  demand(["V", "A", "A2", "AA", "B", "AA/V"].includes(channels), `There are no channels ${channels}.`);
  const edit = column(21, 24).trimEnd();
  demand(/^(C|D|W\d{3})$/.test(edit), `There is no edit ${edit}.`);
  const length = column(26, 28).trim();
  const frame = (from: number) => frameOf(column(from, from + 10), counted, drop_frame);
  return {
    number: Number(column(1, 3)),
    reel,
    channels,
    edit,
    length: length === "" ? null : Number(length),
    source: { in: frame(30), out: frame(42) },
    record: { in: frame(54), out: frame(66) },
  };
};

/** SMPTE timecode as a count of frames. Drop-frame skips numbers at each minute of which the tenth is not full. */
export const frameOf = (timecode: string, counted: number, drop_frame: boolean): number => {
  const found = /^(\d\d):(\d\d):(\d\d)([:;])(\d\d)$/.exec(timecode);
  demand(found !== null, `${timecode} is no timecode.`);
  demand((found[4] === ";") === drop_frame, `${timecode} counts otherwise than its list.`);
  const [hours, minutes, seconds, frames] = [1, 2, 3, 5].map((group) => Number(found[group])) as [
    number,
    number,
    number,
    number,
  ];
  demand(hours < 24 && minutes < 60 && seconds < 60 && frames < counted, `${timecode} does not exist.`);
  const skipped = drop_frame ? counted / 15 : 0;
  const all = hours * 60 + minutes;
  demand(!(minutes % 10 !== 0 && seconds === 0 && frames < skipped), `${timecode} is left out.`);
  return (all * 60 + seconds) * counted + frames - skipped * (all - Math.floor(all / 10));
};
