import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, panel, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { shadedLamp } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { doorway, glazing, sunPatch } from "#lib/render/scene/elements/shapes/openings.ts";
import { sofa, table } from "#lib/render/scene/elements/shapes/seating.ts";
import { row, shelf } from "#lib/render/scene/elements/shapes/shelving.ts";
import {
  band,
  bricks,
  cornice,
  panelling,
  plaster,
  skirting,
} from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { mirror, picture, pottedPlant } from "#lib/render/scene/elements/shapes/wall-things.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const wallOf = (c: Chamber): Rgb => c.brush.colour ?? mix(rgb("#7d7a66"), c.light.primary, 0.16);

/** A mantelpiece with a fire of logs. */
export function hearth(c: Chamber, x: number, stone: Rgb): void {
  const { ctx } = c;
  const fire: Rgb = [255, 140, 56];
  body(c, stone, x - 0.2, -1.25, 1.7, 1.25);
  bricks(c, rgb("#4a2e26"), [x + 0.12, -0.92, 1.06, 0.92]);
  panel(ctx, [14, 10, 10], x + 0.2, -0.84, 0.9, 0.84);
  body(c, scale(stone, 1.15), x - 0.32, -1.33, 1.94, 0.11, 0.01);
  c.pool({ x: x + 0.65, y: -0.35, rx: 2.1, ry: 1.3, colour: fire, strength: 0.9 });
  c.shine(() => {
    for (let i = 0; i < 26; i++) {
      const at = (c.random() - 0.5) * 0.6;
      const h = (0.42 - Math.abs(at) * 0.6) * (0.5 + c.random() * 0.6);
      oval(
        ctx,
        mix(fire, [255, 240, 180], c.random() ** 2),
        x + 0.65 + at,
        -0.12 - h / 2,
        0.035 + c.random() * 0.03,
        h / 2,
        at * 0.4,
        0.55,
      );
    }
    for (const [dx, turn] of [
      [0.5, 0.2],
      [0.8, -0.18],
    ] as const)
      oval(ctx, [54, 30, 20], x + dx, -0.09, 0.3, 0.06, turn);
    c.brush.glow({ x: x + 0.65, y: -0.3, radius: 1.3, colour: fire, strength: 0.9, flicker: 0.5 });
  });
}

function back(c: Chamber): void {
  const mid = c.middle;
  const wood = rgb("#6a4630");
  plaster(c, wallOf(c));
  panelling(c, mix(wallOf(c), [226, 216, 196], 0.2), band(c, 0, 0.85), 0.7);
  cornice(c, rgb("#cfc4b0"));
  glazing(c, mid - 2.35, -2.35, 1.35, 1.6, {
    panes: [2, 3],
    frame: rgb("#e2d9c8"),
    curtain: mix(rgb("#8a5644"), c.light.accent, 0.35),
  });
  hearth(c, mid + 0.9, rgb("#b7a890"));
  mirror(c, mid + 1.05, -2.35, 1, 0.85, rgb("#a98448"));
  row(c, "cups", mid + 0.75, mid + 1.1, -1.33, 0.2);
  row(c, "books", mid + 1.95, mid + 2.25, -1.33, 0.24);
  sofa(c, mix(rgb("#4f5f66"), c.light.primary, 0.12), mid - 2.5, 2.1, mix(c.light.accent, [170, 110, 70], 0.4));
  shadedLamp(c, mid - 0.1, 0, 1.55, [246, 226, 186], 0.46);
  if (c.width > 6.4) shelf(c, "books", c.right - 0.95, 0.85, 2.2, 0, 5, wood);
  pottedPlant(c, c.left + 0.35, 1.3);
  sunPatch(c, c.key > 0 ? mid - 0.7 : mid + 0.3, -2.35, 0.7, 1.2);
}

function side(c: Chamber): void {
  const wood = rgb("#6a4630");
  plaster(c, wallOf(c));
  panelling(c, mix(wallOf(c), [226, 216, 196], 0.2), band(c, 0, 0.85), 0.7);
  cornice(c, rgb("#cfc4b0"));
  glazing(c, c.left + 0.7, -2.35, 1.3, 1.6, {
    panes: [2, 3],
    frame: rgb("#e2d9c8"),
    curtain: mix(rgb("#8a5644"), c.light.accent, 0.35),
  });
  shelf(c, ["books", "books", "jars", "books", "boxes"], c.left + 2.6, 1.7, 2.25, 0, 5, wood);
  picture(c, c.left + 4.75, -2.05, 1, 0.72, c.light.accent);
  table(c, wood, c.left + 4.7, 1.1, 0.72);
  shadedLamp(c, c.left + 5, -0.72, 0.45, [246, 226, 186], 0.32);
  row(c, "books", c.left + 5.3, c.left + 5.65, -0.74, 0.22);
  doorway(c, mix(wood, [226, 216, 196], 0.6), c.left + 6.1, 0.85, 2.05, true);
  skirting(c, mix(wallOf(c), [226, 216, 196], 0.3));
}

export const livingRoomWalls: Walls = { back, side };
