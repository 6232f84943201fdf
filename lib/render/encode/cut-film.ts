import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
  type EncodedPacket,
} from "mediabunny";
import { fps } from "#lib/contract/vocabulary.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { passagesOf, sideOf, type Passage } from "#lib/render/scene/passages.ts";
import { encodePassages, type Workshop } from "./encode-passage.ts";
import { keptAt, soundIsKept, type FilmBefore } from "./film-before.ts";
import { encodeSound, soundIn } from "./film-sound.ts";
import type { CutFilm, ShotFiles } from "./jobs.ts";
import { sameDecoder } from "./same-decoder.ts";
import { spliceSchema, trimmed, type Splice } from "./splice.ts";

interface Clip {
  packets: EncodedPacket[];
  config: VideoDecoderConfig;
  width: number;
  height: number;
}

/** A stretch of the film: frames of one of its clips. */
interface Stretch {
  clip: Clip;
  from: number;
  frames: number;
}

/**
 * Joins shots into the film, each as long as the plan has it: of a file that is longer the end is left out. Pictures are copied packet by packet, and placed by counting frames, so every cut lies on
 * its planned frame; only those of passages are blended and encoded. A passage is cut straight where a shot has not
 * brought what it shows in it. The sound is composed for the whole film. The header comes first. What `ready` holds, made
 * of the same plan and shots by `encodeSound` and `meltPassages`, is not made again, nor are its passages' sides looked at;
 * what a film `before` has as it is wanted is copied from there.
 */
export const cutFilm = async (
  plan: ScenePlan,
  shots: ShotFiles[],
  workshop: Workshop,
  ready: { sound?: Uint8Array | null; melted?: Melted; before?: (FilmBefore & { film: Uint8Array }) | null } = {},
): Promise<Omit<CutFilm, "marks">> => {
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target: new BufferTarget() });
  const video = new EncodedVideoPacketSource("avc");
  output.addVideoTrack(video, { frameRate: fps });
  const audio = plan.audio ? new EncodedAudioPacketSource("aac") : null;
  if (audio !== null) output.addAudioTrack(audio);
  await output.start();

  let first: Clip | null = null;
  let frames = 0;
  const before = ready.before ?? null;
  const melted = ready.melted ?? (await meltPassages(plan, shots, workshop, before));
  for await (const { clip, from, frames: count } of stretchesOf(plan, shots, melted, before?.film ?? null)) {
    first ??= clip;
    if (!sameDecoder(first.config, clip.config))
      throw new Error("The shots were encoded with different settings; their pictures cannot be joined as they are.");
    for (const packet of packetsOf(clip, from, count))
      await video.add(packet.clone({ timestamp: packet.timestamp + (frames - from) / fps, duration: 1 / fps }), {
        decoderConfig: first.config,
      });
    frames += count;
  }
  video.close();
  if (audio !== null) {
    const kept = before !== null && soundIsKept(plan, before) ? before.film : null;
    const { packets, config } = await soundIn(ready.sound ?? kept ?? (await encodeSound(plan, workshop.ffmpeg)));
    for (const packet of packets) await audio.add(packet, { decoderConfig: config });
    audio.close();
  }
  await output.finalize();
  if (first === null || output.target.buffer === null) throw new Error("A film needs at least one shot.");
  return {
    film: new Uint8Array(output.target.buffer),
    transitions: melted.passages.length > 0,
    trimmed: shots.some((shot, index) => surplusOf(plan, index, spliceSchema.parse(shot.splice)) > 0),
    width: first.width,
    height: first.height,
    duration_seconds: frames / fps,
  };
};

/** Frames at the end of a shot's file that the plan has no place for. Throws where the file is too short. */
const surplusOf = (plan: ScenePlan, index: number, { frames }: Splice): number => {
  const planned = Math.round((plan.shots[index]?.duration_seconds ?? 0) * fps);
  if (frames < planned) throw new Error(`Shot ${index + 1} has ${frames} frames; the plan has ${planned}.`);
  return frames - planned;
};

