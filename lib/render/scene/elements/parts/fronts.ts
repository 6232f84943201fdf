import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, down, evening, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { lampLight } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { secondOf, strengthOf, toned, type Placed } from "./placed.ts";

/** One window of a house: a surround, glass that mirrors the sky or shows a lit room. */
function houseWindow(
  c: Chamber,
  x: number,
  y: number,
  w: number,
  h: number,
  trim: Rgb,
  lit: boolean,
  shutters: Rgb | null = null,
): void {
  const { ctx, light } = c;
  panelAlpha(ctx, [0, 0, 0], 0.28, x - 0.1 - c.key * 0.06, y - 0.06, w + 0.2, h + 0.2);
  panel(ctx, trim, x - 0.1, y - 0.1, w + 0.2, h + 0.2);
  if (shutters)
    for (const at of [x - w * 0.48 - 0.1, x + w + 0.1]) {
      body(c, shutters, at, y - 0.04, w * 0.48, h + 0.08);
      for (let i = 1; i < 8; i++) panelAlpha(ctx, [0, 0, 0], 0.25, at + 0.04, y + (i * h) / 8, w * 0.48 - 0.08, 0.03);
    }
  body(c, scale(trim, 1.1), x - 0.16, y + h + 0.06, w + 0.32, 0.12);
  const sky = mix(light.upper, light.horizon, c.random());
  panel(
    ctx,
    down(ctx, y, y + h, mix(scale(sky, 0.85), [255, 255, 255], 0.08), scale(sky, 0.4), scale(sky, 0.22)),
    x,
    y,
    w,
    h,
  );
  const bars = () => {
    panel(ctx, scale(trim, lit ? 0.4 : 0.9), x + w / 2 - 0.03, y, 0.06, h);
    panel(ctx, scale(trim, lit ? 0.4 : 0.9), x, y + h * 0.36, w, 0.05);
  };
  if (!lit) {
    bars();
    return;
  }
  const tone = mix(lampLight, c.random() > 0.75 ? [190, 214, 255] : [255, 226, 170], c.random() * 0.7);
  const bright = 0.5 + 0.5 * evening(c);
  c.pool({ x: x + w / 2, y: y + h / 2, rx: w * 1.5, ry: h, colour: tone, strength: 0.32 * evening(c) });
  c.shine(() => {
    panel(
      ctx,
      down(ctx, y, y + h, scale(tone, 0.7 * bright), scale(tone, bright), scale(tone, 0.75 * bright)),
      x,
      y,
      w,
      h,
    );
    panelAlpha(ctx, scale(tone, 0.45), 0.7, x, y, w * 0.2, h);
    panelAlpha(ctx, scale(tone, 0.45), 0.7, x + w * 0.8, y, w * 0.2, h);
    bars();
    if (evening(c) > 0.3)
      c.brush.glow({ x: x + w / 2, y: y + h / 2, radius: w * 1.7, colour: tone, strength: 0.3 * evening(c) });
  });
}

/** Sun on the upper storeys: the roofs across the street draw the edge of their shadow. */
function sunAcross(c: Chamber, shadow_m: number): void {
  const { light, random } = c;
  if (light.night > 0.5 || light.cloud > 0.7) return;
  const low = light.time === "golden_hour" || light.time === "dawn" || light.time === "dusk";
  const edge = low ? shadow_m * 1.25 : shadow_m;
  const corners = [c.left, -c.height * 1.3];
  const first = -edge * (0.8 + random() * 0.3);
  corners.push(c.left, first);
  for (let x = c.left; x < c.right - 7;) {
    const y = -edge * (0.7 + random() * 0.6);
    const w = 3 + random() * 4;
    corners.push(x + 0.8, y, x + w, y);
    if (random() > 0.5) corners.push(x + w, y + 1.1, x + w + 0.7, y + 1.1, x + w + 0.7, y);
    x += w + 1;
  }
  corners.push(c.right, first, c.right, -c.height * 1.3);
  c.patch(light.key, low ? 0.5 : 0.42, corners);
}

const pale: Rgb = [226, 216, 192];

/** What only the fronts of streets have. */
export const fronts: Readonly<Record<string, (p: Placed) => void>> = {
  house_window: (p) => {
    const isLit = p.c.random() < strengthOf(p, 0.1);
    const shutters = p.part.second === undefined ? null : secondOf(p, pale);
    houseWindow(p.c, p.x, p.y, p.w, p.h, toned(p, pale), isLit, shutters);
  },
  sun_across: (p) => sunAcross(p.c, p.h),
};
