import type { ActScript } from "#lib/planning/lore/lore.ts";

export const studyDeeds: readonly ActScript[] = [
  {
    id: "learn",
    verbs: "learn practise practice train rehearse study revise memorise memorize cram drill exercise master relearn",
    nouns: "practice rehearsal training study exercise exam test revision homework drill apprenticeship",
    doer: "a pupil",
    token: "a long poem",
    need: ["settle down, elbows wide", "get {o} wrong at once", "stare at {o}, quite lost", "face {o}, hard and new"],
    work: [
      "stay long hours with {o}",
      "repeat one hard part slowly",
      "come back to {o} once more",
      "@ mark weak spots in pencil",
    ],
    detail: [
      "count under the breath",
      "try {o} with both eyes shut",
      "@ rub one line out",
      "begin with {o} again, more slowly",
    ],
    hitch: ["stumble at the same spot", "lose track of {o} midway", "@ slam the notebook shut", "push {o} aside"],
    result: [
      "get to the end unaided",
      "manage {o} without a slip",
      "go through {o} at full speed",
      "do it twice without pausing",
    ],
    after: [
      "try {o} once more, alone",
      "lean back, eyes shut",
      "go back over {o} for pleasure",
      "@ close the worn notebook",
    ],
  },
  {
    id: "teach",
    verbs:
      "teach explain show demonstrate guide instruct coach tutor mentor lecture train-up educate introduce illustrate",
    nouns: "lesson lecture class tutorial demonstration tour coaching instruction seminar course workshop",
    doer: "a teacher",
    token: "long division",
    need: ["meet a puzzled look", "look doubtfully at {o}", "clear a small space first", "come closer, {o} in view"],
    work: [
      "@ show {o} the same move again",
      "go more slowly this time",
      "go slowly with {o}",
      "do one move, very slowly",
    ],
    detail: [
      "@ guide another hand",
      "point once, then [slow] down",
      "lean in, quite near {o}",
      "nod at one small movement",
    ],
    hitch: [
      "get only a shrug back",
      "lose {o} halfway through",
      "make no headway with {o}",
      "lose the thread completely",
    ],
    result: [
      "step aside and [watch]",
      "come to the end with {o}",
      "get somewhere with {o} at last",
      "nod at a clean try",
    ],
    after: ["sit back, quite content", "stay on a while with {o}", "@ roll both cuffs down", "look at {o} and [nod]"],
  },
  {
    id: "write",
    verbs:
      "write type draft sign pen compose scribble jot note note-down write-down rewrite scrawl dictate translate edit address",
    nouns: "writing letter draft novel diary signature essay manuscript poem report",
    doer: "a clerk",
    token: "a letter",
    need: [
      "sit over a blank page",
      "clear a space for {o}",
      "@ put {o} off and [sharpen] another pencil",
      "pace up and down",
    ],
    work: [
      "@ fill line after line",
      "begin {o} for the third time",
      "work on, close over {o}",
      "@ cross out a whole paragraph",
    ],
    detail: ["blow on the wet ink", "pause over one word in {o}", "@ dot an i with care", "turn {o} to the light"],
    hitch: ["run out of ink", "break off {o} in mid-sentence", "@ tear the top sheet off", "find a mistake in {o}"],
    result: ["fill the page right down", "finish {o} with a single stroke", "lay {o} down, complete", "@ cap the pen"],
    after: ["leave {o} out to dry", "rest one cheek on paper", "look {o} over once more", "@ scrub ink from one thumb"],
  },
  {
    id: "read-and-count",
    verbs:
      "read count calculate sort tally add-up reckon classify order arrange catalogue list file decipher decode leaf-through browse compute number",
    nouns: "reading count census inventory calculation tally catalogue stocktaking accounts sum",
    doer: "a librarian",
    token: "a stack of old maps",
    need: ["face one big muddle", "bring {o} into the light", "stand before {o}, head tilted", "find one gap"],
    work: [
      "start at the left edge",
      "go through {o} from the start",
      "@ run a finger along {o}",
      "@ pencil a tick each time",
    ],
    detail: ["move both lips without sound", "bend closer over {o}", "@ lick a thumb", "squint at one corner of {o}"],
    hitch: [
      "lose track at a noise",
      "reach the wrong sum twice",
      "drop {o} out of order",
      "muddle {o} at the very last",
    ],
    result: [
      "come out exactly right",
      "get through {o} to the end",
      "@ underline the final figure twice",
      "reach the last of {o}",
    ],
    after: ["lay {o} aside with care", "look up, blinking", "@ rub both tired eyes", "sit on beside {o}"],
  },
];
