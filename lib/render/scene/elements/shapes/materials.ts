import type { Material } from "#lib/contract/element.ts";
import { rgb, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Finish } from "./finish.ts";
import { finish } from "./finish.ts";
import { bump, clouding, darken, glass, glazed, leather, metal, speckle, tint, wood } from "./grain.ts";
import type { Solid } from "./solid.ts";

type Made = (seed: number, own: Rgb | null) => Finish;

const cast =
  (colour: string, rough = 0.2): Made =>
  (seed) =>
    metal(rgb(colour), seed, rough);
const veined: Made = (seed, own) =>
  finish(own ?? [232, 228, 220], {
    rough: 0.22,
    gloss: 0.75,
    soft: 0.3,
    surface: (s) => {
      const cloud = clouding(s.x * 3, s.y * 3, s.z * 3, seed, 4);
      const vein = Math.abs(clouding(s.x * 2.4 + 9, s.y * 3.4, s.z * 2.4, seed + 5, 4) - 0.5);
      darken(s, 0.9 + cloud * 0.16);
      tint(s, [128, 130, 138], Math.max(0, 1 - vein / 0.024) * 0.55);
    },
  });
const rocky: Made = (seed, own) =>
  finish(own ?? [142, 138, 130], {
    rough: 0.9,
    gloss: 0.08,
    surface: (s) => {
      darken(s, 0.72 + clouding(s.x * 7, s.y * 7, s.z * 7, seed, 4) * 0.5);
      bump(s, (x, y, z) => speckle(x * 22, y * 22, z * 22, seed), 0.012, 0.01);
    },
  });

/** What a thing is said to be made of, and how that looks. */
const finishes: Readonly<Record<Material, Made>> = {
  copper: cast("#c8683a", 0.2),
  brass: cast("#c99a3f", 0.22),
  bronze: cast("#8d6236", 0.3),
  gold: cast("#e3ad38", 0.16),
  silver: cast("#d6dade", 0.14),
  steel: cast("#c4c9ce", 0.16),
  iron: cast("#55565a", 0.5),
  tin: cast("#a9aeb2", 0.34),
  wood: (seed, own) => wood(own ?? rgb("#8a5a32"), seed, "y", 1.4),
  marble: veined,
  stone: rocky,
  ceramic: (seed, own) => glazed(own ?? rgb("#ece8de"), seed, 0.05),
  clay: (seed, own) =>
    finish(own ?? rgb("#b4663e"), {
      rough: 0.85,
      gloss: 0.1,
      surface: (s) => darken(s, 0.8 + clouding(s.x * 6, s.y * 6, s.z * 6, seed) * 0.4),
    }),
  leather: (seed, own) => leather(own ?? rgb("#7a4526"), seed),
  glass: (_seed, own) => glass(own ?? [226, 240, 244]),
};

const keyOf = ({ colour, metal: shine, glass: clear }: Finish): string => `${colour.join()} ${shine} ${clear}`;

/** Twice the area of a body's skin. */
function skinOf({ position, index }: Solid): number {
  let sum = 0;
  for (let i = 0; i < index.length; i += 3) {
    const [a, b, c] = [index[i]! * 3, index[i + 1]! * 3, index[i + 2]! * 3];
    const u = [0, 1, 2].map((k) => position[b + k]! - position[a + k]!);
    const v = [0, 1, 2].map((k) => position[c + k]! - position[a + k]!);
    sum += Math.hypot(u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!);
  }
  return sum;
}

/** The bodies with most of what they are in the material that the plan names. */
export function inMaterial(
  solids: readonly Solid[],
  { material, seed, colour }: Pick<Brush, "material" | "seed" | "colour">,
): readonly Solid[] {
  if (material === null) return solids;
  const skins = new Map<string, number>();
  for (const solid of solids) skins.set(keyOf(solid.finish), (skins.get(keyOf(solid.finish)) ?? 0) + skinOf(solid));
  const most = [...skins].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  const own = finishes[material](seed, colour);
  return solids.map((solid) => (keyOf(solid.finish) === most ? { ...solid, finish: own } : solid));
}
