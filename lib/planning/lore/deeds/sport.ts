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
    need: [
      "sit on the bench, capless",
      "glance at a bare scoreboard",
      "run after {o} too late",
      "set {o} up in the drizzle",
    ],
    work: [
      "sprint down the left side",
      "go for {o} with one lace loose",
      "@ wave the others forward",
      "try {o} from far out",
    ],
    detail: [
      "dig one heel into mud",
      "crouch lower in front of {o}",
      "wipe rain from the brow",
      "fix both eyes on {o}",
    ],
    hitch: ["skid across the wet grass", "miss {o} by an inch", "send {o} wide of the post", "collide with a teammate"],
    result: [
      "take {o} cleanly, first time",
      "make the net bulge",
      "slide on both knees",
      "bring {o} off before the whistle",
    ],
    after: [
      "lie flat on the grass",
      "walk off with {o} behind",
      "@ peel off muddy socks",
      "leave {o} to the smallest kid",
    ],
  },
  {
    id: "contest",
    verbs:
      "race sprint skate surf lift box wrestle spar compete hurdle sled ski snowboard skateboard fence bench-press lift-weights",
    nouns:
      "race sprint marathon relay boxing wrestling surfing skating weightlifting contest championship regatta triathlon",
    doer: "an old boxer",
    token: "a heavy barbell",
    need: [
      "limp in after the rest",
      "size up {o} from a distance",
      "fail at {o} once already",
      "crouch behind the white line",
    ],
    work: [
      "lean into {o} with full weight",
      "push off with one leg",
      "go at {o} from the left",
      "@ dust both palms with chalk",
    ],
    detail: [
      "blink sweat from one eye",
      "bare both rows of teeth",
      "@ tighten one strap before {o}",
      "tremble slightly close to {o}",
    ],
    hitch: ["go down hard, face first", "buckle in front of {o}", "lose ground against {o}", "cough and [sink] down"],
    result: ["get the better of {o}", "burst through the tape", "stay upright through {o}", "throw both arms up"],
    after: ["drip on the floorboards", "give {o} one small nod", "@ unwrap a long bandage", "sink down next to {o}"],
  },
  {
    id: "board-game",
    verbs:
      "play-chess play-cards play-games gamble bet checkmate castle deal shuffle bluff wager roll-dice outplay play-poker outwit challenge",
    nouns: "chess cards poker checkers draughts backgammon dominoes dice mahjong game-night puzzle gambit",
    doer: "a chess player",
    token: "a game of chess",
    need: [
      "brush rain off a bench",
      "draw up a chair to {o}",
      "find only one seat taken",
      "lay {o} out under the lamp",
    ],
    work: ["open with a small move", "lean in over {o}", "give up one piece", "study {o} from both sides"],
    detail: [
      "@ nudge a piece one square",
      "follow {o} with narrow eyes",
      "@ tap the clock lightly",
      "rest the chin above {o}",
    ],
    hitch: ["overlook one plain threat", "jolt {o} with a knee", "get {o} wrong under the clock", "run out of moves"],
    result: [
      "spring one unexpected move",
      "settle {o} with one stroke",
      "@ tip the king over",
      "push back from {o}, finished",
    ],
    after: ["@ shake hands across {o}", "stay on in the dusk", "set up {o} once more", "@ pocket the last pawn"],
  },
  {
    id: "dress",
    verbs:
      "dress wear try-on put-on-clothes dress-up style braid comb shave pose model make-up powder don button-up groom disguise adorn",
    nouns: "dress costume outfit make-up hairdo haircut fitting fashion catwalk disguise makeover wardrobe",
    doer: "a bridesmaid",
    token: "a green velvet coat",
    need: [
      "face a cracked mirror",
      "pull {o} out from under boxes",
      "shiver in a thin vest",
      "compare {o} with an old picture",
    ],
    work: [
      "begin with {o} from the left",
      "@ fasten button after button",
      "fuss over {o} before the glass",
      "@ pin up one stray lock",
    ],
    detail: [
      "@ pick a thread off {o}",
      "blow powder from a brush",
      "smooth {o} with one palm",
      "tilt the chin both ways",
    ],
    hitch: ["smear red across one cheek", "@ tug at {o} a little too hard", "catch {o} on a nail", "burst one seam"],
    result: [
      "come out past the screen",
      "show {o} to a full room",
      "@ fluff {o} up one last time",
      "walk tall down the stairs",
    ],
    after: [
      "leave combs on the table",
      "pass every shop window with {o}",
      "kick off both tight shoes",
      "doze in a chair near {o}",
    ],
  },
];
