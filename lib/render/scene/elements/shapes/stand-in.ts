import type { Variants } from "#lib/elements/variants.ts";
import { rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { darken, speckle } from "./grain.ts";
import { letter } from "./lettering.ts";
import { moved } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { points, type Solid, slab, turned, type Vec } from "./solid.ts";

const plaster = rgb("#d9cfbd");
const beech = rgb("#c39a66");

/** A body of a maquette, and where its label hangs: the middle of it, in heights. Null has none. */
interface Maquette {
  solids: (body: Finish, wood: Finish) => readonly Solid[];
  label: readonly [x: number, y: number] | null;
}

const put = (solid: Solid, at: Vec, turn: Vec = [0, 0, 0]): Solid => moved(solid, { at, turn });

/** What is not known but for its kind has the plainest body of that kind. */
const maquettes = {
  /** A bar with a grip. */
  plain_tool: {
    solids: (body, wood) => [
      put(turned(wood, points("0 0, .055 .01, .06 .05, .05 .3, .056 .42, .05 .44, 0 .44"), 28), [0, 0, 0]),
      put(slab(body, 0.16, 0.58, 0.07, 0.03), [0, 0.71, 0]),
    ],
    label: [0, 0.24],
  },
  /** Folded layers. */
  plain_cloth: {
    solids: (body) =>
      [0, 1, 2].map((at) => put(slab(body, 1.5 - at * 0.05, 0.3, 1, 0.13), [at * 0.02, 0.16 + at * 0.29, 0])),
    label: [0.3, 0.2],
  },
  plain_food: {
    solids: (body) => [turned(body, points("0 0, .5 0, .64 .1, .7 .32, .62 .66, .4 .9, 0 1"))],
    label: [0, 0.26],
  },
  plain_vessel: {
    solids: (body) => [turned(body, points("0 0, .26 0, .3 .03, .34 .5, .36 .96, .33 .96, .31 .5, .27 .08, 0 .07"))],
    label: [0, 0.3],
  },
  plain_paper: {
    solids: (body) => [put(slab(body, 0.78, 1, 0.02, 0.01), [0, 0.5, 0], [-0.16, 0, 0])],
    label: [0, 0.2],
  },
  /** A chest on feet. */
  plain_case: {
    solids: (body, wood) => [
      put(slab(body, 1.1, 0.8, 0.62, 0.05), [0, 0.58, 0]),
      ...[-0.42, 0.42].flatMap((x) => [-0.2, 0.2].map((z) => put(slab(wood, 0.09, 0.2, 0.09, 0.02), [x, 0.1, z]))),
    ],
    label: [0, 0.44],
  },
  /** A box on wheels. */
  plain_cart: {
    solids: (body, wood) => [
      put(slab(body, 1.7, 0.62, 0.9, 0.07), [0, 0.66, 0]),
      ...[-0.52, 0.52].flatMap((x) =>
        [-0.46, 0.46].map((z) =>
          put(
            turned(wood, points("0 0, .24 0, .26 .03, .26 .1, .24 .13, 0 .13"), 36),
            [x, 0.27, z - 0.06],
            [1.5708, 0, 0],
          ),
        ),
      ),
    ],
    label: [0, 0.62],
  },
  /** What is loose lies in a heap, and is known by its colour. */
  heap: {
    solids: (body) => [
      turned(body, points("0 0, 1.02 0, .96 .1, .84 .3, .6 .62, .34 .84, .12 .94, 0 .95")),
      put(turned(body, points("0 0, .5 0, .46 .14, .28 .34, 0 .42")), [-0.72, 0, 0.2]),
      put(turned(body, points("0 0, .42 0, .36 .12, .2 .26, 0 .3")), [0.82, 0, 0.26]),
    ],
    label: null,
  },
  plain_box: {
    solids: (body, wood) => [
      put(slab(body, 0.96, 0.92, 0.8, 0.09), [0, 0.54, 0]),
      put(slab(wood, 1.08, 0.08, 0.92, 0.03), [0, 0.04, 0]),
    ],
    label: [0, 0.34],
  },
} as const satisfies Record<string, Maquette>;

const formOf = (variants: Variants): Maquette =>
  (Object.entries(maquettes) as [keyof typeof maquettes, Maquette][]).find(([id]) => variants.has(id))?.[1] ??
  maquettes.plain_box;

const longest = 24;

/** A maquette with the name of what stands there: honest about a thing that nobody has drawn. */
export function paintStandIn(brush: Brush): void {
  const { ctx, seed, noun, variants } = brush;
  const body = finish(brush.colour ?? plaster, {
    rough: 0.8,
    gloss: 0.12,
    soft: 0.45,
    surface: (s) => darken(s, 0.95 + speckle(s.x * 70, s.y * 70, s.z * 70, seed) * 0.05),
  });
  const wood = finish(beech, { rough: 0.55, gloss: 0.3 });
  const form = formOf(variants);
  sculpt(brush, () => form.solids(body, wood), { pitch: 0.26, turn: -0.42 });
  const name = noun.trim().replaceAll(/\s+/gu, " ");
  if (name === "" || form.label === null) return;
  const short = [...name].length > longest ? `${[...name].slice(0, longest - 1).join("")}…` : name;
  const [x, y] = form.label;
  const width = Math.min(0.8, 0.16 + [...short].length * 0.055);
  // A tag of its own tone: on the shaded side of a body ink could not be read.
  ctx.fillStyle = "rgb(244,239,228)";
  ctx.beginPath();
  ctx.roundRect(x - width / 2, -y - 0.065, width, 0.13, 0.02);
  ctx.fill();
  letter(ctx, { text: short, x, y: -y, width: width * 0.86, height: 0.08, ink: [58, 52, 46], tracking: 0.06 });
}
