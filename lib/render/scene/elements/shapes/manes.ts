import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import { patches } from "./hide-marks.ts";
import { bloom, hairs, onto, tufts } from "./anatomy.ts";
import type { Coat, Hide } from "./quadruped.ts";
import { trace, type Point } from "./strokes.ts";

type Ctx = CanvasRenderingContext2D;

/** A wreath of long hair round a middle, in layers from dark to light. */
function wreath(
  ctx: Ctx,
  x: number,
  y: number,
  rx: number,
  ry: number,
  long: number,
  tones: readonly Rgb[],
  seed: number,
): void {
  const random = randomFrom(seed);
  tones.forEach((tone, layer) => {
    const shrink = 1 - layer * 0.2;
    const ring: Point[] = [];
    for (let i = 0; i <= 30; i++) {
      const angle = (i / 30) * Math.PI * 2;
      ring.push([x + Math.sin(angle) * rx * shrink, y - Math.cos(angle) * ry * shrink]);
    }
    ctx.beginPath();
    ctx.ellipse(x, y, rx * shrink * 1.02, ry * shrink * 1.02, 0, 0, Math.PI * 2);
    ctx.fillStyle = css(tone);
    ctx.fill();
    tufts(ctx, css(tone), ring, long * (1 - layer * 0.2), random, 1);
    tufts(ctx, css(tone), ring, long * 0.7, random, -1);
  });
}

const lionTones = [rgb("#4a2a16"), rgb("#6b3f1e"), rgb("#8f5a2a")];

/** The mane of a lion in profile: over neck and breast, behind the face. */
export function lionMane({ brush, pose, body }: Hide): void {
  if (brush.variants.has("lioness")) return;
  const { ctx } = brush;
  const [x, y] = pose.spine[7]!;
  const [bx, by] = body.at(0.8, 0.5);
  wreath(ctx, bx - 0.01, by - 0.03, 0.2, 0.27, 0.08, lionTones.slice(0, 2), brush.seed);
  wreath(ctx, x + 0.01, y + 0.02, 0.22, 0.25, 0.07, lionTones, brush.seed + 1);
  onto(ctx, () => {
    const random = randomFrom(brush.seed + 4);
    for (const [tone, alpha] of [
      [rgb("#2c180c"), 0.4],
      [rgb("#c48a48"), 0.4],
    ] as const)
      hairs(ctx, tone, Math.min(0.004, 2 / brush.px_per_unit), alpha, 130, () => {
        const angle = 1.6 + random() * 3.6;
        const reach = 0.1 + random() * 0.13;
        const px = x + Math.cos(angle) * reach;
        const py = y + 0.02 - Math.sin(angle) * reach * 1.1;
        return [
          [px, py],
          [px + Math.cos(angle) * 0.05, py - Math.sin(angle) * 0.05 + 0.02],
        ];
      });
  });
}

export function lionWreath(ctx: Ctx): void {
  wreath(ctx, 0, 0.08, 0.74, 0.8, 0.22, lionTones, 5);
}

export function rosettesOfLegs({ brush, legs }: Coat): void {
  const { ctx, random } = brush;
  ctx.fillStyle = "rgba(42,28,18,0.8)";
  for (const leg of legs)
    for (let i = 0; i < 22; i++) {
      const [x, y] = leg.at(0.05 + random() * 0.7, -0.8 + random() * 1.6);
      ctx.beginPath();
      ctx.ellipse(x, y, 0.012, 0.01, random() * 3, 0, Math.PI * 2);
      ctx.fill();
    }
}

/** A band of light on a short dark coat. */
export function sheen({ brush, body, coat }: Coat): void {
  bloom(brush.ctx, mix(coat, [190, 200, 226], 0.5), ...body.at(0.3, -0.55), 0.3, 0.07, 0.45);
  bloom(brush.ctx, mix(coat, [190, 200, 226], 0.5), ...body.at(0.72, -0.4), 0.12, 0.1, 0.4);
}

