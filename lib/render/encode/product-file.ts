import { createCanvas, ImageData } from "@napi-rs/canvas";
import type { CanvasFactory, SceneCanvas } from "#lib/render/scene/canvas.ts";
import { productPicture, type ProductPicture } from "#lib/render/scene/product-picture.ts";
import { picturePixels } from "./picture-file.ts";

/** Twice what a product is drawn with: its outline is found before it is made smaller. */
const longest_px = 2200;

/** The goods of a picture's file; null for none, and for one that shows nothing. */
export const productOf = async (file: Uint8Array | null): Promise<ProductPicture | null> => {
  if (file === null) return null;
  const { data, width, height } = await picturePixels(file, longest_px);
  const canvas = createCanvas(width, height);
  canvas
    .getContext("2d")
    .putImageData(new ImageData(new Uint8ClampedArray(data.buffer as ArrayBuffer), width, height), 0, 0);
  return productPicture(createCanvas as unknown as CanvasFactory, canvas as unknown as SceneCanvas);
};
