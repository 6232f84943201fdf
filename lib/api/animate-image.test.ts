import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { PlanContent } from "#lib/contract/plan.ts";
import type { ProvenanceBody } from "#lib/contract/provenance.ts";
import type { AppContext } from "#lib/context.ts";
import { landscapePicture } from "#lib/render/testing/landscape-picture.ts";
import { decodeFrames, frameDifference } from "#lib/render/testing/media-tools.ts";
import { person, problemIn, send, type Person, type TestApp } from "./testing/test-app.ts";
import { wholeApp } from "./testing/whole-app.ts";

/** Pictures set in motion, through everything: fetcher, faces, database, engine, renderer, signature. */

const size = { width: 320, height: 180 };
let app: TestApp & { services: AppContext };
let ana: Person;
let server: Server;
let photograph: Buffer;
/** Of the first film: made of an address. */
let film: GenerationBody;
let frames: Uint8Array[] = [];

const ask = async <T>(...request: Parameters<typeof send> extends [unknown, ...infer Rest] ? Rest : never) => {
  const response = await send(app, ...request);
  expect(response.ok, await response.clone().text()).toBe(true);
  return response.json() as Promise<T>;
};
const animate = async (input: Record<string, unknown>): Promise<GenerationBody> => {
  const begun = await ask<GenerationBody>("animate_image", { key: ana.key, input: { seed: 3, ...input } });
  const { generation_id } = begun;
  await app.services.engine.settled(generation_id, 120_000);
  return ask<GenerationBody>("get_generation", { key: ana.key, input: { generation_id } });
};
const dataUri = (bytes: Uint8Array, type = "image/png"): string =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
const framesOf = async (asset_id: string) => {
  const asset = await app.store.assets.get(ana.account_id, asset_id);
  return decodeFrames(await app.services.media.read(asset!.sha256), size.width, size.height);
};

