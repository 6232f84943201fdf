import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const drinkThings: readonly ThingLore[] = [
  {
    id: "coffee",
    nouns: "coffee espresso latte cappuccino mocha americano macchiato coffee-bean cold-brew flat-white frappe",
    parts: ["the crema on top", "the steam curl", "the dark bean", "the ring in the cup", "the last drop"],
    still: ["stand black and still", "cool under a thin film", "lie as beans beside {o}"],
    stir: ["drip in a dark thread", "bloom and [foam] on top", "curl steam past {o}", "crackle under the grinder"],
    fail: ["run over the rim", "spill brown across {o}", "go cold and grey", "drip through too thin"],
    shine: ["steam in morning light", "settle under gold foam", "pour level beside {o}", "take a white leaf pattern"],
  },
  {
    id: "tea",
    nouns:
      "tea matcha chai green-tea herbal-tea teabag iced-tea hot-chocolate hot-cocoa infusion mulled-wine cider eggnog",
    parts: [
      "the unfolding leaf",
      "the steam above the rim",
      "the colour at the bottom",
      "the hanging string",
      "the first ripple",
    ],
    still: ["stand pale in the cup", "lie dry in tin", "cool slowly beside {o}"],
    stir: ["bleed colour into the water", "uncurl leaf by leaf", "steam past {o}", "swirl once around"],
    fail: ["turn dark and bitter", "slop over onto {o}", "go cold with a skin", "scatter dry leaves on {p}"],
    shine: [
      "glow amber in the glass",
      "steam in a straight line",
      "pour thin from high up",
      "mirror {o} on the surface",
    ],
  },
  {
    id: "juice",
    nouns:
      "juice milk lemonade soda cola smoothie milkshake water-glass cocktail wine beer champagne whisky whiskey rum cordial liquor sake ale tonic soft-drink drink beverage nectar vodka gin prosecco",
    parts: [
      "the rising bubbles",
      "the ice against the glass",
      "the wet ring below",
      "the foam edge",
      "the slice on the rim",
    ],
    still: ["stand flat in the glass", "rest dark under a cork", "bead the glass with cold"],
    stir: ["fizz up toward the rim", "crackle over the ice", "rise in a bright column", "splash once beside {o}"],
    fail: ["foam over and [run]", "tip across {o}", "lose the last bubble", "dilute under melting ice"],
    shine: ["sparkle from bottom to top", "glow with light behind", "clink full against {o}", "leave foam on the rim"],
  },
];
