import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assetIdOf } from "#lib/engine/asset-ids.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { Ending } from "#lib/store/store.ts";
import { readZip } from "#lib/operations/testing/read-zip.ts";
import { captionTracks } from "#lib/render/captions.ts";
import { passagesOf } from "#lib/render/scene/passages.ts";
import { readEdl } from "#lib/timeline/testing/read-edl.ts";
import { readFcpxml } from "#lib/timeline/testing/read-fcpxml.ts";
import { readOtio } from "#lib/timeline/testing/read-otio.ts";
import { person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await testApp();
  ana = await person(app);
});
afterAll(() => app.close());

const begin = async (raw_intent: string, who = ana): Promise<string> => {
  const input = { raw_intent, render: "preview", duration_seconds: 12, shot_count: 4 };
  const headers = { Prefer: "respond-async" };
  const accepted = await send(app, "generate_video", { key: who.key, input, headers });
  expect(accepted.status).toBe(202);
  return ((await accepted.json()) as { generation_id: string }).generation_id;
};

const end = (generation_id: string, ending: Partial<Ending>) =>
  app.store.generations.end(
    generation_id,
    {
      state: "finished",
      status: "ok",
      message: "Done.",
      charged_usd: 0,
      finished_at: app.api.services.clock(),
      ...ending,
    },
    [],
  );

/** Delivers a film as the engine would: a file for every shot, one for the film, its captions; with what passages need or not. */
const deliver = async (generation_id: string, who = ana, brought: 0 | null = 0) => {
  const { store, media } = { store: app.store, media: app.api.services.media };
  const generation = await store.generations.get(who.account_id, generation_id);
  const plan = await store.plans.get(who.account_id, generation?.plan_id ?? "");
  const { content } = plan!;
  const files = new Map<string, Buffer>();
  const put = async (
    name: string,
    kind: "shot" | "film" | "captions",
    media_type: string,
    bytes: Buffer,
    seconds: number,
  ) => {
    files.set(name, bytes);
    const asset_id = assetIdOf(generation_id, name);
    const [width, height] = kind === "captions" ? [null, null] : [1280, 720];
    const duration_seconds = kind === "captions" ? null : seconds;
    const created_at = app.api.services.clock();
    const stored = {
      asset_id,
      account_id: who.account_id,
      kind,
      media_type,
      width,
      height,
      duration_seconds,
      created_at,
    };
    await store.assets.create({ ...stored, ...(await media.put(bytes)) });
    return asset_id;
  };
  for (const { shot_id, duration_seconds } of content.shots)
    await store.shots.update(generation_id, shot_id, {
      delivered_model: "preview/motion",
      asset_id: await put(shot_id, "shot", "video/mp4", Buffer.from(`${generation_id} ${shot_id}`), duration_seconds),
      width: 1280,
      height: 720,
      duration_seconds,
      film_parts: {
        extras: [],
        splice: { frames: Math.round(duration_seconds * 24), ranges: [], head: brought, tail: brought },
      },
    });
  const words = captionTracks(content);
  await end(generation_id, {
    film: {
      film_asset_id: await put("film", "film", "video/mp4", Buffer.alloc(200_000, "film"), content.duration_seconds),
      film_manifest_id: null,
      film_watermarked: false,
      thumbnail_asset_id: null,
      vtt_asset_id: await put("vtt", "captions", "text/vtt", Buffer.from(words.vtt), 0),
      srt_asset_id: await put("srt", "captions", "application/x-subrip", Buffer.from(words.srt), 0),
      preview: true,
    },
  });
  return { content, files };
};

const exported = (
  generation_id: string,
  format: string,
  more: { key?: string; headers?: Record<string, string>; method?: string } = {},
) => send(app, "export_timeline", { key: ana.key, ...more, input: { generation_id, format } });

const sentences = [
  ["en", "A lighthouse keeper finds a fox on the rocks in a winter storm and brings it in."],
  ["es", "Una niña remonta una cometa roja sobre el mar al atardecer."],
  ["fr", "Un boulanger ouvre sa boutique avant l'aube et la rue s'éveille."],
  ["de", "Zwei Brüder tragen ein Klavier durch den Regen."],
  ["pt", "Um pescador volta ao porto com a rede vazia e um sorriso."],
  ["it", "Una nonna impasta il pane mentre fuori nevica."],
  ["ja", "雨の夜、駅で傘を待つ少女。"],
  ["zh", "一位老人在清晨的湖边打太极。"],
  ["hi", "बारिश में एक चायवाला आखिरी ग्राहक का इंतज़ार करता है।"],
  ["ar", "طفل يطلق طائرة ورقية فوق أسطح المدينة القديمة."],
] as const;

