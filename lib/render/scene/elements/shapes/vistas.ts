import { css, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, down, panel, panelAlpha, type Chamber } from "./chamber.ts";
import { traceOpening } from "./openings.ts";
import { line, oval } from "./strokes.ts";

type Area = readonly [x: number, y: number, w: number, h: number];
export type Prospect = "garden" | "city" | "sky" | "stained" | "stars" | "frosted" | "field" | "river" | undefined;

/** What is seen through a wide opening that has no glass: a land, a river or a town, in its hour and weather. */
export function vista(
  c: Chamber,
  frame: Rgb,
  view: Prospect,
  head: "flat" | "round" | "pointed",
  [x, y, w, h]: Area,
): void {
  const { ctx, day } = c;
  const rim = Math.min(0.26, w * 0.06);
  traceOpening(ctx, head, x - rim, y - rim, w + rim * 2, h + rim);
  ctx.fillStyle = css(scale(frame, 0.8));
  ctx.fill();
  c.pool({
    x: x + w / 2,
    y: y + h * 0.7,
    rx: w * 0.7 + 1,
    ry: h * 0.7 + 0.8,
    colour: day.beam,
    strength: day.strength * 0.6,
  });
  c.shine(() => {
    ctx.save();
    traceOpening(ctx, head, x, y, w, h);
    ctx.clip();
    const grey = dull(c);
    panel(
      ctx,
      down(ctx, y, y + h * 0.7, mix(day.top, grey, wetness(c)), mix(day.bottom, grey, wetness(c))),
      x,
      y,
      w,
      h,
    );
    if (view === "city") town(c, [x, y, w, h]);
    else land(c, [x, y, w, h], view === "river");
    falling(c, [x, y, w, h]);
    panelAlpha(ctx, scale(frame, 0.2), 0.5, x, y, w, rim * 0.4);
    ctx.restore();
  });
}

const wetness = ({ light }: Chamber): number => (light.weather === "rain" || light.weather === "storm" ? 0.6 : 0);
const dull = ({ light }: Chamber): Rgb => (light.night > 0.5 ? [26, 32, 46] : [136, 146, 156]);
const level = ({ light, day }: Chamber): number => (light.night > 0.5 ? 0.3 : 0.45 + 0.4 * day.strength);

/** Hills, a row of trees, and meadow or water up to the opening. */
function land(c: Chamber, [x, y, w, h]: Area, river: boolean): void {
  const { ctx, day, random, light } = c;
  const snow = light.weather === "snow";
  const bright = level(c);
  const far = mix(day.bottom, [96, 116, 128], 0.5);
  for (const [at, tone, swing] of [
    [0.5, mix(far, dull(c), wetness(c)), 0.07],
    [0.56, mix(scale(snow ? [170, 184, 204] : [86, 112, 84], bright), far, 0.35), 0.045],
  ] as const) {
    ctx.fillStyle = css(tone);
    ctx.beginPath();
    ctx.moveTo(x, y + h);
    const turn = random() * 6;
    for (let i = 0; i <= 16; i++)
      ctx.lineTo(x + (i * w) / 16, y + h * (at - swing * Math.sin(i * 0.55 + turn) - swing * 0.5 * Math.sin(i * 1.3)));
    ctx.lineTo(x + w, y + h);
    ctx.fill();
  }
  const grass = scale(snow ? [216, 224, 238] : [98, 122, 62], bright);
  panel(
    ctx,
    down(ctx, y + h * 0.62, y + h, mix(grass, far, 0.3), grass, scale(grass, 0.75)),
    x,
    y + h * 0.62,
    w,
    h * 0.4,
  );
  for (let i = 0; i < 5 + w; i++) {
    const at = x + random() * w;
    const high = h * (0.14 + random() * 0.12);
    const foot = y + h * (0.62 + random() * 0.05);
    line(ctx, scale([58, 46, 36], bright), 0.05, [
      [at, foot],
      [at, foot - high],
    ]);
    const leaf = scale(snow ? [196, 206, 220] : [62, 92, 48], bright * (0.8 + random() * 0.4));
    for (let n = 0; n < 6; n++)
      oval(
        ctx,
        leaf,
        at + (random() - 0.5) * high * 0.7,
        foot - high * (0.6 + random() * 0.5),
        high * 0.3,
        high * 0.24,
      );
  }
  if (!river) return;
  const water = mix(mix(day.top, day.bottom, 0.4), dull(c), 0.3 + wetness(c) * 0.5);
  panel(ctx, down(ctx, y + h * 0.7, y + h * 0.95, scale(water, 0.9), scale(water, 0.6)), x, y + h * 0.7, w, h * 0.22);
  for (let i = 0; i < 26 * w; i++)
    panelAlpha(
      ctx,
      [255, 255, 255],
      0.08 + random() * 0.14,
      x + random() * w,
      y + h * (0.71 + random() * 0.2),
      0.1 + random() * 0.3,
      0.012,
    );
  panel(ctx, scale([92, 88, 82], bright), x, y + h * 0.92, w, h * 0.1);
}

/** Roofs and fronts one behind the other, the nearest the darkest; their windows are lit at night. */
function town(c: Chamber, [x, y, w, h]: Area): void {
  const { day, random, light } = c;
  const night = light.night > 0.5;
  for (let row = 0; row < 3; row++) {
    const near = row / 2;
    for (let at = x - 0.4 * random(); at < x + w;) {
      const wide = 0.7 + random() * 1.1;
      const high = h * (0.62 - near * 0.2) * (0.6 + random() * 0.6);
      const hue: Rgb = random() > 0.5 ? [168, 132, 112] : [140, 146, 154];
      const tone = mix(
        scale(hue, level(c) * (1.1 - near * 0.25)),
        mix(day.bottom, dull(c), wetness(c)),
        0.55 - near * 0.42,
      );
      body(c, tone, at, y + h - high, wide, high);
      for (let wy = y + h - high + 0.14; wy < y + h - 0.1; wy += 0.3)
        for (let wx = at + 0.12; wx < at + wide - 0.16; wx += 0.26) {
          const lit = night && random() < 0.45;
          panelAlpha(c.ctx, lit ? [255, 206, 130] : scale(tone, 0.62), lit ? 0.9 : 0.7, wx, wy, 0.12, 0.16);
        }
      at += wide;
    }
  }
}

/** Rain or snow before the view. */
function falling(c: Chamber, [x, y, w, h]: Area): void {
  const { ctx, random, light } = c;
  if (light.weather === "rain" || light.weather === "storm")
    for (let i = 0; i < w * h * 26; i++) {
      const [at, from, long] = [x + random() * w, y + random() * h, 0.14 + random() * 0.2];
      line(
        ctx,
        [214, 224, 236],
        0.012,
        [
          [at, from],
          [at - long * 0.14, from + long],
        ],
        0.55,
      );
    }
  if (light.weather === "snow")
    for (let i = 0; i < w * h * 40; i++)
      oval(ctx, [255, 255, 255], x + random() * w, y + random() * h, 0.018, 0.018, 0, 0.85);
}
