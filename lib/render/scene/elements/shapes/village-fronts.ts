import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { evening, along, body, down, facet, mottle, panel, panelAlpha, type Chamber } from "./chamber.ts";
import { lampLight } from "./luminaires.ts";
import { houseWindow, wallLantern } from "./street-fronts.ts";
import { planks, stones } from "./wall-finishes.ts";
import { line, oval } from "./strokes.ts";

/** A wooden upper storey over stone, beams with plaster between, a steep roof. */
export function cottage(c: Chamber, x: number, w: number, h: number): void {
  const { ctx, random } = c;
  const plasterTone = mix(rgb("#d8c8a4"), rgb("#c9a890"), random());
  const wood = rgb("#4a3222");
  const eaves = h * 0.56;
  panel(ctx, plasterTone, x, -eaves, w, eaves);
  mottle(c, 0.5, 0.7, x, -eaves, w, eaves);
  stones(c, rgb("#9a8c78"), [x, -eaves * 0.34, w, eaves * 0.34], [0.5, 0.28]);
  if (random() > 0.35) {
    for (let i = 0; i <= 4; i++) body(c, wood, x + (i * (w - 0.16)) / 4, -eaves, 0.16, eaves * 0.66);
    body(c, wood, x, -eaves * 0.36, w, 0.16);
    body(c, wood, x, -eaves * 0.7, w, 0.13);
    line(ctx, wood, 0.13, [
      [x + 0.15, -eaves * 0.4],
      [x + w / 4, -eaves * 0.95],
    ]);
    line(ctx, wood, 0.13, [
      [x + w - 0.15, -eaves * 0.4],
      [x + w * 0.75, -eaves * 0.95],
    ]);
  }
  const roof = mix(rgb("#8a4a34"), rgb("#5a5450"), random());
  const snow = c.light.weather === "snow";
  facet(ctx, snow ? [226, 232, 242] : scale(roof, 0.9), [
    x - 0.3,
    -eaves + 0.1,
    x + w * 0.12,
    -h,
    x + w * 0.88,
    -h,
    x + w + 0.3,
    -eaves + 0.1,
  ]);
  if (!snow)
    for (let r = 0; r < 18; r++) {
      const t = r / 18;
      const rise = (h - eaves) / 18;
      const [rx, ry, rw] = [
        x - 0.3 + t * (0.3 + w * 0.12),
        -eaves + 0.1 - t * (h - eaves) - rise,
        w + 0.6 - t * (0.6 + w * 0.24),
      ];
      panelAlpha(ctx, [0, 0, 0], 0.28, rx, ry + rise * 0.78, rw, rise * 0.22);
      for (let at = 0.1; at < rw - 0.3; at += 0.3)
        panelAlpha(ctx, random() > 0.5 ? [0, 0, 0] : [255, 214, 180], random() * 0.16, rx + at, ry, 0.28, rise * 0.8);
    }
  panelAlpha(ctx, [0, 0, 0], 0.35, x - 0.1, -eaves + 0.1, w + 0.2, 0.28);
  body(c, rgb("#8a6a5a"), x + w * 0.68, -h - 0.7, 0.6, 1.2);
  const trim = rgb("#e2d8c0");
  for (const at of [0.16, 0.6])
    houseWindow(c, x + w * at, -eaves * 0.9, w * 0.2, eaves * 0.2, trim, random() < 0.1 + evening(c) * 0.7);
  houseWindow(
    c,
    x + w * 0.6,
    -eaves * 0.46,
    w * 0.24,
    eaves * 0.22,
    trim,
    random() < 0.1 + evening(c) * 0.8,
    [70, 100, 84],
  );
  body(c, scale(wood, 1.4), x + w * 0.16, -2.05, 0.95, 2.05, 0.04);
  wallLantern(c, x + w * 0.16 - 0.25, -2.1);
  for (let i = 0; i < 26; i++)
    oval(
      ctx,
      mix([60, 96, 54], i % 3 ? [96, 130, 66] : c.light.accent, random()),
      x + w * 0.58 + random() * w * 0.3,
      -eaves * 0.22 + random() * 0.16,
      0.08,
      0.07,
    );
}

