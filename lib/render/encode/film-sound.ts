import { spawn } from "node:child_process";
import { arrayBuffer } from "node:stream/consumers";
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, type EncodedPacket } from "mediabunny";
import { fps } from "#lib/contract/vocabulary.ts";
import { composeBed } from "#lib/render/audio/compose-bed.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";

/** Composes the sound of a film, as long as its shots together, and encodes it: AAC in an MP4 of its own. */
export const encodeSound = async (plan: ScenePlan, ffmpeg: string): Promise<Uint8Array> => {
  const frames = plan.shots.reduce((sum, { duration_seconds }) => sum + Math.round(duration_seconds * fps), 0);
  const { left, right, sample_rate_hz } = composeBed(plan, frames / fps);
  const raw = `-f f32le -ar ${sample_rate_hz} -ac 2 -i pipe:0`;
  // What goes through a pipe cannot be gone back to: the header comes first, and the packets in fragments.
  const coded = "-c:a aac -b:a 128k -movflags empty_moov+default_base_moof -f mp4 pipe:1";
  const child = spawn(ffmpeg, ["-v", "error", ...raw.split(" "), ...coded.split(" ")], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  let words = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (words = (words + text).slice(-2000)));
  // A broken pipe is only the consequence: the cause comes with the end of the process.
  child.stdin.on("error", () => undefined);
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  child.stdin.end(new Uint8Array(interleaved(left, right).buffer));
  const [code, file] = await Promise.all([closed, arrayBuffer(child.stdout)]);
  if (code !== 0) throw new Error(`The sound was not encoded: ${words.trim() || "the encoder ended early"}`);
  return new Uint8Array(file);
};

/** Both sides in turn, as an encoder reads them. */
const interleaved = (left: Float32Array, right: Float32Array): Float32Array<ArrayBuffer> => {
  const levels = new Float32Array(left.length * 2);
  for (let at = 0; at < left.length; at++) {
    levels[at * 2] = left[at]!;
    levels[at * 2 + 1] = right[at]!;
  }
  return levels;
};

/** The packets of an encoded sound, as they are, and how to decode them. */
export const soundIn = async (bytes: Uint8Array): Promise<{ packets: EncodedPacket[]; config: AudioDecoderConfig }> => {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  const track = await input.getPrimaryAudioTrack();
  const config = await track?.getDecoderConfig();
  if (track == null || config == null) throw new Error("The sound's file holds no sound track.");
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  return { packets, config };
};
