import { alphaBox, contextOf, imageOf, type CanvasFactory, type SceneCanvas } from "./canvas.ts";
import { clamp, smoothstep } from "./colour.ts";

/** The goods as a photograph shows them, ready to stand in a scene. */
export interface ProductPicture {
  /** What is not the goods is transparent; cut to what is left. */
  canvas: SceneCanvas;
  /** A whole photograph on a card, where the goods could not be cut out of it. */
  card: boolean;
}

/** Longer side of the picture that is kept: goods fill a close-up, hardly more. */
const longest_px = 1100;
/** Share of transparent pixels from which on a picture is taken to be cut out already. */
const cutAlready = 0.02;
/** Share of the border that must be of one colour for the rest of that colour to be background. */
const plainBorder = 0.86;
/** How far a colour may lie from the background's to be it, and from where on it is the goods (RGB distance). */
const same = 26;
const other = 64;
/** A background whose channels spread less than this is even; a hole shows it, so most of a hole is as near its colour. */
const evenSpread = 6;
const evenGround = 9;
const mostlyEven = 0.9;
/** A hole is at least this share of the picture, and fills less than this of the rectangle around it. */
const leastHole = 0.004;
const rectangle = 0.97;
/** What is printed on a label covers at least this share of it. */
const leastPrint = 0.002;
/** Pixels from an outline to goods that are nothing but goods. */
const edgeReach = 4;
/** Less of a pixel than this is not seen. */
const leastShare = 0.04;
/** The goods are at least this share of the picture, and at most the other. */
const fewest = 0.02;
const most = 0.93;

/**
 * Cuts the goods out of their photograph: by its own transparency, or by a background of one colour that reaches the
 * border. A busy photograph stays whole and stands in the scene as a card. Null where there is nothing to be seen.
 */
export function productPicture(createCanvas: CanvasFactory, photograph: SceneCanvas): ProductPicture | null {
  const scale = Math.min(1, longest_px / Math.max(photograph.width, photograph.height));
  const width = Math.max(1, Math.round(photograph.width * scale));
  const height = Math.max(1, Math.round(photograph.height * scale));
  const canvas = createCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = "high";
  context.drawImage(imageOf(photograph), 0, 0, width, height);
  const image = context.getImageData(0, 0, width, height);
  const cut = isCutOut(image.data) || removeBackground(image.data, width, height);
  if (!cut) return { canvas: cardOf(createCanvas, canvas), card: true };
  context.putImageData(image, 0, 0);
  const box = alphaBox(canvas);
  if (!box) return null;
  const trimmed = createCanvas(box.width, box.height);
  contextOf(trimmed).drawImage(imageOf(canvas), -box.x, -box.y);
  return { canvas: trimmed, card: false };
}

const isCutOut = (data: Uint8ClampedArray): boolean => {
  let clear = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! < 128) clear++;
  return clear / (data.length / 4) > cutAlready;
};

/** Makes transparent what is of the border's colour and hangs together with it. False, and unchanged, where none is. */
const removeBackground = (data: Uint8ClampedArray, width: number, height: number): boolean => {
  const border = borderOf(width, height);
  const ground = [0, 1, 2].map((channel) => median(border.map((at) => data[at * 4 + channel]!)));
  const away = (at: number) =>
    Math.hypot(data[at * 4]! - ground[0]!, data[at * 4 + 1]! - ground[1]!, data[at * 4 + 2]! - ground[2]!);
  const plain = border.filter((at) => away(at) < same);
  if (plain.length < border.length * plainBorder) return false;
  const gone = new Uint8Array(width * height);
  const reached = Int32Array.from({ length: width * height }, () => 0);
  let count = 0;
  for (const at of plain)
    if (gone[at] === 0) {
      gone[at] = 1;
      reached[count++] = at;
    }
  for (let next = 0; next < count; next++) {
    const at = reached[next]!;
    for (const beside of besides(at, width, height))
      if (gone[beside] === 0 && away(beside) < same) {
        gone[beside] = 1;
        reached[count++] = beside;
      }
  }
  const left = 1 - count / gone.length;
  if (left < fewest || left > most) return false;
  if (isEven(plain, data)) openHoles({ gone, width, height, away });
  softenEdge(data, gone, ground, width, height);
  return true;
};

/** Whether the background is of one colour without light or shade on it: then what is of just that colour is background. */
const isEven = (plain: readonly number[], data: Uint8ClampedArray): boolean =>
  [0, 1, 2].every((channel) => {
    const values = plain.map((at) => data[at * 4 + channel]!).toSorted((a, b) => a - b);
    return values[Math.floor(values.length * 0.98)]! - values[Math.floor(values.length * 0.02)]! <= evenSpread;
  });

interface Ground {
  gone: Uint8Array;
  width: number;
  height: number;
  /** How far a pixel's colour lies from the background's. */
  away: (at: number) => number;
}

/**
 * Opens what the goods close around: a handle, a shackle, the space between the legs of a chair. A region of just the
 * background's colour is a hole where it is large, has nothing printed in it, and is not the rectangle of a blank label or
 * a screen.
 */