/** A Japanese town house: dark lattice, a tiled eave, cloth over the door, lanterns. */
export function machiya(c: Chamber, x: number, w: number, h: number): void {
  const { ctx, random } = c;
  const wood = mix(rgb("#4a3426"), rgb("#6b4a32"), random());
  planks(c, wood, [x, -h * 0.86, w, h * 0.86], 0.22);
  panel(ctx, rgb("#d6c9ac"), x + 0.2, -h * 0.8, w - 0.4, h * 0.22);
  mottle(c, 0.4, 0.8, x + 0.2, -h * 0.8, w - 0.4, h * 0.22);
  lattice(c, x + w * 0.12, -h * 0.78, w * 0.76, h * 0.18, wood);
  const tile = c.light.weather === "snow" ? ([226, 232, 242] as Rgb) : rgb("#4c5258");
  for (const [y, out, deep] of [
    [-h * 0.5, 0.22, 0.55],
    [-h * 0.92, 0.3, 0.75],
  ] as const) {
    panelAlpha(ctx, [0, 0, 0], 0.45, x, y + deep * 0.5, w, 0.5);
    facet(ctx, down(ctx, y - deep * 0.5, y + deep * 0.6, scale(tile, 1.15), scale(tile, 0.65)), [
      x - out,
      y + deep * 0.6,
      x - out * 0.4,
      y - deep * 0.5,
      x + w + out * 0.4,
      y - deep * 0.5,
      x + w + out,
      y + deep * 0.6,
    ]);
    for (let at = x - out * 0.6; at < x + w + out * 0.6; at += 0.24)
      panelAlpha(ctx, [0, 0, 0], 0.3, at, y - deep * 0.45, 0.05, deep);
    panel(ctx, scale(tile, 0.5), x - out, y + deep * 0.55, w + out * 2, 0.08);
  }
  lattice(c, x + 0.25, -2.3, w * 0.46, 1.9, wood);
  const dx = x + w * 0.6;
  const doorW = w * 0.32;
  panel(ctx, scale(wood, 0.4), dx, -2.3, doorW, 2.3);
  const on = 0.35 + 0.65 * evening(c);
  c.pool({ x: dx + doorW / 2, y: -1.1, rx: 1.6, ry: 1.8, colour: lampLight, strength: 0.6 * evening(c) });
  c.shine(() =>
    panel(
      ctx,
      down(ctx, -1.6, 0, scale(lampLight, 0.8 * on), scale(lampLight, 0.5 * on)),
      dx + 0.08,
      -1.6,
      doorW - 0.16,
      1.6,
    ),
  );
  const cloth = mix(rgb(random() > 0.5 ? "#2c3c66" : "#8e2a2a"), c.light.accent, 0.2);
  c.shine(() => {
    for (let i = 0; i < 3; i++) {
      const at = dx + 0.03 + (i * doorW) / 3;
      const dim = 0.4 + 0.5 * c.day.strength + 0.2 * evening(c);
      panel(
        ctx,
        along(ctx, at, at + doorW / 3, scale(cloth, dim * 0.7), scale(cloth, dim * 1.25), scale(cloth, dim * 0.7)),
        at,
        -2.25,
        doorW / 3 - 0.04,
        0.75,
      );
    }
    oval(ctx, [236, 228, 210], dx + doorW / 2, -1.9, 0.14, 0.14, 0, 0.8);
  });
}

/** Slats before lit paper. */
function lattice(c: Chamber, x: number, y: number, w: number, h: number, wood: Rgb): void {
  const lit = c.random() < 0.25 + evening(c) * 0.65;
  const paper: Rgb = lit && evening(c) > 0.2 ? [255, 206, 134] : [196, 184, 156];
  const draw = () => {
    panel(c.ctx, down(c.ctx, y, y + h, scale(paper, 0.85), paper, scale(paper, 0.7)), x, y, w, h);
    for (let at = x; at < x + w; at += 0.13) panel(c.ctx, scale(wood, 0.55), at, y, 0.06, h);
    for (const t of [0, 0.5, 0.96]) panel(c.ctx, scale(wood, 0.7), x, y + h * t, w, 0.06);
  };
  if (lit && evening(c) > 0.2) {
    c.pool({ x: x + w / 2, y: y + h / 2, rx: w, ry: h * 1.4, colour: lampLight, strength: 0.35 });
    c.shine(() => {
      draw();
      c.brush.glow({ x: x + w / 2, y: y + h / 2, radius: w * 0.7, colour: lampLight, strength: 0.3 });
    });
  } else draw();
}
