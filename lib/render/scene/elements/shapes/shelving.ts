import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { along, body, down, panel, panelAlpha, shadeBehind, type Chamber } from "./chamber.ts";
import { oval } from "./strokes.ts";

export type Goods =
  | "books"
  | "bottles"
  | "jars"
  | "bread"
  | "cups"
  | "boxes"
  | "glassware"
  | "crates"
  | "clothes"
  | "plates"
  | "tins"
  | "plants";

const cloths = ["#7c3b32", "#34506b", "#b08a3e", "#46614e", "#6b4a62", "#c4b28e", "#2f3a44", "#9a5a34", "#8b8f7a"].map(
  rgb,
);
const liquors = ["#8a4a1c", "#c98a2e", "#3f6b45", "#d8c9a0", "#6b2430", "#3c5d74", "#b9541f"].map(rgb);
const packs = ["#a8523e", "#c49a48", "#5a7f7a", "#4a5f7e", "#d0c4ac", "#7a8f60", "#7e5266"].map(rgb);

const one = (c: Chamber, from: readonly Rgb[]): Rgb => from[Math.floor(c.random() * from.length)]!;

/** Things in a row that stand on `y` between two points; `room_m` is the space above them. */
export function row(c: Chamber, goods: Goods, x0: number, x1: number, y: number, room_m: number): void {
  const { ctx, random } = c;
  let x = x0;
  while (x < x1 - 0.03) {
    x += thing(c, goods, x, y, room_m, x1 - x);
    if (random() > 0.93) x += 0.05;
  }
  panelAlpha(ctx, [0, 0, 0], 0.25, x0, y - room_m, x1 - x0, room_m * 0.28);
}

