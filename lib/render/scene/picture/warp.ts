import { clamp } from "#lib/render/scene/colour.ts";
import type { Raster } from "#lib/render/scene/raster/raster.ts";
import type { Picture } from "#lib/render/scene/raster/pixel-memory.ts";
import { sourceOf, type CameraMove } from "./camera-reach.ts";
import { sampled, type Field } from "./field.ts";
import { blockSide, type Plate } from "./plate.ts";

/** A camera in a picture, and how far what it shows lies, metres. */
export interface Optics extends CameraMove {
  /** What lies at nearness 1, and at nearness 0. */
  near_m: number;
  far_m: number;
}

/** A plate whose pixels are in a raster's memory. */
export interface LoadedPlate extends Plate {
  groundPicture: Picture;
  frontPicture: Picture | null;
}

/** Pixels of the frame between two points of the mesh. */
const cell = 16;
/** Rounds in which a point finds what is seen at it: each halves the error at least where nearness changes softly. */
const rounds = 6;

/** Draws a plate as the camera sees it: the ground, and the things over it where they have moved to. */
export const warp = (raster: Raster, plate: LoadedPlate, optics: Optics): void => {
  drawMesh(raster, plate.groundPicture, meshFor(plate, plate.groundNear, optics, raster), () => true);
  if (plate.frontPicture === null) return;
  const across = Math.ceil(plate.width / blockSide);
  const holds = (u: number, v: number) =>
    plate.held[Math.floor(v / blockSide) * across + Math.floor(u / blockSide)] === 1;
  drawMesh(raster, plate.frontPicture, meshFor(plate, plate.frontNear, optics, raster), holds);
};

/** Points of the plate that are seen at the middle of every `cell`th pixel of the frame. */
interface Mesh {
  across: number;
  u: Float64Array;
  v: Float64Array;
}

/** Where each point of the mesh comes from: a pinhole that moved by `moved`, solved for the depth at the source. */
const meshFor = (plate: Plate, near: Field, optics: Optics, { width, height }: Raster): Mesh => {
  const { near_m, far_m } = optics;
  const across = Math.ceil(width / cell) + 1;
  const down = Math.ceil(height / cell) + 1;
  const mesh = { across, u: new Float64Array(across * down), v: new Float64Array(across * down) };
  const farInverse = 1 / far_m;
  const span = 1 / near_m - farInverse;
  const perU = near.columns / plate.width;
  const perV = near.rows / plate.height;
  const plateU = (x: number) => (x + width / 2) * plate.scale + plate.left;
  const plateV = (y: number) => (y + height / 2) * plate.scale + plate.top;
  for (let j = 0, at = 0; j < down; j++)
    for (let i = 0; i < across; i++, at++) {
      const px = i * cell + 0.5 - width / 2;
      const py = j * cell + 0.5 - height / 2;
      let from = sourceOf(optics, px, py, farInverse);
      for (let round = 0; round < rounds; round++) {
        const nearness = sampled(near, plateU(from.x) * perU - 0.5, plateV(from.y) * perV - 0.5);
        from = sourceOf(optics, px, py, farInverse + span * nearness);
      }
      mesh.u[at] = clamp(plateU(from.x), 0.5, plate.width - 0.5);
      mesh.v[at] = clamp(plateV(from.y), 0.5, plate.height - 0.5);
    }
  return mesh;
};

/** Draws a picture cell by cell; cells whose middle is not `wanted` are left as they are. */
const drawMesh = (
  raster: Raster,
  picture: Picture,
  { across, u, v }: Mesh,
  wanted: (u: number, v: number) => boolean,
): void => {
  const { width, height } = raster;
  for (let j = 0; j * cell < height; j++)
    for (let i = 0; i * cell < width; i++) {
      const [at, right, below] = [j * across + i, j * across + i + 1, (j + 1) * across + i];
      const opposite = below + 1;
      if (!wanted((u[at]! + u[opposite]!) / 2, (v[at]! + v[opposite]!) / 2)) continue;
      // The steps are the mean of both sides: neighbours differ by less than is seen.
      const along = (of: Float64Array) => (of[right]! - of[at]! + of[opposite]! - of[below]!) / 2 / cell;
      const downwards = (of: Float64Array) => (of[below]! - of[at]! + of[opposite]! - of[right]!) / 2 / cell;
      const patch = {
        x: i * cell,
        y: j * cell,
        columns: Math.min(cell, width - i * cell),
        rows: Math.min(cell, height - j * cell),
      };
      raster.drawPatch(picture, patch, [u[at]!, v[at]!, along(u), along(v), downwards(u), downwards(v)]);
    }
};
