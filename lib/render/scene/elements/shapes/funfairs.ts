import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { along, body, down, facet, panel, panelAlpha, type Chamber } from "./chamber.ts";

const cream: Rgb = [240, 228, 204];

/** The big wheel: two rims, spokes of wire, cabins that hang level, lamps all round. */
function bigWheel(c: Chamber, x: number, r: number): void {
  const { ctx, light, day } = c;
  const y = -r - 2.2;
  const iron = mix(rgb("#d9d6d0"), light.ambient, 0.25);
  const dark = scale(iron, 0.55);
  for (const dx of [-1, 1])
    facet(ctx, along(ctx, x + dx * r * 0.5, x, dark, iron), [
      x + dx * r * 0.5 - 0.22,
      0,
      x + dx * r * 0.5 + 0.22,
      0,
      x + 0.16,
      y,
      x - 0.16,
      y,
    ]);
  const ring = (radius: number, width: number, tone: Rgb) => {
    ctx.strokeStyle = css(tone);
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, Math.PI * 2);
    ctx.stroke();
  };
  ctx.strokeStyle = css(dark, 0.8);
  ctx.lineWidth = 0.05;
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * Math.PI * 2;
    ctx.beginPath();
    ctx.moveTo(x + Math.cos(a + 0.5) * 0.5, y + Math.sin(a + 0.5) * 0.5);
    ctx.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
    ctx.stroke();
  }
  ring(r * 0.42, 0.08, dark);
  ring(r * 0.9, 0.11, dark);
  ring(r, 0.16, iron);
  ctx.lineWidth = 0.06;
  for (let i = 0; i < 48; i++) {
    const [a, b] = [(i / 48) * Math.PI * 2, ((i + (i % 2 ? 1 : -1)) / 48) * Math.PI * 2];
    ctx.beginPath();
    ctx.moveTo(x + Math.cos(a) * r * 0.9, y + Math.sin(a) * r * 0.9);
    ctx.lineTo(x + Math.cos(b) * r, y + Math.sin(b) * r);
    ctx.stroke();
  }
  const hues = [light.primary, light.accent, rgb("#d9a23c"), cream];
  const cabins = 16;
  for (let i = 0; i < cabins; i++) {
    const a = (i / cabins) * Math.PI * 2 + 0.1;
    const [cx, cy] = [x + Math.cos(a) * r, y + Math.sin(a) * r];
    const hue = mix(hues[i % 4]!, [120, 90, 80], 0.15);
    panel(ctx, dark, cx - 0.04, cy, 0.08, 0.35);
    facet(ctx, scale(hue, 0.75), [cx - 0.75, cy + 0.62, cx, cy + 0.2, cx + 0.75, cy + 0.62]);
    panel(ctx, mix([60, 70, 90], [255, 214, 150], 0.7 * day.lamps), cx - 0.55, cy + 0.6, 1.1, 0.5);
    for (const dx of [-0.55, 0, 0.5]) panel(ctx, scale(hue, 0.6), cx + dx, cy + 0.6, 0.06, 0.5);
    panel(
      ctx,
      along(ctx, cx - 0.65, cx + 0.65, ...(c.key > 0 ? [scale(hue, 0.55), hue] : [hue, scale(hue, 0.55)])),
      cx - 0.65,
      cy + 1.05,
      1.3,
      0.62,
      0.22,
    );
  }
  c.shine(() => {
    for (let i = 0; i < 72; i++) {
      const a = (i / 72) * Math.PI * 2;
      const lamp = i % 3 === 0 ? mix(light.accent, [255, 240, 220], 0.4) : ([255, 226, 160] as Rgb);
      const [lx, ly] = [x + Math.cos(a) * r * 0.96, y + Math.sin(a) * r * 0.96];
      panel(ctx, mix([170, 160, 150], lamp, day.lamps), lx - 0.09, ly - 0.09, 0.18, 0.18, 0.09);
      if (i % 2 === 0) c.brush.glow({ x: lx, y: ly, radius: 0.75, colour: lamp, strength: 0.5 * day.lamps });
    }
    for (let i = 0; i < 12; i++)
      for (let k = 2; k < 9; k++) {
        const a = (i / 12) * Math.PI * 2;
        panelAlpha(
          ctx,
          [255, 214, 150],
          0.25 + 0.7 * day.lamps,
          x + Math.cos(a) * r * 0.1 * k - 0.06,
          y + Math.sin(a) * r * 0.1 * k - 0.06,
          0.12,
          0.12,
          0.06,
        );
      }
    panel(ctx, mix(light.accent, cream, 0.3), x - 0.6, y - 0.6, 1.2, 1.2, 0.6);
    c.brush.glow({ x, y, radius: r * 0.75, colour: [255, 206, 140], strength: 0.22 * day.lamps });
  });
}