/** The plan's passages for which every shot has brought just what it shows in them; others are cut straight. */
const passagesDrawn = async (plan: ScenePlan, shots: ShotFiles[]): Promise<Passage[]> => {
  const splices = shots.map((shot) => spliceSchema.parse(shot.splice));
  const brought = async (passage: Passage, index: number | null, end: "head" | "tail"): Promise<boolean> => {
    if (index === null) return true;
    const [shot, splice] = [shots[index], splices[index]];
    if (shot === undefined || splice === undefined) return false;
    const part = splice[end];
    // What a shot brought was drawn for the plan it was made by: in another film the passage may be longer or elsewhere.
    if (part === null || (end === "tail" && surplusOf(plan, index, splice) > 0)) return false;
    const side = sideOf(passage, index);
    const { packets } = await readClip(fileOf(shot, part));
    return packets.length === side.end - side.first;
  };
  const drawn: Passage[] = [];
  for (const passage of passagesOf(plan))
    if ((await brought(passage, passage.from, "tail")) && (await brought(passage, passage.to, "head")))
      drawn.push(passage);
  return drawn;
};

/** The film's stretches in order, each clip read when its turn comes. */
async function* stretchesOf(
  plan: ScenePlan,
  shots: ShotFiles[],
  { passages, file }: Melted,
  film: Uint8Array | null,
): AsyncGenerator<Stretch> {
  const splices = shots.map((shot) => spliceSchema.parse(shot.splice));
  const anew = file === null ? null : await readClip(file);
  const keeps = passages.some(({ kept_at }) => kept_at !== null);
  const kept = keeps && film !== null ? await readClip(film) : null;
  for (const [index, shot] of shots.entries()) {
    const splice = splices[index]!;
    const into = passages.find(({ to }) => to === index);
    const out = passages.find(({ from }) => from === index);
    if (into !== undefined) yield passing(into);
    const clips = new Map<number, Clip>();
    const ranges = trimmed(
      splice,
      into ? into.end - into.cut : 0,
      (out ? out.cut - out.first : 0) + surplusOf(plan, index, splice),
    );
    for (const { source, from, frames } of ranges) {
      const own = clips.get(source) ?? (await readClip(fileOf(shot, source)));
      clips.set(source, own);
      yield { clip: own, from, frames };
    }
    if (out?.to === null) yield passing(out);
  }

  function passing(passage: MeltedPassage): Stretch {
    const frames = passage.end - passage.first;
    const clip = passage.kept_at === null ? anew : kept;
    if (clip === null) throw new Error("The film's passages have not been encoded.");
    if (passage.kept_at !== null) return { clip, from: passage.kept_at, frames };
    const earlier = passages.slice(0, passages.indexOf(passage)).filter(({ kept_at }) => kept_at === null);
    return { clip, from: earlier.reduce((sum, { first, end }) => sum + end - first, 0), frames };
  }
}

/** `kept_at`: the frame of the film before on which it stands already; null for one that was made anew. */
type MeltedPassage = Passage & { kept_at: number | null };

/** The passages of a film that its shots have brought sides for; the new ones one after the other in one file. */
export interface Melted {
  passages: MeltedPassage[];
  /** Null where none was made. */
  file: Uint8Array | null;
}

/**
 * Encodes the film's passages, all at once: two processes do for a film. Of the shots only their sides are looked at. What
 * the film `before` has is not made.
 */
export const meltPassages = async (
  plan: ScenePlan,
  shots: ShotFiles[],
  workshop: Workshop,
  before: FilmBefore | null = null,
): Promise<Melted> => {
  const passages = (await passagesDrawn(plan, shots)).map((passage) => ({
    ...passage,
    kept_at: before === null ? null : keptAt(plan, passage, before),
  }));
  const splices = shots.map((shot) => spliceSchema.parse(shot.splice));
  const side = (shot: number | null, end: "head" | "tail") =>
    shot === null ? null : fileOf(shots[shot]!, splices[shot]![end] ?? -1);
  const sides = passages
    .filter(({ kept_at }) => kept_at === null)
    .map((passage) => ({
      passage,
      from: side(passage.from, "tail"),
      to: side(passage.to, "head"),
    }));
  const one = sides[0]?.from ?? sides[0]?.to;
  if (one == null) return { passages, file: null };
  const { width, height } = await readClip(one);
  return { passages, file: await encodePassages(workshop, { width, height }, sides) };
};

const fileOf = (shot: ShotFiles, source: number): Uint8Array => {
  const bytes = source === -1 ? shot.video : shot.extras[source];
  if (bytes === undefined) throw new Error(`A shot names a part ${source} that is not there.`);
  return bytes;
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