const holstein = patches(rgb("#2a2422"), 5, 0.13);
const ruddy = patches(rgb("#83492a"), 5, 0.13);
/** A dairy cow is patched, black or ruddy by its seed. */
export function cowHide(hide: Coat): void {
  if (hide.brush.colour === null) (hide.brush.seed % 3 ? holstein : ruddy)(hide);
}

/** The broken net of a giraffe: brown fields with pale seams. */
export function giraffeHide({ brush, body }: Coat): void {
  const { ctx, random } = brush;
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 26; i++) {
      const t = (i + (row % 2) * 0.5 + random() * 0.2) / 26;
      const v = -0.84 + row * 0.38 + (random() - 0.5) * 0.1;
      const [x, y] = body.at(t, v);
      const [ax, ay] = body.at(t + 0.012, v);
      const [cx, cy] = body.at(t, v + 0.17);
      const along = Math.max(0.012, Math.hypot(ax - x, ay - y) * 1.25);
      const across = Math.max(0.01, Math.hypot(cx - x, cy - y) * 0.95);
      const angle = Math.atan2(ay - y, ax - x);
      ctx.beginPath();
      for (let k = 0; k < 6; k++) {
        const a = (k / 6) * Math.PI * 2 + 0.3;
        const r = 0.85 + random() * 0.25;
        const px = Math.cos(a) * along * r;
        const py = Math.sin(a) * across * r;
        const at: Point = [
          x + px * Math.cos(angle) - py * Math.sin(angle),
          y + px * Math.sin(angle) + py * Math.cos(angle),
        ];
        if (k) ctx.lineTo(...at);
        else ctx.moveTo(...at);
      }
      ctx.closePath();
      ctx.fillStyle = css(rgb("#8a4f22"), 0.82);
      ctx.fill();
    }
}

/** Clumps of wool that swell over the outline. */
export function fleece({ brush, body, coat }: Coat): void {
  const { ctx, random } = brush;
  const clump = (x: number, y: number, r: number, lit: number) => {
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    ctx.fillStyle = css(mix(scale(coat, 0.72), mix(coat, [255, 252, 244], 0.4), lit));
    ctx.fill();
  };
  for (let row = 0; row <= 7; row++)
    for (let i = 0; i <= 18; i++) {
      const v = 0.98 - row * 0.28;
      const t = (i + (row % 2) * 0.5) / 18;
      if (t > 0.84) continue;
      const [x, y] = body.at(t, v);
      clump(
        x + (random() - 0.5) * 0.02,
        y + (random() - 0.5) * 0.02,
        0.044 + random() * 0.018,
        0.14 + (row / 7) * 0.66 + random() * 0.2,
      );
    }
}

/** A camel's hump, or two for a Bactrian. */
export function hump({ brush, body, coat }: Hide): void {
  const { ctx, random } = brush;
  const two = brush.variants.has("bactrian");
  for (const t of two ? [0.24, 0.46] : [0.34]) {
    const [x, y] = body.at(t, -0.6);
    const wide = two ? 0.12 : 0.2;
    const ring: Point[] = [];
    for (let i = 0; i <= 16; i++) {
      const s = i / 16;
      ring.push([x + (s * 2 - 1) * wide * 1.25, y + 0.04 - (0.5 - 0.5 * Math.cos(Math.PI * 2 * s)) ** 0.8 * 0.27]);
    }
    trace(ctx, ring, true);
    ctx.fillStyle = css(scale(coat, 0.98));
    ctx.fill();
    tufts(ctx, css(scale(coat, 0.8)), ring.slice(4, 11), 0.02, random, -1);
  }
}

const soot: Rgb = [26, 23, 25];

/** The black girdle over a panda's shoulders. */
export function pandaHide({ brush, body }: Coat): void {
  for (let i = 0; i < 7; i++) {
    bloom(brush.ctx, soot, ...body.at(0.5 + (i % 2) * 0.05, -0.9 + i * 0.3), 0.13, 0.16, 1);
    bloom(brush.ctx, soot, ...body.at(0.53, -0.9 + i * 0.3), 0.1, 0.14, 1);
  }
}
