import { clamp, css, mix, rgb, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { pixels } from "./strokes.ts";

const bands: readonly Rgb[] = ["#e2503e", "#ee9a3a", "#f2d64e", "#62b86a", "#4a8fd2", "#5560b8", "#7d4fa6"].map(rgb);

/** A bow of light in wet air: red outside, a fainter one reversed above it, the sky brighter within. */
export function paintRainbow(brush: Brush): void {
  const centre_y = 0.56;
  const radius = 0.62;
  const wide = 0.062;
  pixels(
    brush,
    (x, y, out) => {
      const d = Math.hypot(x * 0.96, y - centre_y);
      const own = (radius + wide / 2 - d) / wide;
      const second = (d - (radius + 0.085)) / (wide * 1.2);
      const bow = (u: number): Rgb => {
        const at = clamp(u, 0, 1) * (bands.length - 1);
        const i = Math.min(bands.length - 2, Math.floor(at));
        return mix(bands[i]!, bands[i + 1]!, at - i);
      };
      const first = smoothstep(-0.22, 0.18, own) * smoothstep(1.22, 0.82, own);
      const faint = smoothstep(-0.25, 0.2, second) * smoothstep(1.25, 0.8, second) * 0.22;
      const inside =
        smoothstep(radius, radius - 0.4, d) < 1 && d < radius ? 0.1 * smoothstep(radius - 0.42, radius, d) : 0;
      const colour = first > faint ? bow(own) : faint > 0.01 ? bow(second) : brush.light.key;
      const lit = mix(colour, [255, 255, 255], 0.18);
      out[0] = lit[0];
      out[1] = lit[1];
      out[2] = lit[2];
      const foot = smoothstep(0.42, 0.12, y);
      out[3] = 255 * clamp(Math.max(first * 0.62, faint, inside), 0, 1) * (0.25 + 0.75 * foot);
    },
    0.6,
  );
}

/** Shells that have opened in the air: trails that bend down, sparks at their ends, a glow in the smoke. */
export function paintFireworks(brush: Brush): void {
  const { ctx, random } = brush;
  ctx.globalCompositeOperation = "lighter";
  const tones: readonly Rgb[] = [brush.colour ?? rgb("#ffb84d"), rgb("#ff5a4a"), rgb("#6fb7ff"), rgb("#ffe6b0"), rgb("#c77dff")]; // prettier-ignore
  const shells = [
    { x: -0.36, y: -0.12, r: 0.27 },
    { x: 0.28, y: -0.26, r: 0.33 },
    { x: -0.02, y: 0.16, r: 0.19 },
    { x: 0.56, y: 0.12, r: 0.14 },
  ];
  for (const [i, { x, y, r }] of shells.entries()) {
    const tone = tones[i % tones.length]!;
    const halo = ctx.createRadialGradient(x, y, 0, x, y, r * 1.35);
    halo.addColorStop(0, css(mix(tone, [255, 255, 255], 0.5), 0.42));
    halo.addColorStop(0.25, css(tone, 0.2));
    halo.addColorStop(1, css(tone, 0));
    ctx.fillStyle = halo;
    ctx.fillRect(x - r * 1.4, y - r * 1.4, r * 2.8, r * 2.8);
    const rays = 58 + Math.floor(random() * 26);
    for (let k = 0; k < rays; k++) {
      // Evenly over a ball, so that the middle is seen through.
      const up = 1 - (2 * (k + 0.5)) / rays;
      const turn = k * 2.39996 + random() * 0.3;
      const flat = Math.sqrt(1 - up * up);
      const [dx, dy] = [Math.cos(turn) * flat, -up * 0.98];
      const reach = r * (0.86 + random() * 0.16);
      const drop = r * 0.2;
      const end = [x + dx * reach, y + dy * reach + drop * 0.85] as const;
      const mid = [x + dx * reach * 0.62, y + dy * reach * 0.66] as const;
      const stroke = ctx.createLinearGradient(x, y, end[0], end[1]);
      stroke.addColorStop(0.15, css(tone, 0));
      stroke.addColorStop(0.6, css(tone, 0.5));
      stroke.addColorStop(1, css(mix(tone, [255, 255, 255], 0.45), 0.95));
      ctx.strokeStyle = stroke;
      ctx.lineWidth = 0.0026;
      ctx.lineCap = "round";
      ctx.beginPath();
      ctx.moveTo(x + dx * r * 0.14, y + dy * r * 0.14);
      ctx.quadraticCurveTo(mid[0], mid[1], end[0], end[1]);
      ctx.stroke();
      const spark = ctx.createRadialGradient(end[0], end[1], 0, end[0], end[1], 0.0095);
      spark.addColorStop(0, css([255, 250, 236], 0.95));
      spark.addColorStop(0.3, css(mix(tone, [255, 255, 255], 0.3), 0.7));
      spark.addColorStop(1, css(tone, 0));
      ctx.fillStyle = spark;
      ctx.fillRect(end[0] - 0.01, end[1] - 0.01, 0.02, 0.02);
    }
    // The way it came up.
    const trail = ctx.createLinearGradient(0, y, 0, 0.6);
    trail.addColorStop(0, css([255, 214, 150], 0.26));
    trail.addColorStop(1, css([255, 190, 120], 0));
    ctx.strokeStyle = trail;
    ctx.lineWidth = 0.004;
    ctx.beginPath();
    ctx.moveTo(x, y + r * 0.2);
    ctx.quadraticCurveTo(x + 0.012, 0.4, x + 0.03, 0.6);
    ctx.stroke();
  }
  ctx.globalCompositeOperation = "source-over";
}
