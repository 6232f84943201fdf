import type { Part } from "#lib/elements/creature-rows.ts";
import { css } from "#lib/render/scene/colour.ts";
import { bloom, hairs } from "#lib/render/scene/elements/shapes/anatomy.ts";
import { scales } from "#lib/render/scene/elements/shapes/scaly.ts";
import type { Point } from "#lib/render/scene/elements/shapes/strokes.ts";
import type { Moment } from "./moment.ts";

/** A surface that marks lie on: `t` runs 0 to 1 along it, `v` -1 to 1 across. */
export interface Skin {
  outline: readonly Point[];
  at: (t: number, v: number) => Point;
}

type Range = number | readonly [number, number];
const within = (range: Range, share: number): number =>
  typeof range === "number" ? range : range[0] + (range[1] - range[0]) * share;

type Along = Extract<Part, { pools: unknown } | { hairs: unknown } | { bands: unknown } | { scales: unknown }>;

/** Draws what repeats along a skin: soft rounds, hairs, bands, scales. */
export function markSkin(part: Along, { at, outline }: Skin, { brush, tone, phase, number }: Moment): void {
  const { ctx, random } = brush;
  if ("pools" in part) {
    const { pools: count, t, v, radii, alpha, angle = 0, strewn, flows = 0 } = part;
    const tones = (Array.isArray(part.of) ? part.of : [part.of]).map(tone);
    for (let i = 0; i < count; i++) {
      const share = ((count === 1 ? 0.5 : i / (count - 1)) + flows * phase) % (flows ? 1 : 2);
      const along = within(t, strewn ? random() : share);
      const size = strewn ? 0.6 + random() * 0.8 : 1;
      const place = at(along, within(v, strewn ? random() : share));
      bloom(ctx, tones[i % tones.length]!, ...place, radii[0] * size, radii[1] * size, number(alpha), angle);
    }
  } else if ("hairs" in part) {
    const { hairs: count, t, v, goes, from = 0, width, alpha, rows, loose = 0 } = part;
    for (const one of Array.isArray(part.of) ? part.of : [part.of])
      hairs(ctx, tone(one), width, alpha, count, (i) => {
        // Layers of one quill lie on each other: what is loose is so by its number.
        const [jolt, other] = [Math.sin(i * 12.9 + 2) * loose, Math.sin(i * 7.3) * loose];
        const along = within(t, rows ? ((i % rows) + jolt) / rows : random());
        const stagger = rows ? ((i % 2) * 0.5 + other) / (count / rows) : 0;
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
  } else scales(ctx, { at, outline }, tone(part.of), ...part.scales, random);
}
