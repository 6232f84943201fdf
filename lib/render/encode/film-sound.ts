import { registerAacEncoder } from "@mediabunny/aac-encoder";
import {
  ALL_FORMATS,
  AudioSample,
  AudioSampleSource,
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  Input,
  Mp4OutputFormat,
  Output,
  type EncodedPacket,
} from "mediabunny";
import { fps } from "#lib/contract/vocabulary.ts";
import { composeBed } from "#lib/render/audio/compose-bed.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";

registerAacEncoder();

/** Composes the sound of a film, as long as its shots together, and encodes it: AAC in an MP4 of its own. */
export const encodeSound = async (plan: ScenePlan): Promise<Uint8Array> => {
  const frames = plan.shots.reduce((sum, { duration_seconds }) => sum + Math.round(duration_seconds * fps), 0);
  const bed = composeBed(plan, frames / fps);
  const data = new Float32Array(bed.left.length * 2);
  data.set(bed.left, 0);
  data.set(bed.right, bed.left.length);
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target: new BufferTarget() });
  const audio = new AudioSampleSource({ codec: "aac", bitrate: 128_000 });
  output.addAudioTrack(audio);
  await output.start();
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
  await output.finalize();
  if (output.target.buffer === null) throw new Error("The sound was not encoded.");
  return new Uint8Array(output.target.buffer);
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
