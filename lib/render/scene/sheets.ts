import { type CanvasFactory, type SceneCanvas, contextOf } from "./canvas.ts";

/** The sheets that were painted on last, the latest at the end. */
const sheets = new WeakMap<CanvasFactory, SceneCanvas[]>();
/** Those who move in a shot take turns; each of their pictures is of one size. */
const mostSheets = 3;

/** An empty canvas to paint on until the next is asked for: the pictures of a movement are all of one size. */
export function sheetOf(
  createCanvas: CanvasFactory,
  width: number,
  height: number,
): { canvas: SceneCanvas; ctx: CanvasRenderingContext2D } {
  const kept = sheets.get(createCanvas) ?? [];
  const used = kept.find((sheet) => sheet.width === width && sheet.height === height);
  const canvas = used ?? createCanvas(width, height);
  const ctx = contextOf(canvas);
  if (used) ctx.reset();
  sheets.set(createCanvas, [...kept.filter((sheet) => sheet !== used), canvas].slice(-mostSheets));
  return { canvas, ctx };
}