/** A roof of striped cloth over its scalloped edge. */
function stripes(c: Chamber, x: number, w: number, eaves: number, peak: number, hue: Rgb): void {
  const { ctx } = c;
  const count = Math.max(6, Math.round(w / 0.8));
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const lit = 0.62 + 0.5 * (c.key > 0 ? t : 1 - t);
    const tone = scale(i % 2 ? cream : hue, lit);
    facet(ctx, tone, [
      x + w * t,
      eaves,
      x + w * (t + 1 / count) + 0.01,
      eaves,
      x + w / 2 + (t - 0.5) * w * 0.06 + 0.03,
      peak,
      x + w / 2 + (t - 0.5) * w * 0.06,
      peak,
    ]);
    ctx.fillStyle = css(scale(i % 2 ? hue : cream, lit * 0.9));
    ctx.beginPath();
    ctx.arc(x + w * (t + 0.5 / count), eaves, w / count / 2, 0, Math.PI);
    ctx.fill();
  }
}

/** The roundabout: horses that rise on brass poles between mirrors and lamps. */
function roundabout(c: Chamber, x: number, w: number): void {
  const { ctx, light, day, random } = c;
  const [floor, eaves] = [-0.7, -4.4];
  body(c, mix(rgb("#8e2f34"), light.primary, 0.25), x, floor, w, -floor);
  panel(
    ctx,
    down(ctx, eaves, floor, scale(rgb("#5c3a2c"), 0.8), scale(rgb("#5c3a2c"), 0.45)),
    x + w * 0.3,
    eaves,
    w * 0.4,
    floor - eaves,
  );
  for (let i = 0; i < 4; i++)
    panel(
      ctx,
      mix([120, 130, 140], [255, 226, 170], day.lamps),
      x + w * (0.33 + i * 0.09),
      eaves + 0.5,
      w * 0.06,
      2.4,
      0.1,
    );
  const brass = rgb("#d8b060");
  for (let i = 0; i < 7; i++) {
    const px = x + w * (0.08 + i * 0.14);
    const rise = 0.5 + random() * 0.7;
    panel(
      ctx,
      along(ctx, px - 0.06, px + 0.06, scale(brass, 0.5), scale(brass, 1.2), scale(brass, 0.5)),
      px - 0.05,
      eaves,
      0.1,
      floor - eaves,
    );
    const hide = scale(mix([244, 236, 224], [110, 70, 50], random() > 0.6 ? 0.8 : random() * 0.2), 0.9);
    const y = floor - rise;
    ctx.fillStyle = css(hide);
    ctx.beginPath();
    ctx.ellipse(px, y, 0.62, 0.27, -0.08, 0, Math.PI * 2);
    ctx.fill();
    facet(ctx, hide, [px + 0.3, y - 0.1, px + 0.62, y - 0.05, px + 0.86, y - 0.72, px + 0.58, y - 0.78]);
    facet(ctx, hide, [px + 0.58, y - 0.8, px + 0.84, y - 0.86, px + 1.08, y - 0.52, px + 0.96, y - 0.44]);
    for (const [dx, fx] of [
      [-0.48, -0.78],
      [-0.38, -0.42],
      [0.42, 0.72],
      [0.34, 0.34],
    ] as const)
      facet(ctx, scale(hide, 0.85), [
        px + dx - 0.07,
        y + 0.1,
        px + dx + 0.09,
        y + 0.1,
        px + fx + 0.05,
        y + 0.66,
        px + fx - 0.05,
        y + 0.66,
      ]);
    panel(ctx, mix(light.accent, [180, 60, 60], 0.4), px - 0.22, y - 0.3, 0.46, 0.2, 0.06);
    facet(ctx, scale(hide, 0.7), [px - 0.58, y - 0.1, px - 0.86, y + 0.36, px - 0.68, y + 0.1]);
  }
  stripes(c, x - 0.4, w + 0.8, eaves, eaves - 3, mix(rgb("#a8323a"), light.primary, 0.2));
  c.pool({ x: x + w / 2, y: -2.4, rx: w * 0.6, ry: 3, colour: [255, 206, 140], strength: 0.9 * day.lamps });
  c.shine(() => {
    for (let i = 0; i <= 14; i++) {
      const lx = x - 0.3 + ((w + 0.6) * i) / 14;
      panel(ctx, mix([196, 180, 150], [255, 232, 176], day.lamps), lx - 0.09, eaves + 0.25, 0.18, 0.2, 0.09);
      c.brush.glow({ x: lx, y: eaves + 0.35, radius: 0.7, colour: [255, 206, 130], strength: 0.5 * day.lamps });
    }
  });
}

