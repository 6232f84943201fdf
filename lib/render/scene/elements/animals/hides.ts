import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { flesh, hairs, onto, tube, tufts } from "#lib/render/scene/elements/shapes/anatomy.ts";
import type { Point } from "#lib/render/scene/elements/shapes/strokes.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import type { Moment } from "./moment.ts";
import type { Skin } from "./skin-marks.ts";

type Ctx = CanvasRenderingContext2D;
const lionTones = ["#4a2a16", "#6b3f1e", "#8f5a2a"].map(rgb);

/** A wreath of long hair round a middle, in layers from dark to light. */
function wreath(ctx: Ctx, [x, y]: Point, [rx, ry]: Point, long: number, tones: readonly Rgb[], seed: number): void {
  const random = randomFrom(seed);
  tones.forEach((tone, layer) => {
    const shrink = 1 - layer * 0.2;
    const ring = Array.from({ length: 31 }, (_, i): Point => {
      const angle = (i / 30) * Math.PI * 2;
      return [x + Math.sin(angle) * rx * shrink, y - Math.cos(angle) * ry * shrink];
    });
    ctx.beginPath();
    ctx.ellipse(x, y, rx * shrink * 1.02, ry * shrink * 1.02, 0, 0, Math.PI * 2);
    ctx.fillStyle = css(tone);
    ctx.fill();
    tufts(ctx, css(tone), ring, long * shrink, random, 1);
    tufts(ctx, css(tone), ring, long * 0.7, random, -1);
  });
}

export const lionWreath = ({ brush }: Moment): void => wreath(brush.ctx, [0, 0.08], [0.74, 0.8], 0.22, lionTones, 5);

/** The mane of a lion in profile: over neck and breast, behind the face. */
export function lionMane({ brush }: Moment, { at }: Skin): void {
  const { ctx, seed } = brush;
  const [x, y] = at(1, 0);
  const [bx, by] = at(0.8, 0.5);
  wreath(ctx, [bx - 0.01, by - 0.03], [0.2, 0.27], 0.08, lionTones.slice(0, 2), seed);
  wreath(ctx, [x + 0.01, y + 0.02], [0.22, 0.25], 0.07, lionTones, seed + 1);
  onto(ctx, () => {
    const random = randomFrom(seed + 4);
    for (const tone of ["#2c180c", "#c48a48"])
      hairs(ctx, rgb(tone), Math.min(0.004, 2 / brush.px_per_unit), 0.4, 130, () => {
        const angle = 1.6 + random() * 3.6;
        const reach = 0.1 + random() * 0.13;
        const [px, py] = [x + Math.cos(angle) * reach, y + 0.02 - Math.sin(angle) * reach * 1.1];
        return [[px, py], [px + Math.cos(angle) * 0.05, py - Math.sin(angle) * 0.05 + 0.02]]; // prettier-ignore
      });
  });
}

/** A horse's locks, which fall from the crest and stream in the run; a zebra's stand. */
export function locks({ brush, tone, number }: Moment, { at }: Skin): void {
  const { ctx, random, phase, variants } = brush;
  const zebra = variants.has("zebra");
  const dark = zebra ? rgb("#26201f") : scale(mix(tone("coat"), rgb("#1a0f0a"), 0.72), 0.9);
  const speed = number({ speed: 1 });
  const stream = [0.02, 0.05, 0.17][speed]!;
  for (let i = 0; i < 30; i++) {
    const share = (i % 15) / 14;
    const [x, y] = at(0.66 + share * 0.34, -0.96);
    const long = (0.17 + random() * 0.07) * (zebra ? 0.35 : 1);
    const wave = Math.sin(phase * Math.PI * 2 - share * 4) * (speed ? 0.03 : 0.006);
    const back = stream + wave + random() * 0.02;
    const tip: Point = [x - back - long * 0.3, y + long * (speed === 2 ? 0.34 : 0.92)];
    ctx.beginPath();
    ctx.moveTo(x + 0.02, y - 0.008);
    ctx.bezierCurveTo(x - 0.05 - back * 0.3, y - 0.015, x - back * 0.7 - 0.035, y + long * 0.3, ...tip);
    ctx.bezierCurveTo(x - back * 0.4, y + long * 0.5, x + 0.02, y + long * 0.34, x + 0.034, y + 0.024);
    ctx.fillStyle = css(scale(dark, i < 15 ? 0.8 : 1.18 + random() * 0.4));
    ctx.fill();
  }
  hairs(ctx, mix(dark, [255, 226, 190], 0.24), 0.004, 0.5, 26, (i) => {
    const [x, y] = at(0.68 + (i / 26) * 0.31, -0.85);
    return [[x, y], [x - 0.025 - stream * 0.5, y + (speed === 2 ? 0.03 : 0.09)]]; // prettier-ignore
  });
}

