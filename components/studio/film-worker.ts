import { contextOf, type CanvasFactory, type SceneCanvas } from "#lib/render/scene/canvas.ts";
import { drawFrame } from "#lib/render/scene/draw-frame.ts";
import { lensOf } from "#lib/render/scene/draw-picture.ts";
import { drawWorld } from "#lib/render/scene/draw-world.ts";
import { endCardShot } from "#lib/render/scene/end-card-layer.ts";
import { blendPassage, dim } from "#lib/render/scene/blend-passage.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { buildFilmScene, type FilmScene, type ShotWorld, type Unpainted } from "#lib/render/scene/film-scene.ts";
import { lightAt, passageAt, passedShare } from "#lib/render/scene/passages.ts";
import { productPicture, type ProductPicture } from "#lib/render/scene/product-picture.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { worldInSteps, worldOf } from "#lib/render/scene/shot-world.ts";
import { platesOver } from "#lib/render/scene/plate-at.ts";
import { loadFaces } from "./film-face.ts";
import type { ArtistAnswer, ArtistOrder } from "./film-order.ts";
import { layMark, markFor, type LaidMark } from "./laid-mark.ts";
import { sliceOf } from "./shot-slice.ts";
import { SketchBook } from "./sketch-book.ts";
import { drawSupplied } from "./supplied-shot.ts";

/** The film's own drawing code beside the page's thread: a world takes long enough to be felt under the keys. */
const worker = self as unknown as {
  onmessage: ((event: MessageEvent<ArtistOrder>) => void) | null;
  postMessage(answer: ArtistAnswer, transfer: Transferable[]): void;
  readonly fonts: FontFaceSet;
};

const createCanvas: CanvasFactory = (width, height) => {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  // Everything painted is read back into the memory of pixels: a graphics card would only stand in the way.
  canvas.getContext("2d", { willReadFrequently: true });
  return canvas as unknown as SceneCanvas;
};

/** The plan that is shown, at the film's size, and at most one world of it in small, for stills. */
let full: FilmScene | null = null;
let draft: FilmScene | null = null;
let hash = "";
/** What sketches are drawn from. */
let book: SketchBook | null = null;
let mark: { scene: FilmScene; laid: LaidMark } | null = null;
/** What is still to be painted, a few milliseconds each: pictures of movements, what is seen soon first, and sketches. */
let pieces: Unpainted[] = [];

/** Of these, what the last picture would have shown. */
let soon: Unpainted[] = [];

/** Shots that are being made ready, step by step while no film plays and nothing else is asked for. */
interface Building {
  id: number;
  shot: number;
  steps: Generator<null, ShotWorld>;
}
const building: Building[] = [];

/** The last picture of goods that was asked for, cut out of its photograph. */
let goods: { asset_id: string; picture: ProductPicture | null } | null = null;

/** Makes an order's goods the film's: those of the plan it is for, or none. */
const stock = async ({ product, as }: ArtistOrder): Promise<void> => {
  if (as === "draft" || as === "sketch" || product?.asset_id === goods?.asset_id) return;
  goods = product && { asset_id: product.asset_id, picture: null };
  if (product !== null) {
    const photograph = await createImageBitmap(product.file);
    const canvas = createCanvas(photograph.width, photograph.height);
    contextOf(canvas).drawImage(photograph, 0, 0);
    photograph.close();
    goods = { asset_id: product.asset_id, picture: productPicture(createCanvas, canvas) };
  }
  // What was drawn without them is drawn anew.
  if (full !== null) full = { ...full, product: goods?.picture ?? null, worlds: new Map(), cards: new Map() };
};

/** Takes over a plan. Worlds of shots that look as before are kept, all others are let go. */
const learn = (plan: ScenePlan, order: ArtistOrder): void => {
  const next = buildFilmScene(plan, order.size, createCanvas, goods?.picture ?? null);
  if (full !== null && full.width === next.width && full.height === next.height)
    for (const [shot, world] of full.worlds)
      if (sliceOf(full.plan, shot) === sliceOf(plan, shot)) next.worlds.set(shot, world);
  full = next;
  draft = buildFilmScene(plan, order.draft_size, createCanvas);
  book?.learn(plan, order.draft_size, createCanvas);
  hash = order.plan_hash;
  pieces = [];
  for (const { id } of building.splice(0)) worker.postMessage({ id, picture: null, fault: null, dropped: true }, []);
};

/** Paints what a shot's movements will need, piece by piece, while nothing else is asked for. */
const warm = (scene: FilmScene, world: ShotWorld): void => {
  const frames = Array.from(
    { length: Math.ceil(world.camera.duration_s * scene.plan.fps) },
    (_, at) => at / scene.plan.fps,
  );
  const plates = world.actors.flatMap((actor) => [...platesOver(scene.createCanvas, world.raster, actor, frames)]);
  pieces.push(...plates.toSorted((a, b) => a.t - b.t));
};

