import type { ActScript } from "#lib/planning/lore/lore.ts";

export const sportDeeds: readonly ActScript[] = [
  {
    id: "ball-game",
    verbs:
      "score kick dribble shoot-hoops pitch bat volley serve-up dunk bowl tackle play-football play-tennis play-basketball putt header juggle-ball lob",
    nouns:
      "football soccer basketball tennis volleyball rugby cricket baseball hockey goal penalty match tournament cup-final",
    doer: "a goalkeeper",
    token: "a patched ball",
    need: ["shift from foot to foot", "look up for an opening", "run after {o} too late", "set {o} up with care"],
    work: ["sprint down one side", "go straight for {o}", "@ spread both arms", "try {o} from far out"],
    detail: ["dig one heel in", "crouch lower in front of {o}", "blink sweat from both eyes", "fix both eyes on {o}"],
    hitch: ["skid and [go] down", "miss {o} by an inch", "send {o} far too wide", "stumble over one foot"],
    result: [
      "take {o} cleanly, first time",
      "score with one clean strike",
      "slide on both knees",
      "bring {o} off at the last",
    ],
    after: ["lie flat, chest heaving", "walk off with {o} behind", "@ peel off both socks", "roll {o} slowly away"],
  },
  {
    id: "contest",
    verbs: "wrestle spar compete box fence contend vie grapple",
    nouns: "boxing wrestling contest championship",
    doer: "an old boxer",
    token: "a taller rival",
    need: [
      "stretch, one side after another",
      "size up {o} from a distance",
      "look straight at {o}",
      "crouch, ready to go",
    ],
    work: [
      "lean into {o} with full weight",
      "push off with one leg",
      "go at {o} from one side",
      "@ dust both palms with chalk",
    ],
    detail: [
      "blink sweat from one eye",
      "bare both rows of teeth",
      "tense up in front of {o}",
      "tremble slightly close to {o}",
    ],
    hitch: ["go down hard, face first", "buckle in front of {o}", "lose ground against {o}", "cough and [sink] down"],
    result: ["get the better of {o}", "come in first, just barely", "stay upright through {o}", "throw both arms up"],
    after: [
      "drip with sweat, breathing hard",
      "give {o} one small nod",
      "@ rub one sore wrist",
      "sink down next to {o}",
    ],
  },
  {
    id: "board-game",
    verbs:
      "play-chess play-cards play-games gamble bet checkmate castle deal shuffle bluff wager roll-dice outplay play-poker outwit challenge",
    nouns: "chess cards poker checkers draughts backgammon dominoes dice mahjong game-night puzzle gambit",
    doer: "a chess player",
    token: "a game of chess",
    need: ["look the first move over", "draw up a chair to {o}", "sit up, chin forward", "lay {o} out in order"],
    work: ["open with a small move", "lean in over {o}", "give up one piece", "study {o} from both sides"],
    detail: [
      "@ make one tiny move",
      "follow {o} with narrow eyes",
      "@ rest one finger, undecided",
      "rest the chin above {o}",
    ],
    hitch: ["overlook one plain threat", "upset {o} with one elbow", "get {o} wrong at the last", "run out of moves"],
    result: [
      "spring one unexpected move",
      "settle {o} with one stroke",
      "sit back with folded arms",
      "push back from {o}, finished",
    ],
    after: ["@ shake hands across {o}", "stay on, thinking it over", "set up {o} once more", "@ clear everything away"],
  },
  {
    id: "dress",
    verbs:
      "dress wear try-on put-on-clothes dress-up style braid comb shave pose model make-up powder don button-up groom disguise adorn",
    nouns: "dress costume outfit make-up hairdo haircut fitting fashion catwalk disguise makeover wardrobe",
    doer: "a bridesmaid",
    token: "a green velvet coat",
    need: [
      "tilt, one side, then another",
      "pick {o} out from all others",
      "look from one to another",
      "look {o} over once more",
    ],
    work: [
      "begin with {o} from one side",
      "@ fasten button after button",
      "fuss over {o}, bit by bit",
      "@ pin up one stray lock",
    ],
    detail: [
      "@ pick a thread off {o}",
      "blow powder from a brush",
      "smooth {o} with one palm",
      "tilt the chin both ways",
    ],
    hitch: [
      "smear powder across one cheek",
      "@ tug at {o} a little too hard",
      "catch {o} on something sharp",
      "burst one seam",
    ],
    result: [
      "turn once, all the way",
      "show {o} from every side",
      "@ fluff {o} up one last time",
      "walk tall, chin level",
    ],
    after: [
      "glance once more, sideways",
      "give {o} one last tug",
      "kick off both tight shoes",
      "walk out with {o} just so",
    ],
  },
];
