import { expect, test } from "@playwright/test";
import type { PlanContent } from "#lib/contract/plan.ts";
import { previewSizes } from "#lib/contract/vocabulary.ts";
import { readByOthers } from "#lib/provenance/testing/independent-reader.ts";
import { caller } from "./support/api.ts";
import { probeFilm } from "#lib/render/testing/film-probe.ts";
import { address, owner } from "./support/studio.ts";

const api = () => caller(address(), owner().api_key);
const bytesOf = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());

for (const [aspect_ratio, size] of Object.entries(previewSizes))
  test(`a ${aspect_ratio} film is what its plan says, frame by frame`, async () => {
    const id = await api().begin({
      raw_intent: "An old fisherman rows out at dawn and lets the last big fish go",
      aspect_ratio,
      duration_seconds: 7.3,
      seed: 11,
    });
    const film = await api().rested(id);
    expect(film.status).toBe("ok");
    expect(film.preview).toBe(true);
    const facts = await probeFilm(await bytesOf(film.film?.url ?? ""));
    expect(facts).toMatchObject({
      ...size,
      complaints: "",
      fps: 24,
      codec: "h264",
      profile: "High",
      pixel_format: "yuv420p",
      colour: "bt709 bt709 bt709 tv",
      audio_codec: "aac",
      black: 0,
      frozen: 0,
      silent: 0,
    });
    expect(facts.frames).toBe(Math.round(film.duration_seconds * 24));
    expect(Math.abs(film.duration_seconds - 7.3)).toBeLessThanOrEqual(1 / 24);
    expect(facts.integrated_lufs).toBeGreaterThan(-24);
    expect(facts.integrated_lufs).toBeLessThan(-14);
    expect(facts.true_peak_db).toBeLessThan(-0.5);
    expect(facts.boxes.indexOf("moov")).toBeLessThan(facts.boxes.indexOf("mdat"));
    // A dissolve or a dip to black is no cut that one frame shows.
    const { json } = await api().call("GET", `/plans/${film.plan_id}`);
    const { edit_beats: beats } = json as PlanContent;
    const planned = beats.flatMap(({ transition_in }, index) =>
      index > 0 && transition_in === "cut" ? [Math.round((film.shots[index]?.start_seconds ?? NaN) * 24)] : [],
    );
    expect(planned.length).toBeGreaterThan(0);
    for (const cut of planned) expect(facts.cuts).toContain(cut);
    for (const shot of film.shots) {
      const shotFacts = await probeFilm(await bytesOf(shot.delivered?.url ?? ""));
      expect(shotFacts.frames).toBe(Math.round(shot.duration_seconds * 24));
      expect(shotFacts.audio_codec).toBeNull();
    }
  });

test("a film plays in parts: ranges, entity tags and signed addresses hold", async () => {
  const film = await api().rested(
    await api().begin({ raw_intent: "Two robots share one umbrella", duration_seconds: 4, shot_count: 3 }),
  );
  const url = film.film?.url ?? "";
  const part = await fetch(url, { headers: { range: "bytes=0-99" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 0-99/${film.film?.bytes}`);
  expect((await part.arrayBuffer()).byteLength).toBe(100);
  expect((await fetch(url, { headers: { "if-none-match": part.headers.get("etag") ?? "" } })).status).toBe(304);
  expect((await fetch(url, { headers: { range: "bytes=999999999-" } })).status).toBe(416);
  const unsigned = url.split("?")[0] ?? "";
  expect((await fetch(unsigned)).status).toBe(401);
  expect((await fetch(`${unsigned}?sig=x.y`)).status).toBe(401);
  const captions = await (await fetch(film.captions?.vtt_url ?? "")).text();
  expect(captions.startsWith("WEBVTT")).toBe(true);
});

test("the same request and seed give the same plan; another sentence gives another film", async () => {
  const plan = async (raw_intent: string) =>
    (await api().call("POST", "/director_prompt_plan", { raw_intent, seed: 5 })).json as { plan_hash: string };
  const one = await plan("A baker opens the shop before sunrise");
  expect((await plan("A baker opens the shop before sunrise")).plan_hash).toBe(one.plan_hash);
  expect((await plan("A whale sings under the ice")).plan_hash).not.toBe(one.plan_hash);
});

test("an edited picture byte is found by the independent reader", async () => {
  const film = await api().rested(
    await api().begin({ raw_intent: "A paper boat crosses a puddle", duration_seconds: 4, shot_count: 3 }),
  );
  const bytes = await bytesOf(film.film?.url ?? "");
  expect(await readByOthers(bytes)).toEqual({ isValid: true, codes: [], label: film.film?.provenance.manifest_id });
  const changed = bytes.slice();
  const at = changed.length - 2000;
  changed[at] = (changed[at] ?? 0) ^ 1;
  expect((await readByOthers(changed)).isValid).toBe(false);
});
