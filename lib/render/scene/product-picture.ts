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
  for (let at = 0; at < gone.length; at++) {
    if (gone[at] === 1) data[at * 4 + 3] = 0;
    else if (touches(gone, at, width, height)) {
      // An edge pixel is part goods, part background: the background's share of its colour is taken out.
      const share = clamp(smoothstep(same * 0.5, other, away(at)), 0.1, 1);
      for (let channel = 0; channel < 3; channel++)
        data[at * 4 + channel] = (data[at * 4 + channel]! - ground[channel]! * (1 - share)) / share;
      data[at * 4 + 3] = data[at * 4 + 3]! * share;
    }
  }
  return true;
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

/** Whether background lies within two pixels. */
const touches = (gone: Uint8Array, at: number, width: number, height: number): boolean =>
  besides(at, width, height).some(
    (beside) => gone[beside] === 1 || besides(beside, width, height).some((next) => gone[next] === 1),
  );

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
