import type { ActScript } from "#lib/planning/lore/lore.ts";

export const natureDeeds: readonly ActScript[] = [
  {
    id: "deed-appear",
    verbs:
      "appear come-alive glow come-to-life emerge materialize materialise light-up flicker haunt pop-up shimmer come-into-view loom reappear",
    nouns: "apparition appearance glow vision haunting mirage phantom manifestation",
    doer: "a paper lantern",
    token: "an empty chair",
    need: [
      "show nothing but darkness",
      "leave the spot beside {o} bare",
      "rest under thick dust",
      "stay hidden somewhere behind {o}",
    ],
    work: [
      "brighten from the middle outward",
      "gather out of nothing near {o}",
      "flicker twice, steadier each time",
      "throw a first glimmer on {o}",
    ],
    detail: [
      "kindle one pinprick of light",
      "ring {o} with a pale rim",
      "stir the dust by inches",
      "lay a faint double beside {o}",
    ],
    hitch: [
      "thin out to almost nothing",
      "go dark right before {o}",
      "shiver and [break] into sparks",
      "slide from view behind {o}",
    ],
    result: [
      "blaze up clear and whole",
      "light {o} from every side",
      "fill the air with light",
      "stand plain to see beside {o}",
    ],
    after: [
      "dim to a last ember",
      "leave a bright trace on {o}",
      "sink back into the dark",
      "linger as a shimmer over {o}",
    ],
  },
  {
    id: "deed-grow",
    verbs:
      "grow bloom hatch sprout blossom germinate flower ripen bud flourish unfold shoot-up thrive take-root open-up regrow",
    nouns: "bloom blossom growth hatching spring germination flowering ripening sprout regrowth budding",
    doer: "a bean seedling",
    token: "a cracked pavement",
    need: [
      "lie small and closed",
      "rest in darkness close to {o}",
      "stay shut a little longer",
      "swell slowly near {o}",
    ],
    work: [
      "split open along one side",
      "push toward daylight beside {o}",
      "unroll one pale green curl",
      "rise by inches past {o}",
    ],
    detail: [
      "shed a last dry husk",
      "carry one dewdrop near {o}",
      "tremble as a crack widens",
      "point one wet tip toward {o}",
    ],
    hitch: ["droop to one side", "bend double", "wilt to the ground near {o}", "stall a hair short of {o}"],
    result: [
      "open wide, fully grown",
      "spread fresh colour around {o}",
      "reach twice the former height",
      "cover the ground up to {o}",
    ],
    after: ["sway a little", "drop a single petal by {o}", "stand still, full-sized", "cast new shade across {o}"],
  },
  {
    id: "deed-melt",
    verbs: "melt dissolve thaw crumble evaporate defrost liquefy burn-down melt-away drip decay erode rust",
    nouns: "thaw melting meltdown decay erosion evaporation glacier-melt",
    doer: "a snowman",
    token: "a wooden bench",
    need: ["glitter, hard and cold", "gleam motionless close to {o}", "meet the first warmth", "lie heavy against {o}"],
    work: [
      "lose the sharp edges first",
      "send thin trickles around {o}",
      "sag a little every hour",
      "creep outward as far as {o}",
    ],
    detail: [
      "let one bright drop fall",
      "bead along the rim of {o}",
      "crack with a tiny tick",
      "lay a wet gleam on {o}",
    ],
    hitch: [
      "split right across the middle",
      "slump sideways onto {o}",
      "stiffen again round {o}",
      "break off in one slab",
    ],
    result: [
      "lie flat, clear and shining",
      "leave {o} in a bright puddle",
      "vanish down to bare ground",
      "settle as a skin around {o}",
    ],
    after: [
      "mirror the light above",
      "leave a dark ring near {o}",
      "seep slowly away",
      "breathe a vapour wisp over {o}",
    ],
  },
  {
    id: "deed-shine",
    verbs:
      "shine rise set glimmer glitter sparkle dawn eclipse gleam twinkle beam break-through illuminate light dazzle wane wax",
    nouns:
      "sunrise sunset eclipse dawn dusk moonrise moonset daybreak twilight moonlight sunlight starlight aurora nightfall full-moon",
    doer: "the sun",
    token: "a sleeping village",
    need: ["stay low and dark", "leave {o} in blue shadow", "hide a moment longer", "keep {o} waiting in the dark"],
    work: [
      "brighten by slow degrees",
      "creep across {o} inch by inch",
      "spread outward in rings",
      "pour long light toward {o}",
    ],
    detail: [
      "strike one bright spark",
      "draw a bright edge around {o}",
      "glow through a thin edge",
      "stretch the shadow of {o}",
    ],
    hitch: ["dim without warning", "pale to a thin line", "leave {o} suddenly grey", "lose {o} in shadow"],
    result: [
      "flood everything with gold",
      "set {o} gleaming from end to end",
      "blaze, clear and round",
      "gild {o} down to the ground",
    ],
    after: ["sink to a copper glow", "leave a last glint on {o}", "fade to a warm trace", "warm {o} a moment longer"],
  },
  {
    id: "deed-blow",
    verbs: "blow rain snow storm pour flood gust hail surge rage thunder drizzle howl overflow",
    nouns:
      "storm flood rain snowfall blizzard wind hurricane tornado thunderstorm downpour avalanche tide drought fog tempest gale monsoon",
    doer: "a north wind",
    token: "an old mill",
    need: [
      "gather, dark and slow",
      "hang low and heavy over {o}",
      "send a first breath ahead",
      "move in from far behind {o}",
    ],
    work: [
      "roll in from far off",
      "sweep around {o} from both sides",
      "rattle everything loose",
      "close in on {o} in waves",
    ],
    detail: [
      "lift one light scrap",
      "leave a first drop on {o}",
      "curl through a small gap",
      "find the smallest gap near {o}",
    ],
    hitch: [
      "change direction all at once",
      "break over {o} in full force",
      "tear something loose",
      "bury the way to {o}",
    ],
    result: [
      "thin out into bright sky",
      "leave {o} washed and gleaming",
      "smooth everything over",
      "part to show {o} again",
    ],
    after: [
      "die down bit by bit",
      "fade to a whisper around {o}",
      "leave everything washed clean",
      "draw off beyond {o}",
    ],
  },
];
