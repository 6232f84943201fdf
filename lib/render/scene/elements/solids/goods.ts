import { solidRows, type Good, type SolidRow } from "#lib/elements/solid-rows.ts";
import type { Brush, Painter } from "#lib/render/scene/elements/scene-element.ts";
import { sculpt, type View } from "#lib/render/scene/elements/shapes/sculpture.ts";
import { steam } from "#lib/render/scene/elements/shapes/steam.ts";
import { solidsOf } from "./bodies.ts";
import { besides } from "./besides.ts";
import { makingOf, type Making } from "./making.ts";

function viewOf(id: string, { view: { still, quick, ...view } }: Good, { holds }: Making): View {
  return {
    ...(view.pitch === undefined ? {} : { pitch: view.pitch }),
    ...(view.turn === undefined ? {} : { turn: view.turn }),
    ...(view.distance === undefined ? {} : { distance: view.distance }),
    ...(still ? { keep: id } : {}),
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
  moving(brush, good, making, () => sculpt(brush, () => solidsOf(good.parts, making), viewOf(id, good, making)));
  for (const name of good.before ?? []) besides(name, id)(brush);
  for (const row of (good.steam ?? []).filter(making.holds)) steam(brush, { ...row, x: row.x ?? 0 }, row.strength);
  for (const row of (good.glows ?? []).filter(making.holds)) {
    const [x, y] = row.at;
    const { radius, flicker = 0 } = row;
    brush.glow({ x, y, radius, flicker, colour: making.colour(row.colour), strength: making.number(row.strength) });
  }
}

const painterOf =
  ({ id, plain, variants }: SolidRow): Painter =>
  (brush) => {
    const kind = variants.find(
      ({ is, not }) => is.some((one) => brush.variants.has(one)) && !not.some((one) => brush.variants.has(one)),
    );
    paintGood(id, kind?.good ?? plain, brush);
  };

/** Painters of the goods that are told as data. */
export const goods: Readonly<Record<string, Painter>> = Object.fromEntries(
  solidRows.map((row) => [row.id, painterOf(row)]),
);
