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
const materials: readonly (readonly [words: RegExp, made: Made])[] = [
  [/copper|cobre|cuivre|kupfer\p{L}*|rame/u, cast("#c8683a", 0.2)],
  [/brass|latón|laiton|messing\p{L}*|latão|ottone/u, cast("#c99a3f", 0.22)],
  [/bronze\p{L}*|bronce|bronzo/u, cast("#8d6236", 0.3)],
  [/gold|golden|gilded|oro|dorad[oa]|doré|dorée|ouro|dourad[oa]|dorat[oa]|goldene\p{L}*/u, cast("#e3ad38", 0.16)],
  [/silver|plata|argent|silberne\p{L}*|prata|argento/u, cast("#d6dade", 0.14)],
  [/steel|chrome|acero|acier|stählerne\p{L}*|aço|acciaio/u, cast("#c4c9ce", 0.16)],
  [/iron|hierro|fer|eiserne\p{L}*|ferro/u, cast("#55565a", 0.5)],
  [/tin|pewter|zinc|hojalata|étain|zinn\p{L}*|estanho|latta/u, cast("#a9aeb2", 0.34)],
  [
    /wooden|wood|oak|walnut|mahogany|cedar|madera|bois|hölzerne\p{L}*|madeira|legno/u,
    (seed, own) => wood(own ?? rgb("#8a5a32"), seed, "y", 1.4),
  ],
  [/marble|alabaster|mármol|marbre|marmorne\p{L}*|mármore|marmo/u, veined],
  [/stone|granite|slate|piedra|pierre|steinerne\p{L}*|pedra|pietra/u, rocky],
  [
    /ceramic|porcelain|enamel|enamelled|cerámica|céramique|porzellan\p{L}*|cerâmica|ceramica|porcelana|porcelaine|porcellana/u,
    (seed, own) => glazed(own ?? rgb("#ece8de"), seed, 0.05),
  ],
  [
    /clay|terracotta|earthenware|barro|terre cuite|tönerne\p{L}*|argila|terracotta/u,
    (seed, own) =>
      finish(own ?? rgb("#b4663e"), {
        rough: 0.85,
        gloss: 0.1,
        surface: (s) => darken(s, 0.8 + clouding(s.x * 6, s.y * 6, s.z * 6, seed) * 0.4),
      }),
  ],
  [/leather|cuero|cuir|lederne\p{L}*|couro|pelle|cuoio/u, (seed, own) => leather(own ?? rgb("#7a4526"), seed)],
  [/glass|crystal|vidrio|cristal|verre|gläserne\p{L}*|vidro|vetro/u, (_seed, own) => glass(own ?? [226, 240, 244])],
];
/** Golden is also the colour of what comes out of an oven. */
const edible =
  /bread|loaf|baguette|croissant|cake|honey|beer|pie|toast|pastr|dumpling|crust|cookie|biscuit|bun|fries|noodle|pancake|waffle|cheese|butter|syrup|oil|caramel|tea$|soup|broth|ale$|wine|juice|cream/;

/** What the words before a thing's name say that it is made of; null where they say nothing of it. */
export function materialSaid(noun: string, look: string): Made | null {
  const name = noun.toLowerCase().trim();
  if (name === "" || edible.test(name)) return null;
  for (const sentence of look.split(";")) {
    // The name comes first: what follows a comma is size, colour and clothes.
    const words = (sentence.split(",")[0] ?? "").trim().toLowerCase();
    const at = words.lastIndexOf(name);
    if (at < 0) continue;
    const last = name.split(" ").at(-1) ?? name;
    const around = `${words.slice(0, at)} ${name.slice(0, name.length - last.length)} ${words.slice(at + name.length)}`
      .split(/[^\p{L}]+/u)
      .filter(Boolean);
    for (const [pattern, made] of materials)
      if (around.some((word) => new RegExp(`^(?:${pattern.source})$`, "u").test(word))) return made;
  }
  return null;
}

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

/** The bodies with most of what they are in the material that the plan's words name. */
export function inMaterial(
  solids: readonly Solid[],
  { noun, look, seed, colour }: Pick<Brush, "noun" | "look" | "seed" | "colour">,
): readonly Solid[] {
  const made = materialSaid(noun, look);
  if (made === null) return solids;
  const skins = new Map<string, number>();
  for (const solid of solids) skins.set(keyOf(solid.finish), (skins.get(keyOf(solid.finish)) ?? 0) + skinOf(solid));
  const most = [...skins].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  const own = made(seed, colour);
  return solids.map((solid) => (keyOf(solid.finish) === most ? { ...solid, finish: own } : solid));
}
