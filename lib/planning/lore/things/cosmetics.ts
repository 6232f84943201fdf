import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const cosmeticsThings: readonly ThingLore[] = [
  {
    id: "perfume",
    nouns: "perfume fragrance cologne scent-bottle nail-polish atomizer essential-oil aftershave incense diffuser",
    parts: ["the glass stopper", "the fine mist", "the cut edge", "the amber drop", "the spray head"],
    still: ["stand sealed and dim", "keep light inside the glass", "wait beside {o}"],
    stir: ["glow at one edge", "release a fine mist", "swirl against the glass", "scent the air around {o}"],
    fail: ["roll onto one side", "cloud inside the glass", "spill over {o}"],
    shine: ["glow amber right through", "hang in a bright mist", "throw coloured light on {o}"],
  },
  {
    id: "cream",
    nouns:
      "lotion moisturizer serum ointment balm sunscreen skincare face-cream hand-cream gel toothpaste tube shampoo soap conditioner detergent shower-gel soap-bar foam shaving-cream face-mask toothbrush medicine pill syringe vaccine bandaid hairbrush comb razor-blade deodorant hairdryer",
    parts: ["the smooth swirl", "the pearl of cream", "the turned cap", "the drop on the rim", "the foam"],
    still: ["stand closed in cool light", "lie capped on {p}", "keep a smooth surface"],
    stir: ["swell into one soft drop", "spread in a thin film", "slide slowly down {o}", "begin to foam"],
    fail: ["dry to a crust", "slip out and [skid]", "leave a smear on {o}"],
    shine: ["sink in without a trace", "lie in one clean swirl", "gleam wet on {o}", "wash away in clear water"],
  },
  {
    id: "makeup",
    nouns:
      "makeup lipstick mascara powder blush eyeliner eyeshadow cosmetic cosmetics compact nail-varnish rouge foundation face-paint lip-gloss henna tattoo",
    parts: ["the slanted tip", "the dust of powder", "the little mirror", "the clicking cap", "the colour edge"],
    still: ["stand capped in a row", "lie open beside {o}", "keep an unbroken surface"],
    stir: ["turn up out of metal", "raise a puff of dust", "leave one stroke of colour", "mark {o} lightly"],
    fail: ["snap at the base", "crumble over {o}", "smear past the line", "roll off and [drop]"],
    shine: ["shine in one even colour", "glow beside {o}", "settle in fine gold dust", "close with a click"],
  },
];
