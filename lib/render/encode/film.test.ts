import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { captionRange, captionShare } from "#lib/render/scene/caption-range.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { passageAt, passagesOf, passedShare } from "#lib/render/scene/passages.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { probeFilm } from "#lib/render/testing/film-probe.ts";
import { decodeFrames, ffmpegPath, frameDifference, runningEncoders } from "#lib/render/testing/media-tools.ts";
import { marksIn } from "#lib/render/strangers/marks-in.ts";
import { soundIn } from "./film-sound.ts";
import type { CutFilm, RenderedShot, ShotSides } from "./jobs.ts";
import { openRenderPool, type RenderPool } from "./render-pool.ts";

const width = 160;
const height = 90;
const framesOf = (seconds: number) => Math.round(seconds * 24);
const never = new AbortController().signal;

let pool: RenderPool;
let folder = "";
let shots: RenderedShot[] = [];
let film: CutFilm;
const outerFolder = process.env["TMPDIR"];

const render = (
  plan: ScenePlan,
  shotIndex: number,
  signal = never,
  onProgress: (share: number) => void = () => undefined,
  mark?: string,
) => pool.renderShot({ plan, shotIndex, signal, onProgress, ...(mark === undefined ? {} : { mark }) });
const markOf = (shot: number) => `${shot + 1}`.repeat(16);
const watermarkKey = new TextEncoder().encode("the key of these tests");

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "render-"));
  process.env["TMPDIR"] = folder;
  pool = openRenderPool({ projectRoot: process.cwd(), workers: 2, watermarkKey, ffmpegPath, searchPath: "" });
  shots = await Promise.all(examplePlan.shots.map((_, i) => render(examplePlan, i, never, () => undefined, markOf(i))));
  film = await pool.cutFilm({ plan: examplePlan, shots, signal: never });
});
afterAll(async () => {
  await pool.close();
  if (outerFolder === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = outerFolder;
  await rm(folder, { recursive: true });
});

test("every shot has its planned frames and decodes without complaint", async () => {
  for (const [i, shot] of shots.entries()) {
    const planned = examplePlan.shots[i]?.duration_seconds ?? 0;
    const facts = await probeFilm(shot.video);
    expect(facts).toMatchObject({
      complaints: "",
      frames: framesOf(planned),
      fps: 24,
      width: 1280,
      height: 720,
      codec: "h264",
      profile: "High",
      pixel_format: "yuv420p",
      colour: "bt709 bt709 bt709 tv",
      audio_codec: null,
      boxes: ["ftyp", "moov", expect.anything(), ...facts.boxes.slice(3)],
    });
    expect(shot).toMatchObject({ duration_seconds: planned, width: 1280, height: 720, fps: 24 });
  }
});

test("the film has every planned frame, its cuts where planned, sound at -16 LUFS and its header first", async () => {
  const facts = await probeFilm(film.film);
  expect(facts).toMatchObject({
    complaints: "",
    frames: framesOf(examplePlan.duration_seconds),
    profile: "High",
    pixel_format: "yuv420p",
    colour: "bt709 bt709 bt709 tv",
    audio_codec: "aac",
    black: 0,
    silent: 0,
    // The third shot is dissolved into.
    cuts: [48],
  });
  expect(facts.boxes.indexOf("moov")).toBeGreaterThan(-1);
  expect(facts.boxes.indexOf("moov")).toBeLessThan(facts.boxes.indexOf("mdat"));
  expect(Math.abs(facts.integrated_lufs + 16)).toBeLessThanOrEqual(1);
  expect(facts.true_peak_db).toBeLessThan(-1);
  expect(film.duration_seconds).toBe(examplePlan.duration_seconds);
});

test("the film carries the captions and the shot files do not", async () => {
  const inFilm = await decodeFrames(film.film, width, height);
  for (const [i, shot] of shots.entries()) {
    const clean = await decodeFrames(shot.video, width, height);
    const begin = framesOf(examplePlan.shots[i]?.start_seconds ?? 0);
    const range = captionRange(examplePlan, i);
    expect(range).not.toBeNull();
    for (const [frame, pixels] of clean.entries()) {
      const shown = inFilm[begin + frame] ?? new Uint8Array();
      if (passageAt(examplePlan, begin + frame) !== null) continue;
      const captioned = range !== null && frame >= range.first && frame < range.end;
      const foot = frameDifference(pixels, shown, 0.75, 1);
      // Captions come and go over a few frames.
      if (captioned) expect(foot, `shot ${i + 1}, frame ${frame}`).toBeGreaterThan(4 * captionShare(range, frame));
      else expect(frameDifference(pixels, shown), `shot ${i + 1}, frame ${frame}`).toBe(0);
      // Two encodings of one picture: above the caption they differ by what the encoder leaves out.
      expect(frameDifference(pixels, shown, 0, 0.7)).toBeLessThan(2);
    }
  }
});

test("the film fades in and out and dissolves where planned, by as much as planned", async () => {
  const inFilm = await decodeFrames(film.film, width, height);
  const clean = await Promise.all(shots.map((shot) => decodeFrames(shot.video, width, height)));
  const mixed = (one: Uint8Array, other: Uint8Array, share: number) =>
    one.map((level, i) => Math.round(level + (other[i]! - level) * share));
  const black = new Uint8Array(width * height * 4).map((_, i) => (i % 4 === 3 ? 255 : 0));
  const kinds = new Set<string>();
  for (const passage of passagesOf(examplePlan)) {
    kinds.add(passage.kind);
    for (let frame = passage.first; frame < passage.end; frame++) {
      const side = (shot: number | null) => {
        if (shot === null) return black;
        const local = frame - framesOf(examplePlan.shots[shot]?.start_seconds ?? 0);
        // Beyond its ends a shot goes on; its last picture is near enough.
        return clean[shot]!.at(Math.max(0, Math.min(local, clean[shot]!.length - 1)))!;
      };
      const [from, to] = [side(passage.from), side(passage.to)];
      const share = passedShare(passage, frame);
      const off = (wanted: Uint8Array) => frameDifference(inFilm[frame]!, wanted);
      expect(off(mixed(from, to, share)), `frame ${frame}`).toBeLessThan(5);
      expect(off(mixed(from, to, share))).toBeLessThan(
        Math.min(off(mixed(from, to, share - 0.3)), off(mixed(from, to, share + 0.3))),
      );
    }
  }
  expect([...kinds].toSorted()).toEqual(["black", "dissolve"]);
});

test("a shot that brings nothing for its passages is cut straight", async () => {
  const bare = shots.map((shot) => ({ ...shot, splice: { ...shot.splice, head: null, tail: null } }));
  const facts = await probeFilm((await pool.cutFilm({ plan: examplePlan, shots: bare, signal: never })).film);
  expect(facts).toMatchObject({ complaints: "", frames: framesOf(examplePlan.duration_seconds), cuts: [48, 96] });
});

test("every shot carries its watermark and the film those of its shots, read back from the files", async () => {
  expect(shots.map((shot) => shot.mark)).toEqual([markOf(0), markOf(1), markOf(2)]);
  expect(film.marks).toContain(markOf(0));
  expect([markOf(0), markOf(1), markOf(2)]).toEqual(expect.arrayContaining(film.marks));
  expect(await marksIn(shots[1]!.video, watermarkKey)).toEqual([markOf(1)]);
  expect(await marksIn(new TextEncoder().encode("no film"), watermarkKey)).toEqual([]);
  expect(await marksIn(film.film, new TextEncoder().encode("another key"))).toEqual([]);
});

test("a plan is drawn and marked the same every time, and another mark is not seen", async () => {
  const [again, other] = await Promise.all(
    [markOf(1), markOf(4)].map((mark) => render(examplePlan, 1, never, () => undefined, mark)),
  );
  expect(Buffer.from(again!.video).equals(Buffer.from(shots[1]!.video))).toBe(true);
  const pair = await Promise.all([shots[1]!, other!].map((shot) => decodeFrames(shot.video, 1280, 720)));
  // Of four channels one is the same everywhere.
  const differences = pair[0]!.map((frame, i) => (frameDifference(frame, pair[1]![i]!) * 4) / 3);
  expect(Math.max(...differences)).toBeLessThan(3);
  expect(Math.min(...differences)).toBeGreaterThan(0);
});

test("a shot's thumbnail is a JPEG", () => {
  for (const { thumbnail } of shots) {
    expect(thumbnail.media_type).toBe("image/jpeg");
    expect([...thumbnail.bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  }
});

test("the same plan and seed give the same pixels, another seed does not", async () => {
  const short = {
    ...examplePlan,
    shots: examplePlan.shots.map((shot) => ({ ...shot, duration_seconds: 0.5 })),
  };
  const [one, again, other] = await Promise.all(
    [short, short, { ...short, seed: 8 }].map(async (plan) =>
      decodeFrames((await render(plan, 0)).video, width, height),
    ),
  );
  expect(one).toHaveLength(12);
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});

test("aborting a shot ends its encoders and clears its folder", async () => {
  const stop = new AbortController();
  let running: number | null = null;
  // So long that it is not drawn to its end before anybody has looked.
  const long = { ...examplePlan, shots: examplePlan.shots.map((shot) => ({ ...shot, duration_seconds: 60 })) };
  const shot = render(long, 0, stop.signal, () => {
    // Once: to look takes longer than to draw a frame.
    if (running !== null) return;
    running = 0;
    void runningEncoders().then((count) => {
      running = count;
      stop.abort(new Error("cancelled"));
    });
  });
  await expect(shot).rejects.toThrow("cancelled");
  expect(running).toBeGreaterThan(0);
  await expect.poll(runningEncoders, { timeout: 10_000 }).toBe(0);
  expect(await readdir(folder)).toEqual([]);
});

/** The packets of a film as they lie in its file; its header has the time at which it was written. */
const packetsIn = (bytes: Uint8Array) => Buffer.from(bytes).subarray(Buffer.from(bytes).indexOf("mdat"));

test("a film that goes on from another one has the very same packets where nothing changed, whatever it takes over", async () => {
  const kept = examplePlan.shots.map(({ shot_id }) => shot_id);
  const before = { plan: examplePlan, film: film.film };
  for (const taken of [kept, kept.slice(1)]) {
    const again = await pool.cutFilm({ plan: examplePlan, shots, before: { ...before, kept: taken }, signal: never });
    expect(packetsIn(again.film).equals(packetsIn(film.film))).toBe(true);
  }
});

test("of the sides that a shot tells of before it is there, the very same passages are made", async () => {
  const plan = { ...examplePlan, shots: examplePlan.shots.map((shot) => ({ ...shot, caption: null })) };
  const told: ShotSides[] = [];
  const drawn = await Promise.all(
    plan.shots.map(async (_, shotIndex) => {
      const tell = { onProgress: () => undefined, onSides: (sides: ShotSides) => (told[shotIndex] = sides) };
      const shot = await pool.renderShot({ plan, shotIndex, mark: markOf(shotIndex), signal: never, ...tell });
      expect(told[shotIndex]).toMatchObject({ splice: shot.splice });
      return shot;
    }),
  );
  const passages = pool.meltPassages({ plan, shots: told, signal: never });
  const given = await pool.cutFilm({ plan, shots: drawn, passages, signal: never });
  const made = await pool.cutFilm({ plan, shots: drawn, signal: never });
  expect((await passages).file).not.toBeNull();
  expect(given.transitions).toBe(true);
  expect(packetsIn(given.film).equals(packetsIn(made.film))).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});

test("a sound that was composed beside the shots is the film's", async () => {
  const other = { ...examplePlan, seed: examplePlan.seed + 1 };
  const sound = await pool.composeSound({ plan: other, signal: never });
  const given = await pool.cutFilm({ plan: other, shots, sound: Promise.resolve(sound), signal: never });
  const heard = async (bytes: Uint8Array) => (await soundIn(bytes)).packets.map(({ data }) => Buffer.from(data));
  expect(await heard(given.film)).toEqual(await heard(sound));
  expect(await heard(given.film)).not.toEqual(await heard(film.film));
});
