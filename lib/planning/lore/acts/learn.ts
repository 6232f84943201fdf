import type { ActScript } from "#lib/planning/lore/lore.ts";

/** Measuring, trying, handling devices, learning and teaching. */
export const learningActs: readonly ActScript[] = [
  {
    id: "measure",
    verbs: "measure weigh survey gauge calibrate time-lap size-up scan",
    nouns: "measurement survey weigh-in",
    doer: "a surveyor",
    token: "a long plank",
    need: ["eye {o} from end to end", "@ unroll a yellow tape", "pace the length once"],
    work: ["@ lay the tape along {o}", "move from mark to mark", "@ check the number twice"],
    detail: ["@ pencil one short tick", "line up one exact edge", "touch the far end of {o}"],
    hitch: ["come up one finger short", "@ let the tape snap back", "nudge {o} out of line"],
    result: ["come out exactly right", "find {o} exactly right", "@ circle the last mark"],
    after: ["@ roll the tape up", "leave {o} as it was", "check once more from afar"],
  },
  {
    id: "test",
    verbs:
      "test try try-out review compare check evaluate rate examine inspect experiment investigate judge probe check-out benchmark test-drive",
    nouns: "review test experiment comparison inspection examination trial check-up test-drive",
    doer: "a tester",
    token: "a pair of headphones",
    need: ["look {o} over from all sides", "go all the way round", "@ rub both palms together"],
    work: ["@ press {o} a little harder", "try one thing after another", "go left, right, left again"],
    detail: ["@ try one spot twice", "tap the edge of {o}", "sniff, head tilted"],
    hitch: ["get no answer at all", "knock {o} clean over", "@ press a little too hard"],
    result: ["see {o} pass the last try", "nod, quite satisfied", "@ raise one thumb"],
    after: ["@ tick the last line off", "set {o} back in place", "take one more quick look"],
  },
  {
    id: "operate",
    verbs:
      "operate charge switch-on turn-on plug-in install activate configure connect power-up tap scroll press set-up upgrade boot-up dial click",
    nouns: "installation setup upgrade activation",
    doer: "a user",
    token: "a new phone",
    need: ["look for the right switch", "@ clear some space", "@ set {o} up, straight"],
    work: ["@ press the button on {o}", "try one thing, then another", "go from part to part"],
    detail: ["feel one small click", "@ slide one finger along {o}", "blink at one small light"],
    hitch: ["see {o} go dark", "@ press one time too many", "press the wrong button"],
    result: ["start at a sudden hum", "bring {o} to life", "@ lift one finger, satisfied"],
    after: ["leave {o} up and running", "@ wipe one fingerprint away", "watch a little longer"],
  },
  {
    id: "practise",
    verbs:
      "learn practise practice study train memorise memorize revise cram-for drill master figure-out work-out improve",
    nouns: "exam homework practice training apprenticeship study revision drill",
    doer: "a pupil",
    token: "a difficult piece",
    need: ["try one move too slowly", "begin {o} all over", "@ line everything up first"],
    work: ["repeat the same small move", "@ go over {o} bit by bit", "try again, a bit faster"],
    detail: ["@ count off on three fingers", "mouth the count silently", "get one corner of {o} right"],
    hitch: ["freeze in the middle", "fumble {o} for the tenth time", "@ bang one fist down"],
    result: ["run through {o} without a slip", "do it with closed eyes", "@ nod, both arms lowered"],
    after: ["begin once more, just because", "@ lay {o} aside for good", "nod off right there"],
  },
  {
    id: "show-how",
    verbs:
      "teach explain demonstrate instruct show coach tutor lecture mentor present introduce-to point-out brief train-up",
    nouns: "lesson class lecture tutorial demonstration workshop seminar presentation",
    doer: "a teacher",
    token: "a shy pupil",
    need: ["meet a blank look", "@ make the first move slowly", "face {o}, a little unsure"],
    work: ["show the move once, slowly", "@ go over everything with {o}", "go back one small step"],
    detail: ["@ guide another hand", "come back once more to {o}", "nod at the first try"],
    hitch: ["get a puzzled look", "get nowhere with {o}", "@ lose the thread"],
    result: ["step aside and [watch]", "make headway with {o} at last", "@ lower both hands"],
    after: ["@ smile and [nod] again", "stay beside {o} a little longer", "stay a little longer"],
  },
];
