import type { Variants } from "#lib/elements/variants.ts";
import { clamp, css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Random } from "#lib/render/scene/random.ts";
import { seasonOf } from "./season.ts";
import { oval } from "./strokes.ts";
import { massExposure, sunlit, towardsKey } from "./sunlight.ts";

export type GrassKind = "grass" | "wheat" | "reed";

export function grassOf(variants: Variants): GrassKind {
  if (variants.has("wheat")) return "wheat";
  if (variants.has("reed")) return "reed";
  return "grass";
}

/** Tufts of blades from `left` to `right`: each bows its own way, dark at the foot, lit and thin at the tip. */
export function paintBlades(
  brush: Brush,
  random: Random,
  kind: GrassKind,
  left: number,
  right: number,
  height: number,
  count: number,
): void {
  const { ctx, light } = brush;
  const season = seasonOf(brush);
  const [kx] = towardsKey(brush);
  const base: Rgb =
    brush.colour ??
    (season === "winter"
      ? rgb("#a89b80")
      : kind === "wheat"
        ? rgb("#d2a44c")
        : kind === "reed"
          ? rgb("#8c8f4c")
          : season === "autumn"
            ? rgb("#a8924a")
            : rgb("#6f9038"));
  const tufts = Math.max(3, Math.round(count / 9));
  const hearts = Array.from({ length: tufts }, (_, i) => ({
    x: left + ((i + random()) / tufts) * (right - left),
    lean: (random() - 0.5) * 0.5,
    // Lower towards both ends, so that a tuft stands as one form.
    tall: (0.6 + random() * 0.4) * (1 - 0.6 * Math.abs(((i + 0.5) / tufts) * 2 - 1) ** 3),
  }));
  const sway = Math.sin(brush.phase * Math.PI * 2) * 0.05;
  const dewy = kind === "grass" && (light.time === "dawn" || light.time === "morning") && light.weather !== "snow";
  for (let i = 0; i < count; i++) {
    const depth = i / count;
    const tuft = hearts[Math.floor(random() * tufts)]!;
    const spread = kind === "grass" ? 0.16 : 0.2;
    const off = (random() - 0.5) * 2;
    const x = tuft.x + off * spread * height;
    const h = height * tuft.tall * (0.55 + random() * 0.45) * (kind === "grass" ? 1 - Math.abs(off) * 0.25 : 1);
    const straight = kind === "grass" ? 1 : 0.4;
    const lean = ((tuft.lean + off * 0.55) * straight + 0.12 + sway + (random() - 0.5) * 0.3) * h;
    const w = height * (kind === "grass" ? 0.018 + random() * 0.012 : 0.013);
    const e = massExposure(
      light,
      clamp((random() - 0.25) * 0.8 + Math.sign(lean) * kx * 0.25 + depth * 0.3 - 0.1, -1, 1),
      0.5 + depth * 0.5,
    );
    const own = mix(
      base,
      rgb(random() > 0.5 ? "#b8b35c" : "#4a6e34"),
      kind === "grass" ? random() * 0.3 : random() * 0.12,
    );
    const tip = sunlit(light, mix(own, [250, 244, 170], Math.max(0, e - 0.4) * 0.45), e, 0.75);
    const gradient = ctx.createLinearGradient(x, 0, x, -h);
    gradient.addColorStop(0, css(sunlit(light, scale(own, 0.4), e * 0.25, 0.5)));
    gradient.addColorStop(0.45, css(mix(sunlit(light, scale(own, 0.75), e * 0.7, 0.65), tip, 0.3)));
    gradient.addColorStop(1, css(tip));
    ctx.fillStyle = gradient;
    const droop = kind === "grass" && random() > 0.6 ? 0.22 * h : 0;
    const tx = x + lean * 1.25;
    const ty = -h + droop;
    ctx.beginPath();
    ctx.moveTo(x - w, 0.03 * height);
    ctx.quadraticCurveTo(x + lean * 0.15 - w, -h * 0.75, tx, ty);
    ctx.quadraticCurveTo(x + lean * 0.15 + w, -h * 0.7, x + w, 0.03 * height);
    ctx.fill();
    if (kind === "wheat" && random() > 0.3) ear(brush, random, tx, ty, lean, height, tip, own, e);
    else if (kind === "reed" && random() > 0.8)
      oval(
        ctx,
        sunlit(light, rgb("#6b452a"), e),
        x + lean * 0.9,
        -h * 0.84,
        height * 0.018,
        height * 0.085,
        lean * 0.6,
      );
    else if (kind === "grass" && random() > 0.93)
      for (let s = 0; s < 7; s++)
        oval(
          ctx,
          sunlit(light, rgb("#c9b878"), e),
          tx + (random() - 0.5) * 0.03,
          ty + s * 0.014 - 0.05,
          0.006,
          0.011,
          lean,
        );
    if (dewy && depth > 0.5 && random() > 0.82) {
      const t = 0.6 + random() * 0.35;
      const dx = x + lean * t * t * 1.2;
      const dy = -h * t;
      const r = height * (0.008 + random() * 0.007);
      oval(ctx, sunlit(light, [206, 222, 226], 0.8), dx, dy, r, r, 0, 0.75);
      oval(ctx, [255, 255, 250], dx + kx * r * 0.35, dy - r * 0.35, r * 0.4, r * 0.4);
    }
  }
}

/** An ear of corn: two rows of grains and their awns. */
function ear(
  brush: Brush,
  random: Random,
  x: number,
  y: number,
  lean: number,
  height: number,
  tip: Rgb,
  own: Rgb,
  e: number,
): void {
  const { ctx, light } = brush;
  const angle = Math.atan2(-1, lean * 2.6 + 0.2);
  const long = height * 0.17;
  const dark = sunlit(light, scale(own, 0.7), e * 0.6);
  ctx.strokeStyle = css(tip, 0.8);
  ctx.lineWidth = height * 0.0035;
  ctx.beginPath();
  for (let i = 0; i < 9; i++) {
    const t = i / 9;
    const px = x + Math.cos(angle) * long * t;
    const py = y + Math.sin(angle) * long * t;
    const way = i % 2 ? 1 : -1;
    ctx.moveTo(px, py);
    ctx.lineTo(px + Math.cos(angle + way * 0.35) * long * 0.75, py + Math.sin(angle + way * 0.35) * long * 0.75);
    oval(
      ctx,
      way > 0 ? tip : dark,
      px + way * -Math.sin(angle) * height * 0.011,
      py + way * Math.cos(angle) * height * 0.011,
      height * 0.011,
      height * 0.02,
      angle + Math.PI / 2 + way * 0.3 + random() * 0.1,
    );
  }
  ctx.stroke();
}
