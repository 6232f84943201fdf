import type { Box, PictureReading } from "#lib/contract/picture.ts";
import type { Pixels } from "./field.ts";
import { reliefOf } from "./relief.ts";
import { horizonOf } from "./sky.ts";

/** Reads a small picture. Pure: the same pixels and faces give the same reading. */
export const readPicture = (small: Pixels, faces: readonly Box[]): PictureReading => {
  const relief = reliefOf(small, faces);
  const { width, height } = small;
  const nearAt = (cell: number) => (relief.cover.values[cell] === 1 ? relief.front : relief.ground).values[cell]!;
  const nears = Float32Array.from({ length: width * height }, (_, cell) => nearAt(cell)).sort();
  const at = (share: number) => nears[Math.min(nears.length - 1, Math.floor(nears.length * share))]!;
  const [largest] = faces.toSorted((a, b) => b.width * b.height - a.width * a.height);
  const thing = relief.things[0]?.box ?? null;
  const horizon = horizonOf(relief.sky);
  const focus =
    largest !== undefined
      ? middleOf(around(faces.filter((face) => face.width * face.height > largest.width * largest.height * company)))
      : thing !== null
        ? middleOf(thing)
        : drawnTo(weightOf(relief.foreground.values, width, height), horizon);
  // Between several faces there may be nobody.
  const looked = largest === undefined ? focus : middleOf(largest);
  const column = Math.min(width - 1, Math.floor(looked.x * width));
  const row = Math.min(height - 1, Math.floor(looked.y * height));
  const sky_share = relief.sky.values.reduce((sum, value) => sum + value, 0) / relief.sky.values.length;
  return {
    flat: relief.flat,
    sky_share: rounded(sky_share),
    horizon,
    thing,
    focus: { x: rounded(focus.x), y: rounded(focus.y) },
    nearness: {
      subject: rounded(nearAt(row * width + column)),
      foot: rounded(at(0.95)),
      middle: rounded(at(0.5)),
      far: rounded(at(0.1)),
    },
    ...coloursOf(small),
  };
};

/** Share of the largest face that another must have to be in its company. */
const company = 0.2;
/** The rectangle around several. */
const around = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: foot - y };
};

const rounded = (value: number) => Math.round(value * 1000) / 1000;
const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * What is only guessed at is sought halfway to the middle, where photographers put it; outside, halfway to the horizon
 * before that.
 */
const drawnTo = (point: { x: number; y: number }, horizon: number | null): { x: number; y: number } => ({
  x: (point.x + 0.5) / 2,
  y: ((horizon === null ? point.y : (point.y + horizon) / 2) + 0.5) / 2,
});

/** Middle of what stands out most. */
const weightOf = (values: Float32Array, columns: number, rows: number): { x: number; y: number } => {
  let [sum, x, y] = [0, 0, 0];
  values.forEach((value, cell) => {
    const weight = value ** 3;
    sum += weight;
    x += (((cell % columns) + 0.5) / columns) * weight;
    y += ((Math.floor(cell / columns) + 0.5) / rows) * weight;
  });
  return sum === 0 ? { x: 0.5, y: 0.5 } : { x: x / sum, y: y / sum };
};

const most = 6;
/** Colours of a palette are at least so unlike, of 255. */
const unlike = 42;

const coloursOf = ({
  data,
}: Pixels): Pick<PictureReading, "palette" | "brightness" | "contrast" | "saturation" | "warmth"> => {
  const count = data.length / 4;
  const bins = new Map<number, [number, number, number, number]>();
  let [light, square, colourful, warm] = [0, 0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const bin = bins.get(key) ?? [0, 0, 0, 0];
    bin[0] += r;
    bin[1] += g;
    bin[2] += b;
    bin[3]++;
    bins.set(key, bin);
    const luma = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
    light += luma;
    square += luma * luma;
    const high = Math.max(r, g, b);
    colourful += high === 0 ? 0 : (high - Math.min(r, g, b)) / high;
    warm += (r - b) / 255;
  }
  const found: { colour: [number, number, number]; count: number }[] = [];
  for (const [r, g, b, n] of [...bins.values()].toSorted((one, other) => other[3] - one[3])) {
    const colour: [number, number, number] = [r / n, g / n, b / n];
    const own = found.find((each) => Math.hypot(...each.colour.map((value, i) => value - colour[i]!)) < unlike);
    if (own !== undefined) own.count += n;
    else if (found.length < most * 3) found.push({ colour, count: n });
  }
  const kept = found.toSorted((a, b) => b.count - a.count).slice(0, most);
  const whole = kept.reduce((sum, each) => sum + each.count, 0);
  const mean = light / count;
  return {
    palette: kept.map((each) => ({ hex: hexOf(each.colour), share: each.count / whole })),
    brightness: rounded(mean),
    contrast: rounded(Math.sqrt(Math.max(0, square / count - mean * mean))),
    saturation: rounded(colourful / count),
    warmth: rounded(warm / count),
  };
};

const hexOf = (colour: readonly number[]): string =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
