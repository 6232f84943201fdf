import { afterAll, beforeAll, expect, test } from "vitest";
import type { GenerationBody, GenerationSummary, HeroFrameBody } from "#lib/contract/generation.ts";
import type { ProvenanceBody } from "#lib/contract/provenance.ts";
import { readByOthers } from "#lib/provenance/testing/independent-reader.ts";
import { decodeFrames, frameDifference } from "#lib/render/testing/media-tools.ts";
import { person, send, type Person, type Send } from "./testing/test-app.ts";
import { wholeApp } from "./testing/whole-app.ts";

/** One film from its held still to its second version and its continuation, through everything. */

let app: Awaited<ReturnType<typeof wholeApp>>;
let ana: Person;
let held: GenerationBody;
let second: GenerationBody;
let film: GenerationBody;
let refined: GenerationBody;
let extended: GenerationBody;

const ask = async <T = GenerationBody>(
  name: Parameters<typeof send>[1],
  input: NonNullable<Send["input"]>,
): Promise<T> => {
  const response = await send(app, name, { key: ana.key, input, headers: { Prefer: "wait=120" } });
  expect(response.ok, await response.clone().text()).toBe(true);
  return response.json() as Promise<T>;
};
const refusal = async (name: Parameters<typeof send>[1], input: NonNullable<Send["input"]>) => {
  const response = await send(app, name, { key: ana.key, input });
  const { code, errors } = (await response.json()) as { code: string; errors?: { pointer: string; code: string }[] };
  return { status: response.status, code, at: errors?.map(({ pointer }) => pointer) };
};
const bytesOf = async (assetId: string | undefined): Promise<Uint8Array> => {
  const asset = await app.store.assets.get(ana.account_id, assetId ?? "");
  return app.services.media.read(asset?.sha256 ?? "");
};
const hashesOf = async ({ shots }: GenerationBody) => {
  const assets = await Promise.all(
    shots.map(({ delivered }) => app.store.assets.get(ana.account_id, delivered?.asset_id ?? "")),
  );
  return assets.map((asset) => asset?.sha256);
};
const heroOf = (generation: GenerationBody): HeroFrameBody => {
  if (generation.hero_frame == null) throw new Error("there is no still");
  return generation.hero_frame;
};

const raw_intent = "An old gardener waters roses in a quiet greenhouse at dawn and finds a sleeping cat.";

beforeAll(async () => {
  app = await wholeApp();
  ana = await person(app);
  await ask("set_brand_profile", {
    brand_id: "rosa",
    name: "Rosa",
    palette: ["#7a1f3d", "#e9c46a"],
    cta: "Grow slowly",
  });
  const request = { raw_intent, brand_id: "rosa", shot_count: 3, duration_seconds: 6, seed: 11, render: "preview" };
  held = await ask("generate_video_staged", { ...request, hold: true });
  const first = heroOf(held).hero_frame_id;
  const note = "wider, from a low angle";
  second = await ask("generate_video_staged", { hero_frame_id: first, decision: "reject", note });
  film = await ask("generate_video_staged", { hero_frame_id: heroOf(second).hero_frame_id, decision: "approve" });
  const instruction = "closer, and make it night";
  refined = await ask("refine_shot", { generation_id: film.generation_id, shot_id: "s2", instruction });
  extended = await ask("extend_sequence", { generation_id: refined.generation_id, shot_count: 1, duration_seconds: 2 });
}, 300_000);
afterAll(() => app.close());

test("a held still is shown with its reason, its whole direction and how it agrees with the plan", () => {
  expect(held).toMatchObject({ state: "awaiting_decision", status: null, film: null });
  const hero = heroOf(held);
  expect(hero).toMatchObject({
    model: "preview/still",
    preview: true,
    width: 1280,
    height: 720,
    note: null,
    at_seconds: 0,
  });
  expect(hero.state).toBe("awaiting_decision");
  expect(hero.provenance.watermarked).toBe(true);
  expect(hero.direction).toContain(held.shots.find(({ shot_id }) => shot_id === hero.shot_id)?.description);
  expect(hero.reason).toContain("sets the look");
  expect(hero.report.palette_match).toBeGreaterThan(0.4);
  expect(held.cost.lines.map(({ stage }) => stage)).toEqual(["still", "render", "render", "render"]);
});

