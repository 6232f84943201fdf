import { mostPeople, type PersonLooks } from "#lib/contract/looks.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import { anybody } from "./anybody.ts";
import { paintFigure } from "./person.ts";

/** Half the width over which so many stand, in heights, and in how many rows. */
function placesFor(count: number): { reach: number; rows: number } {
  if (count <= 2) return { reach: 0.22, rows: 1 };
  if (count <= 5) return { reach: 0.115 * count + 0.05, rows: 1 };
  return { reach: Math.min(1.36, 0.11 * count + 0.1), rows: count > 8 ? 3 : 2 };
}

/** How tall somebody is against the tallest of a group. */
const tallness = ({ age, sex, stature }: PersonLooks): number =>
  (age === "baby" ? 0.45 : age === "child" ? 0.68 : age === "teen" ? 0.92 : sex === "woman" ? 0.95 : 1) *
  (stature === "tall" ? 1.06 : stature === "short" ? 0.92 : 1);

/** How far a body and what it carries reach to either side, in its heights. */
const bodyReach = 0.8;

/** Several people, each their own: those behind smaller and first, those before them nearer and last. */
export function paintPeople(brush: Brush): void {
  const { ctx, window } = brush;
  const people =
    brush.people ??
    Array.from({ length: mostPeople }, (_, i) => anybody(brush.seed + i * 613 + 7, i % 5 === 4 ? "old" : "adult"));
  const { reach, rows } = placesFor(people.length);
  const order = people.map((_, i) => i).toSorted((a, b) => (a % rows) - (b % rows));
  for (const i of order) {
    const random = randomFrom(brush.seed + i * 613 + 7);
    const row = rows === 1 ? 1 : (i % rows) / (rows - 1);
    const size = (0.84 + 0.14 * row) * (0.96 + random() * 0.08);
    const across = ((i + 0.5) / people.length - 0.5) * 2 * reach + (random() - 0.5) * 0.09;
    const person = people[i]!;
    const scale = size * tallness(person);
    // Whoever stands beside the frame costs as much as who stands in it.
    if (across + bodyReach * scale < window.left || across - bodyReach * scale > window.right) continue;
    ctx.save();
    ctx.translate(across, -0.05 * (1 - row));
    const turned = random() < 0.22 && brush.facing !== "left" && brush.facing !== "right";
    const mirrored = turned && random() > 0.5;
    ctx.scale(mirrored ? -scale : scale, scale);
    paintFigure(
      {
        ...brush,
        seed: brush.seed + i * 613 + 7,
        colour: null,
        px_per_unit: brush.px_per_unit * scale,
        light: mirrored ? { ...brush.light, side: -brush.light.side } : brush.light,
        facing: turned ? "right" : brush.facing,
        phase: (brush.phase + random()) % 1,
        motion: brush.motion === "still" ? "idle" : brush.motion,
        glow: () => {},
      },
      person,
    );
    ctx.restore();
  }
}
