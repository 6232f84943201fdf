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
      "notice something wrong at once",
      "come over to {o} at once",
      "put everything else aside",
      "crouch down facing {o}",
    ],
    work: ["take half of the weight", "keep close beside {o}", "slow down to match pace", "guide {o} by small steps"],
    detail: [
      "nod, [wait], [nod] again",
      "@ drape something warm round {o}",
      "@ roll both sleeves up",
      "steady {o} with one arm",
    ],
    hitch: [
      "stumble and almost [fall]",
      "see {o} turn away",
      "run out of strength halfway",
      "lose hold of {o} for a second",
    ],
    result: [
      "get there, both worn out",
      "get a first nod from {o}",
      "step back, the load shared",
      "see {o} upright again",
    ],
    after: ["share a sip of water", "wave to {o} from afar", "sit down, arms hanging", "come back to {o} later"],
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
      "catch sight of {o}, out of reach",
      "throw down everything, [run]",
      "measure the way to {o}",
    ],
    work: ["go in without a pause", "crawl flat toward {o}", "@ knot a rope, twice", "stretch one arm to {o}"],
    detail: [
      "find one small hold",
      "lock on to {o}, grip white",
      "gasp, [slip], [grip] tighter",
      "shield {o} from above",
    ],
    hitch: ["slip back to the start", "grab at {o} and [miss]", "get stuck halfway", "lose hold of {o} once"],
    result: [
      "roll onto solid ground, gasping",
      "carry {o} out, unhurt",
      "@ haul up hand over hand",
      "bring {o} back to safety",
    ],
    after: ["sit down, legs trembling", "wrap {o} up warm", "lie flat, chest heaving", "walk off with {o}, slowly"],
  },
  {
    id: "move-heal",
    verbs:
      "heal nurse cure treat bandage operate recover-from tend vaccinate inject diagnose medicate stitch-up convalesce massage doctor get-well rehabilitate disinfect",
    nouns: "cure healing treatment recovery therapy operation illness vaccination first-aid",
    doer: "a country doctor",
    token: "a pale patient",
    need: [
      "@ scrub up to the elbows",
      "check {o} with great care",
      "lay everything out in rows",
      "find {o} worse than expected",
    ],
    work: ["work slowly, inch by inch", "bend low over {o}", "@ roll a bandage out", "stay close beside {o}"],
    detail: [
      "@ count a pulse, eyes shut",
      "dab at {o} with wet cotton",
      "let one clear drop fall",
      "@ rest two fingers lightly on {o}",
    ],
    hitch: [
      "see the fever climb again",
      "@ drop one instrument, clang",
      "see {o} grow worse",
      "run out of clean cloth",
    ],
    result: [
      "see colour come back",
      "see {o} through the worst",
      "@ pull the mask down, smiling",
      "find {o} out of danger",
    ],
    after: ["@ wash both hands slowly", "look in on {o} once more", "sit down at last", "leave {o} resting quietly"],
  },
  {
    id: "move-adopt",
    verbs:
      "adopt feed foster pet tame raise-up bring-up take-in befriend-animal stroke walk-the-dog bottle-feed nurture spoil breed rear coddle",
    nouns: "adoption foster feeding upbringing",
    doer: "a widowed baker",
    token: "a wet kitten",
    need: ["hear one small sound", "come upon {o}, all alone", "stop and [crouch] down", "put something down near {o}"],
    work: ["stay quite still", "move back a step from {o}", "hold out an open palm", "come close to {o} by inches"],
    detail: ["crouch to eye level", "@ share a bite with {o}", "smile without a sound", "stroke {o} with one finger"],
    hitch: [
      "move too fast, [freeze]",
      "see {o} shrink back",
      "knock the whole bowl over",
      "lose sight of {o} for a moment",
    ],
    result: [
      "settle down, no longer alone",
      "have {o} close at last",
      "share one warm spot",
      "see {o} come without fear",
    ],
    after: [
      "make room for one more",
      "go off with {o} alongside",
      "leave the last crumbs",
      "stay with {o} a good while",
    ],
  },
];
