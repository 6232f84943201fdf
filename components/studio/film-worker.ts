import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawFrame } from "#lib/render/scene/draw-frame.ts";
import { buildFilmScene, type FilmScene } from "#lib/render/scene/film-scene.ts";
import type { ArtistOrder } from "./film-artist.ts";

/** The film's own drawing code beside the page's thread: a world takes long enough to be felt under the keys. */
const worker = self as unknown as {
  onmessage: ((event: MessageEvent<ArtistOrder>) => void) | null;
  postMessage(answer: ImageBitmap | string, transfer: Transferable[]): void;
};

const createCanvas: CanvasFactory = (width, height) =>
  new OffscreenCanvas(
    Math.max(1, Math.round(width)),
    Math.max(1, Math.round(height)),
  ) as unknown as ReturnType<CanvasFactory>;

/** Scenes of the plans last drawn, newest last: going back to one is instant. */
const kept = new Map<string, FilmScene>();
const keepScenes = 3;

let fontReady: Promise<unknown> | null = null;
const loadFont = (source: string): Promise<unknown> => {
  const face = new FontFace("Geist", source, { weight: "100 900" });
  const { fonts } = self as unknown as { fonts: { add(face: FontFace): void } };
  // Without its face a card is set in the system's sans: worse, but a picture all the same.
  return face.load().then((loaded) => fonts.add(loaded), console.warn);
};

const sceneOf = ({ plan_hash, plan, size }: ArtistOrder): FilmScene => {
  const scene = kept.get(plan_hash) ?? (plan === null ? undefined : buildFilmScene(plan, size, createCanvas));
  if (scene === undefined) throw new Error(`The plan ${plan_hash} was never sent.`);
  kept.delete(plan_hash);
  kept.set(plan_hash, scene);
  for (const old of kept.keys()) if (kept.size > keepScenes) kept.delete(old);
  return scene;
};

const draw = (order: ArtistOrder): ImageBitmap => {
  const scene = sceneOf(order);
  const canvas = new OffscreenCanvas(scene.width, scene.height);
  const context = canvas.getContext("2d") as unknown as CanvasRenderingContext2D;
  drawFrame(scene, context, order.shot, order.t_s);
  return canvas.transferToImageBitmap();
};

worker.onmessage = async ({ data: order }) => {
  if (order.font !== null) await (fontReady ??= loadFont(order.font));
  try {
    const picture = draw(order);
    worker.postMessage(picture, [picture]);
  } catch (error) {
    worker.postMessage(String(error), []);
  }
};
