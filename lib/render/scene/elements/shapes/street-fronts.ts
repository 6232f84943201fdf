import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { along, body, down, evening, facet, mottle, panel, panelAlpha, type Chamber } from "./chamber.ts";
import { lampLight, neon } from "./luminaires.ts";
import { bricks, stones } from "./wall-finishes.ts";
import { line, oval } from "./strokes.ts";

export type Manner = "town" | "brick" | "stucco" | "modern" | "neon" | "adobe";

const paints: Record<Manner, readonly Rgb[]> = {
  town: ["#b98a66", "#c9b08a", "#8f9a94", "#a86a52", "#d2c2a4", "#7f8894", "#b9a58a"].map(rgb),
  brick: ["#8e4f3c", "#7a4a3c", "#96604a", "#6e4438", "#8a6656"].map(rgb),
  stucco: ["#cdb48a", "#b88a6c", "#c2a08c", "#c4bca8", "#a4aa98", "#b87e64"].map(rgb),
  modern: ["#7f8a94", "#9aa2a6", "#6a7480", "#b0aaa0", "#59636e"].map(rgb),
  neon: ["#3c4350", "#4a4452", "#353c4c", "#51485a", "#40464c"].map(rgb),
  adobe: ["#c99a68", "#d4ae80", "#b98a5c", "#dcc096"].map(rgb),
};
const glowing: Rgb[] = [
  [255, 60, 130],
  [60, 200, 255],
  [255, 176, 60],
  [140, 90, 255],
  [80, 255, 180],
];