const openHoles = ({ gone, width, height, away }: Ground): void => {
  const isGround = (at: number) => away(at) < same;
  const seen = Uint8Array.from(gone);
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] !== 0 || !isGround(start)) continue;
    const region = [start];
    seen[start] = 1;
    const box = { left: width, right: 0, top: height, bottom: 0 };
    for (let next = 0; next < region.length; next++) {
      const at = region[next]!;
      const [x, y] = [at % width, Math.floor(at / width)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      for (const beside of besides(at, width, height))
        if (seen[beside] === 0 && isGround(beside)) {
          seen[beside] = 1;
          region.push(beside);
        }
    }
    if (region.length < gone.length * leastHole) continue;
    if (region.filter((at) => away(at) < evenGround).length < region.length * mostlyEven) continue;
    const filling = region.length / ((box.right - box.left + 1) * (box.bottom - box.top + 1));
    if (filling < rectangle && !holdsAnything(region, box, width)) for (const at of region) gone[at] = 1;
  }
};

/** Whether anything lies within a region, as print does on a label: what is not of it and does not reach its box's edge. */
const holdsAnything = (
  region: readonly number[],
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  width: number,
): boolean => {
  const [columns, rows] = [right - left + 3, bottom - top + 3];
  const own = new Uint8Array(columns * rows);
  for (const at of region) own[(Math.floor(at / width) - top + 1) * columns + (at % width) - left + 1] = 1;
  const outside = [0];
  own[0] = 2;
  for (let next = 0; next < outside.length; next++)
    for (const beside of besides(outside[next]!, columns, rows))
      if (own[beside] === 0) {
        own[beside] = 2;
        outside.push(beside);
      }
  return own.reduce((inside, each) => inside + (each === 0 ? 1 : 0), 0) > region.length * leastPrint;
};

/**
 * Pixels at the outline are part goods, part background: how much of each is told by the colour of the goods just inside,
 * and the background's share is taken out.
 */
const softenEdge = (
  data: Uint8ClampedArray,
  gone: Uint8Array,
  ground: readonly number[],
  width: number,
  height: number,
): void => {
  const before = Uint8ClampedArray.from(data);
  const from = (at: number) => [0, 1, 2].map((channel) => before[at * 4 + channel]! - ground[channel]!);
  const inside = (at: number) => gone[at] === 0 && !touches(gone, at, width, height);
  for (let at = 0; at < gone.length; at++) {
    if (gone[at] === 1) {
      data[at * 4 + 3] = 0;
      if (!touchesKept(gone, at, width, height)) continue;
    } else if (!touches(gone, at, width, height)) continue;
    const goods = nearest(at, width, height, inside);
    const own = from(at);
    const full = goods === null ? null : from(goods);
    const length = full === null ? 0 : Math.hypot(...full);
    // Where the goods are hardly another colour than the background, their share cannot be told by it.
    const share =
      full === null || length < other
        ? gone[at] === 1
          ? 0
          : clamp(smoothstep(same * 0.5, other, Math.hypot(...own)), 0.1, 1)
        : clamp(own.reduce((sum, value, channel) => sum + value * full[channel]!, 0) / length ** 2, 0, 1);
    if (share < leastShare) {
      data[at * 4 + 3] = 0;
      continue;
    }
    for (let channel = 0; channel < 3; channel++) data[at * 4 + channel] = ground[channel]! + own[channel]! / share;
    data[at * 4 + 3] = Math.round(before[at * 4 + 3]! * share);
  }
};

/** The nearest pixel within reach that fits, null where there is none. */
const nearest = (at: number, width: number, height: number, fits: (at: number) => boolean): number | null => {
  const [x, y] = [at % width, Math.floor(at / width)];
  let found: number | null = null;
  let best = Infinity;
  for (let dy = -edgeReach; dy <= edgeReach; dy++)
    for (let dx = -edgeReach; dx <= edgeReach; dx++) {
      const far = dx * dx + dy * dy;
      if (far >= best || x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
      const other_at = at + dy * width + dx;
      if (fits(other_at)) [found, best] = [other_at, far];
    }
  return found;
};

const borderOf = (width: number, height: number): number[] => {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) border.push(y * width, y * width + width - 1);
  return border;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const besides = (at: number, width: number, height: number): number[] => {
  const x = at % width;
  const y = (at - x) / width;
  return [
    ...(x > 0 ? [at - 1] : []),
    ...(x < width - 1 ? [at + 1] : []),
    ...(y > 0 ? [at - width] : []),
    ...(y < height - 1 ? [at + width] : []),
  ];
};

/** Whether a pixel of the other sort lies within so many steps to the sides, up and down; asked of every pixel there is. */
const meets = (of: Uint8Array, value: number, at: number, width: number, height: number, steps: number): boolean => {
  const x = at % width;
  const y = (at - x) / width;
  for (let dy = -Math.min(steps, y); dy <= Math.min(steps, height - 1 - y); dy++) {
    const along = steps - Math.abs(dy);
    for (let dx = -Math.min(along, x); dx <= Math.min(along, width - 1 - x); dx++)
      if (of[at + dy * width + dx] === value) return true;
  }
  return false;
};
const touchesKept = (gone: Uint8Array, at: number, width: number, height: number): boolean =>
  meets(gone, 0, at, width, height, 1);

/** Whether background lies within two pixels. */
const touches = (gone: Uint8Array, at: number, width: number, height: number): boolean =>
  meets(gone, 1, at, width, height, 2);

/** A photograph as a print: a white edge, and corners that no knife left sharp. */
const cardOf = (createCanvas: CanvasFactory, photograph: SceneCanvas): SceneCanvas => {
  const { width, height } = photograph;
  const edge = Math.round(Math.min(width, height) * 0.035);
  const card = createCanvas(width + edge * 2, height + edge * 2);
  const context = contextOf(card);
  context.fillStyle = "#f7f6f2";
  context.beginPath();
  context.roundRect(0, 0, card.width, card.height, edge * 0.6);
  context.fill();
  context.drawImage(imageOf(photograph), edge, edge);
  return card;
};
