import { clamp, lerp, mix, rgb, smoothstep } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal } from "#lib/render/scene/random.ts";
import { sunlit } from "./sunlight.ts";
import { pixels } from "./strokes.ts";

/** A funnel that hangs from the cloud and bends to where it touches: bands wind round it, dust boils at its foot. */
export function paintTornado(brush: Brush): void {
  const { light, seed, phase } = brush;
  const side = light.side < 0 ? -1 : 1;
  const dark = brush.colour ?? mix(rgb("#4c4a4e"), light.upper, 0.2);
  const dust = mix(rgb("#7a6248"), light.haze, 0.25);
  const bendAt = (up: number) => Math.sin(up * 2.6 + 0.4) * 0.13 + Math.sin(up * 6.1 + seed) * 0.025;
  pixels(
    brush,
    (x, y, out) => {
      const up = clamp(-y, 0, 1.1);
      const middle = bendAt(up);
      const flare = 0.05 + 0.17 * up ** 0.9 + 0.62 * smoothstep(0.58, 1.12, up) ** 1.7;
      const across = (x - middle) / flare;
      const turn = Math.asin(clamp(across, -1, 1));
      const wind = fractal((turn / Math.PI) * 2 - phase * 4 + up * 3.2, up * 9 + turn * 1.1, seed, 4, 4);
      const edge = 1 - Math.abs(across) + (wind - 0.5) * (0.34 + 0.3 * up);
      const body =
        smoothstep(0, 0.34, edge) * smoothstep(1.1, 0.88, up + (wind - 0.5) * 0.2) * smoothstep(-0.01, 0.05, up);
      const round = clamp(across * side, -1, 1);
      const lit = clamp(0.24 + round * 0.42 + (wind - 0.5) * 1.1, 0, 1);
      let colour = sunlit(light, mix(dark, [206, 200, 196], 0.25 + wind * 0.4), lit);
      colour = mix(colour, light.haze, 0.16);
      // Torn earth in a low ring.
      const spread = 0.16 + 0.34 * smoothstep(0.34, 0, up);
      const cloud = fractal(x * 6 + phase * 2 * side, y * 7, seed + 7, 4, 24);
      const ring = smoothstep(1.05, 0.35, Math.abs(x - bendAt(0)) / spread + (cloud - 0.5) * 1.1);
      const boil =
        ring *
        smoothstep(0.36, 0.06, up + (0.5 - cloud) * 0.34 + Math.abs(x - bendAt(0)) * 0.35) *
        smoothstep(-0.02, 0.03, -y + 0.02);
      const earth = sunlit(light, mix(dust, [220, 200, 170], cloud * 0.35), clamp(0.3 + (cloud - 0.4) * 0.9, 0, 1));
      const share = clamp(boil * 0.92, 0, 1);
      colour = mix(colour, earth, share);
      out[0] = colour[0];
      out[1] = colour[1];
      out[2] = colour[2];
      out[3] = 255 * clamp(lerp(body * 0.95, 1, share), 0, 1) * Math.max(body, share);
    },
    0.55,
  );
  const { ctx, random } = brush;
  for (let i = 0; i < 34; i++) {
    const up = random() ** 2 * 0.5;
    const around = random() * Math.PI * 2 + phase * Math.PI * 2;
    const reach = (0.09 + 0.12 * random() + up * 0.14) * Math.cos(around);
    const size = 0.004 + random() * 0.007;
    ctx.globalAlpha = 0.75;
    ctx.fillStyle = "#2a2420";
    ctx.save();
    ctx.translate(bendAt(up) + reach, -up - 0.015);
    ctx.rotate(around * 2);
    ctx.fillRect(-size, -size * 0.3, size * 2, size * 0.6);
    ctx.restore();
  }
  ctx.globalAlpha = 1;
}
