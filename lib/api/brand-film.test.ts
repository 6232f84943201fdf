import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BrandBlock } from "#lib/contract/brand.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { ProvenanceBody } from "#lib/contract/provenance.ts";
import type { CanvasFactory, SceneCanvas } from "#lib/render/scene/canvas.ts";
import { hueOf, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import { drawFrame } from "#lib/render/scene/draw-frame.ts";
import { layOutCard } from "#lib/render/scene/end-card-words.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import { registerFilmFonts } from "#lib/render/fonts.ts";
import { passagesOf } from "#lib/render/scene/passages.ts";
import { productPicture } from "#lib/render/scene/product-picture.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { decodeFrames } from "#lib/render/testing/media-tools.ts";
import { person, send, type Person } from "./testing/test-app.ts";
import { wholeApp } from "./testing/whole-app.ts";

/** One film of a brand, through everything: fetcher, database, engine, renderer, signature. */

const size = { width: 640, height: 360 };
const palette = ["#5b2a86", "#f2a900", "#f4efe6"];
/** Of what is sold: nothing else in the film is of this green. */
const goodsGreen = "#10e050";
let server: Server;
let app: Awaited<ReturnType<typeof wholeApp>>;
let ana: Person;
let profile: BrandBlock;
let film: GenerationBody;
let plan: ScenePlan;
let frames: Uint8Array[] = [];
let fetches = 0;
/** A frame on which the card has arrived, before the film fades out. */
let cardFrame = 0;

const goods = ((): Canvas => {
  const canvas = createCanvas(240, 480);
  const page = canvas.getContext("2d");
  page.fillStyle = goodsGreen;
  page.beginPath();
  page.roundRect(40, 20, 160, 450, 30);
  page.fill();
  page.fillStyle = "#f8f8f8";
  page.fillRect(40, 180, 160, 60);
  page.fillStyle = "#101014";
  page.fillRect(40, 300, 160, 90);
  return canvas;
})();

const ask = async <T>(...request: Parameters<typeof send> extends [unknown, ...infer Rest] ? Rest : never) => {
  const response = await send(app, ...request);
  expect(response.ok, await response.clone().text()).toBe(true);
  return response.json() as Promise<T>;
};

beforeAll(async () => {
  const png = await goods.encode("png");
  server = createServer((_request, response) => {
    fetches++;
    response.writeHead(200, { "content-type": "image/png" }).end(png);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  app = await wholeApp();
  const { services } = app;
  ana = await person(app);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bottle.png`;
  const draft = { brand_id: "oliva", name: "Oliva", palette, cta: "Taste the sun", product_image_url: address };
  profile = await ask<BrandBlock>("set_brand_profile", { key: ana.key, input: draft });
  const request = {
    raw_intent: "An ad for our olive oil bottle on a kitchen table in morning light",
    brand_id: "oliva",
    shot_count: 3,
    duration_seconds: 6,
    seed: 5,
    captions: false,
    render: "preview",
  };
  const { generation_id } = await ask<GenerationBody>("generate_video", { key: ana.key, input: request });
  await services.engine.settled(generation_id, 200_000);
  film = await ask<GenerationBody>("get_generation", { key: ana.key, input: { generation_id } });
  const stored = await app.store.plans.get(ana.account_id, film.plan_id);
  plan = stored!.content;
  cardFrame = (passagesOf(plan).find(({ to }) => to === null)?.first ?? frames.length) - 1;
  const asset = await app.store.assets.get(ana.account_id, film.film!.asset_id);
  frames = await decodeFrames(await services.media.read(asset!.sha256), size.width, size.height);
}, 240_000);
afterAll(async () => {
  await app.close();
  server.close();
});

test("the block is the same in the profile, the plan, the answer and every manifest, and the picture on every shot", async () => {
  expect(film).toMatchObject({ state: "finished", status: "ok" });
  expect(profile.product_ref).toMatchObject({
    ref_id: "brand:oliva:product",
    width: 240,
    height: 480,
    has_alpha: true,
  });
  expect(profile.product_ref?.palette?.[0]).toBe(goodsGreen);
  expect(film.brand).toEqual(profile);
  expect((await app.store.plans.get(ana.account_id, film.plan_id))?.brand).toEqual(profile);
  const credentialOf = (asset_id: string) =>
    ask<ProvenanceBody>("verify_provenance", { key: ana.key, input: { asset_id } });
  for (const asset_id of [film.film!.asset_id, ...film.shots.map(({ delivered }) => delivered!.asset_id)]) {
    const { state, actions } = await credentialOf(asset_id);
    expect(state).toBe("trusted");
    const said = actions.flatMap(({ parameters }) => parameters["studio.shotwright.brand_block_hash"] ?? []);
    expect(said).toEqual([profile.block_hash]);
  }
  for (const shot of film.shots) expect(shot.attached_ref_ids).toContain("brand:oliva:product");
  const reference = await ask("get_reference", { key: ana.key, input: { ref_id: "brand:oliva:product" } });
  expect(reference).toMatchObject({ kind: "product", asset_id: profile.product_ref?.asset_id });
});

test("a film keeps its brand whatever becomes of the profile, and its picture is not fetched again", async () => {
  const later = { brand_id: "oliva", name: "Oliva", palette: ["#000000"] };
  await ask("set_brand_profile", { key: ana.key, input: later });
  const now = () =>
    ask<GenerationBody>("get_generation", { key: ana.key, input: { generation_id: film.generation_id } });
  expect((await now()).brand).toEqual(profile);
  expect((await send(app, "delete_brand_profile", { key: ana.key, input: { brand_id: "oliva" } })).status).toBe(204);
  expect((await now()).brand).toEqual(profile);
  const reference = await ask("get_reference", { key: ana.key, input: { ref_id: "brand:oliva:product" } });
  expect(reference).toMatchObject({ kind: "product", asset_id: profile.product_ref?.asset_id });
  expect(fetches).toBe(1);
});

/** How far the hues of two colours lie apart, in degrees. */
const hueError = (one: Rgb, other: Rgb): number => Math.abs(((hueOf(one) - hueOf(other) + 540) % 360) - 180);

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** The mean colour of a part of a frame that `keep` keeps, and the share that it kept. */
const meanIn = (frame: Uint8Array, { left, top, right, bottom }: Box, keep = (_colour: Rgb) => true) => {
  const sum = [0, 0, 0];
  let [kept, seen] = [0, 0];
  for (let y = Math.ceil(top); y < bottom; y++)
    for (let x = Math.ceil(left); x < right; x++, seen++) {
      const at = (y * size.width + x) * 4;
      const colour: Rgb = [frame[at]!, frame[at + 1]!, frame[at + 2]!];
      if (!keep(colour)) continue;
      kept++;
      for (const channel of [0, 1, 2] as const) sum[channel]! += colour[channel];
    }
  return { colour: sum.map((total) => total / Math.max(1, kept)) as unknown as Rgb, share: kept / seen };
};
const lumaIn = (frame: ArrayLike<number>, { left, top, right, bottom }: Box): number[] => {
  const levels: number[] = [];
  for (let y = Math.ceil(top); y < bottom; y++)
    for (let x = Math.ceil(left); x < right; x++) {
      const at = (y * size.width + x) * 4;
      levels.push(0.2126 * frame[at]! + 0.7152 * frame[at + 1]! + 0.0722 * frame[at + 2]!);
    }
  return levels;
};
const correlation = (one: readonly number[], other: readonly number[]): number => {
  const centred = (levels: readonly number[]) => {
    const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
    return levels.map((level) => level - mean);
  };
  const [a, b] = [centred(one), centred(other)];
  const product = (p: readonly number[], q: readonly number[]) => p.reduce((sum, level, i) => sum + level * q[i]!, 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
};

/** The button of the card, and what is written on it. */
const buttonOf = (): Box => {
  const context = createCanvas(10, 10).getContext("2d") as unknown as CanvasRenderingContext2D;
  const { call, centre } = layOutCard(context, { plan, ...size, goods: true }, plan.end_card!);
  expect(call).toMatchObject({ pill: true });
  const { width, top, size: px } = call!;
  return { left: centre - width / 2 - px, right: centre + width / 2 + px, top: top - px * 1.4, bottom: top + px * 0.6 };
};

test("the card stands on the brand's own colour, and its button is of the next one", () => {
  const frame = frames[cardFrame]!;
  const ground = meanIn(
    frame,
    { left: 0, top: size.height * 0.2, right: size.width, bottom: size.height * 0.5 },
    (colour) =>
      // Beside the goods.
      hueError(colour, rgb(goodsGreen)) > 40 && Math.max(...colour) < 200,
  );
  expect(hueError(ground.colour, rgb(palette[0]!)), `ground ${ground.colour.map(Math.round).join(" ")}`).toBeLessThan(
    8,
  );
  const button = meanIn(frame, buttonOf(), ([red, green, blue]) => Math.max(red, green) - blue > 100);
  expect(button.share).toBeGreaterThan(0.4);
  expect(hueError(button.colour, rgb(palette[1]!)), `button ${button.colour.map(Math.round).join(" ")}`).toBeLessThan(
    5,
  );
});

/** The card as the plan has it, but for its call to action. */
const drawn = (cta: string): Uint8ClampedArray => {
  const carded: ScenePlan = { ...plan, end_card: { ...plan.end_card!, cta } };
  registerFilmFonts(carded);
  const canvases = createCanvas as unknown as CanvasFactory;
  const pictured = productPicture(canvases, goods as unknown as SceneCanvas);
  const scene = buildFilmScene(carded, { width_px: size.width, height_px: size.height }, canvases, pictured);
  const page = createCanvas(size.width, size.height).getContext("2d");
  const last = plan.shots.length - 1;
  const at_s = cardFrame / 24 - plan.shots[last]!.start_seconds;
  drawFrame(scene, page as unknown as CanvasRenderingContext2D, last, at_s);
  return page.getImageData(0, 0, size.width, size.height).data;
};

test("the brand's call to action is written on the card, and the goods stand above it", () => {
  expect(plan.end_card).toMatchObject({ text: "Oliva", cta: "Taste the sun" });
  const frame = frames[cardFrame]!;
  const [planned, another] = [drawn("Taste the sun"), drawn("Order it today")];
  const likeness = (card: Uint8ClampedArray, box: Box) => correlation(lumaIn(frame, box), lumaIn(card, box));
  expect(likeness(planned, buttonOf())).toBeGreaterThan(0.88);
  expect(likeness(another, buttonOf())).toBeLessThan(0.7);
  const { width, height } = size;
  const above = { left: width * 0.42, top: height * 0.1, right: width * 0.58, bottom: height * 0.52 };
  expect(likeness(planned, above)).toBeGreaterThan(0.95);
});

test("the goods' own picture is seen in every shot", () => {
  const whole = { left: 0, top: 0, right: size.width, bottom: size.height };
  const isGoods = (colour: Rgb) =>
    hueError(colour, rgb(goodsGreen)) < 20 && Math.max(...colour) - Math.min(...colour) > 80;
  for (const shot of plan.shots) {
    const middle = Math.round((shot.start_seconds + shot.duration_seconds * 0.4) * 24);
    expect(meanIn(frames[middle]!, whole, isGoods).share, shot.shot_id).toBeGreaterThan(0.02);
  }
});
