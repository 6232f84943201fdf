import type { Field } from "#lib/elements/solid-finishes.ts";
import { clamp, smoothstep } from "#lib/render/scene/colour.ts";
import { clouding, speckle } from "#lib/render/scene/elements/shapes/grain.ts";

/** How skin lies: its normal, x towards the key light. */
export interface Lie {
  nx: number;
  ny: number;
  nz: number;
}
/** A value over a body, by the place on it before it was moved and by how its skin lies. */
export type Value = (x: number, y: number, z: number, lie: Lie) => number;

type Vec = readonly [number, number, number];
const vecOf = (size: number | Vec | undefined, else_: Vec): Vec =>
  size === undefined ? else_ : typeof size === "number" ? [size, size, size] : size;

const none: Vec = [0, 0, 0];
const alike: Vec = [1, 1, 1];

function noiseOf({ clouding: cloudy, speckle: specks, octaves = 3, shift, ...row }: Field, seed: number): Value | null {
  const [kx, ky, kz] = vecOf(cloudy ?? specks, alike);
  const [dx, dy, dz] = vecOf(shift, none);
  const own = seed + (row.seed ?? 0);
  if (cloudy !== undefined) return (x, y, z) => clouding(x * kx + dx, y * ky + dy, z * kz + dz, own, octaves);
  if (specks !== undefined) return (x, y, z) => speckle(x * kx + dx, y * ky + dy, z * kz + dz, own);
  return null;
}

function wavesOf({ waves, ridges, spokes, folds, shift }: Field): Value | null {
  const [from] = vecOf(shift, none);
  const across = waves ?? ridges;
  if (across) {
    const [kx, ky, kz] = across;
    const angle = (x: number, y: number, z: number) => x * kx + y * ky + z * kz + from;
    return waves ? (x, y, z) => 0.5 + 0.5 * Math.sin(angle(x, y, z)) : (x, y, z) => Math.abs(Math.sin(angle(x, y, z)));
  }
  if (folds !== undefined) return (x, _y, z) => Math.abs(Math.sin(Math.atan2(z, x) * folds + from));
  return spokes === undefined ? null : (x, _y, z) => 0.5 + 0.5 * Math.sin(Math.atan2(z, x) * spokes + from);
}

function placeOf({ along, from, weigh, facing }: Field): Value {
  const [wx, wy, wz] = vecOf(weigh, alike);
  if (along) {
    const [kx, ky, kz] = along;
    return (x, y, z) => x * kx + y * ky + z * kz;
  }
  if (!from) {
    const [kx, ky, kz] = facing ?? none;
    return (_x, _y, _z, { nx, ny, nz }) => nx * kx + ny * ky + nz * kz;
  }
  const [cx, cy, cz] = from;
  return (x, y, z) => Math.hypot((x - cx) * wx, (y - cy) * wy, (z - cz) * wz);
}

/** A field that is told on half of a body, or on a round pillar. */
const foldedOf = ({ mirrored, around }: Field, raw: Value): Value => {
  const half: Value = mirrored ? (x, y, z, lie) => raw(Math.abs(x), y, z, lie) : raw;
  if (!around) return half;
  return (x, y, z, lie) => {
    const r = Math.sqrt(x * x + z * z) || 1;
    return half(x / r, y, z / r, lie);
  };
};

/** A field as a function, in the shares that its row asks for. */
export function valueOf(field: Field, seed: number): Value {
  const raw = noiseOf(field, seed) ?? wavesOf(field) ?? placeOf(field);
  const bare = field.mirrored || field.around ? foldedOf(field, raw) : raw;
  const { over, ramp } = field;
  if (over) return (x, y, z, lie) => smoothstep(over[0], over[1], bare(x, y, z, lie));
  if (ramp) return (x, y, z, lie) => clamp((bare(x, y, z, lie) - ramp[0]) / (ramp[1] - ramp[0]), 0, 1);
  return bare;
}

const told = ["clouding", "speckle", "waves", "ridges", "spokes", "along", "from", "folds", "facing"] as const;

/** A field times those that it needs beside it; 1 all over where the row names none. */
export function shareOf(row: Field & { and?: readonly Field[] | undefined }, seed: number): Value {
  const values = [...(told.some((key) => row[key] !== undefined) ? [row] : []), ...(row.and ?? [])].map((field) =>
    valueOf(field, seed),
  );
  const [one, other] = values;
  if (!one) return () => 1;
  if (!other) return one;
  return (x, y, z, lie) => values.reduce((share, value) => (share === 0 ? 0 : share * value(x, y, z, lie)), 1);
}