beforeAll(async () => {
  const { data, width, height } = landscapePicture(640, 360);
  photograph = await sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 92 })
    .toBuffer();
  server = createServer((_request, response) =>
    response.writeHead(200, { "content-type": "image/jpeg" }).end(photograph),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  app = await wholeApp();
  ana = await person(app);
  film = await animate({
    animate_image_ref: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bay.jpg`,
    raw_intent: "slow push in on the hills",
    duration_seconds: 2,
  });
  frames = await framesOf(film.film!.asset_id);
}, 240_000);
afterAll(async () => {
  await app.close();
  server.close();
});

test("the answer is a film of one shot, which is held to the picture", async () => {
  expect(film).toMatchObject({ state: "finished", status: "ok", preview: true, duration_seconds: 2, end_card: null });
  expect(film.shots).toHaveLength(1);
  expect(film.story_report.checks).toHaveLength(5);
  expect(film.shots[0]).toMatchObject({
    role: "hook",
    camera: { movement: "push_in" },
    provenance: { watermarked: true },
  });
  expect(frames).toHaveLength(48);
  const { picture } = (await app.store.plans.get(ana.account_id, film.plan_id))!.content;
  expect(film.shots[0]!.attached_ref_ids).toContain(picture!.asset_id);
  const reference = await ask("get_reference", { key: ana.key, input: { ref_id: picture!.asset_id } });
  expect(reference).toMatchObject({ kind: "asset", asset_id: picture!.asset_id });
});

test("the first frame is the picture, and the picture moves from then on", async () => {
  const still = await sharp(photograph)
    .resize(size.width, size.height, { fit: "cover" })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const [first, last] = [frames[0]!, frames.at(-1)!];
  // The preview mark lies at the foot.
  expect(frameDifference(still, first, 0, 0.85)).toBeLessThan(5);
  expect(frameDifference(first, last, 0, 0.85)).toBeGreaterThan(4);
});

test("the shot's manifest has the picture as its parent, and says whose pixels are in it", async () => {
  const input = { asset_id: film.shots[0]!.delivered!.asset_id };
  const shot = await ask<ProvenanceBody>("verify_provenance", { key: ana.key, input });
  expect(shot.state).toBe("trusted");
  expect(shot.ingredients).toEqual([expect.objectContaining({ title: "Supplied image", relationship: "parentOf" })]);
  expect(shot.actions.map(({ action }) => action)).toEqual(expect.arrayContaining(["c2pa.opened", "c2pa.edited"]));
  expect(JSON.stringify(shot.actions)).toContain("compositeSynthetic");
  const whole = await ask<ProvenanceBody>("verify_provenance", {
    key: ana.key,
    input: { asset_id: film.film!.asset_id },
  });
  expect(whole.state).toBe("trusted");
  expect(JSON.stringify(whole.actions)).toContain("compositeSynthetic");
});

test("the same asset and seed give the same plan; the plan renders again, and its camera is edited, not what it shows", async () => {
  const { picture } = (await app.store.plans.get(ana.account_id, film.plan_id))!.content;
  const again = await animate({
    animate_image_ref: picture!.asset_id,
    raw_intent: "slow push in on the hills",
    duration_seconds: 2,
  });
  expect(again.plan_hash).toBe(film.plan_hash);
  const others = await framesOf(again.film!.asset_id);
  expect(Math.max(...others.map((frame, i) => frameDifference(frame, frames[i]!)))).toBeLessThan(1.5);
  const { plan_id } = film;
  const shots = { s1: { camera: { movement: "pan_left" }, caption: "The bay" } };
  const edited = await ask<PlanContent>("revise_plan", { key: ana.key, input: { plan_id, shots } });
  expect(edited.shots[0]).toMatchObject({ camera: { movement: "pan_left" }, caption: "The bay", duration_seconds: 2 });
  for (const more of [{ end_card: { text: "Buy" } }, { shots: { s1: { continuity: { weather: "rain" } } } }]) {
    const edit = await send(app, "revise_plan", { key: ana.key, input: { plan_id, ...more } });
    expect(await problemIn(edit)).toMatchObject({ status: 409, code: "conflict" });
  }
}, 120_000);

test("its camera is refined in words and it goes on with other looks at it; it still begins with the picture", async () => {
  const { generation_id } = film;
  const make = async (name: "refine_shot" | "extend_sequence", input: Record<string, unknown>) => {
    const begun = await ask<GenerationBody>(name, { key: ana.key, input });
    await app.services.engine.settled(begun.generation_id, 120_000);
    return ask<GenerationBody>("get_generation", { key: ana.key, input: { generation_id: begun.generation_id } });
  };
  const refined = await make("refine_shot", {
    generation_id,
    shot_id: "s1",
    instruction: "zoom in instead, and faster",
  });
  expect(refined).toMatchObject({ status: "ok", changed_shot_ids: ["s1"], change: { ignored: [] } });
  expect(refined.shots[0]?.camera.movement).toBe("zoom_in");
  const moved = await framesOf(refined.film!.asset_id);
  expect(frameDifference(moved[0]!, frames[0]!)).toBeLessThan(2);
  const extended = await make("extend_sequence", { generation_id, duration_seconds: 1, seed: 4 });
  expect(extended).toMatchObject({ status: "ok", changed_shot_ids: ["s2"] });
  const longer = await framesOf(extended.film!.asset_id);
  expect(longer).toHaveLength(72);
  expect(frameDifference(longer[0]!, frames[0]!)).toBeLessThan(2);
  expect(frameDifference(longer[50]!, longer[47]!)).toBeGreaterThan(3);
  const refuse = { generation_id, shot_id: "s1", instruction: "make it rain" };
  const impossible = await send(app, "refine_shot", { key: ana.key, input: refuse });
  expect(await problemIn(impossible)).toMatchObject({ status: 409, code: "conflict" });
}, 120_000);

test("a face without consent blocks, with the box; with consent the film is made and says whose it is", async () => {
  const face = await readFile("lib/gate/faces/testing/mona-lisa.jpg");
  const input = { animate_image_ref: dataUri(face, "image/jpeg"), duration_seconds: 2, aspect_ratio: "9:16" };
  const blocked = await animate(input);
  expect(blocked).toMatchObject({
    status: "blocked",
    film: null,
    blocked: { gate: "consent", code: "face_in_picture" },
  });
  const { picture } = (await app.store.plans.get(ana.account_id, blocked.plan_id))!.content;
  const [evidence] = blocked.blocked!.evidence;
  expect(evidence).toMatchObject({ kind: "box", asset_id: picture!.asset_id, box: picture!.faces[0] });
  const made = await animate({ ...input, likeness_consent: true });
  expect(made).toMatchObject({ status: "ok", film: { width: 720, height: 1280 } });
  // The bytes of the picture are an asset, no part of the kept request.
  const stored = await app.store.generations.get(ana.account_id, made.generation_id);
  expect(stored!.request["animate_image_ref"]).toMatch(/^ast_/);
}, 120_000);

test("a picture taken for nudity blocks, with or without consent: nothing is made or charged", async () => {
  const flagged = await readFile("lib/gate/nudity/testing/flagged.png");
  const input = { animate_image_ref: dataUri(flagged), duration_seconds: 2, likeness_consent: true };
  const blocked = await animate(input);
  const { picture } = (await app.store.plans.get(ana.account_id, blocked.plan_id))!.content;
  expect(blocked).toMatchObject({
    status: "blocked",
    film: null,
    cost: { charged_usd: 0 },
    blocked: { gate: "policy", code: "sexual_content", evidence: [{ kind: "box", asset_id: picture!.asset_id }] },
  });
  const asset = await app.store.assets.get(ana.account_id, picture!.asset_id);
  expect(asset!.nudity!.porn).toBeGreaterThan(0.8);
}, 120_000);

const tiny = async (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();

type Refusal = readonly [what: string, ref: () => string | Promise<string>, code: string, fieldCode: string];
test.each<Refusal>([
  ["an asset that is not there", () => "ast_nothing", "validation_failed", "unknown_asset"],
  ["no picture at all", () => "picture.png", "validation_failed", "bad_format"],
  ["text as a data: URI", () => "data:text/plain;base64,aGk=", "validation_failed", "bad_format"],
  ["a data: URI without base64", () => "data:image/png,abc", "validation_failed", "bad_format"],
  ["a data: URI that is none", () => "data:image/png;base64", "validation_failed", "bad_format"],
  ["what is no base64", () => "data:image/png;base64,@@@@", "validation_failed", "bad_format"],
  ["bytes that are no picture", () => dataUri(Buffer.from("not a picture, really")), "image_unreadable", "bad_format"],
  ["a moving GIF", () => "data:image/gif;base64,R0lGODlhAQABAAAAACw=", "validation_failed", "bad_format"],
  ["a picture of a few pixels", async () => dataUri(await tiny(31, 200)), "validation_failed", "out_of_range"],
  ["a picture too long", async () => dataUri(await tiny(9000, 40)), "validation_failed", "out_of_range"],
  ["half a picture", () => dataUri(photograph.subarray(0, 2000), "image/jpeg"), "image_unreadable", "bad_format"],
])("%s is refused at its field", async (_what, ref, code, fieldCode) => {
  const input = { animate_image_ref: await ref() };
  const problem = await problemIn(await send(app, "animate_image", { key: ana.key, input }));
  expect(problem).toMatchObject({ status: 422, code });
  expect(problem.errors).toEqual([expect.objectContaining({ pointer: "/animate_image_ref", code: fieldCode })]);
});

test("what else is wrong is said before the picture is looked at", async () => {
  const ref = "data:image/png;base64,@@@@";
  const codes = async (more: Record<string, unknown>) => {
    const response = await send(app, "animate_image", { key: ana.key, input: { animate_image_ref: ref, ...more } });
    return (await problemIn(response)).errors;
  };
  expect(await codes({ brand_id: "nobody" })).toEqual([expect.objectContaining({ code: "unknown_brand" })]);
  expect(await codes({ model_override: "acme/none" })).toEqual([expect.objectContaining({ code: "unknown_model" })]);
  expect(await codes({ duration_seconds: 1 })).toEqual([expect.objectContaining({ pointer: "/duration_seconds" })]);
  expect(await codes({ shot_count: 3 })).toEqual([expect.objectContaining({ code: "unknown_field" })]);
});

test("a model that starts from words alone is refused; one that needs a first frame is what it is for", async () => {
  const { picture } = (await app.store.plans.get(ana.account_id, film.plan_id))!.content;
  const input = { animate_image_ref: picture!.asset_id, duration_seconds: 2, render: "preview", seed: 3 };
  const refused = await send(app, "animate_image", { key: ana.key, input: { ...input, model_override: "luma/ray-2" } });
  expect((await problemIn(refused)).errors).toEqual([expect.objectContaining({ pointer: "/model_override" })]);
  const made = await animate({ ...input, model_override: "runway/gen4_turbo" });
  expect(made).toMatchObject({ status: "ok", shots: [{ routed_model: "runway/gen4_turbo" }] });
  const plan = (await app.store.plans.get(ana.account_id, made.plan_id))!.content;
  expect(plan.prompts.map(({ parameters }) => parameters["first_frame"])).toContain(picture!.asset_id);
}, 120_000);
