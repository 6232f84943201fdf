import type { Part } from "#lib/elements/solid-parts.ts";
import type { Move } from "#lib/render/scene/elements/shapes/placing.ts";
import type { Vec } from "#lib/render/scene/elements/shapes/solid.ts";
import { randomFrom } from "#lib/render/scene/random.ts";

/** Moves that bring a body to one of its places, in this order. */
type Moves = readonly Move[];

const axes = { x: 0, y: 1, z: 2 } as const;
type Axis = keyof typeof axes;
const on = (axis: Axis, value: number, else_: number): Vec => [
  axis === "x" ? value : else_,
  axis === "y" ? value : else_,
  axis === "z" ? value : else_,
];

function inRing({ count, axis = "y", from = 0, to }: NonNullable<Part["ring"]>): Moves[] {
  const arc = to === undefined ? (Math.PI * 2) / count : (to - from) / Math.max(1, count - 1);
  // Around the upright angles run from x towards the lens.
  const way = axis === "y" ? -1 : 1;
  return Array.from({ length: count }, (_, i) => [{ turn: on(axis, way * (from + arc * i), 0) }]);
}

function inRow({ count, by = [0, 0, 0], turn = [0, 0, 0], stretch = [1, 1, 1] }: NonNullable<Part["row"]>): Moves[] {
  const times = (vec: Vec, i: number): Vec => [vec[0] * i, vec[1] * i, vec[2] * i];
  return Array.from({ length: count }, (_, i) => [
    { stretch: [stretch[0] ** i, stretch[1] ** i, stretch[2] ** i], turn: times(turn, i), at: times(by, i) },
  ]);
}

function scattered(row: NonNullable<Part["scatter"]>, seed: number): Moves[] {
  const random = randomFrom(seed * 31 + row.count + (row.seed ?? 0) * 7919);
  const both = () => random() * 2 - 1;
  const place = (): Vec => {
    if (row.box) return [both() * row.box[0], both() * row.box[1], both() * row.box[2]];
    const around = random() * Math.PI * 2;
    if (row.disc) {
      const r = Math.sqrt(random());
      return [Math.cos(around) * r * row.disc[0], 0, Math.sin(around) * r * row.disc[1]];
    }
    const [rx, ry, rz] = row.dome ?? row.ball ?? [1, 1, 1];
    const y = row.dome ? random() : both();
    const r = Math.sqrt(1 - y * y);
    return [Math.cos(around) * r * rx, y * ry, Math.sin(around) * r * rz];
  };
  const [least, greatest] = row.grow ?? [1, 1];
  const [tx, ty, tz] = row.turn ?? [0, 0, 0];
  return Array.from({ length: row.count }, () => {
    const at = place();
    const k = least + (greatest - least) * random();
    return [{ stretch: [k, k, k], turn: [both() * tx, both() * ty, both() * tz], at }];
  });
}

/** Where the copies of a body go; null where there is only one. */
export function copiesOf(row: Part, seed: number): Moves[] | null {
  const { each, ring, scatter, mirror } = row;
  const ways = [
    row.scatter && scattered(scatter!, seed),
    each?.map((at): Moves => [{ at }]),
    row.row && inRow(row.row),
    ring && inRing(ring),
    mirror && [[], [{ stretch: on(mirror, -1, 1) }]],
  ].filter((way): way is Moves[] => way !== undefined);
  if (ways.length === 0) return null;
  return ways.reduce((before, way) => way.flatMap((then) => before.map((first) => [...first, ...then])), [[]]);
}