/** One window of a house: a surround, glass that mirrors the sky or shows a lit room. */
export function houseWindow(
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

/** A shop at street level: a lit window with things in it, an awning or a sign, a door. */
export function shopFront(c: Chamber, x: number, w: number, tone: Rgb, manner: Manner): void {
  const { ctx, random } = c;
  const h = 3.5;
  const paint = mix(scale(tone, 0.45), c.light.accent, 0.22 + random() * 0.2);
  panel(ctx, scale(paint, 0.75), x + 0.15, -h, w - 0.3, h);
  body(c, paint, x + 0.15, -h, w - 0.3, 0.62);
  for (const at of [x + 0.15, x + w - 0.35, x + w - 1.55]) body(c, scale(paint, 1.1), at, -h + 0.5, 0.2, h - 0.5);
  const open = evening(c) > 0.2;
  const [gx, gw] = [x + 0.42, w - 2.05];
  const light = manner === "neon" ? mix(glowing[Math.floor(random() * 5)]!, [255, 230, 200], 0.45) : lampLight;
  const sky = c.light.upper;
  const glass = mix(sky, [70, 64, 58], 0.55);
  panel(ctx, down(ctx, -2.75, -0.6, scale(glass, 0.75), scale(glass, 0.3)), gx, -2.75, gw, 2.15);
  panel(ctx, scale(paint, 0.5), x + w - 1.32, -2.6, 0.96, 2.6);
  const bright = 0.42 + 0.58 * evening(c);
  if (!open) {
    for (let at = gx + 0.1; at < gx + gw - 0.2; at += 0.25 + random() * 0.25) {
      const high = 0.3 + random() * 0.7;
      panelAlpha(ctx, mix([190, 150, 110], [110, 130, 150], random()), 0.5, at, -0.6 - high, 0.2, high, 0.05);
    }
    ctx.globalAlpha = 0.2;
    for (const t of [0.08, 0.5])
      facet(ctx, mix(sky, [255, 255, 255], 0.6), [
        gx + gw * t,
        -0.6,
        gx + gw * (t + 0.12),
        -0.6,
        gx + gw * (t + 0.34),
        -2.75,
        gx + gw * (t + 0.22),
        -2.75,
      ]);
    ctx.globalAlpha = 1;
    for (let at = gx + gw / 3; at < gx + gw - 0.2; at += gw / 3) panel(ctx, scale(paint, 0.7), at, -2.75, 0.07, 2.15);
    panel(ctx, down(ctx, -2.4, -0.2, scale(glass, 0.5), scale(glass, 0.2)), x + w - 1.2, -2.4, 0.72, 1.7);
  } else {
    c.pool({ x: gx + gw / 2, y: -1.2, rx: gw * 0.9 + 1, ry: 2, colour: light, strength: 0.55 * evening(c) });
    c.shine(() => {
      panel(
        ctx,
        down(ctx, -2.75, -0.6, scale(light, 0.95 * bright), scale(light, 0.6 * bright), scale(light, 0.42 * bright)),
        gx,
        -2.75,
        gw,
        2.15,
      );
      panel(
        ctx,
        down(ctx, -2.5, -0.1, scale(light, 0.8 * bright), scale(light, 0.45 * bright)),
        x + w - 1.2,
        -2.5,
        0.72,
        1.9,
      );
      for (let at = gx + 0.1; at < gx + gw - 0.2; at += 0.25 + random() * 0.2) {
        const high = 0.3 + random() * 0.7;
        panel(
          ctx,
          scale(mix([150, 90, 60], [90, 110, 120], random()), 0.35 + 0.4 * random()),
          at,
          -0.6 - high,
          0.2,
          high,
          0.05,
        );
      }
      for (let i = 0; i < 3; i++)
        oval(ctx, mix(light, [255, 255, 255], 0.7), gx + ((i + 0.5) * gw) / 3, -2.45, 0.09, 0.09);
      for (let at = gx + gw / 3; at < gx + gw - 0.2; at += gw / 3)
        panel(ctx, scale(paint, 0.35), at, -2.75, 0.06, 2.15);
      c.brush.glow({
        x: gx + gw / 2,
        y: -1.6,
        radius: gw * 0.8 + 0.6,
        colour: light,
        strength: 0.12 + 0.4 * evening(c),
      });
    });
  }
  if (manner === "neon") {
    const tube = glowing[Math.floor(random() * 5)]!;
    const sx = x + w * 0.5;
    if (random() > 0.5)
      neon(
        c,
        tube,
        [sx - w * 0.3, -3.2, sx - w * 0.1, -3.2, sx - w * 0.1, -3.35, sx + w * 0.08, -3.05, sx + w * 0.3, -3.05],
        0.06,
      );
    else
      neon(
        c,
        tube,
        [sx - w * 0.32, -3.38, sx + w * 0.32, -3.38, sx + w * 0.32, -3, sx - w * 0.32, -3, sx - w * 0.32, -3.38],
        0.05,
      );
    return;
  }
  panelAlpha(ctx, mix(paint, [240, 220, 170], 0.75), 0.9, x + w * 0.28, -h + 0.22, w * 0.44, 0.16, 0.03);
  if (random() > 0.35) {
    const cloth = mix(paints.town[Math.floor(random() * 7)]!, c.light.accent, 0.5);
    const stripes = Math.max(4, Math.round(w / 0.45));
    for (let i = 0; i < stripes; i++) {
      const a = x + 0.2 + (i * (w - 0.4)) / stripes;
      const b = x + 0.2 + ((i + 1) * (w - 0.4)) / stripes;
      const fill = i % 2 ? cloth : ([232, 224, 208] as Rgb);
      facet(ctx, down(ctx, -2.95, -2.3, scale(fill, 1.1), scale(fill, 0.8)), [
        a,
        -2.95,
        b,
        -2.95,
        b + 0.02,
        -2.42,
        (a + b) / 2,
        -2.32,
        a - 0.02,
        -2.42,
      ]);
    }
    panelAlpha(ctx, [0, 0, 0], 0.3, x + 0.2, -2.3, w - 0.4, 0.25);
  }
}

/** One house front from the ground to its cornice; `shops` puts a shop at its foot. */
export function houseFront(c: Chamber, x: number, w: number, h: number, manner: Manner, shops: boolean): void {
  const { ctx, random } = c;
  const own = paints[manner][Math.floor(random() * paints[manner].length)]!;
  const tone = c.brush.colour && random() > 0.5 ? mix(own, c.brush.colour, 0.7) : own;
  if (manner === "brick" || (manner === "town" && random() > 0.6)) bricks(c, tone, [x, -h, w, h]);
  else {
    panel(ctx, down(ctx, -h, 0, scale(tone, 1.05), scale(tone, 0.92), scale(tone, 0.66)), x, -h, w, h);
    mottle(c, 0.55, 0.5, x, -h, w, h);
    mottle(c, 0.25, 3, x, -h, w, h);
  }
  const trim = manner === "modern" || manner === "neon" ? scale(tone, 0.7) : mix(tone, [244, 236, 220], 0.6);
  const floors = Math.max(1, Math.round((h - 3.8) / 3.1));
  const storey = (h - 3.8) / floors;
  const columns = Math.max(2, Math.round(w / 2.1));
  const pitch = w / columns;
  const shutters =
    (manner === "stucco" || manner === "town") && random() > 0.5 ? mix([58, 92, 84], tone, random() * 0.3) : null;
  for (let floor = 0; floor < floors; floor++) {
    const y = -3.8 - (floor + 1) * storey + storey * 0.26;
    for (let i = 0; i < columns; i++) {
      const lit = random() < 0.04 + evening(c) * 0.5;
      const ww = manner === "modern" ? pitch * 0.78 : Math.min(1.05, pitch * 0.48);
      const wx = x + (i + 0.5) * pitch - ww / 2;
      houseWindow(c, wx, y, ww, storey * (manner === "adobe" ? 0.36 : 0.52), trim, lit, shutters);
      if (floor === 0 && manner === "stucco") {
        panel(ctx, [34, 32, 32], wx - 0.25, y + storey * 0.5, ww + 0.5, 0.06);
        for (let n = 0; n < 7; n++)
          panel(ctx, [34, 32, 32], wx - 0.22 + (n * (ww + 0.44)) / 7, y + storey * 0.2, 0.03, storey * 0.32);
        for (let n = 0; n < 16; n++)
          oval(
            ctx,
            mix([64, 110, 60], [214, 70, 70], random() > 0.6 ? 1 : 0.1),
            wx - 0.2 + random() * (ww + 0.4),
            y + storey * 0.5 - random() * 0.16,
            0.07,
            0.06,
          );
      }
    }
    if (floor > 0 && manner !== "modern")
      panelAlpha(ctx, scale(trim, 0.9), 0.8, x, -3.8 - floor * storey - 0.1, w, 0.12);
  }
  if (manner === "brick" && random() > 0.4) fireEscape(c, x + w * 0.3, w * 0.42, h, storey, floors);
  if (shops) shopFront(c, x, w, tone, manner);
  else entrance(c, x, w, tone, trim);
  // The cornice throws a shadow.
  body(c, trim, x - 0.06, -h - 0.16, w + 0.12, 0.34);
  panelAlpha(ctx, [0, 0, 0], 0.3, x, -h + 0.18, w, 0.3);
  const edge = c.key > 0 ? x : x + w - 0.12;
  panelAlpha(ctx, [0, 0, 0], 0.28, edge, -h, 0.12, h);
  if (manner === "neon")
    for (const at of [0.06, 0.5, 0.9]) if (random() > 0.25) uprightSign(c, x + w * at, h * (0.8 + random() * 0.2));
}

function entrance(c: Chamber, x: number, w: number, tone: Rgb, trim: Rgb): void {
  stones(c, scale(tone, 0.8), [x, -0.9, w, 0.9], [0.8, 0.45]);
  const dx = x + w * (0.2 + c.random() * 0.5);
  body(c, trim, dx - 0.16, -2.6, 1.32, 2.6);
  body(c, mix([70, 44, 34], c.light.accent, c.random() * 0.5), dx, -2.3, 1, 2.3);
  for (const at of [x + w * 0.08, x + w * 0.78])
    houseWindow(c, at, -2.6, Math.min(0.95, w * 0.16), 1.4, trim, c.random() < evening(c) * 0.7);
  wallLantern(c, dx - 0.4, -2.5);
}

/** An iron stair from floor to floor. */
function fireEscape(c: Chamber, x: number, w: number, h: number, storey: number, floors: number): void {
  const { ctx } = c;
  const iron: Rgb = [28, 26, 28];
  for (let floor = 0; floor < floors; floor++) {
    const y = -3.8 - floor * storey - 0.3;
    if (-y > h - 1) continue;
    panelAlpha(ctx, [0, 0, 0], 0.3, x - 0.1, y + 0.1, w + 0.3, 0.3);
    panel(ctx, iron, x, y, w, 0.1);
    panel(ctx, iron, x, y - 0.95, w, 0.06);
    for (let at = x; at < x + w; at += 0.2) panel(ctx, iron, at, y - 0.95, 0.03, 0.95);
    const [a, b] = floor % 2 ? [x + w - 0.3, x + 0.4] : [x + 0.3, x + w - 0.4];
    if (floor < floors - 1) {
      line(ctx, iron, 0.06, [
        [a, y],
        [b, y - storey],
      ]);
      line(ctx, iron, 0.05, [
        [a + 0.3, y],
        [b + 0.3, y - storey],
      ]);
    }
  }
}

/** A tall sign that stands out from the wall. */
function uprightSign(c: Chamber, x: number, h: number): void {
  const tube = glowing[Math.floor(c.random() * 5)]!;
  const high = Math.min(h * 0.5, 4.5);
  const y = -h * 0.88;
  panel(c.ctx, [22, 22, 30], x, y, 0.75, high, 0.08);
  neon(
    c,
    tube,
    [x + 0.08, y + 0.1, x + 0.67, y + 0.1, x + 0.67, y + high - 0.1, x + 0.08, y + high - 0.1, x + 0.08, y + 0.1],
    0.05,
  );
  const other = glowing[Math.floor(c.random() * 5)]!;
  c.shine(() => {
    for (let at = y + 0.4; at < y + high - 0.4; at += 0.6) {
      const bars = 2 + Math.floor(c.random() * 2);
      for (let i = 0; i < bars; i++)
        panelAlpha(c.ctx, mix(other, [255, 255, 255], 0.55), 0.95, x + 0.2, at + i * 0.14, 0.35, 0.05, 0.02);
      panelAlpha(c.ctx, mix(other, [255, 255, 255], 0.55), 0.95, x + 0.35, at, 0.05, 0.4, 0.02);
    }
  });
}

export function wallLantern(c: Chamber, x: number, y: number): void {
  const { ctx } = c;
  panel(ctx, [24, 22, 24], x - 0.13, y - 0.2, 0.26, 0.07);
  panel(ctx, [24, 22, 24], x - 0.1, y - 0.13, 0.2, 0.34);
  const on = evening(c);
  if (on <= 0.1) return;
  c.pool({ x, y: y + 0.5, rx: 2, ry: 2.4, colour: lampLight, strength: 0.75 * on });
  c.shine(() => {
    panel(ctx, [255, 232, 176], x - 0.07, y - 0.1, 0.14, 0.27);
    c.brush.glow({ x, y, radius: 1.4, colour: lampLight, strength: 0.75 * on, flicker: 0.06 });
  });
}

/** A street lamp on its post. */
export function lampPost(c: Chamber, x: number, h = 4.6): void {
  const { ctx } = c;
  const iron: Rgb = [32, 34, 36];
  panel(ctx, along(ctx, x - 0.08, x + 0.08, scale(iron, 1.8), iron, scale(iron, 0.5)), x - 0.06, -h, 0.12, h);
  panel(ctx, iron, x - 0.16, -0.7, 0.32, 0.7, 0.05);
  facet(ctx, iron, [x - 0.26, -h - 0.5, x + 0.26, -h - 0.5, x + 0.14, -h - 0.72, x - 0.14, -h - 0.72]);
  facet(ctx, mix(iron, [190, 190, 180], 0.5), [x - 0.22, -h - 0.5, x + 0.22, -h - 0.5, x + 0.13, -h, x - 0.13, -h]);
  const on = evening(c);
  if (on <= 0.1) return;
  c.pool({ x, y: -h + 0.6, rx: 3.4, ry: 3.6, colour: lampLight, strength: 0.7 * on });
  c.shine(() => {
    facet(ctx, [255, 236, 186], [x - 0.19, -h - 0.48, x + 0.19, -h - 0.48, x + 0.11, -h - 0.03, x - 0.11, -h - 0.03]);
    c.brush.glow({ x, y: -h - 0.25, radius: 2.2, colour: lampLight, strength: 0.85 * on, flicker: 0.05 });
  });
}

/** Sun on the upper storeys: the roofs across the street draw the edge of their shadow. */
export function sunAcross(c: Chamber, shadow_m: number): void {
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

/** Fronts side by side that fill a width exactly; `top` is the tallest. */
export function rowOfHouses(c: Chamber, manner: Manner, wide: number, top: number, low: number, shops: number): void {
  const count = Math.max(2, Math.round(c.width / wide));
  const shares = Array.from({ length: count }, () => 0.75 + c.random() * 0.5);
  const sum = shares.reduce((a, b) => a + b, 0);
  let x = c.left;
  for (const share of shares) {
    const w = (share / sum) * c.width;
    houseFront(c, x, w + 0.02, low + (top - low) * c.random(), manner, c.random() < shops);
    x += w;
  }
  sunAcross(c, low * 0.62);
  panel(c.ctx, rgb("#6a665e"), c.left, -0.14, c.width, 0.3);
  panelAlpha(c.ctx, [0, 0, 0], 0.4, c.left, -0.32, c.width, 0.2);
}
