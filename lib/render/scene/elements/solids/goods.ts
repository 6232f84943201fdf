import { solidRows, type Good, type SolidRow } from "#lib/elements/solid-rows.ts";
import type { Brush, Painter } from "#lib/render/scene/elements/scene-element.ts";
import { flames as fire, sparks as flyingSparks, wickFlame } from "#lib/render/scene/elements/shapes/flames.ts";
import { sculpt, type View } from "#lib/render/scene/elements/shapes/sculpture.ts";
import { steam } from "#lib/render/scene/elements/shapes/steam.ts";
import { solidsOf } from "./bodies.ts";
import { besides } from "./besides.ts";
import { makingOf, type Making } from "./making.ts";

function viewOf(id: string, { view: { still, quick, away_from_key, ...view } }: Good, { holds, brush }: Making): View {
  const turn = away_from_key && brush.light.side >= 0 ? (view.turn ?? 0) - Math.PI : view.turn;
  return {
    ...(view.pitch === undefined ? {} : { pitch: view.pitch }),
    ...(turn === undefined ? {} : { turn }),
    ...(view.distance === undefined ? {} : { distance: view.distance }),
    // A hand holds the same thing in every picture of an act.
    keep: still ? id : `${id} ${brush.phase}`,
    ...(quick ? { quick: holds({ if: quick }) } : {}),
  };
}

/** Draws with the whole picture turned and grown as its row says. */
function moving({ ctx }: Brush, { moves }: Good, { number }: Making, draw: () => void): void {
  if (!moves) return draw();
  const [x, y] = moves.about;
  const grown = number(moves.grow ?? 1);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(number(moves.turn ?? 0));
  ctx.scale(grown, grown);
  ctx.translate(-x, -y);
  draw();
  ctx.restore();
}

function paintGood(id: string, good: Good, brush: Brush): void {
  const making = makingOf(brush, good);
  for (const name of good.behind ?? []) besides(name, id)(brush);
  if (good.parts.length > 0)
    moving(brush, good, making, () => sculpt(brush, () => solidsOf(good.parts, making), viewOf(id, good, making)));
  for (const name of good.before ?? []) besides(name, id)(brush);
  paintAir(brush, good, making);
}

/** What no body is: steam, fire and the light of it. */
function paintAir(
  brush: Brush,
  { steam: veils = [], flames = [], glows = [] }: Good,
  { holds, number, colour }: Making,
) {
  for (const { y, strength, x = 0, height, half } of veils.filter(holds))
    steam(brush, { x, y: number(y), height, half }, number(strength));
  for (const [i, { on, x = 0, y, height, half = 0.3, sparks = 0 }] of flames.filter(holds).entries()) {
    if (on === "wick") wickFlame(brush, x, number(y), number(height));
    // Of several fires each burns in its own way.
    else
      fire(
        { ...brush, seed: brush.seed + i * 31, phase: (brush.phase + i * 0.4) % 1 },
        x,
        number(y),
        number(height),
        number(half),
      );
    if (sparks > 0) flyingSparks(brush, x, number(y) - 0.2, number(height), sparks);
  }
  for (const { x, y, radius, flicker = 0, colour: tone, strength } of glows.filter(holds))
    brush.glow({ x, y: number(y), radius, flicker, colour: colour(tone), strength: number(strength) });
}

const painterOf =
  ({ id, plain, variants }: SolidRow): Painter =>
  (brush) => {
    const kind = variants.find(
      ({ is, not }) => is.some((one) => brush.variants.has(one)) && !not.some((one) => brush.variants.has(one)),
    );
    paintGood(id, (kind?.good ?? plain)(), brush);
  };

/** Painters of the goods that are told as data. */
export const goods: Readonly<Record<string, Painter>> = Object.fromEntries(
  solidRows.map((row) => [row.id, painterOf(row)]),
);