test.each(sentences)(
  "%s: the film is read back from every format, to the frame, and what it names is there",
  async (_language, sentence) => {
    const who = await person(app);
    const id = await begin(sentence, who);
    const { content, files } = await deliver(id, who);
    const frames = Math.round(content.duration_seconds * 24);
    const get = async (format: string) => {
      const answer = await exported(id, format, { key: who.key });
      expect(answer.status).toBe(200);
      return answer;
    };
    const cuts = content.shots.map(({ start_seconds, duration_seconds }) => [
      Math.round(start_seconds * 24),
      Math.round(duration_seconds * 24),
    ]);
    const passages = passagesOf(content);

    const otio = readOtio(await (await get("otio")).text());
    const fcpxml = readFcpxml(await (await get("fcpxml")).text());
    for (const read of [otio, fcpxml]) {
      expect(read.title).toBe(content.title);
      expect(read.frames).toBe(frames);
      const story = read.placed.filter(({ lane }) => lane === 0);
      expect(story.map(({ first, frames }) => [first, frames])).toEqual(cuts);
      for (const [index, clip] of story.entries())
        expect(await fetched(clip.source)).toEqual(files.get(content.shots[index]?.shot_id ?? ""));
      for (const other of read.placed.filter(({ lane }) => lane !== 0))
        expect(await fetched(other.source)).toEqual(files.get("film"));
    }
    expect(otio.markers.filter(({ name }) => name === "End card")).toHaveLength(content.end_card === null ? 0 : 1);
    for (const { first, end } of passages)
      expect(otio.markers).toContainEqual(expect.objectContaining({ first, frames: end - first }));
    const edl = readEdl(await (await get("edl")).text(), 24);
    expect(edl.frames).toBe(frames);
    const reels = edl.placed.filter(({ lane, source }) => lane === 0 && source !== null);
    expect(reels.map(({ source }) => source)).toEqual(content.shots.map(({ shot_id }) => shot_id.toUpperCase()));

    const zip = await get("zip");
    const archive = new Uint8Array(await zip.arrayBuffer());
    expect(zip.headers.get("content-length")).toBe(String(archive.length));
    const entries = readZip(archive);
    const stem = [...entries.keys()].find((path) => path.endsWith(".otio"))?.slice(0, -5) ?? "";
    const text = (extension: string) => new TextDecoder().decode(entries.get(`${stem}.${extension}`));
    for (const read of [readOtio(text("otio")), readFcpxml(text("fcpxml"))]) {
      expect(read.frames).toBe(frames);
      for (const { source, lane } of read.placed)
        expect(entries.has(source ?? ""), `${source} in lane ${lane}`).toBe(true);
    }
    for (const comment of readEdl(text("edl"), 24).comments.filter((each) => each.startsWith("* SOURCE FILE: ")))
      expect(entries.has(comment.slice(15))).toBe(true);
    expect(entries.size).toBe(6 + content.shots.length);
    expect(Buffer.from(entries.get("film.mp4") ?? [])).toEqual(files.get("film"));
    expect(text("vtt")).toBe(files.get("vtt")?.toString());
    expect(await (await get("srt")).text()).toBe(files.get("srt")?.toString());
  },
);

test("what the film could not blend is a cut in its timeline too", async () => {
  const who = await person(app);
  const id = await begin("A lighthouse keeper finds a fox on the rocks in a winter storm and brings it in.", who);
  const { content } = await deliver(id, who, null);
  expect(passagesOf(content).length).toBeGreaterThan(0);
  const otio = readOtio(await (await exported(id, "otio", { key: who.key })).text());
  expect(otio.transitions).toEqual([]);
  expect([...new Set(otio.placed.map(({ lane }) => lane))]).toEqual([0, -1]);
  expect(readEdl(await (await exported(id, "edl", { key: who.key })).text(), 24).transitions).toEqual([]);
});

