/** Eight bits a channel, red, green, blue, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** How often a picture is turned clockwise by a quarter. */
export type Quarters = 0 | 1 | 2 | 3;

/** The picture turned clockwise. */
export function turned(pixels: Pixels, quarters: Quarters): Pixels {
  if (quarters === 0) return pixels;
  const { data, width, height } = pixels;
  const across = quarters === 2;
  const [outWidth, outHeight] = across ? [width, height] : [height, width];
  const out = new Uint8Array(data.length);
  // Where the first pixel goes, and how far apart neighbours of a row and of a column come to lie.
  const pixel = (x: number, y: number) => (y * outWidth + x) * 3;
  const [origin, right, down] = {
    1: [pixel(outWidth - 1, 0), pixel(0, 1), -3] as const,
    2: [pixel(outWidth - 1, outHeight - 1), -3, -pixel(0, 1)] as const,
    3: [pixel(0, outHeight - 1), -pixel(0, 1), 3] as const,
  }[quarters];
  for (let y = 0, from = 0; y < height; y++)
    for (let x = 0, to = origin + y * down; x < width; x++, to += right) {
      out[to] = data[from++] ?? 0;
      out[to + 1] = data[from++] ?? 0;
      out[to + 2] = data[from++] ?? 0;
    }
  return { data: out, width: outWidth, height: outHeight };
}

/** The picture as a mirror shows it. */
export function mirrored({ data, width, height }: Pixels): Pixels {
  const out = new Uint8Array(data.length);
  for (let y = 0, from = 0; y < height; y++)
    for (let to = ((y + 1) * width - 1) * 3; from < (y + 1) * width * 3; to -= 3) {
      out[to] = data[from++] ?? 0;
      out[to + 1] = data[from++] ?? 0;
      out[to + 2] = data[from++] ?? 0;
    }
  return { data: out, width, height };
}

/** A rectangle of a turned picture where it lies in the picture before it was turned; `width`, `height`: before. */
export function turnedBack<Box extends { left: number; top: number; right: number; bottom: number }>(
  box: Box,
  quarters: Quarters,
  { width, height }: { width: number; height: number },
): Box {
  const { left, top, right, bottom } = box;
  switch (quarters) {
    case 0:
      return box;
    case 1:
      return { ...box, left: top, right: bottom, top: height - right, bottom: height - left };
    case 2:
      return { ...box, left: width - right, right: width - left, top: height - bottom, bottom: height - top };
    case 3:
      return { ...box, left: width - bottom, right: width - top, top: left, bottom: right };
  }
}
