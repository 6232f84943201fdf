import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const paperThings: readonly ThingLore[] = [
  {
    id: "letter",
    nouns:
      "letter note envelope postcard telegram message love-letter invitation parcel-label stamp mail sealed-letter email greeting-card valentine",
    parts: ["the torn corner", "the stamp", "the faded ink", "the broken seal", "the fold line"],
    still: ["lie unopened on {p}", "yellow inside a drawer", "lean against {o}", "keep the seal unbroken"],
    stir: ["slide under the door", "lift at one fold", "show a line of ink", "turn over beside {o}"],
    fail: ["blow out of reach", "run with wet ink", "tear along the fold", "slip behind {o}"],
    shine: ["lie open and flat", "glow against the window", "rest safe on {o}", "show the last line"],
  },
  {
    id: "book",
    nouns:
      "book novel diary notebook journal dictionary album sketchbook manuscript scrapbook bible textbook storybook cookbook atlas encyclopedia comic magazine scroll page ledger paperback photo-album logbook",
    parts: ["the creased spine", "the dog-eared page", "the pressed leaf", "the gilt edge", "the ribbon marker"],
    still: ["lie shut under dust", "stand squeezed among others", "rest beside {o}"],
    stir: ["fall open at one page", "lift one page in draught", "drop a pressed flower on {o}"],
    fail: ["lose a loose page", "swell and [warp] with water", "tear along the spine", "slide off {o}"],
    shine: ["lie open at one page", "fan every page past light", "stand safe beside {o}"],
  },
  {
    id: "photo",
    nouns:
      "photo photograph picture portrait postcard-photo snapshot painting frame canvas poster mural sketch drawing fresco sticker print graffiti negative engraving watercolour illustration picture-frame artwork wallpaper",
    parts: [
      "the curled edge",
      "the brush stroke",
      "the corner of the frame",
      "the faded face",
      "the fingerprint in the paint",
    ],
    still: ["hang crooked on the wall", "lie face down", "fade beside {o}"],
    stir: ["tilt a little straighter", "dry from wet to matt", "show one more stroke", "slide out from {o}"],
    fail: ["slip and [crack] the glass", "run in long wet streaks", "tear straight across", "fall behind {o}"],
    shine: ["hang straight in clear light", "glow in every colour", "rest beside {o}", "dry without a smudge"],
  },
  {
    id: "map",
    nouns:
      "map chart blueprint treasure-map globe-map plan sheet-of-paper paper newspaper leaflet document contract ticket receipt passport origami cardboard certificate banknote money cash bill card playing-card credit-card flyer diploma bookmark paper-plane paper-boat exam homework poem sheet-music origami-crane",
    parts: ["the folded crease", "the torn edge", "the inked line", "the coffee ring", "the curled corner"],
    still: ["lie rolled and tied", "curl up at both ends", "lie flat under {o}"],
    stir: ["unroll across {p}", "lift at one corner", "slide toward {o}", "crackle along the fold"],
    fail: ["tear along the crease", "blow away over {p}", "blot and [smear]", "catch fire at {o}"],
    shine: ["lie flat to every corner", "fold into a clean shape", "float down onto {o}", "show every inked line"],
  },
  {
    id: "pen",
    nouns:
      "pen pencil ink brush crayon chalk typewriter eraser paintbrush quill marker stylus fountain-pen paint inkwell palette ruler pencil-case charcoal highlighter blackboard whiteboard rubber-stamp",
    parts: ["the wet nib", "the chewed end", "the fresh line", "the drop of ink", "the splayed bristles"],
    still: ["lie dry on {p}", "stand upright in a jar", "point at {o}", "rest with open cap"],
    stir: ["draw a first thin line", "roll a half turn", "load with dark colour", "touch down beside {o}"],
    fail: ["blot and [spread]", "snap at the tip", "roll under {o}", "run dry in mid stroke"],
    shine: [
      "finish in one clean line",
      "lie beside {o} with wet tip",
      "shine wet in the light",
      "leave one bright even stripe",
    ],
  },
  {
    id: "box",
    nouns:
      "box parcel package gift present chest crate treasure-chest cardboard-box carton-box casket mailbox postbox letterbox case gift-box lunchbox shoebox toolbox safe lockbox drawer-box coffin cage time-capsule container barrel cask bucket pail basket bin",
    parts: ["the lid edge", "the knot of string", "the hinge", "the crushed corner", "the dark gap"],
    still: ["stand shut on {p}", "gather dust on the lid", "wait stacked beside {o}", "keep the lid down"],
    stir: ["open by a finger's width", "rattle from inside", "slide toward {o}", "loosen at the string"],
    fail: ["burst open at one corner", "tip and [empty] out", "stick at the hinge", "crush under {o}"],
    shine: ["stand open to the light", "show {o} lying inside", "fold flat and clean", "close with a soft click"],
  },
];
