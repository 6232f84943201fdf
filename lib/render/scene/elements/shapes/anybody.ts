import type { PersonLooks } from "#lib/contract/looks.ts";
import { randomFrom, type Random } from "#lib/render/scene/random.ts";

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

/** Somebody of whom a plan tells nothing: passers-by, and the people of plans from before looks were told. */
export function anybody(seed: number, age: PersonLooks["age"]): PersonLooks {
  const random = randomFrom(seed * 7 + 11);
  const sex = pick(random, ["woman", "man"] as const);
  return {
    figure: "human",
    sex,
    age,
    build: pick(random, ["slim", "average", "average"] as const),
    stature: "average",
    skin: pick(random, ["#f0c8a8", "#dba67e", "#b97f57", "#8a5a3c", "#5f3d2a", "#e6b48e"]),
    hair: {
      cut: pick(
        random,
        sex === "woman" ? (["long", "bun", "bob", "ponytail"] as const) : (["short", "swept", "buzz"] as const),
      ),
      colour: pick(random, ["#1d1714", "#3b2618", "#6a4526", "#8d6a3c", "#54331f"]),
    },
    beard: "none",
    moustache: false,
    glasses: "none",
    freckles: false,
    hat: null,
    wears: [
      {
        is: pick(random, ["tee", "sweater", "jacket", "shirt"] as const),
        colour: pick(random, ["#3d4f66", "#7a4a3a", "#2f6a5c", "#a8793f", "#5b3f5e", "#a34e3c", "#8c9a8a"]),
      },
    ],
    carries: null,
    guard: false,
  };
}
