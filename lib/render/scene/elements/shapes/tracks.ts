import { css, mix, rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";

/** A trail of feet that leads away: each print a dent with its shaded wall and its lit rim. */
export function paintFootprints(brush: Brush): void {
  const { ctx, light, random } = brush;
  const side = light.side < 0 ? -1 : 1;
  const snowy = light.weather === "snow" || brush.variants.has("snow");
  const dent = snowy ? mix(rgb("#465a88"), light.shadow, 0.4) : mix(rgb("#4a3826"), light.shadow, 0.4);
  const rim = mix(light.key, [255, 255, 255], snowy ? 0.5 : 0.2);
  const paws = brush.variants.has("paw");
  const steps = 13;
  for (let i = 0; i < steps; i++) {
    // Farther prints lie closer together and higher in the frame.
    const near = (i / (steps - 1)) ** 1.9;
    const y = -0.3 + near * 1.22;
    const size = 0.032 + near * 0.15;
    const way = Math.sin((1 - near) * 2.4 + 0.5) * 0.5 * (1 - near * 0.55);
    const foot = i % 2 === 0 ? -1 : 1;
    const x = way + foot * size * 1.05;
    const turn = foot * 0.16 + Math.cos((1 - near) * 2.4 + 0.5) * 0.4 + (random() - 0.5) * 0.12;
    const print = (dx: number, dy: number, rx: number, ry: number) => {
      ctx.beginPath();
      ctx.ellipse(dx, dy, rx, ry, 0, 0, Math.PI * 2);
      ctx.fill();
    };
    const sole = (dx: number, dy: number, grown: number) => {
      if (paws) {
        print(dx, dy + 0.1, 0.36 * grown, 0.3 * grown);
        for (const at of [-0.42, -0.15, 0.15, 0.42])
          print(dx + at, dy - 0.36 + Math.abs(at) * 0.4, 0.12 * grown, 0.16 * grown);
        return;
      }
      print(dx, dy - 0.3, 0.36 * grown, 0.52 * grown);
      print(dx, dy + 0.12, 0.24 * grown, 0.36 * grown);
      print(dx, dy + 0.52, 0.28 * grown, 0.3 * grown);
    };
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(size, size * 0.55);
    ctx.rotate(turn);
    ctx.globalAlpha = 0.62 + near * 0.38;
    ctx.fillStyle = css(rim, 0.55);
    sole(-side * 0.12, 0.06, 1.1);
    ctx.fillStyle = css(dent, 0.95);
    sole(0, 0, 1);
    ctx.fillStyle = css(mix(dent, light.ambient, 0.3), 0.6);
    sole(-side * 0.1, 0.08, 0.72);
    ctx.restore();
  }
  ctx.globalAlpha = 1;
}