/** The broken net of a giraffe: brown fields with pale seams. */
export function giraffeNet({ brush }: Moment, { at }: Skin): void {
  const { ctx, random } = brush;
  ctx.fillStyle = css(rgb("#8a4f22"), 0.82);
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 26; i++) {
      const t = (i + (row % 2) * 0.5 + random() * 0.2) / 26;
      const v = -0.84 + row * 0.38 + (random() - 0.5) * 0.1;
      const [x, y] = at(t, v);
      const [ax, ay] = at(t + 0.012, v);
      const [cx, cy] = at(t, v + 0.17);
      const along = Math.max(0.012, Math.hypot(ax - x, ay - y) * 1.25);
      const across = Math.max(0.01, Math.hypot(cx - x, cy - y) * 0.95);
      const angle = Math.atan2(ay - y, ax - x);
      ctx.beginPath();
      for (let k = 0; k < 6; k++) {
        const turn = (k / 6) * Math.PI * 2 + 0.3;
        const r = 0.85 + random() * 0.25;
        const [px, py] = [Math.cos(turn) * along * r, Math.sin(turn) * across * r];
        ctx.lineTo(x + px * Math.cos(angle) - py * Math.sin(angle), y + px * Math.sin(angle) + py * Math.cos(angle));
      }
      ctx.fill();
    }
}

/** Clumps of wool that swell over the outline. */
export function fleece({ brush, tone }: Moment, { at }: Skin): void {
  const { ctx, random } = brush;
  const coat = tone("coat");
  for (let row = 0; row <= 7; row++)
    for (let i = 0; i <= 18; i++) {
      const t = (i + (row % 2) * 0.5) / 18;
      if (t > 0.84) continue;
      const [x, y] = at(t, 0.98 - row * 0.28);
      const lit = 0.14 + (row / 7) * 0.66 + random() * 0.2;
      ctx.beginPath();
      ctx.arc(x + (random() - 0.5) * 0.02, y + (random() - 0.5) * 0.02, 0.044 + random() * 0.018, 0, Math.PI * 2);
      ctx.fillStyle = css(mix(scale(coat, 0.72), mix(coat, [255, 252, 244], 0.4), lit));
      ctx.fill();
    }
}

/** A wing of skin stretched over long fingers, at the withers. */
export const skinWing =
  (near: boolean, span: number, [dx, dy]: Point) =>
  ({ brush, tone: toned }: Moment, { at: onSkin }: Skin): void => {
    const { ctx, motion, phase } = brush;
    const tone = toned("coat");
    const turn = phase * Math.PI * 2;
    const beat =
      motion === "fly" || motion === "rise" || motion === "float" ? Math.cos(turn) : 0.3 + Math.sin(turn) * 0.08;
    const [sx, sy] = onSkin(4 / 7, 0);
    const root: Point = [sx + dx, sy + dy];
    const lean = near ? 0.34 : -0.26;
    const lift = 0.5 + beat * 0.62;
    const rise = -Math.sin(lift + 0.4) + lean * Math.cos(lift + 0.4) * 0.6;
    const wrist: Point = [root[0] - span * 0.08, root[1] + rise * span * 0.5];
    const tips = [0.75, 0.3, -0.12, -0.5].map((spread, i): Point => {
      const angle = lift + spread - Math.max(0, -beat) * 0.2;
      const long = span * [0.8, 0.86, 0.74, 0.6][i]!;
      return [wrist[0] - Math.cos(angle) * long * 0.95, wrist[1] - Math.sin(angle) * long * 0.8 + lean * long * 0.3];
    });
    const foot: Point = [root[0] - span * 0.42, root[1] + 0.06];
    const half = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
    ctx.beginPath();
    ctx.moveTo(...root);
    ctx.quadraticCurveTo(root[0] + span * 0.1, (root[1] + wrist[1]) / 2, ...wrist);
    const [px, py] = half(wrist, tips[0]!);
    ctx.quadraticCurveTo(px, py - span * 0.05, ...tips[0]!);
    tips.forEach((here, i) => {
      const next = tips[i + 1] ?? foot;
      const [mx, my] = half(here, next);
      ctx.quadraticCurveTo(mx * 0.72 + wrist[0] * 0.28, my * 0.72 + wrist[1] * 0.28, ...next);
    });
    ctx.closePath();
    const skin = ctx.createLinearGradient(...wrist, ...foot);
    skin.addColorStop(0, css(scale(tone, near ? 1.05 : 0.5)));
    skin.addColorStop(1, css(scale(mix(tone, rgb("#3a1a14"), 0.4), near ? 0.8 : 0.42)));
    ctx.fillStyle = skin;
    ctx.fill();
    const bone = css(scale(tone, near ? 0.62 : 0.36));
    for (const tip of tips) {
      const [mx, my] = half(wrist, tip);
      flesh(ctx, bone, tube([wrist, [mx, my - span * 0.03], tip], [0.026, 0.016, 0.004]));
    }
    flesh(ctx, bone, tube([root, [root[0] + span * 0.05, (root[1] + wrist[1]) / 2], wrist], [0.06, 0.045, 0.03]));
    const claw = tube(
      [wrist, [wrist[0] + 0.03, wrist[1] - 0.05], [wrist[0] + 0.06, wrist[1] - 0.06]],
      [0.016, 0.01, 0.003],
    );
    flesh(ctx, css(rgb("#d9cbb0")), claw);
  };
