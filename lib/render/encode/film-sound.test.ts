import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { composeBed } from "#lib/render/audio/compose-bed.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { ffmpegPath } from "#lib/render/testing/media-tools.ts";
import { encodeSound, soundIn } from "./film-sound.ts";

/** Samples of a packet, and of what the encoder puts before the first one that is heard. */
const packetSamples = 1024;

test("what is encoded is the sound that was composed, on both sides and as long", async () => {
  const { left, right, sample_rate_hz } = composeBed(examplePlan, examplePlan.duration_seconds);
  const file = await encodeSound(examplePlan, ffmpegPath);
  const { packets, config } = await soundIn(file);
  expect(config).toMatchObject({ codec: "mp4a.40.2", numberOfChannels: 2, sampleRate: sample_rate_hz });
  expect(Math.abs(packets.length * packetSamples - left.length)).toBeLessThanOrEqual(2 * packetSamples);
  expect(packets[0]?.timestamp).toBe(0);
  const output = ["-f", "f32le", "-ac", "2", "pipe:1"];
  const decoded = execFileSync(ffmpegPath, ["-v", "error", "-i", "pipe:0", ...output], { input: file, maxBuffer: 1e9 });
  const heard = new Float32Array(new Uint8Array(decoded).buffer);
  for (const [side, composed] of [left, right].entries()) {
    // The players' own beginning may be cut off or not: whichever fits better.
    const likeness = [0, packetSamples].map((late) => {
      let [both, one, other] = [0, 0, 0];
      for (let at = 0; at < composed.length - packetSamples; at++) {
        const again = heard[(at + late) * 2 + side] ?? 0;
        both += again * composed[at]!;
        one += composed[at]! ** 2;
        other += again ** 2;
      }
      return both / Math.sqrt(one * other);
    });
    expect(Math.max(...likeness)).toBeGreaterThan(0.97);
  }
});

test("the same plan is encoded to the same packets", async () => {
  const heard = async () => {
    const { packets } = await soundIn(await encodeSound(examplePlan, ffmpegPath));
    return packets.map(({ data }) => Buffer.from(data).toString("base64"));
  };
  expect(await heard()).toEqual(await heard());
});

test("an encoder that is not there is a failure, not a crash", async () => {
  await expect(encodeSound(examplePlan, "/nowhere/ffmpeg")).rejects.toThrow(/ENOENT/);
});
