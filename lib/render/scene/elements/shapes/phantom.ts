import { clamp, mix, rgb, smoothstep } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal } from "#lib/render/scene/random.ts";
import { pixels } from "./strokes.ts";

/** A veil that hangs on nobody: a bowed head, folds that fall from it and fade before they reach the ground. */
export function paintGhost(brush: Brush): void {
  const { light, seed, phase } = brush;
  const side = light.side < 0 ? -1 : 1;
  const looks = brush.facing === "left" ? -1 : brush.facing === "right" ? 1 : 0;
  const pale = brush.colour ?? mix(rgb("#dfe8f2"), light.key, 0.12);
  const shade = mix(rgb("#5f7391"), light.ambient, 0.35);
  const sway = Math.sin(phase * Math.PI * 2);
  const middleAt = (up: number) =>
    looks * 0.05 * smoothstep(0.5, 1, up) + (1 - up) ** 2 * 0.1 * sway - looks * (1 - up) ** 2 * 0.16;
  const halfAt = (up: number) => {
    if (up > 0.985) return 0;
    // Cloth over a head and narrow shoulders: it does not follow the neck.
    const crown = Math.sqrt(Math.max(0, 1 - (Math.max(0, up - 0.86) / 0.125) ** 2));
    const fall = 0.088 + 0.085 * smoothstep(0.88, 0.62, up) + 0.15 * smoothstep(0.7, 0, up);
    return fall * crown;
  };
  brush.glow({ x: 0, y: -0.6, radius: 0.75, colour: [180, 205, 240], strength: 0.22 + 0.2 * light.night });
  pixels(
    brush,
    (x, y, out) => {
      const up = clamp(-y, 0, 1);
      const half = halfAt(up);
      if (half <= 0 || y > 0) return;
      const across = (x - middleAt(up)) / half;
      const drape = fractal(across * 2.6 + (1 - up) * 0.7 * sway * 0.5, up * 0.8, seed, 3, 16);
      const ripple = Math.sin(across * (9 + drape * 7) + (1 - up) * 3 + seed);
      const fold = smoothstep(0.84, 0.62, up);
      const hem = 0.07 + 0.12 * drape + 0.03 * Math.sin(across * 8 + phase * Math.PI * 2);
      const edge = smoothstep(1.04, 0.86, Math.abs(across) + (drape - 0.5) * 0.2 * fold);
      const round = Math.sqrt(Math.max(0, 1 - across * across));
      const lit = clamp(0.46 + across * side * 0.42 + ripple * 0.26 * fold + (drape - 0.5) * 0.25, 0, 1);
      let colour = mix(shade, pale, lit);
      // The cloth sinks in where a face would be.
      const fx = x - middleAt(0.86) - looks * 0.03;
      const face = Math.hypot(fx / 0.062, (y + 0.858) / 0.088);
      const hollow = Math.min(
        Math.hypot((fx - 0.03) / 0.026, (y + 0.872) / 0.024),
        Math.hypot((fx + 0.03) / 0.026, (y + 0.872) / 0.024),
      );
      if (brush.facing !== "away") {
        colour = mix(colour, shade, smoothstep(1.15, 0.3, face) * 0.55);
        colour = mix(colour, mix(rgb("#26324a"), shade, 0.3), smoothstep(1.5, 0.1, hollow) * 0.6);
      }
      const rim = smoothstep(0.5, 0.05, round);
      colour = mix(colour, mix(light.halo, [255, 255, 255], 0.5), rim * 0.55);
      out[0] = colour[0];
      out[1] = colour[1];
      out[2] = colour[2];
      out[3] = 255 * edge * smoothstep(hem * 0.35, hem + 0.4, up) * (0.6 + 0.34 * round * smoothstep(0.2, 0.8, up));
    },
    0.8,
  );
}
