import { clamp, css, mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { litColour } from "#lib/render/scene/light.ts";
import { fractal, ridges } from "#lib/render/scene/random.ts";
import { blob, limb, oval, pixels, repeated } from "./strokes.ts";

/** A far line of swell: crests a little brighter than the water before them. */
export function swell(strength: number): (brush: Brush) => void {
  return (brush) => {
    const { light, seed, window } = brush;
    const period = window.right - window.left;
    const rough = light.weather === "storm" ? 1 : light.weather === "wind" || light.weather === "rain" ? 0.7 : 0.4;
    const cells = Math.max(3, Math.round(period * 0.9));
    const body = mix(litColour(light, rgb("#2c5a70"), 0.35), light.haze, 0.35);
    pixels(brush, (x, y, out) => {
      const u = (x - window.left) / period;
      const crest = ridges(u * cells, 0.5, seed, 4, cells) * strength * rough;
      const depth = crest + y;
      if (depth < 0) return;
      const foam = smoothstep(0.12, 0, depth) * smoothstep(0.35, 0.8, crest) * rough;
      const colour = mix(body, [240, 246, 250], foam * 0.8);
      out[0] = colour[0];
      out[1] = colour[1];
      out[2] = colour[2];
      out[3] = 255 * smoothstep(0, 0.08, depth) * clamp(1 - depth * 0.9, 0.25, 0.85);
    });
  };
}

/** Falling water between rocks. */
export function paintWaterfall(brush: Brush): void {
  const { seed, phase, light } = brush;
  const stone = rgb("#54555a");
  pixels(
    brush,
    (x, y, out) => {
      const h = -y;
      if (h < 0 || h > 1) return;
      const half = 0.16 + 0.05 * fractal(h * 4, 2.5, seed, 3, 64) + (1 - h) * 0.05;
      const edge = Math.abs(x) - half;
      const rock = ridges(x * 4 + 30, h * 3.2 + 3, seed + 3, 5, 128);
      const bank = 0.62 + (rock - 0.5) * 0.3 - h * 0.14;
      if (edge < 0) {
        const flow = fractal(x * 22 + 40, h * 2.6 + phase * 4 + 3, seed + 9, 4, 1024);
        const mist = smoothstep(0.2, 0, h);
        const colour = mix(
          litColour(light, mix([120, 168, 190], [248, 252, 255], smoothstep(0.32, 0.66, flow)), 0.85),
          [246, 250, 252],
          mist * 0.7,
        );
        out[0] = colour[0];
        out[1] = colour[1];
        out[2] = colour[2];
        out[3] = 250;
      } else if (Math.abs(x) < bank) {
        const lit = ridges(x * 4 + 30.2 * 1, h * 3.2 + 2.9, seed + 3, 5, 128);
        const moss = smoothstep(0.5, 0.8, fractal(x * 5 + 60, h * 5, seed + 31, 3, 256));
        const colour = litColour(light, mix(stone, rgb("#4c6236"), moss * 0.7), clamp(0.45 + (rock - lit) * 3, 0, 1));
        out[0] = colour[0];
        out[1] = colour[1];
        out[2] = colour[2];
        out[3] = 255 * smoothstep(0, 0.012, bank - Math.abs(x));
      }
    },
    0.8,
  );
  for (let i = 0; i < 16; i++)
    oval(brush.ctx, [240, 248, 252], (brush.random() - 0.5) * 0.7, -0.02 - brush.random() * 0.05, 0.1, 0.05, 0, 0.18);
}

/** Reef, kelp and rays seen through water. */
export function paintUnderwater(brush: Brush): void {
  const { ctx, random, window, light, phase } = brush;
  const period = window.right - window.left;
  const deep = mix([16, 70, 104], light.primary, 0.12);
  for (let row = 0; row < 3; row++) {
    const near = (row + 1) / 3;
    const count = Math.ceil(period * (2 + row * 2));
    for (let i = 0; i < count; i++) {
      const x = window.left + ((i + random()) * period) / count;
      const h = (0.1 + random() * 0.2) * (0.6 + near * 0.6);
      const rock = mix(scale(deep, 0.8), [46, 70, 82], near * 0.7);
      repeated(brush, x, 0.5, (at) =>
        blob(ctx, rock, [
          [at - h * 1.6, 0.03],
          [at - h * 1.2, -h * 0.6],
          [at - h * 0.3, -h],
          [at + h * 0.6, -h * 0.82],
          [at + h * 1.5, -h * 0.3],
          [at + h * 1.8, 0.03],
        ]),
      );
      const kind = random();
      const coral = ([rgb("#e0687a"), rgb("#f0a24a"), rgb("#c070d0"), rgb("#e8d27a"), rgb("#58b0a0")][
        Math.floor(random() * 5)
      ] ?? deep) as Rgb;
      const tone = mix(deep, coral, 0.25 + near * 0.6);
      const arms = 4 + Math.floor(random() * 4);
      const lean = random();
      repeated(brush, x, 0.5, (at) => {
        if (kind < 0.35) {
          for (let a = 0; a < arms; a++) {
            const angle = -Math.PI / 2 + (a / (arms - 1) - 0.5) * 1.7;
            limb(
              ctx,
              tone,
              [
                [at, -h * 0.7],
                [at + Math.cos(angle) * 0.07, -h * 0.7 + Math.sin(angle) * 0.08],
                [at + Math.cos(angle) * 0.12, -h * 0.7 + Math.sin(angle) * 0.19],
              ],
              [0.04, 0.03, 0.018],
            );
          }
        } else if (kind < 0.6) {
          for (let a = 0; a < 7; a++)
            oval(ctx, scale(tone, 0.8 + a * 0.06), at + (a - 3) * 0.025, -h * 0.8 - Math.sin(a) * 0.03, 0.045, 0.04);
        } else if (kind < 0.85) {
          const reach = 0.35 + lean * 0.4;
          for (let a = 0; a < 3; a++) {
            const sway = Math.sin(phase * Math.PI * 2 + a + lean * 9) * 0.03;
            limb(
              ctx,
              mix(deep, rgb("#3f8a5a"), 0.3 + near * 0.5),
              [
                [at + a * 0.04, 0],
                [at + a * 0.04 + sway, -reach * 0.4],
                [at + a * 0.04 - sway, -reach * 0.75],
                [at + a * 0.04 + sway * 2, -reach],
              ],
              [0.024, 0.03, 0.024, 0.006],
            );
          }
        }
      });
    }
    ctx.fillStyle = css(deep, 0.3 * (1 - near));
    ctx.fillRect(window.left, -0.7, period, 0.73);
  }
}

/** Low growth, hedges, beds of flowers and a fence: a garden's far side. */
export function paintGarden(brush: Brush): void {
  const { ctx, random, window, light } = brush;
  const period = window.right - window.left;
  const petals = ["#e0567a", "#f2b33d", "#f4efe6", "#b58be0", "#e0623c"].map(rgb);
  for (let row = 0; row < 3; row++) {
    const near = (row + 1) / 3;
    const count = Math.ceil(period * (3 + row * 2));
    const green = litColour(light, mix(rgb("#2f4a2c"), rgb("#6f9448"), near * 0.6), 0.4 + near * 0.2);
    for (let i = 0; i < count; i++) {
      const x = window.left + ((i + random()) * period) / count;
      const r = (0.3 - row * 0.075) * (0.7 + random() * 0.5);
      const dabs = 34;
      const dots = Array.from({ length: dabs }, () => [random(), random(), random()] as const);
      const flower = litColour(light, petals[Math.floor(random() * petals.length)]!, 0.75);
      repeated(brush, x, r * 1.4, (at) => {
        oval(ctx, scale(green, 0.6), at, -r * 0.8, r, r * 0.9);
        for (const [a, b, c] of dots) {
          const angle = a * Math.PI * 2;
          const reach = Math.sqrt(b);
          const px = at + Math.cos(angle) * r * reach;
          const py = -r * 0.85 + Math.sin(angle) * r * 0.85 * reach;
          const bloom = row > 0 && c > 0.62;
          oval(
            ctx,
            bloom
              ? flower
              : mix(
                  scale(green, 0.7),
                  mix(green, [250, 246, 180], 0.3),
                  clamp(0.5 + Math.cos(angle) * light.side * 0.4 - Math.sin(angle) * 0.4, 0, 1),
                ),
            px,
            py,
            bloom ? 0.02 : r * 0.13,
            bloom ? 0.018 : r * 0.09,
            angle,
          );
        }
      });
    }
  }
}
