import type { FinishRow, Layer } from "#lib/elements/solid-finishes.ts";
import type { Rgb } from "#lib/render/scene/colour.ts";
import { finish, type Finish, type Sample } from "#lib/render/scene/elements/shapes/finish.ts";
import * as grain from "#lib/render/scene/elements/shapes/grain.ts";
import { shareOf, type Lie } from "./fields.ts";
import type { Making } from "./making.ts";

type Surface = (sample: Sample) => void;

/** One layer of a coat as what it does to a point. */
function layerOf(row: Layer, making: Making, body: Rgb, seed: number): Surface {
  const share = shareOf(row, seed);
  const tone = row.tint === undefined ? null : making.colour(row.tint, body);
  const side = making.brush.light.side < 0 ? -1 : 1;
  const lie: Lie = { nx: 0, ny: 0, nz: 0 };
  const height = (x: number, y: number, z: number) => share(x, y, z, lie);
  const { darken, most = 1, to, add, lean, bump, step = 0.008 } = row;
  return (s) => {
    lie.nx = s.nx * side;
    lie.ny = s.ny;
    lie.nz = s.nz;
    const v = share(s.x, s.y, s.z, lie);
    if (v === 0 && !darken && bump === undefined) return;
    if (darken) grain.darken(s, darken[0] + (darken[1] - darken[0]) * v);
    if (tone) grain.tint(s, tone, v * most);
    if (to) {
      if (to.rough !== undefined) s.rough += (to.rough - s.rough) * v;
      if (to.gloss !== undefined) s.gloss += (to.gloss - s.gloss) * v;
      if (to.metal !== undefined) s.metal += (to.metal - s.metal) * v;
      if (to.glow !== undefined) s.glow += (to.glow - s.glow) * v;
    }
    if (add) {
      s.rough += (add.rough ?? 0) * v;
      s.gloss += (add.gloss ?? 0) * v;
      s.metal += (add.metal ?? 0) * v;
      s.glow += (add.glow ?? 0) * v;
    }
    if (lean) {
      s.nx += lean[0] * v;
      s.ny += lean[1] * v;
      s.nz += lean[2] * v;
    }
    if (bump !== undefined) grain.bump(s, height, bump, step, v);
  };
}

/** The stuff alone, without a coat. */
function stuffOf({ stuff = "plain", along, fine, rough }: FinishRow, colour: Rgb, seed: number): Finish {
  switch (stuff) {
    case "plain":
      return finish(colour);
    case "wood":
      return grain.wood(colour, seed, along, fine);
    case "metal":
      return grain.metal(colour, seed, rough, along);
    case "glazed":
      return grain.glazed(colour, seed, fine);
    case "cloth":
      return grain.cloth(colour, seed, fine);
    case "paper":
      return grain.paper(colour, seed, fine);
    case "leather":
      return grain.leather(colour, seed);
    case "glass":
      return grain.glass(colour);
  }
}

/** A finish with those that it is like; its own coat lies over theirs. */
function wholeOf(row: FinishRow, making: Making): FinishRow {
  if (row.like === undefined) return row;
  const base = wholeOf(making.finish(row.like), making);
  return { ...base, ...row, coat: [...(base.coat ?? []), ...(row.coat ?? [])] };
}

const grey = "#808080";

/** What a body is made of; `copy` gives each of several its own grain. */
export function finishOf(given: string | FinishRow | undefined, making: Making, copy: number): Finish {
  const row = wholeOf(typeof given === "string" ? making.finish(given) : (given ?? {}), making);
  const own = making.brush.seed + copy + (row.seed ?? 0);
  const bare =
    row.stuff === "glass" && row.colour === undefined
      ? grain.glass()
      : stuffOf(row, making.colour(row.colour ?? grey), own);
  const layers = (row.coat ?? []).filter(making.holds).map((layer) => layerOf(layer, making, bare.colour, own));
  const { rough, gloss, metal, soft } = row;
  const under = bare.surface;
  return {
    ...bare,
    ...(rough === undefined ? {} : { rough }),
    ...(gloss === undefined ? {} : { gloss }),
    ...(metal === undefined ? {} : { metal }),
    ...(soft === undefined ? {} : { soft }),
    ...(row.glow === undefined ? {} : { glow: making.number(row.glow) }),
    surface:
      layers.length === 0
        ? under
        : (s) => {
            under?.(s);
            for (const layer of layers) layer(s);
          },
  };
}