/** The bytes at a signed address, asked for without any credentials. */
const fetched = async (source: string | null): Promise<Buffer> => {
  const url = new URL(source ?? "");
  const asset_id = url.pathname.split("/").at(-1) ?? "";
  const answer = await send(app, "get_asset", { input: { asset_id, sig: url.searchParams.get("sig") ?? "" } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

describe("what the answer is called", () => {
  let id: string;
  beforeAll(async () => {
    id = await begin("A baker lights the oven before dawn.");
    await deliver(id);
  });

  test.each([
    ["otio", "application/json"],
    ["fcpxml", "application/xml; charset=utf-8"],
    ["edl", "text/plain; charset=utf-8"],
    ["srt", "application/x-subrip; charset=utf-8"],
    ["vtt", "text/vtt; charset=utf-8"],
    ["zip", "application/zip"],
  ])("%s is %s, a file to be saved, and not kept by caches", async (format, type) => {
    const { headers } = await exported(id, format);
    expect(headers.get("content-type")).toBe(type);
    expect(headers.get("content-disposition")).toMatch(new RegExp(`^attachment; filename="[a-z0-9-]+\\.${format}"$`));
    expect(headers.get("cache-control")).toBe("private, no-transform, no-cache");
    expect(headers.get("etag")).toMatch(/^"[0-9a-f]{64}"$/);
  });

  test("the film, a shot and the captions by themselves are called so too", async () => {
    const { film, captions, shots, title } = (await (
      await send(app, "get_generation", { key: ana.key, input: { generation_id: id } })
    ).json()) as GenerationBody;
    const named = async (address: string | undefined): Promise<string | undefined> => {
      const url = new URL(address ?? "");
      const input = { asset_id: url.pathname.split("/").at(-1) ?? "", sig: url.searchParams.get("sig") ?? "" };
      const answer = await send(app, "get_asset", { input: { ...input, download: "1" } });
      return /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
    };
    const stem = title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, "-");
    expect(await named(film?.url)).toBe(`${stem}.mp4`);
    expect(await named(captions?.vtt_url)).toBe(`${stem}.vtt`);
    expect(await named(captions?.srt_url)).toBe(`${stem}.srt`);
    expect(await named(shots[0]?.delivered?.url)).toBe(`${stem}-s1.mp4`);
  });

  test("a title in another script is the name too", async () => {
    const japanese = await begin("雨の夜、駅で傘を待つ少女。");
    const { content } = await deliver(japanese);
    const disposition = (await exported(japanese, "edl")).headers.get("content-disposition") ?? "";
    const [, name = ""] = /filename\*=UTF-8''([\w.~%-]+)$/.exec(disposition) ?? [];
    expect(content.title).toMatch(/\p{Script=Han}/u);
    expect(decodeURIComponent(name)).toMatch(/^[\p{L}\p{M}\p{N}-]+\.edl$/u);
    expect(disposition).toMatch(/^attachment; filename="[\w.-]+"; /);
  });

  test("links.export is that address, and gives everything", async () => {
    const body = (await (
      await send(app, "get_generation", { key: ana.key, input: { generation_id: id } })
    ).json()) as GenerationBody;
    expect(body.links.export).toBe(`http://localhost:3000/api/v1/generations/${id}/export`);
    const whole = await send(app, "export_timeline", { key: ana.key, input: { generation_id: id } });
    expect(whole.headers.get("content-type")).toBe("application/zip");
  });

  test.each(["zip", "edl"])("%s: HEAD, ranges and ETags work as with any file", async (format) => {
    const whole = await exported(id, format);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const head = await exported(id, format, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
      200,
      String(bytes.length),
      "",
    ]);
    const etag = whole.headers.get("etag") ?? "";
    expect((await exported(id, format, { headers: { "If-None-Match": etag } })).status).toBe(304);
    for (const [range, from, to] of [
      ["bytes=100-299", 100, 300],
      ["bytes=-50", bytes.length - 50, bytes.length],
      ["bytes=0-0", 0, 1],
    ] as const) {
      const part = await exported(id, format, { headers: { Range: range } });
      expect(part.status).toBe(206);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to))).toBe(true);
    }
    expect((await exported(id, format, { headers: { Range: `bytes=${bytes.length}-` } })).status).toBe(416);
  });

  test("the archive is the same each time, so that a broken download can go on", async () => {
    const digest = async () =>
      createHash("sha256")
        .update(Buffer.from(await (await exported(id, "zip")).arrayBuffer()))
        .digest("hex");
    const first = await digest();
    app.pass(3_600_000);
    expect(await digest()).toBe(first);
  });
});

describe("what is refused", () => {
  test("a format that does not exist is a 422 that names the field and what there is", async () => {
    const id = await begin("A baker lights the oven before dawn.");
    for (const format of ["aaf", "", "OTIO"]) {
      const problem = await problemIn(await exported(id, format));
      expect(problem).toMatchObject({ status: 422, code: "validation_failed" });
      expect(problem.errors).toHaveLength(1);
      expect(problem.errors?.[0]).toMatchObject({ pointer: "/format" });
      for (const known of ["otio", "fcpxml", "edl", "srt", "vtt", "zip"]) expect(problem.detail).toContain(known);
    }
  });

  test("another account's film is not there", async () => {
    const id = await begin("A baker lights the oven before dawn.");
    await deliver(id);
    const bo = await person(app);
    for (const format of ["otio", "zip"])
      expect(await problemIn(await exported(id, format, { key: bo.key }))).toMatchObject({
        status: 404,
        code: "not_found",
      });
  });

  test.each<[string, Partial<Ending> | null, RegExp]>([
    ["one that is not finished", null, /links\.events/],
    ["one that was cancelled", { state: "cancelled", status: null }, /cancelled.*again/],
    [
      "one that a gate stopped",
      {
        status: "blocked",
        blocked: { gate: "policy", code: "x", reason: "r", evidence: [], resolve: "Take the name out." },
      },
      /gate.*Take the name out\./,
    ],
    [
      "one that could not be rendered",
      { status: "render_failed", failure: { code: "x", message: "The model is down.", shot_id: null, attempts: [] } },
      /The model is down\..*again/,
    ],
  ])("%s is a 409 that says the way out, and has no export link", async (_name, ending, detail) => {
    const who = await person(app);
    const id = await begin("A baker lights the oven before dawn.", who);
    if (ending !== null) await end(id, ending);
    const problem = await problemIn(await exported(id, "otio", { key: who.key }));
    expect(problem).toMatchObject({ status: 409, code: "conflict" });
    expect(problem.detail).toMatch(detail);
    const body = (await (
      await send(app, "get_generation", { key: who.key, input: { generation_id: id } })
    ).json()) as GenerationBody;
    expect(body.links.export).toBeNull();
  });
});
