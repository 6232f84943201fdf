import type { Grade } from "./grade.ts";
import { holding } from "./held.ts";
import type { Plate, PlateJob } from "./plate.ts";
import type { Picture } from "./raster/pixel-memory.ts";
import type { Raster } from "./raster/raster.ts";

/** A picture out of the memory that it was painted in. */
interface TakenPicture {
  columns: number;
  rows: number;
  repeats: boolean;
  pixels: Uint8Array;
  spans: Uint8Array | null;
}

interface Taken {
  plate: Omit<Plate, "picture" | "shadow">;
  picture: TakenPicture;
  shadow: (Omit<NonNullable<Plate["shadow"]>, "picture"> & { picture: TakenPicture }) | null;
}

const mostBytes = 12 * 1024 * 1024;
const weightOf = (taken: Taken | null): number =>
  1024 + (taken?.picture.pixels.length ?? 0) + (taken?.shadow?.picture.pixels.length ?? 0);
const held = holding<Taken | null>(mostBytes, weightOf);

/**
 * A plate that is the same in every shot of its film: painted by the first that asks for its key, copied for the others. Null
 * where nothing of it is seen.
 */
export function heldPlate(raster: Raster, key: string, paint: () => Plate | null): Plate | null {
  let painted: Plate | null = null;
  const taken = held(key, () => {
    painted = paint();
    return painted && takenFrom(raster, painted);
  });
  return painted ?? (taken && laidInto(raster, taken));
}

const grades = new WeakMap<Grade, string>();
const gradeKey = (grade: Grade): string => {
  const key = grades.get(grade) ?? [grade.saturation, grade.red, grade.green, grade.blue].join("/");
  grades.set(grade, key);
  return key;
};

let painters = 0;
const numbers = new WeakMap<PlateJob["element"]["paint"], number>();
/** The same for elements that one painter paints and lights in one way. */
const elementKey = ({ paint, form, shading, stands, box, height_m }: PlateJob["element"]): unknown => {
  const number = numbers.get(paint) ?? ++painters;
  numbers.set(paint, number);
  return [number, form, shading, stands, box, height_m];
};

/** All that the picture of a job depends on before it is softened. */
export const jobKey = ({ element, grade, variants, blur_px: _, ...job }: PlateJob): string =>
  JSON.stringify([elementKey(element), gradeKey(grade), [...(variants ?? [])], job]);

/** Rows above and below a picture and its own, and the first and last column of each. */
const bytesOf = ({ stride, rows }: Picture): number => stride * (rows + 2);
const spanBytesOf = ({ rows }: Picture): number => (rows + 2) * 4;

function takenPicture(raster: Raster, picture: Picture): TakenPicture {
  const { at, spans, columns, rows, repeats } = picture;
  const bytes = raster.bytes();
  return {
    columns,
    rows,
    repeats,
    pixels: bytes.slice(at, at + bytesOf(picture)),
    spans: spans === 0 ? null : bytes.slice(spans, spans + spanBytesOf(picture)),
  };
}

function laidPicture(raster: Raster, { columns, rows, repeats, pixels, spans }: TakenPicture): Picture {
  const picture = raster.blank(columns, rows, repeats, spans !== null);
  const bytes = raster.bytes();
  bytes.set(pixels, picture.at);
  if (spans !== null) bytes.set(spans, picture.spans);
  return picture;
}

const takenFrom = (raster: Raster, { picture, shadow, ...plate }: Plate): Taken => ({
  plate,
  picture: takenPicture(raster, picture),
  shadow: shadow && { ...shadow, picture: takenPicture(raster, shadow.picture) },
});

const laidInto = (raster: Raster, { plate, picture, shadow }: Taken): Plate => ({
  ...plate,
  picture: laidPicture(raster, picture),
  shadow: shadow && { ...shadow, picture: laidPicture(raster, shadow.picture) },
});
