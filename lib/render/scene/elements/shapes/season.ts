import type { Brush } from "#lib/render/scene/elements/scene-element.ts";

export type Season = "spring" | "summer" | "autumn" | "winter";

const named = ["winter", "autumn", "spring"] as const;

/** The season that is told, or that the weather shows; high summer otherwise. */
export function seasonOf({ variants, light }: Pick<Brush, "variants" | "light">): Season {
  return named.find((season) => variants.has(season)) ?? (light.weather === "snow" ? "winter" : "summer");
}
