import { holding } from "./held.ts";
import type { Plate } from "./plate.ts";
import type { Raster } from "./raster/raster.ts";

/** A plate out of the memory that it was painted in. */
interface Taken {
  plate: Omit<Plate, "picture">;
  columns: number;
  rows: number;
  repeats: boolean;
  pixels: Uint8Array;
  spans: Uint8Array | null;
}

const mostBytes = 8 * 1024 * 1024;
const weightOf = (taken: Taken | null): number => taken?.pixels.length ?? 0;
const held = holding<Taken | null>(mostBytes, weightOf);

/**
 * A plate that is the same in every shot of its film: painted by the first that asks for its key, copied for the others. Null
 * where nothing of it is seen. It casts no shadow.
 */
export function heldPlate(raster: Raster, key: string, paint: () => Plate | null): Plate | null {
  let painted: Plate | null = null;
  const taken = held(key, () => {
    painted = paint();
    return painted && takenFrom(raster, painted);
  });
  return painted ?? (taken && laidInto(raster, taken));
}

/** Rows above and below a picture and its own, and the first and last column of each. */
const bytesOf = ({ stride, rows }: Plate["picture"]): number => stride * (rows + 2);
const spanBytesOf = ({ rows }: Plate["picture"]): number => (rows + 2) * 4;

function takenFrom(raster: Raster, { picture, ...plate }: Plate): Taken {
  const { at, spans, columns, rows, repeats } = picture;
  const bytes = raster.bytes();
  return {
    plate,
    columns,
    rows,
    repeats,
    pixels: bytes.slice(at, at + bytesOf(picture)),
    spans: spans === 0 ? null : bytes.slice(spans, spans + spanBytesOf(picture)),
  };
}

function laidInto(raster: Raster, { plate, columns, rows, repeats, pixels, spans }: Taken): Plate {
  const picture = raster.blank(columns, rows, repeats, spans !== null);
  const bytes = raster.bytes();
  bytes.set(pixels, picture.at);
  if (spans !== null) bytes.set(spans, picture.spans);
  return { ...plate, picture };
}