function booth(c: Chamber, x: number, w: number, hue: Rgb): void {
  const { ctx, day, random } = c;
  panel(ctx, down(ctx, -2.6, 0, mix([70, 50, 40], [255, 214, 150], 0.6 * day.lamps), [60, 44, 38]), x, -2.7, w, 2.7);
  for (let i = 0; i < 16; i++) {
    const toy = mix([190 * random() + 60, 160 * random() + 60, 150 * random() + 60], hue, 0.2) as Rgb;
    panel(ctx, toy, x + 0.2 + random() * (w - 0.7), -2.4 + Math.floor(random() * 3) * 0.42, 0.3, 0.34, 0.14);
  }
  body(c, scale(hue, 0.8), x - 0.1, -1.05, w + 0.2, 1.05, 0.04);
  stripes(c, x - 0.3, w + 0.6, -2.75, -4.1, hue);
  c.pool({ x: x + w / 2, y: -1.6, rx: w * 0.8, ry: 2.2, colour: [255, 206, 140], strength: 0.8 * day.lamps });
}

/** A fair with its wheel, roundabout and booths, lamps strung above. In metres. */
export function paintFunfair(c: Chamber): void {
  const { ctx, light, day } = c;
  const unit = c.width / 57;
  const at = (x: number) => c.left + x * unit;
  bigWheel(c, at(18), 9.2);
  // A slide that winds round its tower.
  const tower = mix(rgb("#c0503e"), light.accent, 0.3);
  for (let i = 0; i < 6; i++)
    panel(
      ctx,
      along(ctx, at(39.2), at(41.6), ...[0.55, 1.1, 0.7].map((k) => scale(i % 2 ? cream : tower, k))),
      at(39.2),
      -12 + i * 2,
      2.4 * unit,
      2,
    );
  facet(ctx, along(ctx, at(38.8), at(42), scale(tower, 0.6), tower), [at(38.8), -12, at(40.4), -14.6, at(42), -12]);
  for (let i = 0; i < 4; i++) {
    ctx.strokeStyle = css(scale(rgb("#e2b23e"), 0.95 - i * 0.05));
    ctx.lineWidth = 0.5;
    ctx.beginPath();
    ctx.moveTo(at(38.6), -9.6 + i * 2.3);
    ctx.quadraticCurveTo(at(40.4), -8.2 + i * 2.3, at(42.4), -8.9 + i * 2.3);
    ctx.stroke();
  }
  roundabout(c, at(28), 8.6);
  for (const [x, w, hue] of [
    [1.5, 3.6, rgb("#3f6f86")],
    [6.4, 3.2, rgb("#b6783a")],
    [22.6, 3.2, rgb("#6a4f86")],
    [43.6, 3.6, rgb("#a8404a")],
    [48.4, 3.4, rgb("#3f7a62")],
    [52.9, 3, rgb("#c19a3d")],
  ] as const)
    booth(c, at(x), w, mix(hue, light.primary, 0.2));
  c.shine(() => {
    for (let span = 0; span < 9; span++)
      for (let i = 0; i <= 12; i++) {
        const t = i / 12;
        const [x, y] = [at(span * 6.3 + t * 6.3), -5.4 + 4 * 0.7 * t * (1 - t)];
        panel(ctx, mix([150, 140, 130], [255, 226, 160], day.lamps), x - 0.07, y, 0.14, 0.17, 0.07);
        if (i % 2) c.brush.glow({ x, y, radius: 0.5, colour: [255, 206, 130], strength: 0.45 * day.lamps });
      }
  });
}
