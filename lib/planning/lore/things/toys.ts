import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const toysThings: readonly ThingLore[] = [
  {
    id: "toy",
    nouns:
      "toy doll teddy teddy-bear puppet ghost cube marionette rocking-horse tin-soldier plush stuffed-animal rag-doll toy-car toy-train nutcracker action-figure wind-up-toy lego building-block block puzzle jigsaw jigsaw-piece rubber-duck yo-yo spinning-top top dice chess chess-piece pawn domino marble board-game",
    parts: ["the button eye", "the worn ear", "the winding key", "the loose seam", "the chipped paint"],
    still: ["lie face down on {p}", "sit slumped in a corner", "lean against {o}", "show one dusty side"],
    stir: ["roll a little way", "wobble and [sit] up", "tip toward {o}", "turn half around"],
    fail: ["lose a button eye", "split along one seam", "wind down and [stop]", "tumble out of reach of {o}"],
    shine: ["stand up straight in sunlight", "sit close beside {o}", "spin without a wobble", "march across {p}"],
  },
  {
    id: "ball",
    nouns:
      "ball football soccer-ball basketball baseball tennis-ball beach-ball bowling-ball snowball hoop racket bat-racket hockey-puck puck skateboard surfboard snowboard ski skis sled-board golf-ball volleyball frisbee trampoline dumbbell barbell punching-bag boxing-glove jump-rope trophy goal cup-trophy",
    parts: ["the scuffed seam", "the worn grip", "the mud on one side", "the net", "the shadow below"],
    still: ["lie still in the grass", "rest against {o}", "stay wedged under a bench"],
    stir: ["roll a slow half turn", "bounce once on {p}", "spin toward {o}", "leave the ground"],
    fail: ["bounce wide of {o}", "go flat with a hiss", "roll into deep water", "hit the bar and [drop]"],
    shine: ["fly in a high arc", "drop clean through the middle", "roll up beside {o}", "shake the net"],
  },
  {
    id: "balloon",
    nouns:
      "balloon bubble soap-bubble kite flag banner streamer confetti pinata garland lantern-kite party-hat hot-air-balloon airship zeppelin blimp sail pennant tinsel ornament bauble christmas-tree-ball dreamcatcher",
    parts: ["the knotted end", "the tugging string", "the trembling skin", "the bright seam", "the tail in the wind"],
    still: ["lie slack on {p}", "hang tied to {o}", "sway at one height", "lie folded and flat"],
    stir: ["fill and [tug] upward", "lift off the ground", "drift toward {o}", "flutter at one corner"],
    fail: ["catch in bare branches", "sink with a slow hiss", "slip loose and [shrink] away", "tear on {o}"],
    shine: ["rise clear above {p}", "stream out full", "carry colour past {o}", "hang bright against the blue"],
  },
];