test("a note changes the next still, and the history keeps the one that was refused", () => {
  expect(second.generation_id).toBe(held.generation_id);
  expect(second.hero_frames?.map(({ state, note }) => ({ state, note }))).toEqual([
    { state: "rejected", note: "wider, from a low angle" },
    { state: "awaiting_decision", note: null },
  ]);
  const [old, now] = [heroOf(held), heroOf(second)];
  expect(now.shot_id).toBe(old.shot_id);
  expect(now.asset_id).not.toBe(old.asset_id);
  expect(second.shots.find(({ shot_id }) => shot_id === now.shot_id)?.camera.angle).toBe("low");
  expect(second.cost.lines.map(({ stage }) => stage)).toEqual(["still", "render", "render", "render"]);
});

test("the approved still is in the chain of every shot and of the film, the refused one nowhere", async () => {
  expect(film).toMatchObject({ state: "finished", status: "ok", generation_id: held.generation_id });
  const [refused, approved] = [heroOf(held), heroOf(film)];
  expect(approved.state).toBe("locked");
  for (const shot of film.shots) {
    expect(shot.attached_ref_ids).toContain(approved.hero_frame_id);
    const credential = await ask<ProvenanceBody>("verify_provenance", { asset_id: shot.delivered!.asset_id });
    expect(credential.state).toBe("trusted");
    expect(JSON.stringify(credential.ingredients)).toContain(approved.provenance.manifest_id);
    expect(JSON.stringify(credential)).not.toContain(refused.provenance.manifest_id);
  }
  const whole = await ask<ProvenanceBody>("verify_provenance", { asset_id: film.film!.asset_id });
  expect(JSON.stringify(whole.ingredients)).toContain(approved.provenance.manifest_id);
  expect(JSON.stringify(whole)).not.toContain(refused.provenance.manifest_id);
  const reference = await ask("get_reference", { ref_id: approved.hero_frame_id });
  expect(reference).toMatchObject({ kind: "hero", asset_id: approved.asset_id, used_by: [film.plan_id] });
});

test("every file of it is valid to a reader that is not ours", async () => {
  const made = [heroOf(held).asset_id, heroOf(film).asset_id, film.film?.asset_id, refined.film?.asset_id];
  const files = [...made, extended.film?.asset_id, ...extended.shots.map(({ delivered }) => delivered?.asset_id)];
  for (const assetId of files) expect(await readByOthers(await bytesOf(assetId))).toMatchObject({ isValid: true });
});

test("the film is animated from the still: it is the first frame of its shot", async () => {
  const hero = heroOf(film);
  const shot = film.shots.find(({ shot_id }) => shot_id === hero.shot_id);
  const size = { width: hero.width, height: hero.height };
  const frames = await decodeFrames(await bytesOf(shot?.delivered?.asset_id), size.width, size.height);
  const [still] = await decodeFrames(await bytesOf(hero.asset_id), size.width, size.height);
  // What sets them apart is the word in the corner, the marks, and what the encoder takes of fine lines and leaves.
  expect(frameDifference(still!, frames[0]!)).toBeLessThan(3.2);
  expect(frameDifference(still!, frames.at(-1)!)).toBeGreaterThan(2 * frameDifference(still!, frames[0]!));
});

test("a second decision, an unknown still and words beside a decision are refused, each by name", async () => {
  const hero_frame_id = heroOf(film).hero_frame_id;
  expect(await refusal("generate_video_staged", { hero_frame_id, decision: "reject" })).toMatchObject({ status: 409 });
  expect(await refusal("generate_video_staged", { hero_frame_id: "hero_none", decision: "reject" })).toMatchObject({
    status: 422,
    at: ["/hero_frame_id"],
  });
  expect(await refusal("generate_video_staged", { hero_frame_id, raw_intent })).toMatchObject({
    status: 422,
    code: "plan_conflict",
    at: ["/raw_intent"],
  });
  expect(await refusal("generate_video_staged", { raw_intent, decision: "approve" })).toMatchObject({
    status: 422,
    at: ["/hero_frame_id"],
  });
});