const sceneFor = (order: ArtistOrder): FilmScene => {
  if (order.plan !== null && order.plan_hash !== hash) learn(order.plan, order);
  if (full === null || draft === null || order.plan_hash !== hash)
    throw new Error(`The plan ${order.plan_hash} was never sent.`);
  if (full.worlds.has(order.shot)) return full;
  if (order.as === "sketch") {
    book ??= new SketchBook(full.plan, order.draft_size, createCanvas);
    book.world(order.shot, order.t_s);
    return book.scene;
  }
  if (order.as !== "any" && order.as !== "draft") return full;
  for (const shot of draft.worlds.keys()) if (shot !== order.shot) draft.worlds.delete(shot);
  return draft;
};

const laidMark = (scene: FilmScene): LaidMark => {
  if (mark?.scene !== scene) mark = { scene, laid: markFor(scene.width, scene.height, createCanvas) };
  return mark.laid;
};

/** What `drawFrame` draws, without a canvas in between where no end card needs one. */
const pictureOf = (
  scene: FilmScene,
  world: ShotWorld,
  shot: number,
  t_s: number,
): Promise<ImageBitmap> | ImageBitmap => {
  const { plan, width, height } = scene;
  const start_s = plan.shots[shot]?.start_seconds ?? 0;
  if (plan.end_card && endCardShot(scene) === shot && start_s + t_s >= plan.end_card.start_seconds) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", { willReadFrequently: true, alpha: false });
    drawFrame(scene, context as unknown as CanvasRenderingContext2D, shot, t_s);
    return canvas.transferToImageBitmap();
  }
  drawWorld(scene, world, t_s);
  const pixels = world.raster.developScreen(lensOf(scene, Math.round(t_s * plan.fps)));
  layMark(pixels, width, laidMark(scene));
  return createImageBitmap(new ImageData(pixels, width, height));
};

/** A picture dimmed, or blended with the one beside it, as the passage asks that its moment belongs to. */
const passed = (order: ArtistOrder, picture: ImageBitmap, plan: ScenePlan): Promise<ImageBitmap> | ImageBitmap => {
  // To a thousandth: seconds that were frames once are not quite whole.
  const frame = Math.round(((plan.shots[order.shot]?.start_seconds ?? 0) + order.t_s) * plan.fps * 1000) / 1000;
  const passage = order.as === "side" || order.as === "draft" || order.as === "sketch" ? null : passageAt(plan, frame);
  if (passage === null) return picture;
  const { width, height } = picture;
  const plane = (pixels: Uint8ClampedArray) => ({ pixels, width, height, channels: 4 });
  if (passage.kind === "black") {
    const own = pixelsOf(picture, width, height);
    dim(plane(own.data), lightAt(passage, frame).light, 0);
    return createImageBitmap(own);
  }
  if (order.beside === null) return picture;
  const [from, to] = order.shot === passage.to ? [order.beside, picture] : [picture, order.beside];
  const blended = pixelsOf(to, width, height);
  const { first, end, way } = passage;
  const moment = { share: passedShare(passage, frame), step: 1 / (end - first), way };
  blendPassage(passage.kind, moment, plane(pixelsOf(from, width, height).data), plane(blended.data));
  return createImageBitmap(blended);
};

/** Takes a picture apart. */
const pixelsOf = (picture: ImageBitmap, width: number, height: number): ImageData => {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true, alpha: false });
  if (context === null) throw new Error("This browser draws no pictures in workers.");
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return context.getImageData(0, 0, width, height);
};

/** What is done with a world that was built at the film's size. */
const ready = (scene: FilmScene, shot: number, world: ShotWorld): void => {
  draft?.worlds.delete(shot);
  warm(scene, world);
};

/** Takes one step of making a shot ready; true once it is, and whoever asked for it has been told. */
const build = (each: Building): boolean => {
  const step = each.steps.next();
  if (step.done !== true || full === null) return false;
  building.splice(building.indexOf(each), 1);
  full.worlds.set(each.shot, step.value);
  ready(full, each.shot, step.value);
  worker.postMessage({ id: each.id, picture: null, fault: null }, []);
  return true;
};

/** Ends at once what was begun of a shot: its picture is wanted now. */
const finish = (shot: number): void => {
  const begun = building.find((each) => each.shot === shot);
  while (begun !== undefined && !build(begun));
};

