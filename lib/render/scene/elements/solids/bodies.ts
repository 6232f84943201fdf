import type { Dial } from "#lib/elements/solid-finishes.ts";
import type { Part, Swelling } from "#lib/elements/solid-parts.ts";
import { lerp } from "#lib/render/scene/colour.ts";
import type { Finish } from "#lib/render/scene/elements/shapes/finish.ts";
import { leaf } from "#lib/render/scene/elements/shapes/foliage.ts";
import { moved, swollen, together, type Move } from "#lib/render/scene/elements/shapes/placing.ts";
import {
  ball,
  curve,
  extruded,
  hoop,
  sheet,
  slab,
  tube,
  turned,
  type Solid,
  type Vec,
} from "#lib/render/scene/elements/shapes/solid.ts";
import { gem } from "#lib/render/scene/elements/shapes/gems.ts";
import { finishOf } from "./coats.ts";
import { copiesOf } from "./copies.ts";
import { shareOf } from "./fields.ts";
import { filled, pillow, puffed, rope } from "./forms.ts";
import type { Making } from "./making.ts";

/** Radii at equal steps along a rod as one that changes evenly between them. */
const along = (radii: number | readonly number[]): number | ((t: number) => number) => {
  if (typeof radii === "number") return radii;
  return (t) => {
    const at = t * (radii.length - 1);
    const from = Math.min(Math.floor(at), radii.length - 2);
    return lerp(radii[from]!, radii[from + 1]!, at - from);
  };
};

/** A place on a smooth way through places, 0 to 1 along it. */
function onWay(places: readonly Vec[], t: number): Vec {
  const last = places.length - 1;
  const at = t * last;
  const i = Math.min(Math.floor(at), last - 1);
  const k = at - i;
  const [p0, p1, p2, p3] = [places[Math.max(0, i - 1)]!, places[i]!, places[i + 1]!, places[Math.min(last, i + 2)]!];
  const axis = (a: 0 | 1 | 2) =>
    0.5 *
    (2 * p1[a] +
      (p2[a] - p0[a]) * k +
      (2 * p0[a] - 5 * p1[a] + 4 * p2[a] - p3[a]) * k * k +
      (3 * p1[a] - p0[a] - 3 * p2[a] + p3[a]) * k ** 3);
  return [axis(0), axis(1), axis(2)];
}

/** The bodies of one shape, unmoved. */
function shapeOf(row: Part, finish: Finish, making: Making, copy: number): Solid[] {
  if (row.gem !== undefined) return gem(finish.colour, row.gem);
  if (row.rope)
    return rope(finish, (t) => onWay(row.rope!, t), typeof row.thick === "number" ? row.thick : 0.02, row.twists);
  return [bodyOf(row, finish, making, copy)];
}

/** The one body of a shape that is whole. */
function bodyOf(row: Part, finish: Finish, making: Making, copy: number): Solid {
  const { sides, steps, closed = false, thick = 0.02, deep = 0.02 } = row;
  const rod = { closed, ...(sides === undefined ? {} : { sides }), ...(steps === undefined ? {} : { steps }) };
  if (row.turned) {
    const profile = row.filled === undefined ? row.turned : filled(row.turned, making.number(row.filled));
    return turned(finish, profile, sides, steps);
  }
  if (row.ball !== undefined) return ball(finish, row.ball);
  if (row.slab) return slab(finish, ...vecOf(row.slab, making), row.round);
  if (row.tube) return tube(finish, row.tube, along(thick), rod);
  if (row.hoop !== undefined) return tube(finish, hoop(row.hoop, row.tall), along(thick), { ...rod, closed: true });
  if (row.extruded) {
    const outline = row.curved === undefined ? row.extruded : curve(row.extruded, row.curved, true);
    return extruded(finish, outline, deep, row.bevel);
  }
  if (row.sheet) {
    const rows = row.sheet;
    return sheet(finish, sides ?? 24, steps ?? 24, (u, v) =>
      onWay(
        rows.map((places) => onWay(places, u)),
        v,
      ),
    );
  }
  if (row.leaf) return leaf(finish.colour, row.leaf[0], row.leaf[1], making.brush.seed + copy);
  if (row.pillow) return pillow(finish, row.pillow);
  if (row.puffed) return puffed(finish, row.puffed, deep);
  throw new Error("a part of no shape");
}

const vecOf = ([x, y, z]: readonly [Dial, Dial, Dial], { number }: Making): [number, number, number] => [
  number(x),
  number(y),
  number(z),
];

/** Skin that is pushed out has no lie yet. */
const flat = { nx: 0, ny: 0, nz: 0 };

function swelled(solid: Solid, swellings: readonly Swelling[], seed: number): Solid {
  const pushes = swellings.map(({ push: [from, to], ...row }) => ({ share: shareOf(row, seed), from, to }));
  return swollen(solid, (x, y, z) =>
    pushes.reduce((sum, { share, from, to }) => sum + from + (to - from) * share(x, y, z, flat), 0),
  );
}

const moveOf = ({ at, turn, stretch }: Part, making: Making): Move => ({
  ...(at ? { at: vecOf(at, making) } : {}),
  ...(turn ? { turn: vecOf(turn, making) } : {}),
  ...(stretch ? { stretch: vecOf(stretch, making) } : {}),
});

/** One body or group in its place, not repeated yet. */
function once(row: Part, making: Making, copy: number): Solid[] {
  const within = row.group ?? (row.motif === undefined ? null : making.motif(row.motif));
  const bodies = within ? solidsOf(within, making, copy) : shapeOf(row, finishOf(row.of, making, copy), making, copy);
  const grown = row.swell ? bodies.map((solid) => swelled(solid, row.swell!, making.brush.seed + copy)) : bodies;
  return row.at || row.turn || row.stretch ? together(grown, moveOf(row, making)) : grown;
}

/** All bodies of parts, as often as their rows repeat them. */
export const solidsOf = (parts: readonly Part[], making: Making, copy = 0): Solid[] =>
  parts.filter(making.holds).flatMap((row) => {
    const copies = copiesOf(row, making.brush.seed);
    if (!copies) return once(row, making, copy);
    if (row.own_grain) return copies.flatMap((moves, i) => placed(once(row, making, copy + i), moves));
    const made = once(row, making, copy);
    return copies.flatMap((moves) => placed(made, moves));
  });

const placed = (solids: readonly Solid[], moves: readonly Move[]): Solid[] =>
  solids.map((solid) => moves.reduce(moved, solid));
