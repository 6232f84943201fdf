import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const birdsThings: readonly ThingLore[] = [
  {
    id: "small-bird",
    nouns:
      "sparrow robin swallow hummingbird wren kingfisher parrot cockatoo macaw cuckoo woodpecker tit nest-bird baby-bird toucan magpie jay martin bluebird oriole warbler",
    parts: ["the tilted head", "the bright breast", "the tiny claw", "the open beak", "the blurred wing"],
    still: ["sit puffed on a twig", "sleep with beak tucked", "watch {o} from above"],
    stir: ["tilt the head", "hop nearer to {o}", "flick the tail twice", "chirp with throat trembling"],
    fail: ["dash against the glass", "drop a twig", "flee from {o} in alarm"],
    shine: ["burst upward into {p}", "land lightly on {o}", "sing with beak wide open", "vanish between the leaves"],
  },
  {
    id: "water-bird",
    nouns:
      "seagull gull pelican heron flamingo swan goose duck stork crane-bird duckling penguin puffin albatross ibis cormorant cygnet kiwi-bird",
    parts: [
      "the wet webbed foot",
      "the drop on the beak",
      "the white wing edge",
      "the curved neck",
      "the ring on the water",
    ],
    still: ["stand on one leg", "float with head tucked", "rest beside {o}"],
    stir: ["stretch the neck and [call]", "paddle off past {o}", "shake drops from the tail"],
    fail: ["slip on wet ice", "beat heavily against the gale", "lose a fish to {o}"],
    shine: ["take off running on water", "glide low over {p}", "spread both wings beside {o}", "land in a long splash"],
  },
  {
    id: "bird-of-prey",
    nouns: "eagle hawk owl falcon vulture kite-bird raptor osprey buzzard condor kestrel harrier",
    parts: ["the yellow eye", "the curved beak", "the spread wing feathers", "the gripping talon", "the turning head"],
    still: ["perch motionless above {p}", "follow {o} with one eye", "fold both wings tight", "blink once"],
    stir: ["turn the head right round", "drop from the branch", "circle wide above {o}"],
    fail: ["miss and [strike] bare ground", "lose height in the rain", "let go of {o}"],
    shine: ["soar without a wingbeat", "dive with wings folded", "carry {o} up to the ridge", "cross the round moon"],
  },
  {
    id: "crow",
    nouns:
      "crow raven pigeon dove jackdaw rook starling-flock seabird carrier-pigeon blackbird-crow turtledove messenger-pigeon",
    parts: ["the black eye", "the shining neck", "the leg ring", "the open beak", "the dropped feather"],
    still: ["hunch on a wire", "strut along the edge", "eye {o} sideways"],
    stir: ["hop with half-open wings", "call twice", "peck lightly at {o}", "clap up into the air"],
    fail: ["scatter at a bang", "drop {o} in flight", "flap against the wind"],
    shine: ["circle home over {p}", "land in a wing clap", "carry {o} up to a ledge", "settle and [fold] both wings"],
  },
  {
    id: "fowl",
    nouns:
      "chicken hen rooster cock chick-hen turkey peacock ostrich emu quail pheasant partridge gamecock peahen cockerel",
    parts: ["the red comb", "the scratching claw", "the fanned feathers", "the round eye", "the warm egg"],
    still: ["doze on one leg", "sit spread over straw", "peer at {o} sideways"],
    stir: ["scratch at the dirt", "stretch the neck and [crow]", "run with wings out", "peck around {o}"],
    fail: ["scatter in loose feathers", "run zigzag from {o}", "tumble off the perch"],
    shine: ["fan out every feather", "crow into the first light", "strut past {o}", "lead the chicks over {p}"],
  },
];
