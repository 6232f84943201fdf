import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fillLit, isLit, isSnowed, patch, wall, wallLight } from "./masonry-walls.ts";
import { drum, roundFill, roundLight } from "./round-towers.ts";
import { line, oval, type Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";

const lamp: Rgb = [255, 200, 120];

/** A roof whose eaves sweep up at their corners; y is its eaves, `rise` its height. */
function sweptRoof(brush: Brush, y: number, half: number, topHalf: number, rise: number, tiles: Rgb): void {
  const { ctx, light } = brush;
  const e = wallLight(brush);
  const lift = half * 0.16;
  const outline = () => {
    ctx.beginPath();
    ctx.moveTo(-half, y - lift);
    ctx.quadraticCurveTo(-half * 0.62, y - rise * 0.2, -topHalf, y - rise);
    ctx.lineTo(topHalf, y - rise);
    ctx.quadraticCurveTo(half * 0.62, y - rise * 0.2, half, y - lift);
    ctx.quadraticCurveTo(half * 0.55, y + lift * 0.25, 0, y + lift * 0.25);
    ctx.quadraticCurveTo(-half * 0.55, y + lift * 0.25, -half, y - lift);
  };
  outline();
  const side = light.side < 0 ? -1 : 1;
  const gradient = ctx.createLinearGradient(-side * half, 0, side * half, 0);
  gradient.addColorStop(0, css(sunlit(light, scale(tiles, 0.75), e.front * 0.5)));
  gradient.addColorStop(0.6, css(sunlit(light, tiles, e.front + 0.12)));
  gradient.addColorStop(1, css(sunlit(light, mix(tiles, [255, 244, 226], 0.12), 0.9 - light.back * 0.2)));
  ctx.fillStyle = gradient;
  ctx.fill();
  ctx.save();
  outline();
  ctx.clip();
  const ribs = Math.round(half / 0.02);
  for (let i = -ribs; i <= ribs; i++) {
    const t = i / ribs;
    line(ctx, sunlit(light, scale(tiles, 0.45), 0.2), 0.0045, [[t * topHalf, y - rise], [t * half * 0.66, y - rise * 0.3], [t * half, y + lift * 0.2]], 0.55);
  }
  if (isSnowed(brush)) {
    ctx.fillStyle = css(sunlit(light, [238, 243, 252], e.front + 0.3), 0.94);
    ctx.beginPath();
    ctx.moveTo(-half, y - lift * 1.4);
    for (let i = 0; i <= 20; i++) ctx.lineTo(-half + (i / 20) * half * 2, y - lift * (0.2 + 0.9 * Math.abs(i / 10 - 1) ** 2) - (i % 2) * 0.006);
    ctx.lineTo(topHalf, y - rise - 0.02);
    ctx.lineTo(-topHalf, y - rise - 0.02);
    ctx.fill();
  }
  ctx.restore();
  const edge = sunlit(light, mix(tiles, rgb("#c9a464"), 0.5), e.front + 0.25);
  line(ctx, edge, 0.009, [[-half, y - lift], [-half * 0.5, y + lift * 0.12], [0, y + lift * 0.25], [half * 0.5, y + lift * 0.12], [half, y - lift]]);
}

/** A pagoda: storeys of red posts and white panels under swept roofs, each smaller than the last, and its spire. */
export function paintPagoda(brush: Brush): void {
  const { ctx, light } = brush;
  const post = brush.colour ?? rgb("#a8382a");
  const tiles = rgb("#4a5358");
  const e = wallLight(brush);
  const storeys = 5;
  fillLit(brush, [[-0.34, -0.05], [0.34, -0.05], [0.38, 0.012], [-0.38, 0.012]], rgb("#a39a8c"), e.front);
  for (let i = 0; i < storeys; i++) {
    const foot = -0.05 - i * 0.165;
    const half = 0.2 - i * 0.026;
    const high = 0.105;
    const face = wall(-half, half, foot - high, foot - high, foot, foot, e.front);
    patch(brush, face, 0, 0, 1, 1, sunlit(light, rgb("#e9dfcc"), e.front));
    const bays = 5;
    for (let bay = 0; bay < bays; bay++) {
      const door = bay === 2;
      if (isLit(brush) && (door || bay % 2 === 1)) {
        patch(brush, face, (bay + 0.12) / bays, 0.2, (bay + 0.88) / bays, door ? 1 : 0.85, mix(lamp, [255, 240, 200], 0.3));
        const [x, y] = face.at((bay + 0.5) / bays, 0.55);
        brush.glow({ x, y, radius: 0.1, colour: lamp, strength: 0.35, flicker: 0.15 });
      } else if (door) patch(brush, face, (bay + 0.12) / bays, 0.2, (bay + 0.88) / bays, 1, sunlit(light, rgb("#5a2f22"), e.front));
      else patch(brush, face, (bay + 0.2) / bays, 0.25, (bay + 0.8) / bays, 0.8, sunlit(light, rgb("#6d7c5e"), e.front), 0.7);
    }
    for (let p = 0; p <= bays; p++) drum(brush, -half + (p / bays) * half * 2, foot - high, foot, 0.014, 0.014, post, false);
    patch(brush, face, -0.03, 0, 1.03, 0.16, sunlit(light, post, e.front * 0.7));
    // The eaves' shade falls over the upper wall.
    patch(brush, face, -0.03, 0, 1.03, 0.36, [12, 12, 20], 0.34);
    if (i) for (let r = -9; r <= 9; r++) line(ctx, sunlit(light, scale(post, 0.8), e.front), 0.004, [[(r / 9) * half * 1.1, foot - 0.028], [(r / 9) * half * 1.1, foot]]);
    if (i) line(ctx, sunlit(light, post, e.front + 0.1), 0.006, [[-half * 1.12, foot - 0.028], [half * 1.12, foot - 0.028]]);
    const last = i === storeys - 1;
    sweptRoof(brush, foot - high + 0.012, half + 0.155 - i * 0.008, last ? 0.012 : half - 0.026, last ? 0.12 : 0.075, tiles);
  }
  const tip = -0.05 - (storeys - 1) * 0.165 - 0.2;
  const gold = rgb("#c9a350");
  line(ctx, sunlit(light, gold, 0.8), 0.01, [[0, tip + 0.02], [0, -1.03]]);
  for (let i = 0; i < 6; i++) oval(ctx, sunlit(light, gold, 0.5 + roundLight(brush, 0.3) * 0.4), 0, tip - 0.015 - i * 0.018, 0.017 - i * 0.0015, 0.005);
}

/** A temple front of columns: steps, fluted shafts, architrave, pediment. */
export function paintTempleFront(brush: Brush): void {
  const { ctx, light } = brush;
  const stone = brush.colour ?? rgb("#e2d8c2");
  const e = wallLight(brush);
  for (let i = 0; i < 4; i++) {
    const y = -0.035 * i;
    const half = 0.86 - i * 0.035;
    fillLit(brush, [[-half, y - 0.035], [half, y - 0.035], [half, y + 0.006], [-half, y + 0.006]], stone, e.front + (i % 2) * 0.05);
    line(ctx, sunlit(light, mix(stone, [255, 255, 250], 0.4), e.front + 0.3), 0.007, [[-half, y - 0.034], [half, y - 0.034]]);
  }
  const cella = wall(-0.66, 0.66, -0.66, -0.66, -0.14, -0.14, e.front * 0.4);
  patch(brush, cella, 0, 0, 1, 1, sunlit(light, scale(stone, 0.42), 0.12));
  patch(brush, cella, 0.42, 0.16, 0.58, 1, isLit(brush) ? mix(lamp, [255, 240, 200], 0.2) : sunlit(light, [28, 24, 24], 0.1));
  if (isLit(brush)) brush.glow({ x: 0, y: -0.36, radius: 0.5, colour: lamp, strength: 0.6, flicker: 0.25 });
  for (let i = 0; i < 6; i++) {
    const x = -0.66 + i * 0.264;
    drum(brush, x, -0.66, -0.16, 0.086, 0.104, stone, false);
    for (let f = 1; f < 8; f++) {
      const across = Math.cos((f / 8) * Math.PI);
      line(ctx, sunlit(light, scale(stone, 0.5), roundLight(brush, across) * 0.6), 0.0042, [[x + across * 0.042, -0.65], [x + across * 0.05, -0.165]], 0.75);
    }
    fillLit(brush, [[x - 0.044, -0.66], [x + 0.044, -0.66], [x + 0.066, -0.69], [x - 0.066, -0.69]], stone, e.front + 0.12);
    fillLit(brush, [[x - 0.07, -0.69], [x + 0.07, -0.69], [x + 0.07, -0.708], [x - 0.07, -0.708]], stone, e.front + 0.2);
    fillLit(brush, [[x - 0.07, -0.165], [x + 0.07, -0.165], [x + 0.075, -0.138], [x - 0.075, -0.138]], stone, e.front + 0.1);
  }
  fillLit(brush, [[-0.75, -0.78], [0.75, -0.78], [0.75, -0.708], [-0.75, -0.708]], stone, e.front + 0.06);
  for (let i = 0; i < 23; i++) {
    const x = -0.72 + i * 0.0645;
    fillLit(brush, [[x, -0.772], [x + 0.03, -0.772], [x + 0.03, -0.73], [x, -0.73]], scale(stone, 0.8), e.front * 0.8);
  }
  fillLit(brush, [[-0.8, -0.81], [0.8, -0.81], [0.78, -0.78], [-0.78, -0.78]], stone, e.front + 0.24);
  fillLit(brush, [[-0.74, -0.81], [0, -0.985], [0.74, -0.81]], scale(stone, 0.7), e.front * 0.75);
  const rake: Rgb = isSnowed(brush) ? [238, 243, 252] : stone;
  fillLit(brush, [[-0.82, -0.81], [0, -1.01], [0, -0.975], [-0.72, -0.81]], rake, e.left * 0.7 + 0.2);
  fillLit(brush, [[0.82, -0.81], [0, -1.01], [0, -0.975], [0.72, -0.81]], rake, e.right * 0.7 + 0.2);
}

/** A mosque: great dome, drum of windows, an arcade, two minarets. */
export function paintMosque(brush: Brush): void {
  const { ctx, light } = brush;
  const stone = brush.colour ?? rgb("#e0d3ba");
  const lead = rgb("#7d9aa0");
  const gold = rgb("#d6b050");
  const e = wallLight(brush);
  const dome = (x: number, y: number, r: number) => {
    ctx.fillStyle = roundFill(brush, x - r, x + r, lead);
    ctx.beginPath();
    ctx.moveTo(x - r * 0.94, y);
    ctx.bezierCurveTo(x - r * 1.16, y - r * 0.55, x - r * 0.5, y - r * 1.02, x, y - r * 1.24);
    ctx.bezierCurveTo(x + r * 0.5, y - r * 1.02, x + r * 1.16, y - r * 0.55, x + r * 0.94, y);
    ctx.fill();
    for (let i = 1; i < 8; i++) {
      const across = Math.cos((i / 8) * Math.PI);
      line(ctx, sunlit(light, scale(lead, 0.55), roundLight(brush, across) * 0.6), r * 0.016, [[x + across * r * 0.94, y], [x + across * r * 0.86, y - r * 0.6], [x, y - r * 1.22]], 0.5);
    }
    line(ctx, sunlit(light, gold, 0.9), r * 0.05, [[x, y - r * 1.22], [x, y - r * 1.5]]);
    oval(ctx, sunlit(light, gold, 1), x, y - r * 1.34, r * 0.06, r * 0.06);
  };
  const arch = (x: number, foot: number, w: number, h: number) => {
    const glow = isLit(brush);
    for (const [grow, colour] of [[0.2, sunlit(light, mix(stone, [255, 250, 238], 0.4), e.front + 0.1)], [0, glow ? mix(lamp, [255, 240, 200], 0.25) : sunlit(light, [48, 42, 44], 0.2)]] as const) {
      const half = (w / 2) * (1 + grow);
      ctx.fillStyle = css(colour);
      ctx.beginPath();
      ctx.moveTo(x - half, foot);
      ctx.lineTo(x - half, foot - h * 0.55);
      ctx.quadraticCurveTo(x - half, foot - h * 0.85, x, foot - h * (1 + grow * 0.4));
      ctx.quadraticCurveTo(x + half, foot - h * 0.85, x + half, foot - h * 0.55);
      ctx.lineTo(x + half, foot);
      ctx.fill();
    }
    if (glow) brush.glow({ x, y: foot - h / 2, radius: h * 1.5, colour: lamp, strength: 0.35, flicker: 0.1 });
  };
  const minaret = (x: number) => {
    drum(brush, x, -0.86, 0.01, 0.05, 0.062, stone, false);
    for (const y of [-0.46, -0.74]) {
      drum(brush, x, y - 0.016, y, 0.088, 0.06, stone, false);
      line(ctx, sunlit(light, stone, 0.7), 0.005, [[x - 0.046, y - 0.04], [x + 0.046, y - 0.04]]);
      for (let i = -4; i <= 4; i++) line(ctx, sunlit(light, stone, 0.5), 0.003, [[x + i * 0.011, y - 0.04], [x + i * 0.011, y - 0.014]]);
    }
    ctx.fillStyle = roundFill(brush, x - 0.034, x + 0.034, lead);
    ctx.beginPath();
    ctx.moveTo(x - 0.034, -0.855);
    ctx.lineTo(x, -1.0);
    ctx.lineTo(x + 0.034, -0.855);
    ctx.fill();
    line(ctx, sunlit(light, gold, 0.9), 0.006, [[x, -1], [x, -1.04]]);
  };
  dome(-0.36, -0.36, 0.1);
  dome(0.36, -0.36, 0.1);
  fillLit(brush, [[-0.25, -0.5], [0.25, -0.5], [0.27, -0.36], [-0.27, -0.36]], stone, e.front + 0.04);
  dome(0, -0.5, 0.245);
  for (let i = -4; i <= 4; i++) arch(Math.sin(i * 0.36) * 0.24, -0.39, 0.024, 0.075);
  fillLit(brush, [[-0.5, -0.36], [0.5, -0.36], [0.5, 0.01], [-0.5, 0.01]], stone, e.front);
  line(ctx, sunlit(light, mix(stone, [255, 250, 238], 0.5), e.front + 0.25), 0.014, [[-0.51, -0.36], [0.51, -0.36]]);
  for (const x of [-0.42, -0.31, -0.2, 0.2, 0.31, 0.42]) arch(x, 0.005, 0.066, 0.2);
  fillLit(brush, [[-0.12, -0.42], [0.12, -0.42], [0.12, 0.01], [-0.12, 0.01]], mix(stone, [255, 250, 238], 0.18), e.front + 0.06);
  arch(0, 0.008, 0.13, 0.34);
  minaret(-0.57);
  minaret(0.57);
}

/** A torii: two red posts that lean together, two beams, the upper one swept. */
export function paintTorii(brush: Brush): void {
  const { ctx, light } = brush;
  const red = brush.colour ?? rgb("#c43d2a");
  const e = wallLight(brush);
  for (const way of [-1, 1]) {
    ctx.save();
    ctx.transform(1, 0, -way * -0.05, 1, 0, 0);
    drum(brush, way * 0.36, -0.86, 0.01, 0.075, 0.085, red, false);
    drum(brush, way * 0.36, -0.09, 0.014, 0.1, 0.108, rgb("#2c2a2c"), false);
    ctx.restore();
  }
  fillLit(brush, [[-0.49, -0.72], [0.49, -0.72], [0.49, -0.645], [-0.49, -0.645]], red, e.front + 0.1);
  fillLit(brush, [[-0.04, -0.84], [0.04, -0.84], [0.04, -0.72], [-0.04, -0.72]], scale(red, 0.85), e.front);
  const beam = (y: number, thick: number, reach: number, colour: Rgb, exposure: number) => {
    ctx.fillStyle = css(sunlit(light, colour, exposure));
    ctx.beginPath();
    ctx.moveTo(-reach, y - 0.05);
    ctx.quadraticCurveTo(0, y + 0.035, reach, y - 0.05);
    ctx.lineTo(reach - 0.015, y - 0.05 + thick);
    ctx.quadraticCurveTo(0, y + 0.035 + thick, -reach + 0.015, y - 0.05 + thick);
    ctx.fill();
  };
  beam(-0.89, 0.075, 0.6, red, e.front + 0.12);
  beam(-0.94, 0.052, 0.64, isSnowed(brush) ? [236, 242, 251] : rgb("#34302f"), e.front + 0.2);
  const outline: Point[] = [[-0.36, -0.66], [0, -0.6], [0.36, -0.66]];
  line(ctx, sunlit(light, rgb("#d9c89a"), e.front + 0.2), 0.018, outline);
  for (let i = -2; i <= 2; i++) {
    const x = i * 0.12;
    const y = -0.605 - Math.abs(i) * 0.012;
    fillLit(brush, [[x - 0.012, y], [x + 0.012, y], [x + 0.02, y + 0.04], [x - 0.004, y + 0.04], [x + 0.012, y + 0.08], [x - 0.016, y + 0.045]], [244, 240, 230], e.front + 0.3);
  }
}
