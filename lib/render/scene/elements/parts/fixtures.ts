import { mix } from "#lib/render/scene/colour.ts";
import { facet, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

/** Dust that drifts in a shaft of light. */
export function lightShaft(c: Chamber, x: number, y: number, w: number, h: number): void {
  if (c.day.strength < 0.3) return;
  const to = x - c.key * 1.6;
  c.patch(c.day.beam, c.day.strength * 0.5, [to - 0.5, -0.35, to + w + 0.6, -0.35, to + w + 0.7, 0, to - 0.6, 0]);
  c.shine(() => {
    const beam = c.ctx.createLinearGradient(x, y, to, 0);
    const [r, g, b] = c.day.beam.map(Math.round);
    beam.addColorStop(0, `rgba(${r},${g},${b},${0.34 * c.day.strength})`);
    beam.addColorStop(1, `rgba(${r},${g},${b},0)`);
    c.ctx.save();
    c.ctx.globalCompositeOperation = "lighter";
    for (let i = 0; i < 4; i++) {
      const n = i * 0.09 * w;
      facet(c.ctx, beam, [x + n, y, x + w - n, y, x + w, y + h, to + w + 0.5 - n, 0, to - 0.4 + n, 0, x, y + h], 1);
    }
    for (let i = 0; i < 60; i++) {
      const t = c.random();
      panelAlpha(
        c.ctx,
        [255, 244, 220],
        c.random() * 0.5,
        x + (to - x) * t + c.random() * w,
        y + (0 - y) * t,
        0.014,
        0.014,
        0.007,
      );
    }
    c.ctx.restore();
  });
}

/** Flames that rise highest over the middle of their bed. */
export function flames(c: Chamber, x: number, base: number, wide: number, high: number): void {
  for (let i = 0; i < 18; i++) {
    const at = (c.random() - 0.5) * wide;
    const tall = high * (1 - Math.abs(at / wide)) * (0.4 + c.random() * 0.6);
    const tone = mix([255, 120, 40], [255, 240, 170], c.random());
    oval(c.ctx, tone, x + at, base - tall / 2, wide * 0.1, tall / 2, at * 0.4, 0.55);
  }
}