test("refining one shot makes only that one again and leaves the bytes of the others", async () => {
  expect(refined).toMatchObject({ status: "ok", parent_generation_id: film.generation_id, changed_shot_ids: ["s2"] });
  expect(refined.generation_id).not.toBe(film.generation_id);
  expect(refined.plan_id).not.toBe(film.plan_id);
  const [before, after] = [await hashesOf(film), await hashesOf(refined)];
  expect(after.map((hash, index) => hash === before[index])).toEqual([true, false, true]);
  expect(refined.change?.understood.length).toBeGreaterThan(0);
  expect(refined.change?.diff.every(({ pointer }) => !/^\/shots\/[02]\/(?!start_seconds)/.test(pointer))).toBe(true);
  expect(refined.cost.lines.map(({ shot_id }) => shot_id)).toEqual(["s2"]);
  const tree = await ask("get_generation", { generation_id: film.generation_id });
  expect(tree.child_generation_ids).toEqual([refined.generation_id]);
  const credential = await ask<ProvenanceBody>("verify_provenance", { asset_id: refined.film!.asset_id });
  expect(credential.ingredients[0]).toMatchObject({ relationship: "parentOf" });
  expect(JSON.stringify(credential.ingredients[0])).toContain(film.film?.provenance.manifest_id);
});

test("the picture of every version is there, whichever film its first shot was made for", async () => {
  const { generations } = await ask<{ generations: GenerationSummary[] }>("list_generations", {});
  const pictures = generations.map(({ thumbnail_url }) => thumbnail_url ?? "");
  const stills = [refined, extended].flatMap(({ shots }) => shots.map(({ delivered }) => delivered?.still_url ?? ""));
  for (const url of [...pictures, ...stills]) {
    const { pathname } = new URL(url);
    const asset = await app.store.assets.get(ana.account_id, pathname.split("/").at(-1) ?? "");
    expect([pathname, asset?.kind]).toEqual([pathname, "thumbnail"]);
  }
});

test("extending adds to the end and leaves every byte of the first part", async () => {
  expect(extended).toMatchObject({ status: "ok", parent_generation_id: refined.generation_id });
  expect(extended.changed_shot_ids).toEqual(["s4"]);
  expect(extended.extension).toEqual({ added_shot_ids: ["s4"], join_findings: expect.any(Array) as unknown });
  for (const { shot_id } of extended.extension?.join_findings ?? []) expect(shot_id).toBe("s4");
  expect(extended.shots.map(({ shot_id }) => shot_id)).toEqual(["s1", "s2", "s3", "s4"]);
  expect((await hashesOf(extended)).slice(0, 3)).toEqual(await hashesOf(refined));
  expect(extended.duration_seconds).toBeCloseTo(refined.duration_seconds + 2, 5);
  expect(extended.end_card?.shot_id ?? "s4").toBe("s4");
  const join = extended.shots[3]?.attached_ref_ids.find((ref) => ref.startsWith("ast_"));
  expect(await ask("get_reference", { ref_id: join ?? "" })).toMatchObject({ kind: "asset", asset_id: join });
});

test("what cannot be made is refused by name", async () => {
  const { generation_id } = film;
  const refine = { generation_id, shot_id: "s2", instruction: "closer" };
  expect(await refusal("refine_shot", { ...refine, shot_id: "s9" })).toMatchObject({ status: 422, at: ["/shot_id"] });
  expect(await refusal("refine_shot", { ...refine, generation_id: "gen_none" })).toMatchObject({ status: 404 });
  expect(await refusal("refine_shot", { ...refine, model_override: "no/model" })).toMatchObject({
    status: 422,
    at: ["/model_override"],
  });
  expect(await refusal("resume_generation", { generation_id })).toMatchObject({ status: 409, code: "not_resumable" });
  expect(await refusal("extend_sequence", { generation_id, shot_count: 4 })).toMatchObject({
    status: 422,
    at: ["/shot_count"],
  });
});

test("a seed is a take: one seed plans one shot, another seed another, and what was asked for is in all of them", async () => {
  const take = async (seed: number) => {
    const input = { generation_id: film.generation_id, shot_id: "s2", instruction: "closer", seed };
    const begun = await send(app, "refine_shot", { key: ana.key, input, headers: { Prefer: "respond-async" } });
    const { generation_id } = (await begun.json()) as GenerationBody;
    await send(app, "cancel_generation", { key: ana.key, input: { generation_id } });
    const generation = await app.store.generations.byId(generation_id);
    const plan = await app.store.plans.get(ana.account_id, generation?.plan_id ?? "");
    const { camera, framing, continuity } = plan!.content.shots[1]!;
    return { camera, framing, light: continuity.key_light_side };
  };
  const [one, again, other] = [await take(5), await take(5), await take(6)];
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
  expect(other.framing).toBe(one.framing);
});
