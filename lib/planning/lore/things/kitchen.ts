import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const kitchenThings: readonly ThingLore[] = [
  {
    id: "cup",
    nouns:
      "cup mug teacup tumbler goblet chalice beaker wineglass tankard cup-and-saucer saucer thermos drinking-glass",
    parts: [
      "the wet rim",
      "the ring on the table",
      "the handle",
      "the chip in the glaze",
      "the last drop at the bottom",
    ],
    still: ["stand empty on {p}", "dry upside down", "sit with a stained bottom", "wait next to {o}"],
    stir: ["steam at the rim", "fill slowly to the brim", "rattle on the saucer", "throw a small reflection on {o}"],
    fail: ["tip over and [spill]", "crack down one side", "slide to the table edge", "leave a wet ring on {o}"],
    shine: ["steam in a bright patch", "stand full to the brim", "clink against {o}", "send steam past the window"],
  },
  {
    id: "kettle",
    nouns:
      "kettle teapot coffeepot samovar coffee-maker espresso-machine moka-pot percolator coffee-machine jug pitcher carafe",
    parts: ["the spout", "the rattling lid", "the dented side", "the thread of steam", "the hot handle"],
    still: ["stand cold on the stove", "carry a dull film", "drip once from the spout"],
    stir: ["tick as the metal warms", "breathe a thread of steam", "rattle the lid softly", "fog the glass behind {o}"],
    fail: ["boil over and [hiss]", "drip brown across {p}", "go dry and [blacken] underneath", "spit hot drops on {o}"],
    shine: ["whistle in a white plume", "pour in one clean arc", "steam over {o}", "shine round in the light"],
  },
  {
    id: "pan",
    nouns:
      "pan pot frying-pan saucepan wok skillet cauldron stove oven stockpot cooker grill barbecue hob microwave toaster blender mixer",
    parts: [
      "the sizzling edge",
      "the blue flame underneath",
      "the black bottom",
      "the bubbling surface",
      "the long handle",
    ],
    still: ["shine with cold grease", "hang from a hook", "sit empty beside {o}"],
    stir: [
      "tick over a small flame",
      "shimmer as the oil heats",
      "sizzle first at the edge",
      "cloud with steam around {o}",
    ],
    fail: [
      "smoke until {p} turns grey",
      "boil over into the flame",
      "scorch {o} on one side",
      "spit fat across the stove",
    ],
    shine: ["sizzle evenly all over", "bubble in slow thick rings", "brown {o} all over", "steam with the lid off"],
  },
  {
    id: "bowl",
    nouns:
      "bowl plate dish-plate platter tray vase basin pottery ceramic porcelain crockery clay earthenware urn pot-of-clay vessel",
    parts: ["the glazed rim", "the foot ring", "the hairline crack", "the painted band", "the thumb mark in the clay"],
    still: ["stand empty on {p}", "gather a little dust", "lean in a stack"],
    stir: ["ring softly at a touch", "spin a quarter turn", "rock once on the foot", "catch the colour of {o}"],
    fail: [
      "crack from rim to foot",
      "wobble and [tip] over",
      "break into three curved pieces",
      "lose a chip against {o}",
    ],
    shine: ["shine wet with glaze", "stand round and [hold] water", "sit level beside {o}", "show every painted line"],
  },
  {
    id: "bottle",
    nouns: "bottle flask vial decanter wine-bottle water-bottle beer-bottle canteen can tin soda-can beer-can",
    parts: ["the cold drops on the side", "the cap", "the narrow neck", "the bubbles rising inside", "the label edge"],
    still: ["stand sealed in shade", "lie on one side", "gather beads of cold", "stand empty beside {o}"],
    stir: ["mist over slowly", "fizz under the cap", "clink against {o}", "roll half a turn"],
    fail: ["roll toward the table edge", "foam over and [drip]", "tip against {o}", "crack along the neck"],
    shine: [
      "open in a foam burst",
      "glow with light behind",
      "pour a clear thin stream",
      "throw coloured light on {o}",
    ],
  },
  {
    id: "spoon",
    nouns:
      "spoon fork knife cutlery chopstick ladle whisk spatula rolling-pin blade razor dagger sword cleaver grater sieve",
    parts: ["the sharp edge", "the worn handle", "the polished curve", "the tip", "the nick in the metal"],
    still: ["lie crosswise on {p}", "rest with dull edge", "hang among others on hooks"],
    stir: ["slide free with a ring", "flash once in the light", "tap lightly against {o}", "cast a thin moving glint"],
    fail: ["slip and [clatter] down", "bend near the tip", "stick halfway through {o}", "come away with rust"],
    shine: ["gleam from end to end", "cut cleanly through {o}", "lie clean in a row", "mirror the whole window"],
  },
  {
    id: "jar",
    nouns:
      "jar tin-box cookie-jar pickle-jar honey-jar canister storage-jar tub pot-of-jam aquarium fishbowl snow-globe terrarium",
    parts: [
      "the screw lid",
      "the thick glass base",
      "the fingerprint on the glass",
      "the last spoonful",
      "the air bubble",
    ],
    still: ["stand sealed on a shelf", "show a layer of dust", "magnify {o} through thick glass"],
    stir: ["catch light in the glass", "let the lid turn", "reveal {o} behind the curve", "sway with what is inside"],
    fail: ["crack with a sharp click", "roll off the shelf", "jam tight at the lid", "fog until {o} disappears"],
    shine: [
      "glow amber in the window",
      "stand full to the lid",
      "open with a small pop",
      "throw a bright curve on {o}",
    ],
  },
];
