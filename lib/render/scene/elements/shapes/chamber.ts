import { canvasOfPixels, contextOf, imageOf } from "#lib/render/scene/canvas.ts";
import { clamp, css, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { SceneLight } from "#lib/render/scene/light.ts";
import { fractal, type Random } from "#lib/render/scene/random.ts";

type Ctx = CanvasRenderingContext2D;

/** What comes through a window at this hour, and how much the lamps matter against it. */
export interface Daylight {
  top: Rgb;
  bottom: Rgb;
  beam: Rgb;
  strength: number;
  lamps: number;
}

/** Light that falls on a surface. `ry` below `rx` lies flat; lengths in metres. */
export interface Pool {
  x: number;
  y: number;
  rx: number;
  ry?: number;
  colour: Rgb;
  strength: number;
}

/** A surface of a place that is being painted, in metres: things first, then the light on them, then what shines. */
export interface Chamber {
  brush: Brush;
  ctx: Ctx;
  random: Random;
  light: SceneLight;
  day: Daylight;
  left: number;
  right: number;
  width: number;
  middle: number;
  height: number;
  px_per_m: number;
  /** 1 where the key comes from the right, else -1. */
  key: 1 | -1;
  pool(pool: Pool): void;
  /** A patch of light with edges, as the sun throws through a window: corners as x, y, x, y… */
  patch(colour: Rgb, strength: number, corners: readonly number[]): void;
  /** Painted when the light has fallen: lamps, glass, flames. */
  shine(draw: () => void): void;
}

export interface ChamberSpec {
  /** What one unit of the brush is worth. */
  unit_m: number;
  /** Light that is everywhere, 0 to 1. */
  ambient: number;
  /** Its colour where the place has its own: neon, water, embers. */
  tint?: Rgb;
  /** How much darker the top and the corners are, 0 to 1. */
  gloom?: number;
  /** Its right edge continues at its left. */
  tiles?: boolean;
  /** Sky shows between and above: what is not painted stays empty. */
  open?: boolean;
}

/** How much the lamps of a street are lit: at night, under storm clouds, and a little when the sun is low. */
export const evening = (c: Chamber): number =>
  Math.max(c.light.night, c.light.cloud > 0.85 ? 0.5 : 0, c.light.time === "golden_hour" ? 0.35 : 0);

const hours: Record<SceneLight["time"], Daylight> = {
  dawn: { top: [126, 134, 186], bottom: [255, 204, 170], beam: [255, 196, 160], strength: 0.62, lamps: 0.75 },
  morning: { top: [150, 196, 236], bottom: [250, 248, 236], beam: [255, 238, 208], strength: 0.95, lamps: 0.5 },
  noon: { top: [160, 206, 244], bottom: [250, 252, 250], beam: [255, 248, 232], strength: 0.95, lamps: 0.4 },
  afternoon: { top: [150, 196, 230], bottom: [255, 240, 210], beam: [255, 228, 180], strength: 0.95, lamps: 0.5 },
  golden_hour: { top: [176, 148, 160], bottom: [255, 186, 104], beam: [255, 178, 96], strength: 1, lamps: 0.7 },
  dusk: { top: [44, 46, 98], bottom: [232, 128, 100], beam: [190, 130, 150], strength: 0.5, lamps: 1 },
  night: { top: [12, 20, 50], bottom: [42, 62, 112], beam: [104, 136, 214], strength: 0.36, lamps: 1 },
  interior: { top: [178, 204, 226], bottom: [255, 244, 222], beam: [255, 230, 190], strength: 0.8, lamps: 0.85 },
};

/** A painter that works in metres and is lit as a room is: pools of light on surfaces that are dim without them. */
export function chamber(spec: ChamberSpec, compose: (c: Chamber) => void): (brush: Brush) => void {
  return (given) => {
    const { unit_m, tiles = false, open = false } = spec;
    const { window, light } = given;
    const left = window.left * unit_m;
    const right = window.right * unit_m;
    const px_per_m = given.px_per_unit / unit_m;
    const layer = open
      ? given.createCanvas(
          Math.max(2, Math.round((right - left) * px_per_m)),
          Math.max(2, Math.round((window.bottom - window.top) * given.px_per_unit)),
        )
      : null;
    const ctx = layer ? contextOf(layer) : given.ctx;
    ctx.save();
    ctx.lineCap = "round";
    ctx.lineJoin = "round";
    if (layer) {
      ctx.scale(layer.width / (right - left), px_per_m);
      ctx.translate(-left, -window.top * unit_m);
    } else ctx.scale(1 / unit_m, 1 / unit_m);
    const pools: Pool[] = [];
    const patches: { colour: Rgb; strength: number; corners: readonly number[] }[] = [];
    const shining: (() => void)[] = [];
    const box = { left, right, top: window.top * unit_m, bottom: window.bottom * unit_m };
    const brush: Brush = {
      ...given,
      ctx,
      px_per_unit: px_per_m,
      window: box,
      glow: (glow) => given.glow({ ...glow, x: glow.x / unit_m, y: glow.y / unit_m, radius: glow.radius / unit_m }),
    };
    const c: Chamber = {
      brush,
      ctx,
      random: given.random,
      light,
      day: hours[light.time],
      left,
      right,
      width: right - left,
      middle: (left + right) / 2,
      height: unit_m,
      px_per_m,
      key: light.side > 0 ? 1 : -1,
      pool: (pool) => pools.push(pool),
      patch: (colour, strength, corners) => patches.push({ colour, strength, corners }),
      shine: (draw) => shining.push(draw),
    };
    compose(c);
    const shape = layer ? given.createCanvas(layer.width, layer.height) : null;
    if (layer && shape) contextOf(shape).drawImage(imageOf(layer), 0, 0);
    fallOfLight(c, spec, pools, patches, tiles);
    if (layer && shape) {
      ctx.save();
      ctx.resetTransform();
      ctx.globalCompositeOperation = "destination-in";
      ctx.drawImage(imageOf(shape), 0, 0);
      ctx.restore();
    }
    for (const draw of shining) draw();
    ctx.restore();
    if (layer)
      given.ctx.drawImage(imageOf(layer), window.left, window.top, (right - left) / unit_m, window.bottom - window.top);
  };
}

/** Multiplies what has been painted by the light that reaches it. */
function fallOfLight(
  c: Chamber,
  spec: ChamberSpec,
  pools: readonly Pool[],
  patches: readonly { colour: Rgb; strength: number; corners: readonly number[] }[],
  tiles: boolean,
): void {
  const { top, bottom } = c.brush.window;
  const fine = clamp(620 / c.width, 4, 26);
  const width = Math.max(4, Math.round(c.width * fine));
  const height = Math.max(4, Math.round((bottom - top) * fine));
  const canvas = c.brush.createCanvas(width, height);
  const ctx = contextOf(canvas);
  const warmth = mix(c.light.ambient, c.light.key, 0.35);
  const ambient = spec.tint ? mix(warmth, spec.tint, 0.75) : warmth;
  const dusk = spec.open ? 0.86 - 0.3 * c.light.night : 1;
  ctx.fillStyle = css(scale(ambient, spec.ambient * dusk * (1.75 + c.day.strength * 0.75)));
  ctx.fillRect(0, 0, width, height);
  ctx.scale(width / c.width, height / (bottom - top));
  ctx.translate(-c.left, -top);
  const gloom = spec.gloom ?? 0.6;
  const dark = ctx.createLinearGradient(0, -c.height, 0, 0);
  for (const [at, alpha] of [
    [0, 0.85],
    [0.3, 0.28],
    [0.6, 0],
    [0.86, 0.05],
    [1, 0.42],
  ] as const)
    dark.addColorStop(at, css([0, 0, 0], alpha * gloom));
  ctx.fillStyle = dark;
  ctx.fillRect(c.left, top, c.width, bottom - top);
  if (!tiles) {
    const corners = ctx.createLinearGradient(c.left, 0, c.right, 0);
    for (const [at, alpha] of [
      [0, 0.5],
      [0.12, 0.14],
      [0.34, 0],
      [0.66, 0],
      [0.88, 0.14],
      [1, 0.5],
    ] as const)
      corners.addColorStop(at, css([0, 0, 0], alpha * gloom));
    ctx.fillStyle = corners;
    ctx.fillRect(c.left, top, c.width, bottom - top);
  }
  ctx.globalCompositeOperation = "lighter";
  for (const { colour, strength, corners } of patches) {
    ctx.fillStyle = css(scale(colour, strength));
    outline(ctx, corners);
    ctx.fill();
  }
  for (const pool of pools) {
    for (const shift of tiles ? [-c.width, 0, c.width] : [0]) {
      const x = pool.x + shift;
      if (x + pool.rx < c.left || x - pool.rx > c.right) continue;
      ctx.save();
      ctx.translate(x, pool.y);
      ctx.scale(pool.rx, pool.ry ?? pool.rx);
      const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
      for (const [at, alpha] of [
        [0, 1],
        [0.2, 0.78],
        [0.45, 0.38],
        [0.7, 0.12],
        [1, 0],
      ] as const)
        gradient.addColorStop(at, css(scale(pool.colour, Math.min(1, pool.strength) * alpha)));
      ctx.fillStyle = gradient;
      ctx.fillRect(-1, -1, 2, 2);
      ctx.restore();
    }
  }
  c.ctx.save();
  c.ctx.globalCompositeOperation = "multiply";
  c.ctx.imageSmoothingEnabled = true;
  c.ctx.imageSmoothingQuality = "low";
  c.ctx.drawImage(imageOf(canvas), c.left, top, c.width, bottom - top);
  c.ctx.restore();
}

/** Traces straight edges through x, y, x, y… */
export function outline(ctx: Ctx, corners: readonly number[]): void {
  ctx.beginPath();
  for (let i = 0; i < corners.length; i += 2) {
    if (i) ctx.lineTo(corners[i]!, corners[i + 1]!);
    else ctx.moveTo(corners[i]!, corners[i + 1]!);
  }
  ctx.closePath();
}

/** A filled shape with straight edges through x, y, x, y… */
export function facet(ctx: Ctx, fill: Rgb | CanvasGradient, corners: readonly number[], alpha = 1): void {
  outline(ctx, corners);
  ctx.fillStyle = Array.isArray(fill) ? css(fill as unknown as Rgb, alpha) : (fill as CanvasGradient);
  ctx.fill();
}

function spread(gradient: CanvasGradient, colours: readonly Rgb[]): CanvasGradient {
  colours.forEach((colour, i) => gradient.addColorStop(i / (colours.length - 1), css(colour)));
  return gradient;
}

/** Colours evenly from one height to another. */
export const down = (ctx: Ctx, y0: number, y1: number, ...colours: Rgb[]): CanvasGradient =>
  spread(ctx.createLinearGradient(0, y0, 0, y1), colours);

/** Colours evenly from left to right. */
export const along = (ctx: Ctx, x0: number, x1: number, ...colours: Rgb[]): CanvasGradient =>
  spread(ctx.createLinearGradient(x0, 0, x1, 0), colours);

/** Fills a rectangle with a gradient or a colour. */
export function panel(ctx: Ctx, fill: Rgb | CanvasGradient, x: number, y: number, w: number, h: number, r = 0): void {
  ctx.fillStyle = Array.isArray(fill) ? css(fill as unknown as Rgb) : (fill as CanvasGradient);
  if (r <= 0) {
    ctx.fillRect(x, y, w, h);
    return;
  }
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
  ctx.fill();
}

/** Uneven age and wear over a surface: soft light and dark patches. */
export function mottle(
  c: Chamber,
  strength: number,
  cells_per_m: number,
  x = c.left,
  y = -c.height,
  w = c.width,
  h = c.height,
): void {
  const fine = clamp(cells_per_m * 6, 3, 40);
  // No patch is finer than a pixel.
  const cols = Math.max(4, Math.min(320, Math.round(w * Math.min(fine, c.px_per_m))));
  const rows = Math.max(4, Math.min(200, Math.round(h * Math.min(fine, c.px_per_m))));
  const period = Math.max(1, Math.round(w * cells_per_m));
  const { seed } = c.brush;
  const canvas = canvasOfPixels(c.brush.createCanvas, cols, rows, (px, py, out) => {
    const value = fractal((px / cols) * period, (py / rows) * h * cells_per_m, seed, 3, period) - 0.5;
    out[0] = out[1] = out[2] = value > 0 ? 255 : 0;
    out[3] = Math.min(255, Math.abs(value) * 2 * 255 * strength);
  });
  c.ctx.save();
  c.ctx.globalCompositeOperation = "soft-light";
  c.ctx.drawImage(imageOf(canvas), x, y, w, h);
  c.ctx.restore();
}

/** Darkness behind and under a thing that stands before a wall. */
export function shadeBehind(c: Chamber, x: number, y: number, w: number, h: number, depth = 0.12): void {
  for (let i = 3; i > 0; i--) {
    const grow = (depth * i) / 3;
    panelAlpha(
      c.ctx,
      [8, 6, 10],
      0.13,
      x - grow * 0.5 - c.key * grow * 0.6,
      y - grow * 0.2,
      w + grow,
      h + grow * 0.5,
      grow,
    );
  }
}

export function panelAlpha(
  ctx: Ctx,
  colour: Rgb,
  alpha: number,
  x: number,
  y: number,
  w: number,
  h: number,
  r = 0,
): void {
  ctx.globalAlpha = alpha;
  panel(ctx, colour, x, y, w, h, r);
  ctx.globalAlpha = 1;
}

/** A rectangular body: lit from the key side, a bright upper edge, darker towards the floor. */
export function body(c: Chamber, tone: Rgb, x: number, y: number, w: number, h: number, r = 0): void {
  const { ctx } = c;
  const [a, b] = c.key > 0 ? [0.78, 1.1] : [1.1, 0.78];
  panel(ctx, along(ctx, x, x + w, scale(tone, a), tone, scale(tone, b)), x, y, w, h, r);
  panelAlpha(ctx, [255, 248, 236], 0.22, x + r * 0.6, y, w - r * 1.2, Math.min(0.014, h * 0.12), 0);
  panelAlpha(ctx, [0, 0, 0], 0.2, x + r * 0.6, y + h * 0.86, w - r * 1.2, h * 0.14, 0);
}
