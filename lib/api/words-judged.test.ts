import { Buffer } from "node:buffer";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { endpoints, type EndpointName } from "#lib/contract/endpoints.ts";
import { jsonSchemaOf } from "#lib/contract/json-schema.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { PictureReading } from "#lib/contract/picture.ts";
import { loadJob } from "#lib/engine/effects.ts";
import { judge } from "#lib/engine/judge.ts";
import { wordsOfFilm } from "#lib/gate/words-of-film.ts";
import { judgeFilm } from "#lib/gate/judge-film.ts";
import type { FoundCredential } from "#lib/operations/operation.ts";
import { textPlaces, type Schema } from "./testing/text-places.ts";
import { judged, never, neverIn, type WordsWay } from "./testing/words-table.ts";
import { person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

/** Every text that a request may carry is judged where it will be shown or sent, or is named below with the reason why not. */

const harm = "hardcore porn scene";
const plain = "A lighthouse keeper finds a fox on the rocks in a winter storm and brings it in.";
const reading: PictureReading = {
  flat: false,
  sky_share: 0.4,
  horizon: 0.4,
  thing: null,
  focus: { x: 0.5, y: 0.5 },
  nearness: { subject: 0.5, foot: 0.8, middle: 0.4, far: 0.1 },
  palette: [{ hex: "#506070", share: 1 }],
  brightness: 0.5,
  contrast: 0.3,
  saturation: 0.3,
  warmth: 0,
};
const credential: FoundCredential = {
  state: "trusted",
  reasons: [],
  manifest_id: "urn:c2pa:film",
  claim_generator: null,
  signed_by: "Shotwright",
  signed_at: null,
  actions: [],
  ingredients: [],
  model: "preview/motion",
  preview: true,
  consent_id: null,
};
const page = `<!doctype html><html lang="en"><head><title>Drift Kettle</title><meta property="og:site_name" content="Drift">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Drift Kettle","description":"A kettle that pours slowly. It holds one litre. It keeps water warm for an hour.","brand":{"@type":"Brand","name":"Drift"}}</script>
</head><body><h1>Drift Kettle</h1><p>The kettle pours slowly and holds one litre of water.</p><p>It keeps water warm for an hour.</p></body></html>`;

let app: TestApp;
let ana: Person;
let plan: DirectorPlan;
let film: string;
let connection_id: string;

const call = async (name: EndpointName, input: Record<string, unknown>, headers: Record<string, string> = {}) => {
  app.pass(60_000);
  return send(app, name, { key: ana.key, input, headers });
};
const ask = async <T>(
  name: EndpointName,
  input: Record<string, unknown>,
  headers?: Record<string, string>,
): Promise<T> => {
  const response = await call(name, input, headers);
  expect(response.ok, await response.clone().text()).toBe(true);
  return response.json() as Promise<T>;
};
/** What the engine would stop a generation for. */
const stopped = async (generationId: string) => {
  const job = await loadJob(app.store, generationId);
  const now = app.api.services.clock();
  return judge(job, judgeFilm(wordsOfFilm(job.plan)), now, { held_usd: Number.POSITIVE_INFINITY, refused_by: null });
};
const begun = async (name: EndpointName, input: Record<string, unknown>) =>
  stopped((await ask<{ generation_id: string }>(name, input)).generation_id);

/** A film that is done, without a renderer. */
const finished = async (input: Record<string, unknown>): Promise<string> => {
  const { generation_id } = await ask<{ generation_id: string }>("generate_video", input, { Prefer: "respond-async" });
  const { services } = app.api;
  const film_asset_id = services.newId("ast");
  const stored = await services.media.put(Buffer.from("film"));
  await app.store.assets.create({
    asset_id: film_asset_id,
    account_id: ana.account_id,
    kind: "film",
    ...stored,
    media_type: "video/mp4",
    width: 1280,
    height: 720,
    duration_seconds: 10,
    created_at: services.clock(),
  });
  const files = { film_manifest_id: null, thumbnail_asset_id: null, vtt_asset_id: null, srt_asset_id: null };
  await app.store.generations.end(
    generation_id,
    {
      state: "finished",
      status: "ok",
      message: "Done.",
      charged_usd: 0,
      finished_at: services.clock(),
      film: { film_asset_id, film_watermarked: true, preview: true, ...files },
    },
    [],
  );
  return generation_id;
};

beforeAll(async () => {
  app = await testApp({
    services: {
      readPicture: () => Promise.resolve(reading),
      inspectImage: () => Promise.resolve({ media_type: "image/png", width: 640, height: 480 }),
      frameOf: () => Promise.resolve(Buffer.from("frame")),
      verifyFile: () => Promise.resolve(credential),
      fetchPage: (url) => Promise.resolve({ bytes: Buffer.from(page), content_type: "text/html; charset=utf-8", url }),
    },
  });
  ana = await person(app);
  plan = await ask<DirectorPlan>("plan_director_prompt", { raw_intent: plain, shot_count: 3, seed: 3 });
  film = await finished({ plan_id: plan.plan_id });
  const places = await ask<{ connections: { connection_id: string }[] }>("list_publish_connections", {});
  connection_id = places.connections[0]?.connection_id ?? "";
}, 60_000);
beforeEach(() => app.pass(60_000));
afterAll(() => app.close());

const isStopped = ({ would_block, findings }: DirectorPlan["gate"]) =>
  would_block && findings.some(({ code }) => code === "sexual_content");
const edited = async (edits: Record<string, unknown>): Promise<DirectorPlan> => {
  const once = await ask<DirectorPlan>("revise_plan", { plan_id: plan.plan_id, ...edits });
  expect(once.gate).toSatisfy(isStopped);
  // What stands from an earlier edit is judged with every later one, and when its film begins.
  const twice = await ask<DirectorPlan>("revise_plan", { plan_id: once.plan_id, duration_seconds: 12 });
  expect(twice.gate).toSatisfy(isStopped);
  expect(await begun("generate_video", { plan_id: twice.plan_id })).toMatchObject({ gate: "policy" });
  return once;
};
const refused = async (name: EndpointName, input: Record<string, unknown>, pointer: string) => {
  const problem = await problemIn(await call(name, input));
  expect(problem).toMatchObject({ status: 422, errors: [{ pointer, code: "not_allowed" }] });
};

const drawn = { element: "person", variant: null, wears: [], carries: [], material: null };
const idOf = (list: "cast" | "places" | "props") => plan.screenplay?.[list][0]?.id ?? "thing";
const firstShot = () => plan.shots[0]?.shot_id ?? "s1";
/** An edit that puts `value` at a place of the request: `*` is an entry that the plan has, or one new one. */
const editAt = (place: string): Record<string, unknown> => {
  const wrap = (parts: string[], key = ""): unknown => {
    const [part, ...rest] = parts;
    if (part === undefined) return harm;
    const inner = wrap(rest, part === "*" ? key : part);
    if (part !== "*") {
      if (key === "drawn_as") return { ...drawn, [part]: inner };
      if (key === "dialogue") return { who: "voice_over", [part]: inner };
      if (key === "now") return { id: idOf("cast"), [part]: inner };
      if (key === "end_card")
        return { text: "Keep the light", [part]: inner, ...(part === "text" ? { cta: null } : {}) };
      return key === "props" ? { name: "a small box", [part]: inner } : { [part]: inner };
    }
    if (key === "shots") return { [firstShot()]: inner };
    if (key === "cast" || key === "places") return { [idOf(key)]: inner };
    if (key === "props") return { box: inner };
    return [inner];
  };
  return wrap(place.split("/").slice(1)) as Record<string, unknown>;
};

const brand = { brand_id: "north-roast", name: "North Roast", palette: ["#1f2a44"], cta: "Taste the dark" };
const publication = { title: "Keep the light" };
const wayOf: Record<Exclude<WordsWay, "own">, (name: EndpointName, place: string) => Promise<unknown>> = {
  judged: async (name: EndpointName, place: string) =>
    expect(await begun(name, { ...endpoints[name].example, ...editAt(place) })).toMatchObject({ gate: "policy" }),
  planned: async (name: EndpointName, place: string) =>
    expect(await ask(name, { ...endpoints[name].example, ...editAt(place) })).toMatchObject({
      gate: { would_block: true, findings: [{ gate: "policy" }] },
    }),
  edited: async (_name: EndpointName, place: string) => {
    await edited(editAt(place));
  },
  ofBrand: (name: EndpointName, place: string) =>
    refused(
      name,
      { ...brand, ...(place === "/brand_id" ? { brand_id: "hardcore-porn-scene" } : editAt(place)) },
      place,
    ),
  ofPage: (name: EndpointName, place: string) =>
    refused(
      name,
      {
        url: "https://drift.example/kettle",
        ...(place === "/brand_id" ? { brand_id: "hardcore-porn-scene" } : editAt(place)),
      },
      place === "/cta" ? "/cta" : "/url",
    ),
  published: async (name: EndpointName, place: string) =>
    refused(name, { ...publication, connection_id, generation_id: film, ...editAt(place) }, place.replace("*", "0")),
};

const names = Object.keys(endpoints) as EndpointName[];
const triedIn = (name: EndpointName) => Object.values(judged[name] ?? {}).flat();

test.each(names)("every text of %s is judged, or it is said why not", (name) => {
  for (const place of textPlaces(jsonSchemaOf(endpoints[name].input, "input") as Schema)) {
    const reasons = [
      ...(triedIn(name).includes(place) ? ["judged"] : []),
      ...never.flatMap(([end, why]) => (end.test(place) ? why : [])),
      ...neverIn.flatMap(([row, at, why]) => (row === name && at === place ? why : [])),
    ];
    expect(reasons, `${name} ${place}`).toHaveLength(1);
  }
  const places = textPlaces(jsonSchemaOf(endpoints[name].input, "input") as Schema);
  expect(triedIn(name).filter((place) => !places.includes(place))).toEqual([]);
});

const tried = names.flatMap((name) =>
  Object.entries(judged[name] ?? {}).flatMap(([way, places]) =>
    way === "own" ? [] : places.map((place) => [name, place, way as keyof typeof wayOf] as const),
  ),
);
test.each(tried)("%s stops %s", async (name, place, way) => {
  await wayOf[way](name, place);
});

/** A still that waits for a decision, without a renderer. */
const aHeldStill = async (generation_id: string): Promise<string> => {
  const { services } = app.api;
  const hero_frame_id = "hero_held";
  const asset_id = services.newId("ast");
  const created_at = services.clock();
  await app.store.assets.create({
    asset_id,
    account_id: ana.account_id,
    kind: "hero",
    ...(await services.media.put(Buffer.from("still"))),
    media_type: "image/png",
    width: 1920,
    height: 1080,
    duration_seconds: null,
    created_at,
  });
  await app.store.heroes.create({
    hero_frame_id,
    account_id: ana.account_id,
    generation_id,
    roll: 1,
    plan_id: plan.plan_id,
    shot_id: firstShot(),
    at_seconds: 0,
    direction: "The first frame.",
    reason: "It shows the keeper.",
    state: "awaiting_decision",
    note: null,
    routed_model: "preview/still",
    delivered_model: "preview/still",
    preview: true,
    failover_from: [],
    report: { palette_match: 1, subject_present: true, framing_match: true, notes: [] },
    asset_id,
    manifest_id: "urn:c2pa:still",
    watermarked: true,
    created_at,
    decided_at: null,
  });
  const held = { state: "awaiting_decision", stage: "still", progress: 0.3, message: "Waits." } as const;
  await app.store.generations.progress(generation_id, held);
  return hero_frame_id;
};

describe("what has a way of its own", () => {
  const picture = { animate_image_ref: `data:image/png;base64,${Buffer.from([137, 80, 78, 71]).toString("base64")}` };

  test("words and captions of a picture's film stand through later edits", async () => {
    expect(await begun("animate_image", { ...picture, raw_intent: harm })).toMatchObject({ gate: "policy" });
    const { plan_id, shots } = await ask<DirectorPlan>("animate_image", { ...picture, raw_intent: "Slow push in." });
    const caption = { shots: { [shots[0]?.shot_id ?? "s1"]: { caption: harm } } };
    const once = await ask<DirectorPlan>("revise_plan", { plan_id, ...caption });
    expect(once.gate).toSatisfy(isStopped);
    const twice = await ask<DirectorPlan>("revise_plan", { plan_id: once.plan_id, duration_seconds: 6 });
    expect(twice.gate).toSatisfy(isStopped);
    expect(await begun("generate_video", { plan_id: twice.plan_id })).toMatchObject({ gate: "policy" });
    const cleared = await ask<DirectorPlan>("revise_plan", {
      plan_id: twice.plan_id,
      shots: { [shots[0]?.shot_id ?? "s1"]: { caption: null } },
    });
    expect(cleared.gate.would_block).toBe(false);
  });

  test("an instruction, and what it leaves in the plan", async () => {
    const shot_id = firstShot();
    expect(await begun("refine_shot", { generation_id: film, shot_id, instruction: harm })).toMatchObject({
      gate: "policy",
    });
  });

  test("the words of an extension stand as long as one of its shots does", async () => {
    const longer = { generation_id: film, raw_intent: `Then a ${harm} begins.`, shot_count: 1 };
    const { generation_id } = await ask<{ generation_id: string }>("extend_sequence", longer);
    expect(await stopped(generation_id)).toMatchObject({ gate: "policy" });
    const { plan: extended } = await loadJob(app.store, generation_id);
    const later = await ask<DirectorPlan>("revise_plan", { plan_id: extended.plan_id, duration_seconds: 14 });
    expect(later.gate.would_block).toBe(true);
    const added = later.shots.at(-1)?.shot_id ?? "";
    const without = await ask<DirectorPlan>("revise_plan", { plan_id: later.plan_id, shots: { [added]: null } });
    expect(without.gate.would_block).toBe(false);
  });

  test("the note of a still that was turned down", async () => {
    const { generation_id } = await ask<{ generation_id: string }>(
      "generate_video_staged",
      { plan_id: plan.plan_id, hold: true },
      { Prefer: "respond-async" },
    );
    const hero_frame_id = await aHeldStill(generation_id);
    await ask("generate_video_staged", { hero_frame_id, decision: "reject", note: harm }, { Prefer: "respond-async" });
    expect(await stopped(generation_id)).toMatchObject({ gate: "policy" });
  });

  test("the note of a shot that is directed once more", async () => {
    const redirect = { shot_id: firstShot(), note: harm };
    const { gate } = await ask<DirectorPlan>("revise_plan", { plan_id: plan.plan_id, redirect });
    expect(gate).toSatisfy(isStopped);
  });
});
