import { canvasOfPixels, imageOf } from "#lib/render/scene/canvas.ts";
import { clamp, css, mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal } from "#lib/render/scene/random.ts";
import { cuttings, fadedCuttings, mistBand, plantRow } from "./groves.ts";
import { paintBlades } from "./grasses.ts";
import { sunlit } from "./sunlight.ts";
import { grain } from "./weave.ts";

/** Seas behind each other: each crest glassy where light comes through it, torn white where it breaks, dark at its foot. */
export function paintSwell(brush: Brush): void {
  const { light, seed, window, px_per_unit } = brush;
  const period = window.right - window.left;
  const tall = window.bottom - window.top;
  const { variants } = brush;
  const stormy = light.weather === "storm" || variants.has("stormy");
  const rough = stormy ? 1 : light.weather === "wind" || light.weather === "rain" || variants.has("wave") ? 0.66 : 0.32;
  const rows = 7;
  const side = light.side < 0 ? -1 : 1;
  const deep = brush.colour ?? mix(rgb("#1d4a5c"), light.upper, 0.18);
  const glass = mix(rgb("#4fa092"), light.halo, 0.2);
  const cells = Math.max(3, Math.round(period * 0.6));
  const detail = Math.min(1, Math.sqrt(360_000 / (period * tall * px_per_unit * px_per_unit)));
  const width = Math.max(4, Math.round(period * px_per_unit * detail));
  const height = Math.max(4, Math.round(tall * px_per_unit * detail));
  const crests = Array.from({ length: rows }, (_, row) => {
    const near = row / (rows - 1);
    const lift = (1 - near) * 0.34 * (0.3 + rough);
    const reach = (0.12 + 0.46 * near) * rough;
    const count = Math.max(2, Math.round(cells * (1.7 - near)));
    return Float32Array.from({ length: width + 3 }, (_, i) => {
      const u = i / width;
      const warp = fractal(u * count + row * 0.37, row * 7.3, seed + row * 11, 2, count) - 0.5;
      const tall = fractal(u * cells + row * 0.21, row * 3.1 + 9, seed + row * 5, 2, cells);
      // Swells that lean with the wind: a long back, a steep face.
      const swellAt = (turn: number) => (0.5 + 0.5 * Math.cos(turn + 0.62 * side * Math.sin(turn))) ** 1.7;
      const cusp = swellAt(Math.PI * 2 * (u * count + warp * 1.1 + row * 0.43));
      const second = swellAt(Math.PI * 2 * (u * count * 3 + warp * 2 + row * 0.7));
      return lift + reach * (cusp * smoothstep(0.25, 0.75, tall) * 0.62 + second * 0.09 + tall * 0.14);
    });
  });
  const tiles = Math.max(1, Math.round(period * 0.9));
  const canvas = canvasOfPixels(brush.createCanvas, width, height, (x, py, out) => {
    const y = -(window.top + ((py + 0.5) / height) * tall);
    let row = -1;
    for (let i = rows - 1; i >= 0; i--)
      if (y <= crests[i]![x]!) {
        row = i;
        break;
      }
    if (row < 0) return;
    const crest = crests[row]!;
    const depth = crest[x]! - y;
    const near = row / (rows - 1);
    const u = x / width;
    const lean = (crest[x + 2]! - crest[Math.max(0, x - 2)]!) * px_per_unit * 0.25;
    const facing = clamp(-lean * side, -1, 1);
    // Water lies in level streaks where it is calm and runs down the faces of what is high.
    const run = depth * (0.5 + rough);
    const chop = grain(u * tiles + row * 0.31 + run * side * 0.12, depth * 3.4 + row * 0.17);
    const fine = grain(u * tiles * 3 + run * side * 0.3, depth * 13 + row * 0.4);
    const thin = smoothstep(0.26 * rough, 0, depth) * smoothstep(0.12, 0.55, crest[x]!);
    let colour = sunlit(
      light,
      mix(deep, glass, thin * 0.75),
      clamp(0.32 + facing * 0.3 + (chop - 0.5) * 0.5 + thin * 0.35, 0, 1),
    );
    // The sky lies on the backs of the waves.
    colour = mix(colour, light.horizon, 0.08 + 0.14 * smoothstep(0.45, 0.75, chop) * (1 - thin));
    const lace = smoothstep(0.5, 0.68, fine * 0.6 + chop * 0.5);
    const foam = Math.max(
      smoothstep(0.02 + 0.06 * rough, 0, depth + (fine - 0.5) * 0.06) *
        smoothstep(0.42, 0.8, crest[x]! / (0.16 + rough * 0.62)),
      lace * smoothstep(0.5 * rough, 0.05, depth) * rough * 0.55,
    );
    colour = mix(
      colour,
      sunlit(light, [240, 247, 250], 0.45 + facing * 0.3 + fine * 0.3),
      clamp(foam * (0.4 + rough * 0.6), 0, 0.95),
    );
    const glint = smoothstep(0.72, 0.8, fine) * smoothstep(0.4, 0, Math.abs(facing - 0.25)) * 0.55;
    colour = mix(colour, mix(light.key, [255, 255, 255], 0.3), glint * (1 - light.cloud * 0.7));
    colour = mix(colour, light.haze, (1 - near) * 0.26);
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
    const edge = clamp((depth * height) / tall + 0.5, 0, 1);
    out[3] = 255 * (row === 0 ? edge : 1) * smoothstep(-0.02, 0.1 + 0.12 * rough, y);
  });
  brush.ctx.drawImage(imageOf(canvas), window.left, window.top, period, tall);
}

