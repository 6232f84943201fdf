import { createCanvas, loadImage } from "@napi-rs/canvas";

/** A drawing (SVG, with its size) as PNG: the product itself opens no drawings, and so neither do its tests. */
export const drawing = async (svg: string): Promise<Buffer> => {
  const image = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.encode("png");
};
