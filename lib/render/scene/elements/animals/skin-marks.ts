import type { Part } from "#lib/elements/creature-rows.ts";
import { css, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { bloom, hairs, trail } from "#lib/render/scene/elements/shapes/anatomy.ts";
import { trace, type Point } from "#lib/render/scene/elements/shapes/strokes.ts";
import type { Moment } from "./moment.ts";

/** A surface that marks lie on: `t` runs 0 to 1 along it, `v` -1 to 1 across. */
export interface Skin {
  outline: readonly Point[];
  at: (t: number, v: number) => Point;
}

type Range = number | readonly [number, number];
const within = (range: Range, share: number): number =>
  typeof range === "number" ? range : range[0] + (range[1] - range[0]) * share;

type Mark = "pools" | "hairs" | "bands" | "scales" | "spots" | "stripes" | "patches";
type MarkOf<Key extends Mark> = Extract<Part, Record<Key, unknown>>;
type Along = Extract<Part, { [key in Mark]: Record<key, unknown> }[Mark]>;

/** Draws what repeats along a skin: soft rounds, hairs, bands, scales. */
export function markSkin(part: Along, skin: Skin, moment: Moment): void {
  const { at } = skin;
  const { brush, tone, phase, number } = moment;
  const { ctx, random } = brush;
  if ("pools" in part) {
    const { pools: count, t, v, alpha, angle = 0, strewn, flows = 0 } = part;
    const radii = moment.point(part.radii);
    const tones = (Array.isArray(part.of) ? part.of : [part.of]).map(tone);
    for (let i = 0; i < count; i++) {
      const share = ((count === 1 ? 0.5 : i / (count - 1)) + flows * phase) % (flows ? 1 : 2);
      const along = within(t, strewn ? random() : share);
      const size = strewn ? 0.6 + random() * 0.8 : 1;
      const place = at(along, within(v, strewn ? random() : share));
      bloom(ctx, tones[i % tones.length]!, ...place, radii[0] * size, radii[1] * size, number(alpha), angle);
    }
  } else if ("hairs" in part) {
    const { t, v, from = 0, width, alpha, rows, loose } = part;
    const count = Math.round(number(part.hairs));
    const goes = moment.point(part.goes);
    for (const one of Array.isArray(part.of) ? part.of : [part.of])
      hairs(ctx, tone(one), number(width), alpha, count, (i) => {
        // Layers of one quill lie on each other: what is loose is so by its number.
        const [jolt, other] = [Math.sin(i * 12.9 + 2), Math.sin(i * 7.3)].map((by) => by * (loose ?? 0)) as [
          number,
          number,
        ];
        const along = within(t, rows ? ((i % rows) + jolt) / rows : random());
        const stagger = rows && loose !== undefined ? ((i % 2) * 0.5 + other) / (count / rows) : 0;
        const across = within(v, rows ? Math.floor(i / rows) / Math.ceil(count / rows) + stagger : random());
        const [on, off] = [goes[0] * (1 + jolt * 0.6), goes[1] * (across < 0 ? -1 : 1) * (1 + other * 0.3)];
        return [at(along + on * from, across + off * from), at(along + on, across + off)];
      });
  } else if ("bands" in part) {
    const { bands, half, bow, alpha = 1 } = part;
    ctx.fillStyle = css(tone(part.of), number(alpha));
    for (const t of bands) {
      ctx.beginPath();
      for (const [edge, way] of [
        [-half, 1],
        [half, -1],
      ] as const)
        for (let i = 0; i <= 8; i++)
          ctx.lineTo(...at(t + edge + Math.sin((i / 8) * Math.PI) * bow, (-1.05 + i * 0.262) * way));
      ctx.closePath();
      ctx.fill();
    }
  } else if ("spots" in part) strew(part, skin, moment);
  else if ("stripes" in part) stripe(part, skin, moment);
  else if ("patches" in part) patch(part, skin, moment);
  else scales(part, skin, moment);
}

function strew({ spots, t, v, size, of, alpha }: MarkOf<"spots">, { at }: Skin, { brush, tone }: Moment): void {
  const { ctx, random } = brush;
  ctx.fillStyle = css(tone(of), alpha);
  ctx.beginPath();
  for (let i = 0; i < spots; i++) {
    const [x, y] = at(within(t, random()), within(v, random()));
    const r = size * (0.6 + random() * 0.7);
    ctx.moveTo(x + r * 1.2, y);
    ctx.ellipse(x, y, r * 1.2, r, random() * 3, 0, Math.PI * 2);
  }
  ctx.fill();
}

/** Each is widest in its middle and runs out thin. */
function stripe(part: MarkOf<"stripes">, { at }: Skin, { brush, tone }: Moment): void {
  const { stripes, t, width, reach, under, of, alpha } = part;
  const { ctx, random } = brush;
  ctx.fillStyle = css(tone(of), alpha);
  const draw = (place: number, wide: number, from: number, to: number, lean: number) => {
    const edge = (side: number) =>
      Array.from({ length: 7 }, (_, i): Point => {
        const s = i / 6;
        return at(place + lean * s + side * wide * Math.sin(Math.PI * (0.12 + s * 0.88)), from + (to - from) * s);
      });
    trail(ctx, [...edge(0.5), ...edge(-0.5).reverse()]);
    ctx.fill();
  };
  for (let i = 0; i < stripes; i++) {
    const place = within(t, (i + random() * 0.5) / stripes);
    draw(place, width * (0.6 + random() * 0.7), -1.02, within(reach, random()), (random() - 0.5) * 0.03);
    if (under !== undefined && random() > 0.4) draw(place + 0.018, width * 0.6, 0.98, 0.98 - under, 0.01);
  }
}

function patch({ patches, size, of }: MarkOf<"patches">, { at }: Skin, { brush, tone }: Moment): void {
  const { ctx, random, seed } = brush;
  const tones = Array.isArray(of) ? of : [of];
  ctx.fillStyle = css(tone(tones[seed % tones.length]!));
  for (let i = 0; i < patches; i++) {
    const [x, y] = at(((i + 0.2 + random() * 0.6) / patches) * 0.92, -0.9 + random() * 1.2);
    const grow = size * (0.6 + random() * 0.8);
    const edge = Array.from({ length: 11 }, (_, k): Point => {
      const angle = (k / 11) * Math.PI * 2;
      const reach = grow * (0.78 + 0.2 * Math.sin(k * 2.3 + i * 1.7) + 0.22 * random());
      return [x + Math.cos(angle) * reach * 1.25, y + Math.sin(angle) * reach];
    });
    trace(ctx, edge, true);
    ctx.fill();
  }
}

/** Overlapping scales, each with a shadowed hind edge and some with a glint. */
function scales(
  { scales: [along, across], t: range = [0.02, 0.98], of }: MarkOf<"scales">,
  { at, outline }: Skin,
  { brush, tone }: Moment,
): void {
  const { ctx, random } = brush;
  const skin: Rgb = tone(of);
  const half = 1 / across;
  const glints: [Point, Point][] = [];
  ctx.save();
  trail(ctx, outline);
  ctx.clip();
  ctx.beginPath();
  for (let row = 0; row < across; row++)
    for (let i = 0; i < along; i++) {
      const t = within(range, (i + (row % 2) * 0.5) / along);
      const v = -1 + 2 * (row + 0.5) * half;
      ctx.moveTo(...at(t, v - half));
      ctx.quadraticCurveTo(...at(t - 0.62 / along, v), ...at(t, v + half));
      if (random() > 0.6) glints.push([at(t + 0.1 / along, v - half * 0.6), at(t + 0.3 / along, v)]);
    }
  ctx.strokeStyle = css(scale(skin, 0.42), 0.5);
  ctx.lineWidth = 0.006;
  ctx.stroke();
  hairs(ctx, mix(skin, [255, 250, 232], 0.65), 0.006, 0.34, glints.length, (i) => glints[i]!);
  ctx.restore();
}
