import { clamp, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Random } from "#lib/render/scene/random.ts";
import { leafPrint, type LeafPrint } from "./leaf-print.ts";
import { massExposure, sunlit, towardsKey } from "./sunlight.ts";

/** Foliage: clumps in the order in which they are laid, each of many leaves between its shade and its light. */
export interface Clump {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

export interface Foliage {
  colour: Rgb;
  /** Colour of some of the leaves: autumn is never of one mind. */
  second: Rgb;
  /** Length of a leaf in units. */
  leaf: number;
  /** 0 leaves lie anyhow, 1 they hang. */
  hang: number;
  /** Leaves on their area, 1 dense. */
  dense: number;
}

const steps = 7;

function palette(brush: Brush, colour: Rgb): Rgb[] {
  const { light } = brush;
  const warm: Rgb = [255, 238, 150];
  return Array.from({ length: steps }, (_, i) => {
    const e = (i / (steps - 1)) ** 1.15 * 1.08;
    // Light through leaves is yellower than light on them.
    const through = light.back * Math.max(0, e - 0.4) * 0.55;
    const albedo = mix(
      mix(scale(colour, 0.72 + e * 0.4), [30, 52, 66], (1 - e) * 0.16),
      warm,
      through + Math.max(0, e - 0.75) * 0.2,
    );
    return sunlit(light, albedo, e, 0.78 + light.back * 0.14);
  });
}

/** Lays clumps over `centre`, the crown's middle with its reach, and tells every leaf how it lies to the key. */
export function paintLeaves(
  brush: Brush,
  ctx: CanvasRenderingContext2D,
  random: Random,
  clumps: readonly Clump[],
  centre: Clump,
  foliage: Foliage,
  snow: number,
): void {
  const { light } = brush;
  const [kx, ky] = towardsKey(brush);
  const leaf = Math.max(foliage.leaf, 1.3 / brush.px_per_unit);
  const first = palette(brush, foliage.colour);
  const second = palette(brush, foliage.second);
  const white = palette(brush, [238, 243, 252]);
  const slim = leaf * brush.px_per_unit > 5 ? 0.47 : 0.42;
  const tones = [...first, ...second, ...white];
  const region = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y, rx, ry } of clumps) {
    region.left = Math.min(region.left, x - rx * 1.2 - leaf);
    region.right = Math.max(region.right, x + rx * 1.2 + leaf);
    region.top = Math.min(region.top, y - ry * 1.2 - leaf);
    region.bottom = Math.max(region.bottom, y + ry * 1.2 + leaf);
  }
  const print = leafPrint(brush, ctx, region);
  if (!print) return;
  for (const clump of clumps) {
    const area = (clump.rx * clump.ry) / (leaf * leaf);
    const count = clamp(Math.round(area * 9.5 * foliage.dense), 10, 640);
    const gx = (clump.x - centre.x) / centre.rx;
    const gy = (clump.y - centre.y) / centre.ry;
    const kind = random();
    const buckets: number[][] = Array.from({ length: steps * 3 }, () => []);
    for (let i = 0; i < count; i++) {
      const angle = random() * Math.PI * 2;
      // Denser at the heart, ragged at the edge.
      const reach = random() ** 0.58 * (0.84 + random() * 0.34);
      const dx = Math.cos(angle) * reach;
      const dy = Math.sin(angle) * reach;
      const px = gx + (dx * clump.rx) / centre.rx;
      const py = gy + (dy * clump.ry) / centre.ry;
      const facing = (dx * kx + dy * ky) * 0.72 + (px * kx + py * ky) * 0.5;
      const e =
        massExposure(light, clamp(facing, -1, 1), Math.hypot(px, py) * 0.55 + reach * 0.45) + (random() - 0.5) * 0.16;
      const step = Math.round(clamp(e / 1.08, 0, 1) * (steps - 1));
      const snowy = snow > 0 && random() < snow * clamp(0.55 - dy * 1.1, 0, 1);
      const set = snowy ? 2 : random() * 0.6 + kind * 0.4 > 0.58 ? 1 : 0;
      buckets[set * steps + step]!.push(clump.x + dx * clump.rx, clump.y + dy * clump.ry, angle + random());
    }
    for (let step = 0; step < steps; step++) {
      for (let set = 0; set < 3; set++) {
        const bucket = buckets[set * steps + step]!;
        const tone = tones[set * steps + step]!;
        for (let i = 0; i < bucket.length; i += 3)
          printLeaf(print, bucket[i]!, bucket[i + 1]!, bucket[i + 2]!, leaf, foliage.hang, slim, tone);
      }
    }
  }
  print.lay();
}

function printLeaf(
  print: LeafPrint,
  x: number,
  y: number,
  turn: number,
  length: number,
  hang: number,
  slim: number,
  tone: Rgb,
): void {
  const size = length * (0.7 + 0.3 * Math.sin(turn * 7));
  const dx = Math.cos(turn) * size * (1 - hang);
  const dy = Math.sin(turn) * size * (1 - hang) * 0.8 + size * hang;
  print.leaf(x, y, dx * 0.6, (dx === 0 && dy === 0 ? size : dy) * 0.6, slim, tone);
}
