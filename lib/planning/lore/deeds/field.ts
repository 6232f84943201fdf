import type { ActScript } from "#lib/planning/lore/lore.ts";

export const fieldDeeds: readonly ActScript[] = [
  {
    id: "garden",
    verbs:
      "plant water prune garden sow seed weed hoe dig-over graft repot transplant mulch cultivate trim rake irrigate grow fertilise fertilize",
    nouns: "garden gardening planting sowing seedling allotment pruning orchard greenhouse flowerbed",
    doer: "a gardener",
    token: "a young apple tree",
    need: [
      "crumble a dry clod",
      "bring {o} out of the shade",
      "find {o} brown at the edges",
      "step over cracked, bare ground",
    ],
    work: [
      "kneel down beside {o}",
      "@ drive the spade in deep",
      "loosen the soil around {o}",
      "@ haul two cans uphill",
    ],
    detail: ["@ firm the earth near {o}", "pluck a snail off", "@ snip close beside {o}", "sniff at one torn leaf"],
    hitch: ["strike stone under the soil", "trample {o} by accident", "find frost all over {o}", "run out of water"],
    result: ["uncover {o} in new green", "find one bud wide open", "step back from {o} in full leaf", "let a bee pass"],
    after: [
      "scrape mud off both soles",
      "sit down near {o} at dusk",
      "@ hang the can up dripping",
      "shelter {o} from the first rain",
    ],
  },
  {
    id: "harvest",
    verbs:
      "harvest pick gather reap milk glean mow shear scythe thresh pluck-fruit collect forage bring-in press-grapes dig-up husk",
    nouns: "harvest vintage picking haymaking milking reaping crop foraging gleaning shearing",
    doer: "a farmhand",
    token: "the last apples",
    need: [
      "watch black clouds come closer",
      "cross wet grass towards {o}",
      "find {o} ready too soon",
      "drag an empty cart out",
    ],
    work: [
      "start on {o} before sunrise",
      "@ roll both sleeves up",
      "empty one row after another",
      "bend down to {o}, sleeves wet",
    ],
    detail: [
      "test {o} with one light touch",
      "@ shake dew from one hand",
      "@ set a full pail down",
      "sniff at {o} up close",
    ],
    hitch: ["tip the full load over", "lose half of {o} to the mud", "run from sudden hail", "slip while close to {o}"],
    result: [
      "bring {o} home under a tarpaulin",
      "close the barn on time",
      "finish with {o} at nightfall",
      "heap the cart brim-full",
    ],
    after: [
      "share {o} with the neighbours",
      "fall asleep on the cart",
      "@ rinse the empty buckets",
      "leave a little of {o} for the birds",
    ],
  },
  {
    id: "fish-and-herd",
    verbs:
      "fish hunt trawl angle net trap keep-bees herd shepherd drive-cattle round-up track stalk hook reel-in muster lasso trail",
    nouns: "catch hunt fishing angling herd roundup beekeeping hive flock shoal whaling",
    doer: "an old fisherman",
    token: "a silver carp",
    need: [
      "come home with empty nets",
      "set out after {o} in fog",
      "find fresh marks in mud",
      "miss {o} at the usual place",
    ],
    work: ["go upwind of {o}", "wade in hip-deep", "@ pay the rope out slowly", "edge round {o} in a wide arc"],
    detail: [
      "sink without a ripple",
      "listen for {o} with head cocked",
      "@ ease one knot open",
      "breathe shallowly so near {o}",
    ],
    hitch: [
      "lose {o} in the reeds",
      "snag on a sunken branch",
      "startle {o} with one step",
      "plunge in over the boots",
    ],
    result: [
      "bring {o} in at last",
      "come ashore soaked but upright",
      "close the gate behind {o}",
      "@ tie the rope off twice",
    ],
    after: [
      "@ mend the net by firelight",
      "watch over {o} until morning",
      "leave wet prints on planks",
      "count {o} once more by lantern",
    ],
  },
];