function thing(c: Chamber, goods: Goods, x: number, y: number, room_m: number, left_m: number): number {
  const { ctx, random } = c;
  switch (goods) {
    case "books": {
      const w = Math.min(left_m, 0.022 + random() * 0.036);
      const h = Math.min(room_m * 0.92, room_m * (0.62 + random() * 0.3));
      const tone = scale(one(c, cloths), 0.75 + random() * 0.5);
      panel(ctx, along(ctx, x, x + w, scale(tone, 0.7), scale(tone, 1.15), scale(tone, 0.6)), x, y - h, w - 0.002, h);
      if (random() > 0.5) panelAlpha(ctx, [232, 204, 140], 0.6, x + w * 0.15, y - h * 0.82, w * 0.7, 0.012);
      if (random() > 0.6) panelAlpha(ctx, [232, 204, 140], 0.45, x + w * 0.15, y - h * 0.2, w * 0.7, 0.008);
      return w;
    }
    case "bottles": {
      const w = Math.min(left_m, 0.075 + random() * 0.025);
      const h = Math.min(room_m * 0.92, 0.24 + random() * 0.1);
      const tone = one(c, liquors);
      const fill = along(ctx, x, x + w, scale(tone, 0.35), scale(tone, 1.35), scale(tone, 0.7), scale(tone, 0.3));
      panel(ctx, fill, x, y - h * 0.64, w, h * 0.64, w * 0.2);
      panel(ctx, fill, x + w * 0.34, y - h, w * 0.32, h * 0.5, w * 0.1);
      panelAlpha(ctx, mix(tone, [240, 228, 200], 0.75), 0.85, x + w * 0.06, y - h * 0.45, w * 0.88, h * 0.22);
      panelAlpha(ctx, [255, 255, 255], 0.55, x + w * 0.16, y - h * 0.6, w * 0.1, h * 0.5, w * 0.05);
      return w + 0.018;
    }
    case "glassware":
    case "jars": {
      const w = Math.min(left_m, 0.09 + random() * 0.05);
      const h = Math.min(room_m * 0.85, 0.13 + random() * 0.13);
      const tone =
        goods === "jars"
          ? one(c, packs)
          : mix(
              one(c, [
                [90, 200, 190],
                [250, 180, 70],
                [120, 160, 250],
                [230, 240, 244],
              ]),
              [220, 236, 240],
              0.35,
            );
      panel(ctx, along(ctx, x, x + w, scale(tone, 0.6), scale(tone, 1.2), scale(tone, 0.65)), x, y - h, w, h, w * 0.18);
      panelAlpha(ctx, [240, 248, 250], 0.4, x + w * 0.02, y - h, w * 0.96, h * 0.36, w * 0.18);
      panelAlpha(ctx, [255, 255, 255], 0.6, x + w * 0.16, y - h * 0.9, w * 0.08, h * 0.75, w * 0.04);
      panel(ctx, goods === "jars" ? [96, 70, 46] : [206, 216, 222], x + w * 0.12, y - h - 0.022, w * 0.76, 0.03, 0.006);
      return w + 0.025;
    }
    case "bread": {
      const w = Math.min(left_m, 0.2 + random() * 0.16);
      const h = Math.min(room_m * 0.7, 0.11 + random() * 0.05);
      const crust = mix([196, 124, 58], [120, 66, 28], random() * 0.7);
      ctx.beginPath();
      ctx.ellipse(x + w / 2, y - h * 0.42, w / 2, h * 0.56, 0, 0, 7);
      ctx.fillStyle = down(ctx, y - h, y, mix(crust, [255, 226, 160], 0.45), crust, scale(crust, 0.45));
      ctx.fill();
      for (let i = 0; i < 3; i++)
        oval(
          ctx,
          mix(crust, [255, 236, 190], 0.7),
          x + w * (0.28 + i * 0.22),
          y - h * 0.62,
          w * 0.028,
          h * 0.26,
          0.5,
          0.8,
        );
      return w + 0.012;
    }
    case "cups": {
      const w = Math.min(left_m, 0.085);
      const h = 0.075 + random() * 0.05;
      const tone = random() > 0.25 ? ([238, 230, 216] as Rgb) : one(c, packs);
      panel(ctx, along(ctx, x, x + w, scale(tone, 0.72), tone, scale(tone, 0.55)), x, y - h, w, h, [w * 0.1] as never);
      ctx.lineWidth = 0.012;
      ctx.strokeStyle = `rgba(${tone.map((v) => Math.round(v * 0.7)).join(",")},1)`;
      ctx.beginPath();
      ctx.arc(x + w, y - h * 0.55, h * 0.26, -1.3, 1.3);
      ctx.stroke();
      return w + 0.05;
    }
    case "plates": {
      const r = Math.min(left_m / 2, 0.12, room_m * 0.42);
      oval(ctx, [206, 198, 184], x + r, y - r, r, r);
      oval(ctx, [244, 238, 228], x + r - 0.004, y - r - 0.004, r * 0.93, r * 0.93);
      oval(ctx, [222, 214, 202], x + r, y - r, r * 0.62, r * 0.62);
      return r * 2 + 0.03;
    }
    case "clothes": {
      const w = Math.min(left_m, 0.1 + random() * 0.1);
      const h = room_m * (0.72 + random() * 0.22);
      const tone = scale(one(c, cloths), 0.9 + random() * 0.5);
      panel(
        ctx,
        along(ctx, x, x + w, scale(tone, 0.5), scale(tone, 1.15), scale(tone, 0.6)),
        x,
        y - room_m,
        w,
        h,
        0.03,
      );
      return w * 0.9;
    }
    case "plants": {
      const w = Math.min(left_m, 0.24);
      panel(
        ctx,
        along(ctx, x + w * 0.2, x + w * 0.8, [120, 66, 44], [196, 118, 82], [110, 60, 40]),
        x + w * 0.22,
        y - 0.14,
        w * 0.56,
        0.14,
        0.01,
      );
      for (let i = 0; i < 12; i++) {
        const leaf = mix([54, 92, 48], [132, 168, 84], random());
        oval(
          ctx,
          leaf,
          x + w * (0.1 + random() * 0.8),
          y - 0.16 - random() * Math.min(0.26, room_m * 0.6),
          0.022,
          0.07,
          (random() - 0.5) * 2,
        );
      }
      return w + 0.05;
    }
    default: {
      const big = goods === "crates";
      const w = Math.min(left_m, big ? 0.5 + random() * 0.4 : goods === "tins" ? 0.1 : 0.1 + random() * 0.16);
      const h = Math.min(
        room_m * 0.9,
        big ? room_m * (0.5 + random() * 0.4) : goods === "tins" ? 0.15 : 0.12 + random() * 0.16,
      );
      const tone = big ? mix([176, 132, 84], [120, 88, 58], random()) : one(c, packs);
      panel(
        ctx,
        down(ctx, y - h, y, scale(tone, 1.12), scale(tone, 0.78)),
        x,
        y - h,
        w - 0.008,
        h,
        goods === "tins" ? 0.012 : 0,
      );
      if (big) panelAlpha(ctx, [226, 200, 150], 0.5, x + w * 0.44, y - h, w * 0.1, h);
      else panelAlpha(ctx, [248, 242, 228], 0.75, x + w * 0.14, y - h * 0.68, w * 0.68, h * 0.3);
      return w + 0.006;
    }
  }
}

/** A bookcase or rack against a wall: a dark back, boards, and what stands on them. */
export function shelf(
  c: Chamber,
  goods: Goods | readonly Goods[],
  x: number,
  w: number,
  top: number,
  bottom: number,
  rows: number,
  tone: Rgb,
  cheeks = true,
): void {
  const { ctx } = c;
  if (cheeks) {
    shadeBehind(c, x, -top, w, top - bottom, 0.14);
    body(c, scale(tone, 0.9), x, -top, w, top - bottom);
    panel(ctx, scale(tone, 0.3), x + 0.035, -top + 0.035, w - 0.07, top - bottom - 0.05);
  }
  const step = (top - bottom - 0.06) / rows;
  for (let i = 0; i < rows; i++) {
    const y = -bottom - i * step - 0.02;
    const kind = typeof goods === "string" ? goods : goods[i % goods.length]!;
    if (!cheeks) panelAlpha(ctx, [0, 0, 0], 0.3, x, y, w, 0.1);
    row(c, kind, x + 0.05, x + w - 0.05, y, step - 0.03);
    panel(
      ctx,
      down(ctx, y, y + 0.03, scale(tone, 1.3), scale(tone, 0.7)),
      x + (cheeks ? 0.03 : 0),
      y,
      w - (cheeks ? 0.06 : 0),
      0.03,
    );
  }
  if (cheeks) panel(ctx, scale(tone, 1.2), x - 0.03, -top - 0.03, w + 0.06, 0.05, 0.01);
}
