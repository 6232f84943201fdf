import type { ActScript } from "#lib/planning/lore/lore.ts";

export const studyDeeds: readonly ActScript[] = [
  {
    id: "learn",
    verbs: "learn practise practice train rehearse study revise memorise memorize cram drill exercise master relearn",
    nouns: "practice rehearsal training study exercise exam test revision homework drill apprenticeship",
    doer: "a pupil",
    token: "a long poem",
    need: [
      "arrive last in the room",
      "get {o} wrong at once",
      "shrink back from {o}",
      "see someone manage {o} with ease",
    ],
    work: [
      "sit up late with {o}",
      "repeat one hard part slowly",
      "go back to {o} before breakfast",
      "@ mark weak spots in pencil",
    ],
    detail: [
      "count under the breath",
      "try {o} with both eyes shut",
      "@ rub out a pencil mark",
      "begin with {o} again, more slowly",
    ],
    hitch: [
      "stumble at the same place",
      "lose track of {o} midway",
      "@ slam the notebook shut",
      "push {o} aside and [leave] the room",
    ],
    result: [
      "get to the end unaided",
      "manage {o} without a slip",
      "meet {o} at full speed",
      "@ tick off the last line",
    ],
    after: [
      "try {o} once more, for nobody",
      "leave the lamp burning",
      "@ share {o} with the youngest there",
      "@ gather up the pencil shavings",
    ],
  },
  {
    id: "teach",
    verbs:
      "teach explain show demonstrate guide instruct coach tutor mentor lecture train-up educate introduce illustrate",
    nouns: "lesson lecture class tutorial demonstration tour coaching instruction seminar course workshop",
    doer: "a teacher",
    token: "long division",
    need: ["face a row of frowns", "start with {o} too early", "@ wipe old sums off", "come to {o} with empty hands"],
    work: [
      "@ draw a sketch for {o}",
      "go more slowly this time",
      "take {o} step by step",
      "@ set out apples in threes",
    ],
    detail: [
      "@ break a chalk in two",
      "bend down close beside {o}",
      "@ point once more at {o}",
      "nod at one small movement",
    ],
    hitch: [
      "get only shrugs in return",
      "lose {o} in the noise",
      "get stuck on {o} at the bell",
      "knock over the water jar",
    ],
    result: [
      "step aside from the board",
      "leave {o} to a raised hand",
      "get {o} right before everyone",
      "see every hand go up",
    ],
    after: [
      "sit down among empty desks",
      "stay on with {o} after the bell",
      "@ brush chalk from both sleeves",
      "bow slightly towards {o}",
    ],
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
      "clear the table for {o}",
      "@ put {o} off and [sharpen] another pencil",
      "pace from desk to window",
    ],
    work: [
      "@ fill line after line",
      "begin {o} for the third time",
      "work at {o} by one lamp",
      "@ cross out a whole paragraph",
    ],
    detail: ["blow on the wet ink", "pause over one word in {o}", "@ dot an i with care", "shade {o} from the draught"],
    hitch: [
      "spill ink across the desk",
      "break off {o} in mid-sentence",
      "@ tear the top sheet off",
      "find a mistake in {o}",
    ],
    result: ["fill the page right down", "finish {o} with a single stroke", "lay {o} down, complete", "@ cap the pen"],
    after: [
      "leave {o} to dry by the window",
      "sleep beside the inkwell",
      "carry {o} out into the morning",
      "@ scrub ink from one thumb",
    ],
  },
  {
    id: "read-and-count",
    verbs:
      "read count calculate sort tally add-up reckon classify order arrange catalogue list file decipher decode leaf-through browse compute number",
    nouns: "reading count census inventory calculation tally catalogue stocktaking accounts sum",
    doer: "a librarian",
    token: "a stack of old maps",
    need: [
      "find the table buried",
      "bring {o} into the light",
      "stand before {o} at closing time",
      "come upon one number missing",
    ],
    work: [
      "start at the left edge",
      "go through {o} from the start",
      "@ run a finger along {o}",
      "@ pencil a tick each time",
    ],
    detail: ["move both lips without sound", "bend closer over {o}", "@ lick a thumb", "squint at one corner of {o}"],
    hitch: ["lose track at a noise", "reach the wrong sum twice", "sneeze all over {o}", "muddle {o} at the very last"],
    result: [
      "come out exactly right",
      "get through {o} to the end",
      "@ underline the final figure twice",
      "leave {o} in perfect order",
    ],
    after: ["rest one elbow beside {o}", "blow dust off the table", "@ put the spectacles away", "nod off next to {o}"],
  },
];
