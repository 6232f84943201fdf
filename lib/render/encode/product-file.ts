import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { CanvasFactory, SceneCanvas } from "#lib/render/scene/canvas.ts";
import { productPicture, type ProductPicture } from "#lib/render/scene/product-picture.ts";

/** The goods of a picture's file; null for none, and for one that shows nothing. */
export const productOf = async (file: Uint8Array | null): Promise<ProductPicture | null> => {
  if (file === null) return null;
  const photograph = await loadImage(Buffer.from(file));
  const canvas = createCanvas(photograph.width, photograph.height);
  canvas.getContext("2d").drawImage(photograph, 0, 0);
  return productPicture(createCanvas as unknown as CanvasFactory, canvas as unknown as SceneCanvas);
};
