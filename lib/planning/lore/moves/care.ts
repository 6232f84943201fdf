import type { ActScript } from "#lib/planning/lore/lore.ts";

export const careMoves: readonly ActScript[] = [
  {
    id: "move-help",
    verbs:
      "help comfort assist support console encourage care-for protect aid soothe cheer-up reassure calm lend-a-hand volunteer join-in cooperate collaborate unite help-out team-up back-up",
    nouns: "help comfort support kindness teamwork volunteering care aid solidarity",
    doer: "a kind neighbour",
    token: "an old man",
    need: [
      "see somebody sink onto steps",
      "come over to {o} through rain",
      "put both bags aside",
      "crouch down facing {o}",
    ],
    work: ["take half of the weight", "hold an umbrella over {o}", "match the slower step", "walk {o} across the road"],
    detail: ["pour soup from a flask", "drape a coat round {o}", "@ pick one glove up", "steady {o} with one arm"],
    hitch: ["slip on the same ice", "see {o} turn away", "lose the umbrella to wind", "drop the shopping near {o}"],
    result: [
      "reach the door, both soaked",
      "get a first smile from {o}",
      "laugh over a spilled bag",
      "see {o} upright again",
    ],
    after: [
      "share the last dry biscuit",
      "wave to {o} at the window",
      "head home without the coat",
      "come by to {o} next day",
    ],
  },
  {
    id: "move-rescue",
    verbs:
      "rescue save free liberate release-from pull-out-of bail-out deliver-from salvage evacuate-from set-free revive resuscitate untangle untie unchain dig-free",
    nouns: "rescue saving emergency liberation salvage rescue-mission",
    doer: "a lifeguard",
    token: "a stranded dog",
    need: [
      "hear a thin far cry",
      "catch sight of {o} below",
      "throw down everything, [run]",
      "see water close in on {o}",
    ],
    work: ["plunge in, chest deep", "crawl out flat toward {o}", "@ let a rope down", "stretch one arm to {o}"],
    detail: [
      "find one slippery hold",
      "lock on to {o}, grip white",
      "spit water, [gasp], [grip]",
      "shield {o} from falling grit",
    ],
    hitch: [
      "feel the rope fray",
      "grab at {o} and [close] on water",
      "get swept past the pier",
      "lose hold of {o} once",
    ],
    result: [
      "roll onto solid ground, gasping",
      "carry {o} out of the surf",
      "haul up hand over hand",
      "bring {o} back into daylight",
    ],
    after: [
      "steam under a grey blanket",
      "rub {o} warm and dry",
      "lie flat, chest heaving",
      "walk off with {o} at dawn",
    ],
  },
  {
    id: "move-heal",
    verbs:
      "heal nurse cure treat bandage operate recover-from tend vaccinate inject diagnose medicate stitch-up convalesce massage doctor get-well rehabilitate disinfect",
    nouns: "cure healing treatment recovery therapy operation illness vaccination first-aid",
    doer: "a country doctor",
    token: "a lame fox",
    need: [
      "scrub up to the elbows",
      "find {o} curled up, shaking",
      "light a low bedside lamp",
      "see blood spot the straw",
    ],
    work: ["rinse the cut clean", "bend low over {o}", "@ roll a bandage out", "sit up all night by {o}"],
    detail: [
      "@ count a pulse, eyes shut",
      "dab {o} with wet cotton",
      "let one clear drop fall",
      "@ tie a knot upon {o}",
    ],
    hitch: [
      "see the fever climb again",
      "get bitten, [flinch], [go] on",
      "find {o} pale at midnight",
      "run out of clean cloth",
    ],
    result: [
      "open both eyes at daybreak",
      "see {o} take one step",
      "hang the stethoscope up, smiling",
      "unwrap {o} without a scar",
    ],
    after: [
      "air the room, sheets flapping",
      "watch {o} cross the yard",
      "doze in a hard chair",
      "let {o} go at the woods",
    ],
  },
  {
    id: "move-adopt",
    verbs:
      "adopt feed foster pet tame raise-up bring-up take-in befriend-animal stroke walk-the-dog bottle-feed nurture spoil breed rear coddle",
    nouns: "adoption foster feeding upbringing",
    doer: "a widowed baker",
    token: "a wet kitten",
    need: ["hear scratching at the door", "find {o} in a box", "see rain run down glass", "lower a saucer near {o}"],
    work: ["sit still on the tiles", "move back a step from {o}", "hold out one crumb", "dry {o} in a towel"],
    detail: ["let a small nose sniff", "@ warm milk for {o}", "feel one lick, [smile]", "stroke {o} with one finger"],
    hitch: [
      "find a shoe in shreds",
      "see {o} vanish under a cupboard",
      "step into spilled milk",
      "search the yard for {o}",
    ],
    result: [
      "wake with company at last",
      "carry {o} inside a coat",
      "share the only armchair",
      "have {o} asleep on the lap",
    ],
    after: ["buy a second, smaller bowl", "walk to work with {o}", "leave a lamp on downstairs", "grow old beside {o}"],
  },
];
