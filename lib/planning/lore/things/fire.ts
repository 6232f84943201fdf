import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const fireThings: readonly ThingLore[] = [
  {
    id: "fire",
    nouns:
      "fire flame campfire bonfire fireplace ember hearth wildfire blaze ash coal-fire smoke inferno spark-fire log-fire kindling torch-fire firewood",
    parts: ["the blue base", "the glowing ember", "the curling smoke", "the falling ash", "the split log"],
    still: ["glow red under ash", "smoke without a flame", "warm one side of {o}"],
    stir: ["lick up along the edge", "crackle and [throw] a spark", "light {o} from below"],
    fail: ["hiss out under rain", "leap across to {o}", "sink to thin smoke", "roar out of bounds"],
    shine: ["burn high and clear", "glow gold on {o}", "send sparks over {p}", "settle into deep red"],
  },
  {
    id: "volcano",
    nouns: "volcano lava magma eruption hot-spring crater-lake molten-metal molten-glass glassblowing",
    parts: ["the glowing crack", "the black crust", "the ash plume", "the heat shimmer", "the slow red edge"],
    still: ["smoke thinly from the top", "lie black and cracked", "tower behind {o}"],
    stir: ["crack open in red lines", "shake loose stones", "push a slow tongue toward {o}"],
    fail: ["burst in an ash column", "close in on {o}", "rain black grit"],
    shine: ["pour red down to {p}", "light the cloud from below", "harden black around {o}", "meet the water in steam"],
  },
];
