import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintCup } from "#lib/render/scene/elements/shapes/cups.ts";
import { paintBeer, paintCocktail, paintHoney, paintWineGlass } from "#lib/render/scene/elements/shapes/drinks.ts";
import { paintSushi } from "#lib/render/scene/elements/shapes/rice-dishes.ts";
import { paintTaco } from "#lib/render/scene/elements/shapes/street-food.ts";

export const food = {
  cup: paintCup,
  taco: paintTaco,
  sushi: paintSushi,
  wine_glass: paintWineGlass,
  cocktail: paintCocktail,
  beer: paintBeer,
  honey: paintHoney,
} as const satisfies Readonly<Record<string, Painter>>;
