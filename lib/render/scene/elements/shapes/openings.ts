import { css, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { along, body, down, panel, panelAlpha, shadeBehind, type Chamber } from "./chamber.ts";

export interface WindowLook {
  panes?: readonly [across: number, up: number];
  frame?: Rgb;
  head?: "flat" | "round" | "pointed";
  view?: "garden" | "city" | "sky" | "stained" | "stars" | "frosted";
  curtain?: Rgb;
  sill?: boolean;
  /** Share of the light it lets in. */
  strength?: number;
}

/** Traces the opening: flat, with a round or with a pointed head. */
export function traceOpening(
  ctx: CanvasRenderingContext2D,
  head: "flat" | "round" | "pointed",
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  ctx.beginPath();
  if (head === "flat") {
    ctx.rect(x, y, w, h);
    return;
  }
  ctx.moveTo(x, y + h);
  if (head === "round") {
    const rise = Math.min(w / 2, h * 0.6);
    ctx.lineTo(x, y + rise);
    ctx.ellipse(x + w / 2, y + rise, w / 2, rise, 0, Math.PI, 0);
  } else {
    const rise = Math.min(w * 0.9, h * 0.6);
    ctx.lineTo(x, y + rise);
    ctx.quadraticCurveTo(x + w * 0.06, y + rise * 0.3, x + w / 2, y);
    ctx.quadraticCurveTo(x + w * 0.94, y + rise * 0.3, x + w, y + rise);
  }
  ctx.lineTo(x + w, y + h);
  ctx.closePath();
}

/** A window: dark against its own light, a view behind the glass, light on the wall around it. */
export function glazing(c: Chamber, x: number, y: number, w: number, h: number, look: WindowLook = {}): void {
  if (c.brush.lacks?.includes("window") === true) return;
  const { panes = [2, 2], frame = [222, 214, 200], head = "flat", view = "garden", strength = 1 } = look;
  const { ctx, day } = c;
  const trim = Math.min(0.09, w * 0.08);
  if (head === "flat") shadeBehind(c, x - trim, y - trim, w + trim * 2, h + trim * 2, 0.06);
  traceOpening(ctx, head, x - trim, y - trim * (head === "pointed" ? 1.6 : 1), w + trim * 2, h + trim * 2);
  ctx.fillStyle = along(
    ctx,
    x - trim,
    x + w + trim,
    scale(frame, c.key < 0 ? 1.05 : 0.75),
    scale(frame, c.key < 0 ? 0.75 : 1.05),
  );
  ctx.fill();
  if (look.sill ?? head === "flat") body(c, frame, x - trim * 1.8, y + h + trim * 0.4, w + trim * 3.6, 0.06, 0.01);
  const light = day.strength * strength;
  const tone = view === "stained" ? mix(day.beam, [255, 150, 90], 0.4) : day.beam;
  c.pool({
    x: x + w / 2,
    y: y + h * 0.55,
    rx: w * 0.6 + 1.1,
    ry: h * 0.55 + 0.9,
    colour: tone,
    strength: light * 0.75,
  });
  c.shine(() => {
    ctx.save();
    traceOpening(ctx, head, x, y, w, h);
    ctx.clip();
    outlook(c, view, x, y, w, h);
    const bar = Math.min(0.05, w * 0.05);
    const dark = scale(frame, 0.3 + 0.2 * day.strength);
    for (let i = 1; i < panes[0]; i++) panel(ctx, dark, x + (i * w) / panes[0] - bar / 2, y, bar, h);
    for (let i = 1; i < panes[1]; i++) panel(ctx, dark, x, y + (i * h) / panes[1] - bar / 2, w, bar);
    // The reveal: a shaded edge inside the frame.
    panelAlpha(ctx, scale(frame, 0.25), 0.75, x, y, w, bar * 0.7);
    panelAlpha(ctx, scale(frame, 0.25), 0.75, c.key > 0 ? x + w - bar * 0.7 : x, y, bar * 0.7, h);
    ctx.restore();
    if (look.curtain) curtains(c, look.curtain, x, y, w, h);
    c.brush.glow({ x: x + w / 2, y: y + h / 2, radius: Math.max(w, h) * 0.95, colour: tone, strength: 0.5 * light });
  });
}

function outlook(c: Chamber, view: NonNullable<WindowLook["view"]>, x: number, y: number, w: number, h: number): void {
  const { ctx, day, random, light } = c;
  if (view === "stained") {
    stained(c, x, y, w, h);
    return;
  }
  const snows = light.weather === "snow" && view !== "stars" && view !== "frosted";
  const top = view === "stars" ? ([6, 8, 20] as Rgb) : day.top;
  const bottom = view === "stars" ? ([22, 26, 54] as Rgb) : day.bottom;
  panel(ctx, down(ctx, y, y + h, top, mix(top, bottom, 0.7), bottom), x, y, w, h);
  if (view === "frosted") panelAlpha(ctx, mix(bottom, [255, 255, 255], 0.5), 0.55, x, y, w, h);
  if (view === "stars") {
    for (let i = 0; i < w * h * 26; i++) {
      const size = 0.004 + random() ** 4 * 0.02;
      panelAlpha(
        ctx,
        mix([200, 214, 255], [255, 236, 210], random()),
        0.35 + random() * 0.6,
        x + random() * w,
        y + random() * h,
        size,
        size,
        size / 2,
      );
    }
  } else if (view === "garden") {
    const summer = light.night > 0.5 ? ([14, 22, 36] as Rgb) : mix([92, 116, 84], day.bottom, 0.35);
    const leaf = snows ? mix(summer, light.night > 0.5 ? [96, 112, 150] : [236, 240, 246], 0.72) : summer;
    for (const [far, base] of [
      [0.5, 0.52],
      [0.15, 0.76],
    ] as const) {
      ctx.fillStyle = css(mix(leaf, bottom, far));
      ctx.beginPath();
      for (let i = 0; i < 9; i++) {
        const r = w * (0.08 + random() * 0.1) + 0.04;
        ctx.ellipse(
          x + ((i + random()) / 9) * w,
          y + h * (base + 0.12) - random() * h * 0.12,
          r,
          r * (0.8 + random() * 0.7),
          0,
          0,
          7,
        );
      }
      ctx.fill();
      ctx.fillRect(x, y + h * (base + 0.1), w, h);
    }
  } else if (view === "city") townscape(c, x, y, w, h);
  if (snows) snowOutside(c, x, y, w, h);
  if (/^(?:rain|storm)$/.test(light.weather) && view !== "stars") rainOutside(c, x, y, w, h);
}

/** A grey veil, streaks before the view and drops that run down the glass. */
function rainOutside({ ctx, random, light }: Chamber, x: number, y: number, w: number, h: number): void {
  const grey: Rgb = light.night > 0.5 ? [24, 30, 44] : [126, 138, 150];
  panelAlpha(ctx, grey, 0.45, x, y, w, h);
  for (let i = 0; i < Math.min(300, w * h * 90); i++) {
    const long = 0.03 + random() * 0.1;
    panelAlpha(ctx, [226, 234, 244], 0.25 + random() * 0.45, x + random() * w, y + random() * h, 0.008, long, 0.004);
  }
}

/** Flakes before the view, and what has settled along the lower edge of the glass. */
function snowOutside({ ctx, random, light }: Chamber, x: number, y: number, w: number, h: number): void {
  const white: Rgb = light.night > 0.5 ? [186, 200, 230] : [255, 255, 255];
  for (let i = 0; i < Math.min(420, w * h * 150); i++) {
    const size = 0.008 + random() ** 2 * 0.026;
    panelAlpha(ctx, white, 0.5 + random() * 0.5, x + random() * w, y + random() * h, size, size, size / 2);
  }
  ctx.fillStyle = css(white);
  ctx.beginPath();
  ctx.moveTo(x, y + h);
  for (let i = 0; i <= 12; i++)
    ctx.lineTo(
      x + (i / 12) * w,
      y + h - 0.03 - (0.05 + 0.09 * Math.abs(i / 6 - 1) ** 1.6) * Math.min(1, h) * (0.8 + random() * 0.4),
    );
  ctx.lineTo(x + w, y + h);
  ctx.fill();
}

/** Far houses and towers behind glass. */
function townscape(c: Chamber, x: number, y: number, w: number, h: number): void {
  const { ctx, day, random, light } = c;
  for (let row = 0; row < 3; row++) {
    const near = row / 2;
    const tone = mix(light.night > 0.5 ? [20, 28, 56] : [104, 120, 140], day.bottom, 0.6 - near * 0.42);
    for (let at = x - 0.1; at < x + w;) {
      const wide = 0.16 + random() * 0.34;
      const high = h * (0.62 - near * 0.26) * (0.45 + random() * 0.75);
      panel(ctx, down(ctx, y + h - high, y + h, tone, mix(tone, day.bottom, 0.3)), at, y + h - high, wide * 0.96, high);
      const cell = 0.055;
      for (let wy = y + h - high + 0.05; wy < y + h; wy += cell * 1.3)
        for (let wx = at + 0.025; wx < at + wide - 0.05; wx += cell) {
          if (random() > 0.1 + light.night * 0.2) continue;
          panelAlpha(
            ctx,
            mix([255, 206, 130], [226, 236, 255], random() ** 3),
            (0.3 + light.night * 0.6) * (0.35 + random() * 0.65),
            wx,
            wy,
            cell * 0.5,
            cell * 0.6,
          );
        }
      at += wide;
    }
  }
}

/** Leaded glass: small panes of deep colours around a bright middle. */
function stained(c: Chamber, x: number, y: number, w: number, h: number): void {
  const { ctx, random, day } = c;
  const glass: Rgb[] = [
    [52, 92, 190],
    [190, 46, 52],
    [236, 176, 62],
    [52, 132, 92],
    [124, 68, 158],
    [232, 214, 170],
  ];
  const cell = Math.max(0.1, Math.min(w / 4, 0.22));
  const cols = Math.max(2, Math.round(w / cell));
  const rows = Math.max(3, Math.round(h / cell));
  const power = 0.45 + day.strength * 0.75;
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < cols; i++) {
      const middle = 1 - Math.abs((i + 0.5) / cols - 0.5) * 1.6;
      const tone =
        middle > 0.55 && row % 5 > 1 ? mix(glass[5]!, glass[2]!, random()) : glass[Math.floor(random() * 5)]!;
      panel(
        ctx,
        scale(tone, power * (0.75 + random() * 0.5)),
        x + (i * w) / cols,
        y + (row * h) / rows,
        w / cols - 0.014,
        h / rows - 0.014,
      );
    }
}