/** The picture of an order; null of one that wants none, `later` where that is answered by itself. */
const draw = async (order: ArtistOrder): Promise<ImageBitmap | null | "later"> => {
  const scene = sceneFor(order);
  if (scene.plan.picture !== undefined) {
    const { width, height, plan } = scene;
    const pixels = await drawSupplied(order, plan, { width_px: width, height_px: height }, createCanvas);
    layMark(pixels, width, laidMark(scene));
    return order.as === "prepare" ? null : createImageBitmap(new ImageData(pixels, width, height));
  }
  const fresh = !scene.worlds.has(order.shot);
  if (order.as === "prepare") {
    if (fresh) building.push({ id: order.id, shot: order.shot, steps: worldInSteps(scene, order.shot) });
    return fresh ? "later" : null;
  }
  if (fresh && scene === full) finish(order.shot);
  const world = worldOf(scene, order.shot);
  if (fresh && scene === full) ready(scene, order.shot, world);
  world.hidden = new Set(order.hidden);
  if (order.playing) playedAt = performance.now();
  world.later = order.playing ? (piece) => soon.push(piece) : null;
  soon = [];
  const picture = await pictureOf(scene, world, order.shot, order.t_s);
  return passed(order, picture, scene.plan);
};

const answer = async (order: ArtistOrder): Promise<void> => {
  try {
    const picture = await draw(order);
    if (picture === "later") return;
    worker.postMessage({ id: order.id, picture, fault: null }, picture === null ? [] : [picture]);
  } catch (error) {
    worker.postMessage({ id: order.id, picture: null, fault: String(error) }, []);
  }
};

/** How long the last picture of a thing took. */
const costs_ms = new WeakMap<object, number>();
/** What takes longer than this is not painted while a film plays: it would be felt as a pause. */
const felt_ms = 100;
/** After a piece the film is played for this many times as long before the next: its pictures come first. */
const playShare = 2;
/** A film plays for this long after each of its pictures. */
const plays_ms = 400;
let playedAt = -Infinity;

/** What is to be painted now, taken out of the list: what is seen already before what will be. */
const nextPiece = (): Unpainted | null => {
  const plays = performance.now() - playedAt < plays_ms;
  const light = ({ of }: Unpainted) => !plays || (costs_ms.get(of) ?? 0) < felt_ms;
  for (const list of [soon, pieces]) {
    const at = list.findIndex(light);
    if (at >= 0) return list.splice(at, 1)[0] ?? null;
  }
  return null;
};

let idle: ReturnType<typeof setTimeout> | null = null;
const rest = (): void => {
  idle = null;
  const piece = nextPiece();
  const [begun] = building;
  if (piece === null) {
    const plays = performance.now() - playedAt < plays_ms;
    if (begun !== undefined && !plays) build(begun);
    // What was put off waits for the end of the film.
    if (soon.length + pieces.length + building.length > 0) idle = setTimeout(rest, plays ? plays_ms : 0);
    return;
  }
  const since = performance.now();
  piece.paint();
  const took_ms = performance.now() - since;
  // A picture that was there already says nothing.
  if (took_ms > 1) costs_ms.set(piece.of, took_ms);
  const plays = since - playedAt < plays_ms;
  idle = setTimeout(rest, plays ? Math.max(4, took_ms * playShare) : 4);
};

/** A thumbnail of another film: what is drawn for the first time takes three times as long. */
const rehearse = (): void => {
  const scene = buildFilmScene(examplePlan, { width_px: 160, height_px: 90 }, createCanvas);
  pieces = examplePlan.shots.map((_, shot) => ({ of: scene, paint: () => void worldOf(scene, shot) }));
  idle = setTimeout(rest, 4);
};
const beforeRehearsal_ms = 500;
/** What begins when nothing is asked for during a while. */
let calm: ReturnType<typeof setTimeout> | null = setTimeout(rehearse, beforeRehearsal_ms);

/** Sketches are painted anew when none was asked for in this time. */
const beforeRenewal_ms = 800;
/** Has the small worlds of a plan painted step by step while nothing is asked for, that of `shot` first. */
const renew = (shot: number): void => {
  const steps = book?.renewal(shot);
  const step = (): void => {
    if (steps?.next().done === false) pieces.push({ of: step, paint: step });
  };
  step();
  idle ??= setTimeout(rest, 4);
};

worker.onmessage = async ({ data: order }) => {
  if (calm !== null) clearTimeout(calm);
  calm = null;
  if (order.faces.length > 0) await loadFaces(order.faces, worker.fonts);
  // A picture that this browser cannot read leaves the goods drawn.
  await stock(order).catch(console.warn);
  await answer(order);
  if (order.as === "sketch") calm = setTimeout(() => renew(order.shot), beforeRenewal_ms);
  if (idle === null && soon.length + pieces.length + building.length > 0) idle = setTimeout(rest, 4);
};
