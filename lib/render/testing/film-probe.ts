import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ffmpegPath, ffprobePath, withFile } from "./media-tools.ts";

const run = promisify(execFile);

export interface FilmFacts {
  /** What a whole decode complained about; empty when clean. */
  complaints: string;
  frames: number;
  fps: number;
  width: number;
  height: number;
  codec: string;
  profile: string;
  pixel_format: string;
  colour: string;
  audio_codec: string | null;
  duration_seconds: number;
  integrated_lufs: number;
  true_peak_db: number;
  black: number;
  frozen: number;
  silent: number;
  /** Frames on which the picture changes at once. */
  cuts: number[];
  boxes: string[];
}

/** The order of the top-level boxes of an MP4. */
const boxesOf = (bytes: Uint8Array): string[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names = [];
  for (let at = 0; at + 8 <= bytes.byteLength;) {
    const size = view.getUint32(at);
    names.push(Buffer.from(bytes.subarray(at + 4, at + 8)).toString("latin1"));
    if (size < 8) break;
    at += size;
  }
  return names;
};

interface Probe {
  streams: Record<string, string>[];
  format: { duration: string };
}

/** Decodes a film from end to end with ffprobe and ffmpeg and says what is in it. */
export const probeFilm = (bytes: Uint8Array): Promise<FilmFacts> =>
  withFile(bytes, async (file) => {
    const probed = JSON.parse(
      (await run(ffprobePath, ["-v", "error", "-count_frames", "-show_streams", "-show_format", "-of", "json", file]))
        .stdout,
    ) as Probe;
    const video = probed.streams.find((stream) => stream["codec_type"] === "video") ?? {};
    const audio = probed.streams.find((stream) => stream["codec_type"] === "audio");
    const measure = async (...args: string[]) =>
      (
        await run(ffmpegPath, ["-hide_banner", "-nostats", "-i", file, ...args, "-f", "null", "-"], {
          maxBuffer: 1 << 26,
        })
      ).stderr;
    const picture = await measure("-an", "-vf", "blackdetect=d=0.2:pix_th=0.06,freezedetect=n=-60dB:d=0.5");
    const scenes = await measure("-an", "-vf", "select='gt(scene,0.12)',showinfo");
    const sound =
      audio === undefined ? "" : await measure("-vn", "-af", "ebur128=peak=true,silencedetect=n=-50dB:d=0.4");
    const last = (pattern: RegExp) => Number([...sound.matchAll(pattern)].at(-1)?.[1] ?? Number.NaN);
    const [up = 0, down = 1] = (video["r_frame_rate"] ?? "0/1").split("/").map(Number);
    const fps = up / down;
    return {
      complaints: (await run(ffmpegPath, ["-v", "error", "-i", file, "-f", "null", "-"])).stderr,
      frames: Number(video["nb_read_frames"]),
      fps,
      width: Number(video["width"]),
      height: Number(video["height"]),
      codec: video["codec_name"] ?? "",
      profile: video["profile"] ?? "",
      pixel_format: video["pix_fmt"] ?? "",
      colour: [video["color_space"], video["color_primaries"], video["color_transfer"], video["color_range"]].join(" "),
      audio_codec: audio?.["codec_name"] ?? null,
      duration_seconds: Number(video["duration"]),
      integrated_lufs: last(/I:\s+(-?[\d.]+) LUFS/g),
      true_peak_db: last(/Peak:\s+(-?[\d.]+) dBFS/g),
      black: picture.match(/black_start/g)?.length ?? 0,
      frozen: picture.match(/freeze_start/g)?.length ?? 0,
      silent: sound.match(/silence_start/g)?.length ?? 0,
      cuts: [...scenes.matchAll(/pts_time:([\d.]+)/g)].map((match) => Math.round(Number(match[1]) * fps)),
      boxes: boxesOf(bytes),
    };
  });
