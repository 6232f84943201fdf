import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import {
  paintAsteroid,
  paintAurora,
  paintMoon,
  paintPlanet,
  paintSpace,
  paintStars,
  paintSun,
} from "#lib/render/scene/elements/shapes/heavens.ts";
import { paintFireworks, paintRainbow } from "#lib/render/scene/elements/shapes/sky-shows.ts";

export const skies = {
  space: paintSpace,
  planet: paintPlanet,
  moon: paintMoon,
  sun: paintSun,
  stars: paintStars,
  aurora: paintAurora,
  asteroid: paintAsteroid,
  rainbow: paintRainbow,
  fireworks: paintFireworks,
} as const satisfies Readonly<Record<string, Painter>>;