/** Cloth at both sides of a window, lit through at its inner edge. */
export function curtains(c: Chamber, tone: Rgb, x: number, y: number, w: number, h: number, share = 0.26): void {
  if (c.brush.lacks?.includes("window") === true) return;
  const { ctx, day } = c;
  const top = y - 0.16;
  const cloth = scale(mix(tone, day.beam, 0.15), 0.42 + day.strength * 0.25);
  const bottom = Math.min(-0.04, y + h + 0.14);
  for (const side of [-1, 1]) {
    const outer = side < 0 ? x - 0.18 : x + w + 0.18;
    const inner = side < 0 ? x + w * share : x + w * (1 - share);
    const folds = 5;
    for (let i = 0; i < folds; i++) {
      const a = outer + ((inner - outer) * i) / folds;
      const b = outer + ((inner - outer) * (i + 1)) / folds;
      const [l, r] = a < b ? [a, b] : [b, a];
      const bright = 0.7 + (i / folds) * 0.6;
      panel(
        ctx,
        along(ctx, l, r, scale(cloth, bright * 0.6), scale(cloth, bright * 1.2), scale(cloth, bright * 0.7)),
        l,
        top,
        r - l + 0.004,
        bottom - top,
      );
    }
  }
  panel(ctx, scale(tone, 0.24), x - 0.3, top - 0.03, w + 0.6, 0.035, 0.015);
}

/** Sun through panes on a wall: a slanted grid of light. */
export function sunPatch(
  c: Chamber,
  x: number,
  y: number,
  w: number,
  h: number,
  panes: readonly [number, number] = [2, 3],
): void {
  if (c.brush.lacks?.includes("window") === true) return;
  const { day } = c;
  if (day.strength < 0.3) return;
  const lean = -c.key * h * 0.42;
  const gap = 0.05;
  for (let i = 0; i < panes[0]; i++)
    for (let row = 0; row < panes[1]; row++) {
      const x0 = x + (i * w) / panes[0];
      const x1 = x + ((i + 1) * w) / panes[0] - gap;
      const y0 = y + (row * h) / panes[1];
      const y1 = y + ((row + 1) * h) / panes[1] - gap;
      const s0 = (lean * row) / panes[1];
      const s1 = (lean * (row + 1)) / panes[1] - (lean * gap) / h;
      c.patch(day.beam, day.strength * 0.55, [x0 + s0, y0, x1 + s0, y0, x1 + s1, y1, x0 + s1, y1]);
    }
}
