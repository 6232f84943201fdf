import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const plantsThings: readonly ThingLore[] = [
  {
    id: "flower",
    nouns:
      "flower rose tulip sunflower daisy bouquet lily orchid lotus blossom petal lavender dandelion poppy peony cherry-blossom bud wildflower violet marigold jasmine iris carnation hibiscus magnolia daffodil snowdrop wreath chrysanthemum hydrangea bluebell",
    parts: ["the closed bud", "the drop on a petal", "the yellow pollen", "the thorn", "the veined leaf"],
    still: ["stand closed in the cold", "bend under dew", "droop toward {o}"],
    stir: ["loosen one petal", "turn slowly toward light", "shake pollen onto {o}", "part at the tip"],
    fail: ["drop a first petal", "snap low on the stem", "brown at the edges", "bow down over {o}"],
    shine: ["open to the middle", "nod in a warm wind", "bloom right beside {o}", "fill {p} with colour"],
  },
  {
    id: "tree",
    nouns:
      "tree oak maple willow birch apple-tree cherry-tree olive-tree bonsai branch trunk twig root stump beech chestnut elm ash-tree banyan baobab bark mango-tree fig-tree lemon-tree orange-tree log wood timber plank sycamore redwood",
    parts: ["the rough bark", "the shaking leaf", "the bare twig", "the ring of roots", "the knot hole"],
    still: ["stand bare against grey", "drip after the rain", "spread shade over {o}"],
    stir: ["stir from the top", "let one leaf go", "scatter light over {o}", "creak in the trunk"],
    fail: ["lose a branch", "bend flat in the gale", "drop wet leaves on {o}"],
    shine: ["stand full in leaf", "rain blossom over {o}", "glow along every branch", "reach wide above {p}"],
  },
  {
    id: "pine",
    nouns:
      "pine fir spruce christmas-tree cedar conifer evergreen pinecone pine-cone acorn nut hazelnut walnut cypress juniper larch sequoia almond peanut",
    parts: ["the green needle", "the drop of resin", "the closed cone", "the snow on a branch", "the flaking bark"],
    still: ["stand dark under snow", "hold still in the frost", "shelter {o} from the wind"],
    stir: ["sway at the tip", "shed a puff of snow", "drop a cone beside {o}"],
    fail: ["crack under the ice", "bend until snow slides", "lose a branch above {o}"],
    shine: ["stand straight and [glitter]", "smell of resin and sun", "tower over {o}", "let the last snow slide"],
  },
  {
    id: "palm",
    nouns:
      "palm coconut-tree palm-tree fern bamboo banana-leaf reed jungle-plant sugarcane papyrus aloe monstera banana-tree rainforest-plant",
    parts: ["the split leaf", "the ringed trunk", "the curled new frond", "the drop on the tip", "the fringed shadow"],
    still: ["lean over {p}", "hang limp in the heat", "knock hollow against {o}", "hold every frond still"],
    stir: ["rustle from end to end", "uncurl one frond", "throw striped shade on {o}"],
    fail: ["bend double in the storm", "split down the middle", "drop a dry frond near {o}"],
    shine: ["sway high against the blue", "shine wet after rain", "fan out above {o}"],
  },
  {
    id: "cactus",
    nouns: "cactus saguaro agave tumbleweed kaktus prickly-pear",
    parts: ["the long spine", "the ribbed side", "the small bud", "the dusty skin", "the shadow of needles"],
    still: ["stand alone in the heat", "keep one arm raised", "cast thin shade over {o}"],
    stir: ["show one small bud", "swell after the rain", "roll toward {o}"],
    fail: ["wrinkle in the drought", "lose an arm", "prick {o} with one spine"],
    shine: ["open one white flower", "glow rimmed by low sun", "stand green beside {o}"],
  },
  {
    id: "leaf",
    nouns:
      "leaf leaves grass wheat barley cornfield hay straw meadow-grass rice-plant seaweed kelp algae lichen seed grain crop harvest lawn petal-leaf sprig four-leaf-clover oat pollen spore",
    parts: ["the fine vein", "the curled edge", "the drop at the tip", "the bent stalk", "the seed head"],
    still: ["lie brown on {p}", "stand dry and [rustle]", "cling to {o}", "bend under one drop"],
    stir: ["shiver at the edge", "bend in one long wave", "drift down toward {o}", "lift in the wind"],
    fail: ["tear along the vein", "blow off beyond {o}", "flatten under the rain", "dry to dust"],
    shine: ["glow green against the sun", "settle lightly on {o}", "ripple gold across {p}", "stand tall and full"],
  },
];
