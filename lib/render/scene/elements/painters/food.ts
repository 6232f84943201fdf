import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintBanana } from "#lib/render/scene/elements/food/banana.ts";
import { paintBread, paintBurger, paintCake } from "#lib/render/scene/elements/shapes/baking.ts";
import { paintCup } from "#lib/render/scene/elements/shapes/cups.ts";
import { paintCheese, paintChocolate, paintEgg, paintIceCream } from "#lib/render/scene/elements/shapes/dairy.ts";
import { paintMeal, paintPizza, paintSoup } from "#lib/render/scene/elements/shapes/dishes.ts";
import { paintBeer, paintCocktail, paintHoney, paintWineGlass } from "#lib/render/scene/elements/shapes/drinks.ts";
import { paintFruit } from "#lib/render/scene/elements/shapes/fruits.ts";
import { paintSushi } from "#lib/render/scene/elements/shapes/rice-dishes.ts";
import { paintTaco } from "#lib/render/scene/elements/shapes/street-food.ts";

export const food = {
  cup: paintCup,
  bread: paintBread,
  fruit: paintFruit,
  banana: paintBanana,
  taco: paintTaco,
  meal: paintMeal,
  soup: paintSoup,
  pizza: paintPizza,
  sushi: paintSushi,
  burger: paintBurger,
  cake: paintCake,
  ice_cream: paintIceCream,
  cheese: paintCheese,
  egg: paintEgg,
  chocolate: paintChocolate,
  wine_glass: paintWineGlass,
  cocktail: paintCocktail,
  beer: paintBeer,
  honey: paintHoney,
} as const satisfies Readonly<Record<string, Painter>>;
