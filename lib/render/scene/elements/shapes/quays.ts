import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { evening, along, body, facet, mottle, panel, panelAlpha, type Chamber } from "./chamber.ts";
import { houseWindow, lampPost } from "./street-fronts.ts";
import { cottage } from "./village-fronts.ts";
import { line, oval } from "./strokes.ts";

const paints: Rgb[] = ["#a8503c", "#d0a858", "#5f7f88", "#c9bda6", "#7a8a68", "#b4745a"].map(rgb);

/** A tall gabled store by the water with a hoist under its peak. */
function store(c: Chamber, x: number, w: number, h: number): void {
  const { ctx, random } = c;
  const tone = mix(paints[Math.floor(random() * paints.length)]!, [120, 116, 110], 0.42);
  const eaves = h * 0.72;
  facet(ctx, along(ctx, x, x + w, scale(tone, c.key < 0 ? 1.1 : 0.8), scale(tone, c.key < 0 ? 0.8 : 1.1)), [
    x,
    0.1,
    x,
    -eaves,
    x + w * 0.5,
    -h,
    x + w,
    -eaves,
    x + w,
    0.1,
  ]);
  mottle(c, 0.5, 0.8, x, -eaves, w, eaves);
  const roof = c.light.weather === "snow" ? ([226, 232, 242] as Rgb) : rgb("#5c4640");
  facet(ctx, roof, [
    x - 0.25,
    -eaves + 0.15,
    x + w * 0.5,
    -h - 0.3,
    x + w + 0.25,
    -eaves + 0.15,
    x + w,
    -eaves - 0.05,
    x + w * 0.5,
    -h + 0.05,
    x,
    -eaves - 0.05,
  ]);
  const columns = Math.max(2, Math.round(w / 1.5));
  const floors = Math.max(1, Math.round((eaves - 1.2) / 1.9));
  for (let floor = 0; floor < floors; floor++)
    for (let i = 0; i < columns; i++)
      houseWindow(
        c,
        x + ((i + 0.5) * w) / columns - 0.3,
        -2.6 - floor * 1.7,
        0.6,
        0.85,
        mix(tone, [240, 232, 216], 0.75),
        random() < 0.05 + evening(c) * 0.55,
      );
  body(c, scale(tone, 0.45), x + w * 0.4, -1.7, w * 0.22, 1.7);
  panel(ctx, [40, 34, 30], x + w * 0.47, -h + 0.5, 0.16, 0.12);
}

/** A moored boat with mast and rigging. */
function moored(c: Chamber, x: number, size: number): void {
  const { ctx, random } = c;
  const hull = paints[Math.floor(random() * paints.length)]!;
  const timber: Rgb = [150, 122, 92];
  line(ctx, timber, 0.07 * size, [
    [x, -0.4],
    [x, -4.6 * size],
  ]);
  line(ctx, timber, 0.05 * size, [
    [x, -1 * size],
    [x + 1.5 * size, -1.15 * size],
  ]);
  for (const dx of [-1.3, 1.6])
    line(ctx, [60, 56, 52], 0.018, [
      [x, -4.5 * size],
      [x + dx * size, -0.5],
    ]);
  panel(ctx, [214, 204, 186], x + 0.1, -1.25 * size, 1.3 * size, 0.22 * size, 0.1);
  facet(ctx, along(ctx, x - 1.5 * size, x + 1.8 * size, scale(hull, 1.15), scale(hull, 0.7)), [
    x - 1.6 * size,
    -0.72 * size,
    x + 1.8 * size,
    -0.62 * size,
    x + 1.35 * size,
    0.12,
    x - 1.15 * size,
    0.12,
  ]);
  panelAlpha(ctx, [240, 234, 222], 0.9, x - 1.55 * size, -0.7 * size, 3.2 * size, 0.08);
  body(c, [226, 218, 204], x - 0.9 * size, -1.08 * size, 0.8 * size, 0.42 * size, 0.05);
}

/** A crane on its legs, arm over the water. */
function crane(c: Chamber, x: number): void {
  const iron = mix(rgb("#b8862c"), c.light.haze, 0.3);
  const { ctx } = c;
  for (const dx of [-0.7, 0.7])
    line(ctx, iron, 0.16, [
      [x + dx, 0],
      [x + dx * 0.5, -4.6],
    ]);
  for (let i = 0; i < 4; i++)
    line(ctx, scale(iron, 0.8), 0.07, [
      [x - 0.65 + i * 0.07, -i * 1.15],
      [x + 0.6 - i * 0.07, -(i + 1) * 1.15],
    ]);
  body(c, iron, x - 0.5, -5.5, 1.1, 1);
  line(ctx, iron, 0.14, [
    [x, -5.4],
    [x + 3, -7.4],
  ]);
  line(ctx, scale(iron, 0.8), 0.05, [
    [x - 0.4, -5.5],
    [x, -6.9],
    [x + 3, -7.4],
  ]);
  line(ctx, [50, 48, 46], 0.03, [
    [x + 2.95, -7.35],
    [x + 2.95, -3.2],
  ]);
  oval(ctx, [60, 56, 52], x + 2.95, -3.1, 0.12, 0.16);
}

/** A waterfront: stores and houses shoulder to shoulder, boats before them. */
export function waterfront(c: Chamber): void {
  const { random } = c;
  const cargo = c.brush.variants.has("port");
  const count = Math.max(3, Math.round(c.width / 4.6));
  const step = c.width / count;
  for (let i = 0; i < count; i++) {
    const x = c.left + i * step;
    if (i % 3 === 2 && !cargo) cottage(c, x + 0.2, step - 0.4, 5 + random());
    else store(c, x, step + 0.01, 5.2 + random() * 2.4);
  }
  if (cargo) for (let i = 0; i < Math.max(1, count / 4); i++) crane(c, c.left + (i + 0.4) * 17);
  panel(c.ctx, rgb("#6e675c"), c.left, -0.42, c.width, 0.8);
  mottle(c, 0.8, 2, c.left, -0.42, c.width, 0.7);
  panelAlpha(c.ctx, [255, 246, 230], 0.25, c.left, -0.42, c.width, 0.05);
  for (let x = c.left + 2.3; x < c.right; x += step * 2) lampPost(c, x, 2.4);
  for (let x = c.left + 1.8; x < c.right - 1.6; x += 3.4 + random() * 2.4) moored(c, x, 0.75 + random() * 0.45);
}