/** The far side of still water: stones, reeds, their dark foot, and the mist that lies on it. */
export function bank(kind: "reeds" | "stones"): (brush: Brush) => void {
  return (brush) => {
    const { light, ctx, random, window } = brush;
    // Very small, it would be a row of dots drawn on the water.
    ctx.globalAlpha = clamp((brush.px_per_unit - 6) / 14, 0.15, 1);
    const period = window.right - window.left;
    const reeds = cuttings(
      brush,
      4,
      { left: -1.3, right: 1.3, top: -1.1, bottom: 0.06 },
      brush.px_per_unit * 0.7,
      (own) => paintBlades(own, own.random, "reed", -0.9, 0.9, 1, 90),
    );
    plantRow(brush, fadedCuttings(brush, reeds, light.haze, 0.45), 1.7, [0.25, 0.6], 0);
    const snowy = light.weather === "snow";
    for (let i = 0; i < period * (kind === "stones" ? 5 : 1.6); i++) {
      const x = window.left + random() * period;
      const r = 0.03 + random() ** 2 * 0.13;
      const tone = mix(rgb("#5c5a58"), rgb("#8f8a82"), random());
      const side = light.side < 0 ? -1 : 1;
      for (const shift of [-period, 0, period]) {
        if (x + shift + r * 2 < window.left || x + shift - r * 2 > window.right) continue;
        const gradient = ctx.createLinearGradient(x + shift + side * r, -r, x + shift - side * r, 0.01);
        gradient.addColorStop(0, css(sunlit(light, snowy ? [230, 238, 250] : tone, 0.85 - light.back * 0.3)));
        gradient.addColorStop(0.55, css(sunlit(light, scale(tone, 0.7), 0.25)));
        gradient.addColorStop(1, css(sunlit(light, scale(tone, 0.4), 0.1)));
        ctx.fillStyle = gradient;
        ctx.beginPath();
        ctx.ellipse(x + shift, 0.01, r * 1.5, r * 0.85, 0, Math.PI, 0);
        ctx.fill();
      }
    }
    plantRow(brush, reeds, kind === "reeds" ? 2.1 : 3.4, [0.3, 0.75], 0.01);
    // No band across the width: seen from above it would be a line drawn on the water.
    mistBand(brush, light.haze, -0.5, light.time === "dawn" || light.weather === "fog" ? 0.5 : 0.25);
    ctx.globalAlpha = 1;
  };
}

/** A strip of sand with marram grass on its crest. */
export function paintMarram(brush: Brush): void {
  const tufts = cuttings(
    brush,
    4,
    { left: -1.3, right: 1.3, top: -1.1, bottom: 0.06 },
    brush.px_per_unit * 0.4,
    (own) =>
      paintBlades({ ...own, colour: own.colour ?? ([158, 152, 92] as Rgb) }, own.random, "grass", -0.7, 0.7, 1, 70),
  );
  plantRow(brush, fadedCuttings(brush, tufts, brush.light.haze, 0.35), 0.7, [0.1, 0.3], -0.3);
  plantRow(brush, tufts, 1.3, [0.15, 0.42], -0.05);
}
