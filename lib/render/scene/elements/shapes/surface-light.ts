import { clamp, lerp, luma, mix, multiply, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { SceneLight } from "#lib/render/scene/light.ts";

/** How a made surface answers light. */
export type Sheen = "matte" | "cloth" | "satin" | "gloss" | "metal" | "chrome" | "paint" | "rubber";

const whiteLight: Rgb = [255, 255, 255];
const specular: Record<Sheen, { strength: number; spread: number }> = {
  matte: { strength: 0.1, spread: 3 },
  cloth: { strength: 0.03, spread: 4 },
  satin: { strength: 0.34, spread: 1.8 },
  gloss: { strength: 0.86, spread: 1 },
  metal: { strength: 0.55, spread: 1.5 },
  chrome: { strength: 0.9, spread: 0.9 },
  paint: { strength: 0.5, spread: 1.2 },
  rubber: { strength: 0.12, spread: 2.4 },
};

/** A scene's light, dimmed for large things that no studio lights. */
export type MadeLight = SceneLight & { level?: number };

export const sideOf = (light: SceneLight): 1 | -1 => (light.side < 0 ? -1 : 1);

/** Light on a made thing: the hour tints it, but its own colour stays what its maker chose. */
function lightOn(light: MadeLight) {
  const grey = luma(light.ambient);
  const dim = levelOf(light);
  return {
    key: scale(mix(light.key, whiteLight, 0.5), dim),
    fill: scale(mix(light.ambient, [grey, grey, grey], 0.35), 0.62 * dim),
  };
}

export function keyOf(light: MadeLight): Rgb {
  return scale(mix(light.key, whiteLight, 0.55), light.level ?? 1);
}

const levelOf = (light: MadeLight) => light.level ?? (light.night > 0.9 && !light.interior ? 0.8 : 1);

const strip = (x: number, from: number, to: number, soft: number) =>
  smoothstep(from - soft, from + soft, x) * (1 - smoothstep(to - soft, to + soft, x));

/** Soft boxes of the studio seen in a surface: one large by the key, a thin one opposite, one overhead. */
export function softBoxes(light: SceneLight, nx: number, ny: number, spread: number): number {
  const x = nx * sideOf(light);
  const keyBox = strip(x, 0.5, 0.74, 0.05 * spread) / (0.6 + spread * 0.4);
  const fillBox = strip(x, -0.86, -0.76, 0.035 * spread) * 0.5;
  const above = smoothstep(0.3, 0.95, ny) * 0.55;
  return keyBox * smoothstep(-0.95, -0.4, ny) + fillBox + above;
}

/** Colour of a surface where its normal points nx to the right and ny up (both -1 to 1). */
export function shadeOf(light: MadeLight, colour: Rgb, sheen: Sheen, nx: number, ny: number): Rgb {
  const x = nx * sideOf(light);
  const { key, fill } = lightOn(light);
  const diffuse = smoothstep(-0.75, 0.95, x * 0.72 + ny * 0.42 + 0.26) * (1 - light.back * 0.18);
  const { strength, spread } = specular[sheen];
  const shine = softBoxes(light, nx, ny, spread) * strength;
  if (sheen === "metal" || sheen === "chrome") {
    const band = 0.5 + 0.5 * Math.sin(x * 5.4 + ny * 3.2 + 0.6);
    const deep = sheen === "chrome" ? 0.1 : 0.3;
    const level = deep + (1 - deep) * (band * 0.55 + diffuse * 0.5);
    const horizon = sheen === "chrome" ? smoothstep(-0.12, 0.12, ny + x * 0.1) * 0.3 : 0;
    const dim = levelOf(light);
    const tinted = scale(mix(colour, multiply(colour, light.horizon), 0.2), dim);
    const reflected = mix(scale(tinted, clamp(level, 0, 1.05)), light.upper, horizon);
    return mix(reflected, scale(keyOf(light), light.level ? 1 : dim), clamp(shine, 0, 0.92));
  }
  const body = mix(multiply(colour, fill), multiply(colour, key), diffuse);
  if (sheen === "paint") {
    const sky = smoothstep(0.1, 0.8, ny) * 0.34;
    const ground = smoothstep(0.05, -0.6, ny) * 0.55;
    const reflected = mix(body, mix(light.upper, light.halo, 0.3), sky);
    return mix(mix(reflected, scale(body, 0.35), ground), keyOf(light), clamp(shine * 0.5, 0, 0.8));
  }
  const fringe = sheen === "cloth" ? smoothstep(0.8, 1, Math.hypot(nx, ny)) * 0.12 : 0;
  return mix(mix(body, keyOf(light), clamp(shine, 0, 0.94)), light.rim, fringe * (0.4 + light.back));
}

/** A gradient over a surface that bulges from one point to another, as a cylinder does. */
export function rounded(
  brush: Brush,
  colour: Rgb,
  sheen: Sheen,
  from: readonly [number, number],
  to: readonly [number, number],
  bulge = 0.96,
  light: MadeLight = brush.light,
): CanvasGradient {
  const { ctx } = brush;
  const gradient = ctx.createLinearGradient(...from, ...to);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1e-6;
  const dx = (to[0] - from[0]) / length;
  const dy = (to[1] - from[1]) / length;
  const stops = sheen === "matte" || sheen === "cloth" ? 12 : 28;
  for (let i = 0; i <= stops; i++) {
    const u = lerp(-1, 1, i / stops) * bulge;
    const [r, g, b] = shadeOf(light, colour, sheen, u * dx, -u * dy);
    gradient.addColorStop(i / stops, `rgb(${clamp(r, 0, 255) | 0},${clamp(g, 0, 255) | 0},${clamp(b, 0, 255) | 0})`);
  }
  return gradient;
}
