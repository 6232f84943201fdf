import { registerAacEncoder } from "@mediabunny/aac-encoder";
import {
  ALL_FORMATS,
  AudioSample,
  AudioSampleSource,
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
  type EncodedPacket,
} from "mediabunny";
import { fps } from "#lib/contract/vocabulary.ts";
import { composeBed } from "#lib/render/audio/compose-bed.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import type { CutFilm, ShotFiles } from "./jobs.ts";
import { sameDecoder } from "./same-decoder.ts";
import { spliceSchema } from "./splice.ts";

registerAacEncoder();

interface Clip {
  packets: EncodedPacket[];
  config: VideoDecoderConfig;
  width: number;
  height: number;
}

/**
 * Joins shots into the film. Pictures are copied packet by packet, never encoded again, and placed by counting frames,
 * so every cut lies on its planned frame. The sound is composed for the whole film. The header comes first.
 */
export const cutFilm = async (plan: ScenePlan, shots: ShotFiles[]): Promise<CutFilm> => {
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target: new BufferTarget() });
  const video = new EncodedVideoPacketSource("avc");
  output.addVideoTrack(video, { frameRate: fps });
  const audio = plan.audio ? new AudioSampleSource({ codec: "aac", bitrate: 128_000 }) : null;
  if (audio !== null) output.addAudioTrack(audio);
  await output.start();

  let first: Clip | null = null;
  let frames = 0;
  for (const shot of shots) {
    const splice = spliceSchema.parse(shot.splice);
    const clips = new Map<number, Clip>();
    for (const range of splice.ranges) {
      const bytes = range.source === -1 ? shot.video : shot.extras[range.source];
      if (bytes === undefined) throw new Error(`A shot names a captioned part ${range.source} that is not there.`);
      const clip: Clip = clips.get(range.source) ?? (await readClip(bytes));
      clips.set(range.source, clip);
      first ??= clip;
      if (!sameDecoder(first.config, clip.config))
        throw new Error("The shots were encoded with different settings; their pictures cannot be joined as they are.");
      for (const packet of packetsOf(clip, range.from, range.frames))
        await video.add(
          packet.clone({ timestamp: packet.timestamp + (frames - range.from) / fps, duration: 1 / fps }),
          { decoderConfig: first.config },
        );
      frames += range.frames;
    }
  }
  video.close();
  if (audio !== null) {
    const bed = composeBed(plan, frames / fps);
    const data = new Float32Array(bed.left.length * 2);
    data.set(bed.left, 0);
    data.set(bed.right, bed.left.length);
    const sample = new AudioSample({
      data,
      format: "f32-planar",
      numberOfChannels: 2,
      sampleRate: bed.sample_rate_hz,
      timestamp: 0,
    });
    await audio.add(sample);
    sample.close();
    audio.close();
  }
  await output.finalize();
  if (first === null || output.target.buffer === null) throw new Error("A film needs at least one shot.");
  return {
    film: new Uint8Array(output.target.buffer),
    width: first.width,
    height: first.height,
    duration_seconds: frames / fps,
  };
};

/** Every packet of the picture track, in decoding order, its times counted from the first frame shown. */
const readClip = async (bytes: Uint8Array): Promise<Clip> => {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (track == null || config == null) throw new Error("A shot's file holds no picture track.");
  const begin = await track.getFirstTimestamp();
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets())
    packets.push(packet.clone({ timestamp: packet.timestamp - begin }));
  return { packets, config, width: track.codedWidth, height: track.codedHeight };
};

/** The packets that show `count` frames from frame `from`; the range must begin on a key frame and be whole. */
const packetsOf = (clip: Clip, from: number, count: number): EncodedPacket[] => {
  const chosen = clip.packets.filter((packet) => {
    const frame = Math.round(packet.timestamp * fps);
    return frame >= from && frame < from + count;
  });
  if (chosen.length !== count || chosen[0]?.type !== "key" || Math.round(chosen[0].timestamp * fps) !== from)
    throw new Error(
      `Frames ${from} to ${from + count - 1} cannot be cut out of a shot of ${clip.packets.length} frames.`,
    );
  return chosen;
};
