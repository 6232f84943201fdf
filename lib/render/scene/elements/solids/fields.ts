import type { Field } from "#lib/elements/solid-finishes.ts";
import { clamp, smoothstep } from "#lib/render/scene/colour.ts";
import { clouding, speckle } from "#lib/render/scene/elements/shapes/grain.ts";

/** A value over a body, by the place on it before it was moved and by how much its skin looks up. */
export type Value = (x: number, y: number, z: number, up: number) => number;

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

function wavesOf({ waves, ridges, spokes, shift }: Field): Value | null {
  const [from] = vecOf(shift, none);
  const across = waves ?? ridges;
  if (across) {
    const [kx, ky, kz] = across;
    const angle = (x: number, y: number, z: number) => x * kx + y * ky + z * kz + from;
    return waves ? (x, y, z) => 0.5 + 0.5 * Math.sin(angle(x, y, z)) : (x, y, z) => Math.abs(Math.sin(angle(x, y, z)));
  }
  return spokes === undefined ? null : (x, _y, z) => 0.5 + 0.5 * Math.sin(Math.atan2(z, x) * spokes + from);
}

function placeOf({ along, from, weigh }: Field): Value {
  const [wx, wy, wz] = vecOf(weigh, alike);
  if (along) {
    const [kx, ky, kz] = along;
    return (x, y, z) => x * kx + y * ky + z * kz;
  }
  if (!from) return (_x, _y, _z, up) => up;
  const [cx, cy, cz] = from;
  return (x, y, z) => Math.hypot((x - cx) * wx, (y - cy) * wy, (z - cz) * wz);
}

/** A field as a function, in the shares that its row asks for. */
export function valueOf(field: Field, seed: number): Value {
  const raw = noiseOf(field, seed) ?? wavesOf(field) ?? placeOf(field);
  const bare: Value = field.mirrored ? (x, y, z, up) => raw(Math.abs(x), y, z, up) : raw;
  const { over, ramp } = field;
  if (over) return (x, y, z, up) => smoothstep(over[0], over[1], bare(x, y, z, up));
  if (ramp) return (x, y, z, up) => clamp((bare(x, y, z, up) - ramp[0]) / (ramp[1] - ramp[0]), 0, 1);
  return bare;
}

const told = ["clouding", "speckle", "waves", "ridges", "spokes", "along", "from", "facing_up"] as const;

/** A field times those that it needs beside it; 1 all over where the row names none. */
export function shareOf(row: Field & { and?: readonly Field[] | undefined }, seed: number): Value {
  const values = [...(told.some((key) => row[key] !== undefined) ? [row] : []), ...(row.and ?? [])].map((field) =>
    valueOf(field, seed),
  );
  const [one, other] = values;
  if (!one) return () => 1;
  if (!other) return one;
  return (x, y, z, up) => values.reduce((share, value) => (share === 0 ? 0 : share * value(x, y, z, up)), 1);
}
