import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const insectsThings: readonly ThingLore[] = [
  {
    id: "butterfly",
    nouns: "butterfly moth dragonfly caterpillar chrysalis cocoon monarch damselfly mayfly silkworm larva",
    parts: ["the patterned wing", "the curled tongue", "the split cocoon", "the thin leg", "the dust on the wing"],
    still: ["cling with wings shut", "hang under a leaf", "rest on {o}"],
    stir: ["open both wings once", "crawl to the tip", "flutter around {o}", "pump the damp wings"],
    fail: ["tear a wing on thorns", "beat against the pane", "blow off {o} in a gust"],
    shine: ["lift into the light", "settle on {o} without weight", "drift over {p}", "spread both wings flat"],
  },
  {
    id: "bee",
    nouns:
      "bee bumblebee ladybug ladybird firefly fly mosquito ant beetle grasshopper cricket wasp spider hornet scorpion insect bug cicada locust spiderweb spider-web cobweb ant-colony swarm mantis centipede honeybee scarab glow-worm glowworm termite flea honeycomb hive anthill cockroach",
    parts: ["the folded wing", "the bent feeler", "the dust on the legs", "the shining back", "the thread of web"],
    still: ["sit tight in a blossom", "clean one feeler", "hang beside {o}"],
    stir: ["crawl up a stem", "buzz and [hover]", "circle {o} twice", "tap with both feelers"],
    fail: ["kick on the back", "drop {o} and [turn]", "catch in a sticky thread", "fall into water"],
    shine: ["lift off heavy with pollen", "carry {o} home", "glow in the dark grass", "reach the top of {o}"],
  },
];
