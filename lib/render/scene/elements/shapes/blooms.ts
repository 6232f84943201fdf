import { blooms, type BloomHead, type BloomKind } from "#lib/elements/plants/blooms.ts";
import type { Variants } from "#lib/elements/variants.ts";
import { clamp, css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { blob, line, oval, type Point } from "./strokes.ts";
import { massExposure, sunlit, towardsKey } from "./sunlight.ts";

/** The kind a flower's words name; `fallback` where they name none. */
export function bloomOf(variants: Variants, fallback: BloomKind): BloomKind {
  const named = blooms.ids.find((kind) => {
    const { is } = blooms.get(kind);
    return is !== undefined && variants.has(is);
  });
  return named ?? fallback;
}

/** The usual colour of each kind. */
export const bloomColours = Object.fromEntries(blooms.ids.map((kind) => [kind, blooms.get(kind).colour])) as Readonly<
  Record<BloomKind, string>
>;

/** One petal from the heart outwards: pale at its root, its lit half brighter than the other. */
function petal(
  brush: Brush,
  from: Point,
  angle: number,
  long: number,
  wide: number,
  colour: Rgb,
  squash: number,
  point: number,
): void {
  const { ctx, light } = brush;
  const [kx, ky] = towardsKey(brush);
  const dx = Math.cos(angle);
  const dy = Math.sin(angle) * squash;
  const at = (along: number, across: number): Point => [
    from[0] + dx * long * along - Math.sin(angle) * wide * across,
    from[1] + dy * long * along + Math.cos(angle) * wide * across * (0.4 + squash * 0.6),
  ];
  const e = massExposure(light, clamp(dx * kx * 0.8 + dy * ky * 0.8 + 0.15, -1, 1), 0.9);
  for (const half of [-1, 1]) {
    const bright = clamp(e + half * 0.09 * Math.sign(-Math.sin(angle) * kx + Math.cos(angle) * ky || 1), 0.05, 1.1);
    const tip = sunlit(light, mix(colour, [255, 252, 240], Math.max(0, bright - 0.5) * 0.28), bright, 0.8);
    const root = sunlit(light, scale(colour, 0.62), bright * 0.7, 0.7);
    const gradient = ctx.createLinearGradient(...at(0, 0), ...at(1, 0));
    gradient.addColorStop(0, css(root));
    gradient.addColorStop(0.55, css(mix(root, tip, 0.75)));
    gradient.addColorStop(1, css(tip));
    ctx.fillStyle = gradient;
    ctx.beginPath();
    ctx.moveTo(...at(0, 0));
    ctx.bezierCurveTo(
      ...at(0.25, half * 0.55),
      ...at(0.72, half * (1.15 - point * 0.5)),
      ...at(1, half * (0.3 - point * 0.3)),
    );
    ctx.lineTo(...at(1 + point * 0.06, 0));
    ctx.closePath();
    ctx.fill();
  }
}

/** A leaf blade along a curve, its two halves in different light. */
export function leafBlade(brush: Brush, from: Point, bend: Point, tip: Point, wide: number, colour: Rgb): void {
  const { ctx, light } = brush;
  const [kx, ky] = towardsKey(brush);
  const nx = -(tip[1] - from[1]);
  const ny = tip[0] - from[0];
  const n = Math.hypot(nx, ny) || 1;
  for (const half of [-1, 1]) {
    const facing = ((nx / n) * kx + (ny / n) * ky) * half;
    const e = massExposure(light, clamp(facing * 0.6 + 0.1, -1, 1), 0.85);
    ctx.fillStyle = css(sunlit(light, mix(colour, [240, 240, 140], Math.max(0, e - 0.5) * 0.35), e, 0.7));
    ctx.beginPath();
    ctx.moveTo(...from);
    ctx.quadraticCurveTo(...bend, ...tip);
    ctx.quadraticCurveTo(bend[0] + (nx / n) * wide * half * 1.6, bend[1] + (ny / n) * wide * half * 1.6, ...from);
    ctx.fill();
  }
}

/** A flower head at a point; `r` is its reach. */
export function paintHead(brush: Brush, kind: BloomKind, colour: Rgb, [x, y]: Point, r: number): void {
  const { ctx, light, random } = brush;
  const [kx, ky] = towardsKey(brush);
  const heart: Point = [x, y];
  const shadeOf = (base: Rgb, e: number) => sunlit(light, base, e, 0.75);
  switch (kind) {
    case "rose": {
      for (let ring = 0; ring < 5; ring++) {
        const petals = 7 - ring;
        const reach = r * (0.62 - ring * 0.13);
        for (let i = 0; i < petals; i++) {
          const angle = (i / petals) * Math.PI * 2 + ring * 0.7 + random() * 0.3;
          const px = x + Math.cos(angle) * reach * 0.8;
          const py = y + Math.sin(angle) * reach * 0.56 - ring * r * 0.07;
          const e = massExposure(light, clamp((Math.cos(angle) * kx + Math.sin(angle) * ky) * 0.8 - 0.02, -1, 1), 0.8);
          const size = r * (0.48 - ring * 0.075);
          const turn = angle + Math.PI / 2;
          oval(ctx, shadeOf(scale(colour, 0.42), e * 0.6), px, py + r * 0.03, size, size * 0.72, turn);
          oval(
            ctx,
            shadeOf(mix(colour, [255, 240, 236], Math.max(0, e - 0.4) * 0.36), 0.16 + e * 0.84),
            px + kx * r * 0.02,
            py + ky * r * 0.03,
            size * 0.95,
            size * 0.66,
            turn,
          );
        }
      }
      oval(ctx, shadeOf(scale(colour, 0.34), 0.2), x, y - r * 0.3, r * 0.1, r * 0.06);
      return;
    }
    case "tulip": {
      for (const [at, wide, deep] of [
        [-0.3, 0.62, 0.7],
        [0.3, 0.62, 0.7],
        [-0.52, 0.5, 1],
        [0.52, 0.5, 1],
        [0, 0.66, 1],
      ] as const) {
        const e = massExposure(light, clamp(at * kx * 1.6 + 0.18, -1, 1), 0.8) * deep;
        const gradient = ctx.createLinearGradient(x, y + r * 0.9, x, y - r);
        gradient.addColorStop(0, css(shadeOf(mix(scale(colour, 0.6), [190, 190, 90], 0.25), e)));
        gradient.addColorStop(1, css(shadeOf(mix(colour, [255, 236, 210], 0.16), e + 0.1)));
        ctx.fillStyle = gradient;
        ctx.beginPath();
        ctx.moveTo(x + at * r * 0.2, y + r * 0.95);
        ctx.bezierCurveTo(
          x + (at - wide) * r,
          y + r * 0.8,
          x + (at - wide * 0.85) * r,
          y - r * 0.4,
          x + at * r * 1.15,
          y - r * (1.05 - Math.abs(at) * 0.2),
        );
        ctx.bezierCurveTo(
          x + (at + wide * 0.85) * r,
          y - r * 0.4,
          x + (at + wide) * r,
          y + r * 0.8,
          x + at * r * 0.2,
          y + r * 0.95,
        );
        ctx.fill();
      }
      return;
    }
    case "lotus": {
      for (const [rise, count, long] of [
        [1.5, 9, 1],
        [1.1, 8, 0.92],
        [0.7, 7, 0.8],
        [0.35, 5, 0.7],
      ] as const)
        for (let i = 0; i < count; i++) {
          const spread = ((i + 0.5) / count) * 2 - 1;
          petal(
            brush,
            [x + spread * r * 0.12, y + r * 0.45],
            -Math.PI / 2 + spread * rise,
            r * long * 1.1,
            r * 0.24,
            colour,
            1,
            1,
          );
        }
      return;
    }
    case "lavender": {
      for (let i = 0; i < 46; i++) {
        const t = i / 46;
        const px = x + (random() - 0.5) * r * 0.5 * (1.1 - t);
        const e = massExposure(light, clamp(((px - x) / (r * 0.25)) * kx + 0.1, -1, 1), 0.8);
        oval(
          ctx,
          shadeOf(mix(colour, [255, 240, 255], random() * 0.25), e),
          px,
          y + r * 1.1 - t * r * 2.6,
          r * 0.1,
          r * 0.13,
          random(),
        );
      }
      return;
    }
    case "sprout": {
      leafBlade(brush, [x, y + r * 0.4], [x - r * 0.9, y - r * 0.5], [x - r * 1.35, y + r * 0.05], r * 0.42, colour);
      leafBlade(brush, [x, y + r * 0.4], [x + r * 0.9, y - r * 0.6], [x + r * 1.3, y - r * 0.2], r * 0.42, colour);
      leafBlade(
        brush,
        [x, y + r * 0.4],
        [x + r * 0.05, y - r * 0.3],
        [x - r * 0.1, y - r * 0.95],
        r * 0.22,
        mix(colour, [240, 246, 180], 0.3),
      );
      return;
    }
    default:
      petalled(brush, blooms.get(kind).head!, colour, heart, r);
  }
}

/** Rings of petals about a disc of seeds. */
function petalled(brush: Brush, head: BloomHead, colour: Rgb, heart: Point, r: number): void {
  const { ctx, light, random } = brush;
  const [kx, ky] = towardsKey(brush);
  const [x, y] = heart;
  const shadeOf = (base: Rgb, e: number) => sunlit(light, base, e, 0.75);
  head.rings.forEach(([count, reach, wide], ring) => {
    for (let i = 0; i < count; i++) {
      const angle = ((i + ring * 0.5) / count) * Math.PI * 2 + (random() - 0.5) * 0.12;
      petal(brush, heart, angle, r * reach * (0.92 + random() * 0.14), r * wide, colour, head.squash, head.point);
    }
  });
  const disc = rgb(head.centre);
  const d = r * head.disc;
  oval(ctx, shadeOf(scale(disc, 0.6), 0.35), x, y, d, d * head.squash);
  const seeds = Math.round(clamp(d * brush.px_per_unit * 3, 8, 150));
  for (let i = 0; i < seeds; i++) {
    const reach = Math.sqrt(i / seeds) * 0.96;
    const angle = i * 2.39996;
    const e = clamp(0.4 + (Math.cos(angle) * kx + Math.sin(angle) * ky) * reach * 0.4, 0, 1);
    oval(
      ctx,
      shadeOf(mix(disc, [230, 180, 90], reach * head.ripe), 0.25 + e),
      x + Math.cos(angle) * d * reach,
      y + Math.sin(angle) * d * reach * head.squash,
      d * 0.09,
      d * 0.09,
    );
  }
  if (head.anthers)
    for (let i = 0; i < head.anthers; i++) {
      const tip: Point = [x + Math.cos(i * 1.05 - 1.2) * r * 0.42, y + Math.sin(i * 1.05 - 1.2) * r * 0.3 - r * 0.06];
      line(ctx, shadeOf(rgb("#e4e0b0"), 0.8), r * 0.025, [heart, tip]);
      oval(ctx, shadeOf(rgb("#8c4a22"), 0.7), tip[0], tip[1], r * 0.05, r * 0.025, i);
    }
}

/** A flower on its stem, foot at the origin; `tall` is where its head hangs. */
export function paintBloom(brush: Brush, kind: BloomKind, colour: Rgb, head: Point, r: number): void {
  const { ctx, light, random } = brush;
  const { green: leafy, stem: width, leaves } = blooms.get(kind);
  const green = rgb(leafy);
  const [x, y] = head;
  const bow: Point = [x * 0.25 + (random() - 0.5) * 0.04, y * 0.5];
  line(ctx, sunlit(light, scale(green, 0.7), 0.25), width, [[x * 0.1, 0.015], bow, head]);
  const side = light.side < 0 ? -1 : 1;
  line(
    ctx,
    sunlit(light, green, 0.8),
    width * 0.4,
    [[x * 0.1, 0.015], bow, head].map(([px, py]): Point => [px! + side * width * 0.25, py!]),
  );
  for (let i = 0; leaves && i < leaves.count; i++) {
    const { long, up, out, rise, wide } = leaves;
    const way = (i % 2 ? 1 : -1) * (x > 0.1 ? -1 : 1);
    const t = leaves.at + i * leaves.step;
    const from: Point = [x * 0.1 + x * 0.9 * t * t, y * t];
    const bend: Point = [from[0] + way * long * 0.45, from[1] - long * (up + 0.15)];
    leafBlade(brush, from, bend, [from[0] + way * long * out, from[1] - long * up * rise], long * wide, green);
  }
  if (kind === "rose")
    for (const way of [-1, 0, 1])
      blob(ctx, sunlit(light, green, 0.5), [
        [x, y + r * 0.6],
        [x + way * r * 0.5 - r * 0.1, y + r * 0.5],
        [x + way * r * 0.8, y + r * 0.75],
        [x + way * r * 0.4, y + r * 0.72],
      ]);
  paintHead(brush, kind, colour, head, r);
}
