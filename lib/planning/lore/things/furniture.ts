import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const furnitureThings: readonly ThingLore[] = [
  {
    id: "chair",
    nouns:
      "chair armchair stool bench sofa couch rocking-chair throne wheelchair recliner pew seat swing seesaw slide playground-swing deck-chair",
    parts: ["the worn armrest", "the cracked leather", "the sagging cushion", "the scuffed leg", "the woven seat"],
    still: ["stand empty by the window", "face away from {o}", "creak on {p}", "keep a sunken cushion"],
    stir: ["rock a little", "scrape back across {p}", "turn toward {o}", "sink at the cushion"],
    fail: ["tip over backward", "crack at one leg", "slide away from {o}", "tear along the seam"],
    shine: ["stand close beside {o}", "rock slowly in evening light", "hold a warm dent", "face the open window"],
  },
  {
    id: "table",
    nouns:
      "table desk bed cupboard shelf drawer cabinet wardrobe bookshelf nightstand workbench cradle crib dresser counter coffee-table furniture bunk mattress bookcase sideboard dining-table bedside-table fridge refrigerator freezer washing-machine dishwasher dryer fireplace-mantel radiator",
    parts: ["the scratched top", "the drawer knob", "the wood grain", "the corner joint", "the ring stain"],
    still: ["stand bare in the light", "keep {o} out of sight", "creak in an empty room", "gather a layer of dust"],
    stir: ["open by one drawer", "shake and [rattle]", "give a little under {o}"],
    fail: ["tilt on one short leg", "stick at the drawer", "split along the grain", "drop {o} to the floor"],
    shine: ["stand level and clean", "carry {o} in the middle", "shine along the grain", "open onto a full shelf"],
  },
  {
    id: "door",
    nouns:
      "door gate doorway window windowpane pane shutter windowsill fence railing garage-door trapdoor portal curtain-rod blinds turnstile elevator lift wall brick pillar arch column roof chimney floor ceiling tile",
    parts: ["the flaking paint", "the brass handle", "the strip of light", "the rusted hinge", "the drop on the pane"],
    still: ["stand shut against the light", "carry cold drops", "keep {o} on one side"],
    stir: ["creak open a little", "let in one light strip", "rattle in the wind", "show {o} through the gap"],
    fail: ["slam shut in the wind", "crack from corner to corner", "stick fast before {o}", "hang from one hinge"],
    shine: ["swing wide to {p}", "let full light in", "stand open behind {o}", "glow from the inside"],
  },
  {
    id: "mirror",
    nouns:
      "mirror glass-mirror looking-glass reflection glass shard prism crystal-ball stained-glass stained-glass-window chandelier-glass disco-ball",
    parts: ["the silvered edge", "the crack in the glass", "the fogged patch", "the frame", "the finger mark"],
    still: ["hang dark on the wall", "stand covered with a sheet", "double an empty room"],
    stir: ["fog from the edge", "catch a strip of light", "show {o} from behind"],
    fail: ["crack into a star", "lose {o} in fog", "slip and [shatter]"],
    shine: ["clear from rim to rim", "throw light across {p}", "hold {o} in the middle", "split light into colours"],
  },
  {
    id: "house",
    nouns:
      "house home cottage hut cabin shed treehouse dollhouse castle fortress palace tower lighthouse barn church temple mosque cathedral igloo tent skyscraper building ruin pyramid shrine pagoda windmill-house factory pavilion villa mansion bungalow stadium",
    parts: ["the worn threshold", "the top stone", "the moss in a crack", "the lit window", "the weathered corner"],
    still: ["stand dark against the sky", "loom behind {o}", "gather moss at the foot"],
    stir: ["light one small window", "shed a little plaster", "throw a shadow over {o}"],
    fail: ["crack along one wall", "lose a stone from above", "darken behind {o}", "shake under the wind"],
    shine: ["stand whole in low sun", "glow from every opening", "rise clear above {o}", "shelter {o} from the wind"],
  },
  {
    id: "statue",
    nouns: "monument statue sculpture fountain obelisk figurine snowman scarecrow sandcastle",
    parts: [
      "the worn hand",
      "the chipped edge",
      "the shadow on the ground",
      "the drop on the surface",
      "the weathered base",
    ],
    still: ["stand alone on {p}", "gather dew at dawn", "cast a shadow on {o}", "stay dark against the sky"],
    stir: ["catch the first light", "shed a few crumbs", "draw a shadow across {o}"],
    fail: ["crumble along one side", "lean over {o}", "lose a top piece"],
    shine: ["stand whole in low sun", "rise above {o}", "throw a long clean shadow"],
  },
  {
    id: "nest",
    nouns: "beehive nest burrow birdhouse doghouse kennel",
    parts: ["the round opening", "the woven straw", "the crumb of earth", "the feather inside", "the worn rim"],
    still: ["sit dark and quiet", "stay hidden beside {o}", "keep the warmth in"],
    stir: ["tremble from inside", "shed one straw", "let {o} in"],
    fail: ["come loose at one side", "fill with rain", "fall down past {o}"],
    shine: ["shelter {o} from the wind", "stand dry in the sun", "bustle at the opening"],
  },
  {
    id: "bridge",
    nouns: "bridge dam pier viaduct footbridge jetty aqueduct",
    parts: [
      "the worn railing",
      "the iron bolt",
      "the dripping underside",
      "the joint in the planks",
      "the shadow below",
    ],
    still: ["stand empty over {p}", "drip into dark water", "end in the mist"],
    stir: ["hum under a first weight", "tremble along the railing", "throw a shadow over {o}"],
    fail: ["crack at one joint", "sway above {o}", "lose a middle plank"],
    shine: ["stand whole in low sun", "carry {o} to the far side", "mirror in still water"],
  },
  {
    id: "bath",
    nouns: "bathtub bath tub-bath sink shower toilet washbasin faucet tap",
    parts: ["the running drop", "the chrome curve", "the foam", "the drain", "the fogged tile"],
    still: ["stand dry and white", "drip once a second", "lie empty beside {o}"],
    stir: ["steam up to the rim", "fill with a rush", "splash {o} lightly"],
    fail: ["run over onto {p}", "clog and [rise]", "burst at the joint", "soak {o} from above"],
    shine: ["drain in a clean spiral", "steam in soft light", "rinse {o} to a shine"],
  },
];
