import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const foodThings: readonly ThingLore[] = [
  {
    id: "bread",
    nouns:
      "bread loaf bun roll baguette pretzel croissant toast sandwich bagel sourdough dough crust pita tortilla naan flatbread flour breadstick brioche",
    parts: [
      "the cracked crust",
      "the flour on top",
      "the soft crumb inside",
      "the floury edge",
      "the steam from the slit",
    ],
    still: ["rest under a cloth", "lie pale and [sag] slightly", "cool on a rack beside {o}"],
    stir: ["swell under the cloth", "open along the cut", "brown at the edges", "dust flour over {o}"],
    fail: ["sink in the middle", "burn black along one side", "tear in the wrong place", "stick fast to {o}"],
    shine: ["crackle while it cools", "break open and [steam]", "shine brown in the window", "stand high above {o}"],
  },
  {
    id: "cake",
    nouns:
      "cake pie tart cupcake muffin cookie biscuit pastry doughnut donut pancake waffle wedding-cake birthday-cake brownie gingerbread macaron icing strudel cheesecake",
    parts: ["the icing on the edge", "the crumbs on the plate", "the top layer", "the cherry", "the cut slice"],
    still: ["stand plain and [cool] slowly", "lean a little left", "wait under glass beside {o}"],
    stir: [
      "rise against the hot tin",
      "take on a golden edge",
      "drip icing down one side",
      "lose a first crumb to {o}",
    ],
    fail: ["sag slowly to one side", "slide toward {o} layer by layer", "split across the top", "drop a lump of icing"],
    shine: ["stand straight in every layer", "glow under small candles", "open to a soft slice", "tower beside {o}"],
  },
  {
    id: "fruit",
    nouns:
      "fruit apple orange peach pear banana lemon lime grape cherry plum strawberry raspberry blueberry melon watermelon mango pineapple fig date pomegranate coconut berry avocado olive apricot kiwi",
    parts: ["the stem", "the drop on the skin", "the bruise", "the cut half", "the one green leaf"],
    still: ["hang heavy and still", "lie in a row on {p}", "ripen in the window light"],
    stir: ["sway on the stem", "roll a little way", "bead with water", "drop softly beside {o}"],
    fail: ["drop and [bruise]", "roll off the table", "burst on the ground near {o}", "turn brown where cut"],
    shine: ["glow red in low sun", "split open and [drip]", "fill a basket beside {o}", "hang ripe above {p}"],
  },
  {
    id: "vegetable",
    nouns:
      "vegetable tomato potato carrot onion garlic pumpkin cabbage lettuce cucumber pepper chili corn pea bean mushroom eggplant beet radish broccoli squash leek turnip salad spinach",
    parts: ["the soil in the creases", "the green stalk", "the wet skin", "the cut face", "the fine roots"],
    still: ["lie half in dark soil", "sit muddy in a crate", "swell slowly under leaves"],
    stir: ["crack the soil above", "shed a crumb of earth", "drip under the tap", "roll up against {o}"],
    fail: ["split along one side", "wilt in the midday heat", "rot where it touches {o}", "snap off at the stalk"],
    shine: [
      "come up whole from earth",
      "shine washed and wet",
      "fill the crate beside {o}",
      "fall in thin even slices",
    ],
  },
  {
    id: "soup",
    nouns:
      "soup stew broth noodle ramen pasta spaghetti rice curry dumpling sushi pizza porridge lasagna risotto paella couscous sauce burger taco hotdog fries kebab omelette",
    parts: [
      "the steam above the bowl",
      "the floating herb",
      "the glossy surface",
      "the thread of sauce",
      "the last spoonful",
    ],
    still: ["stand covered on low heat", "cool under a thin skin", "wait in a deep bowl"],
    stir: ["begin to bubble", "send steam over {o}", "turn thick and glossy", "swirl round the spoon"],
    fail: ["boil over the rim", "stick and [burn] underneath", "splash red across {o}", "clump into one mass"],
    shine: ["steam in a full bowl", "glisten under green herbs", "vanish to the last drop", "warm the air around {o}"],
  },
  {
    id: "egg",
    nouns: "egg cheese butter cream yoghurt yogurt yolk eggshell omelet cream-cheese parmesan mozzarella whipped-cream",
    parts: ["the smooth shell", "the yellow yolk", "the hairline crack", "the white drop", "the soft cut edge"],
    still: ["lie cool in a row", "rest in the straw", "sit pale beside {o}"],
    stir: ["rock once", "spread in a slow circle", "soften at the edges", "show a first fine crack"],
    fail: ["roll off and [crack]", "curdle into small lumps", "spill white across {o}", "run over the edge"],
    shine: ["slide out round and whole", "melt gold over {o}", "gleam under the lamp", "part in two clean halves"],
  },
  {
    id: "sweet",
    nouns:
      "sweet candy chocolate honey jam ice-cream lollipop caramel sugar marshmallow cocoa popcorn toffee sorbet gelato syrup marmalade nougat praline candyfloss jelly",
    parts: ["the glossy top", "the melting edge", "the sticky thread", "the torn wrapper", "the grain of sugar"],
    still: ["sit wrapped in a twist", "harden on cold stone", "stand untouched beside {o}"],
    stir: ["soften in the warmth", "drip one slow drop", "unwrap with a crackle", "draw a thread to {o}"],
    fail: ["melt down one side", "fall and [stick] to {p}", "crack into uneven bits", "smear across {o}"],
    shine: ["shine dark and smooth", "snap in a clean line", "pour in one slow ribbon", "coat {o} from top to bottom"],
  },
  {
    id: "meat",
    nouns:
      "meat steak sausage bacon ham chicken-leg roast turkey-roast drumstick burger-patty meatball fillet seafood shrimp-dish kebab-skewer skewer",
    parts: ["the browned crust", "the bone end", "the drip of fat", "the char line", "the pink middle"],
    still: ["lie raw on paper", "hang in the cool", "rest under foil beside {o}"],
    stir: ["hiss on hot iron", "darken at the edge", "drip fat into {o}", "curl slightly in the heat"],
    fail: ["flare up in flame", "char black on one side", "slip off into {o}", "shrink and [toughen]"],
    shine: ["glisten brown all over", "fall apart at the fork", "steam beside {o}", "drip clear juice"],
  },
];
