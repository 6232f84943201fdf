import { css, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { along, body, down, facet, panel, panelAlpha, shadeBehind, type Chamber } from "./chamber.ts";
import { oval } from "./strokes.ts";

/** A framed painting: a land under a sky, a figure of light, or fields of colour. */
export function picture(
  c: Chamber,
  x: number,
  y: number,
  w: number,
  h: number,
  hue: Rgb,
  frame: Rgb = [120, 88, 46],
): void {
  const { ctx, random } = c;
  const rim = Math.min(0.09, Math.min(w, h) * 0.1);
  shadeBehind(c, x, y, w, h, 0.09);
  body(c, frame, x, y, w, h);
  panelAlpha(ctx, [0, 0, 0], 0.45, x + rim * 0.7, y + rim * 0.7, w - rim * 1.4, h - rim * 1.4);
  const [px, py, pw, ph] = [x + rim, y + rim, w - rim * 2, h - rim * 2];
  ctx.save();
  ctx.beginPath();
  ctx.rect(px, py, pw, ph);
  ctx.clip();
  const kind = Math.floor(random() * 3);
  if (kind === 0) {
    panel(ctx, down(ctx, py, py + ph, mix(hue, [70, 90, 140], 0.6), mix(hue, [255, 214, 150], 0.6)), px, py, pw, ph);
    for (let i = 0; i < 3; i++) {
      const base = py + ph * (0.5 + i * 0.17);
      ctx.fillStyle = css(scale(mix(hue, [60, 66, 60], 0.5 + i * 0.15), 0.85 - i * 0.2));
      ctx.beginPath();
      ctx.moveTo(px, py + ph);
      for (let s = 0; s <= 8; s++)
        ctx.lineTo(px + (s * pw) / 8, base - Math.sin(s * 1.3 + i * 2 + random()) * ph * 0.09);
      ctx.lineTo(px + pw, py + ph);
      ctx.fill();
    }
    oval(ctx, [255, 236, 190], px + pw * (0.3 + random() * 0.4), py + ph * 0.34, pw * 0.06, pw * 0.06);
  } else if (kind === 1) {
    // Evening over water.
    panel(ctx, down(ctx, py, py + ph * 0.55, scale(hue, 0.4), mix(hue, [255, 206, 140], 0.6)), px, py, pw, ph * 0.56);
    panel(
      ctx,
      down(ctx, py + ph * 0.55, py + ph, mix(scale(hue, 0.7), [60, 90, 120], 0.5), scale(hue, 0.2)),
      px,
      py + ph * 0.55,
      pw,
      ph * 0.45,
    );
    for (let i = 0; i < 22; i++)
      panelAlpha(
        ctx,
        [255, 232, 180],
        0.5 * random(),
        px + pw * (0.5 + (random() - 0.5) * 0.3),
        py + ph * (0.57 + random() * 0.4),
        pw * 0.08,
        ph * 0.012,
      );
    panel(ctx, [40, 34, 34], px + pw * 0.3, py + ph * 0.52, pw * 0.12, ph * 0.05, ph * 0.02);
    facet(
      ctx,
      [236, 226, 206],
      [px + pw * 0.36, py + ph * 0.52, px + pw * 0.36, py + ph * 0.28, px + pw * 0.44, py + ph * 0.52],
    );
  } else {
    panel(ctx, mix(hue, [236, 226, 206], 0.75), px, py, pw, ph);
    for (let i = 0; i < 5; i++) {
      const tone = mix(scale(hue, 0.5 + random()), [random() * 200, random() * 120, random() * 90], 0.35);
      ctx.globalAlpha = 0.85;
      if (random() > 0.5)
        oval(
          ctx,
          tone,
          px + random() * pw,
          py + random() * ph,
          pw * (0.1 + random() * 0.2),
          ph * (0.08 + random() * 0.22),
          random() * 3,
        );
      else
        panel(
          ctx,
          tone,
          px + random() * pw * 0.7,
          py + random() * ph * 0.7,
          pw * (0.1 + random() * 0.4),
          ph * (0.06 + random() * 0.4),
        );
      ctx.globalAlpha = 1;
    }
  }
  ctx.restore();
}

/** A mirror: the dim room behind the lens, a slanting gleam. */
export function mirror(c: Chamber, x: number, y: number, w: number, h: number, frame: Rgb, round = false): void {
  const { ctx } = c;
  shadeBehind(c, x, y, w, h, 0.08);
  const trace = (grow: number) => {
    ctx.beginPath();
    if (round) ctx.ellipse(x + w / 2, y + h / 2, w / 2 + grow, h / 2 + grow, 0, 0, 7);
    else ctx.rect(x - grow, y - grow, w + grow * 2, h + grow * 2);
  };
  trace(0.035);
  ctx.fillStyle = css(frame);
  ctx.fill();
  ctx.save();
  trace(0);
  ctx.clip();
  panel(ctx, down(ctx, y, y + h, [150, 164, 172], [206, 210, 206], [120, 116, 112]), x, y, w, h);
  for (const at of [0.05, 0.42]) {
    ctx.globalAlpha = 0.25;
    facet(
      ctx,
      [255, 255, 255],
      [x + w * at, y + h, x + w * (at + 0.22), y + h, x + w * (at + 0.5), y, x + w * (at + 0.3), y],
    );
  }
  ctx.restore();
  ctx.globalAlpha = 1;
}

/** A board with lines of chalk or print on it. */
export function board(
  c: Chamber,
  x: number,
  y: number,
  w: number,
  h: number,
  face: Rgb,
  frame: Rgb,
  ink: Rgb,
  lines = 6,
): void {
  const { ctx, random } = c;
  shadeBehind(c, x, y, w, h, 0.07);
  body(c, frame, x - 0.05, y - 0.05, w + 0.1, h + 0.1);
  panel(ctx, along(ctx, x, x + w, scale(face, 0.9), scale(face, 1.15), scale(face, 0.9)), x, y, w, h);
  if (c.px_per_m * h < 14) return;
  panelAlpha(ctx, ink, 0.85, x + w * 0.28, y + h * 0.08, w * 0.44, h * 0.05, 0.01);
  for (let i = 0; i < lines; i++) {
    const ly = y + h * (0.22 + (i * 0.7) / lines);
    let at = x + w * 0.08;
    const end = x + w * (0.5 + random() * 0.2);
    while (at < end) {
      const word = 0.05 + random() * 0.12;
      panelAlpha(ctx, ink, 0.65, at, ly, Math.min(word, end - at), Math.min(0.022, h * 0.03), 0.008);
      at += word + 0.03;
    }
    panelAlpha(ctx, ink, 0.7, x + w * 0.8, ly, w * 0.1, Math.min(0.022, h * 0.03), 0.008);
  }
}

/** A potted plant: a fountain of leaves. */
export function pottedPlant(c: Chamber, x: number, high: number, pot: Rgb = [176, 104, 72], base = 0): void {
  const { ctx, random } = c;
  const pw = 0.2 + high * 0.1;
  const ph = 0.16 + high * 0.14;
  facet(
    ctx,
    along(ctx, x - pw / 2, x + pw / 2, scale(pot, c.key < 0 ? 1.1 : 0.55), pot, scale(pot, c.key < 0 ? 0.5 : 1.1)),
    [x - pw / 2, base - ph, x + pw / 2, base - ph, x + pw * 0.36, base, x - pw * 0.36, base],
  );
  const leaves = Math.round(16 + high * 9);
  for (let i = 0; i < leaves; i++) {
    const turn = ((i + random() * 0.7) / leaves - 0.5) * 2.7;
    const reach = (high - ph) * (0.55 + random() * 0.45);
    const tx = x + Math.sin(turn) * reach * 0.7;
    const ty = base - ph - Math.cos(turn * 0.75) * reach;
    const leaf = mix([36, 66, 40], [118, 150, 78], random() * 0.75 + (Math.sin(turn) * c.key > 0 ? 0.2 : -0.05));
    const mx = (x + tx) / 2 + Math.sin(turn) * reach * 0.2;
    const my = (base - ph + ty) / 2 - reach * 0.12;
    const wide = 0.03 + Math.min(high, 1.6) * 0.03;
    ctx.beginPath();
    ctx.moveTo(x, base - ph);
    ctx.quadraticCurveTo(mx - wide, my - wide, tx, ty);
    ctx.quadraticCurveTo(mx + wide, my + wide, x, base - ph);
    ctx.fillStyle = css(leaf);
    ctx.fill();
  }
}

/** A plant that hangs from above. */
export function hangingPlant(c: Chamber, x: number, y: number, long: number): void {
  const { ctx, random } = c;
  panel(ctx, [40, 36, 32], x - 0.006, -c.height, 0.012, c.height + y);
  for (let i = 0; i < 26; i++) {
    const drop = random() ** 1.4 * long;
    const tone = mix([38, 70, 42], [122, 160, 82], random());
    oval(
      ctx,
      tone,
      x + (random() - 0.5) * 0.46 * (1 - (drop / long) * 0.4),
      y + drop - 0.1,
      0.03,
      0.06,
      (random() - 0.5) * 2,
    );
  }
  panel(
    ctx,
    along(ctx, x - 0.13, x + 0.13, [110, 64, 46], [190, 120, 88], [100, 58, 42]),
    x - 0.13,
    y - 0.12,
    0.26,
    0.16,
    0.05,
  );
}

/** Pipes along a wall with joints. */
export function pipes(c: Chamber, tone: Rgb, y: number, count = 2, thick = 0.12): void {
  for (let i = 0; i < count; i++) {
    const at = y + i * thick * 1.5;
    panel(
      c.ctx,
      down(c.ctx, at, at + thick, scale(tone, 0.6), scale(tone, 1.35), scale(tone, 0.8), scale(tone, 0.35)),
      c.left,
      at,
      c.width,
      thick,
    );
    const joints = Math.max(1, Math.round(c.width / 2));
    for (let n = 0; n < joints; n++)
      panel(
        c.ctx,
        down(c.ctx, at, at + thick, scale(tone, 0.7), scale(tone, 1.5), scale(tone, 0.35)),
        c.left + ((n + 0.3) * c.width) / joints,
        at - 0.015,
        0.07,
        thick + 0.03,
      );
  }
}
