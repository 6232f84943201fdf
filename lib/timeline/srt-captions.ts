import { framesAt, type FrameRate } from "./frame-rate.ts";
import type { Caption } from "./timeline.ts";

/** The captions of a SubRip file on the nearest frames. Blocks that hold no time are passed over. */
export const captionsOfSrt = (srt: string, rate: FrameRate): Caption[] =>
  srt
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split("\n");
      const at = lines.findIndex((line) => times.test(line));
      const found = times.exec(lines[at] ?? "");
      const text = lines
        .slice(at + 1)
        .join("\n")
        .trim();
      if (found === null || text === "") return [];
      const [from = 0, to = 0] = [found.slice(1, 5), found.slice(5, 9)].map((clock) => secondsOf(clock.map(Number)));
      return [{ first: framesAt(from, rate), end: framesAt(to, rate), text }];
    });

const times = /^(\d+):(\d\d):(\d\d),(\d{3}) --> (\d+):(\d\d):(\d\d),(\d{3})/;
const secondsOf = ([hours = 0, minutes = 0, seconds = 0, milliseconds = 0]: number[]): number =>
  hours * 3600 + minutes * 60 + seconds + milliseconds / 1000;
