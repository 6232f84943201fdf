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
    work: ["@ lay the tape along {o}", "move from mark to mark", "@ add one small brass weight"],
    detail: ["@ pencil one short tick", "swing one needle past zero", "touch the far end of {o}"],
    hitch: ["come up one finger short", "@ let the tape snap back", "tip {o} off the scale"],
    result: ["bring the scale dead level", "fit {o} exactly into the gap", "@ circle the last mark"],
    after: ["@ roll the tape up", "leave {o} beside the scale", "check once more from afar"],
  },
  {
    id: "test",
    verbs:
      "test try try-out review compare check evaluate rate examine inspect experiment investigate judge probe check-out benchmark test-drive",
    nouns: "review test experiment comparison inspection examination trial check-up test-drive",
    doer: "a tester",
    token: "a pair of headphones",
    need: ["set {o} beside an older one", "circle the newcomer slowly", "@ pull on thin gloves"],
    work: ["@ bend {o} as far as possible", "try one thing after another", "go left, right, left again"],
    detail: ["@ flick one switch twice", "tap the edge of {o}", "sniff the fresh plastic"],
    hitch: ["get no answer at all", "knock {o} clean over", "@ smell something burning inside"],
    result: ["see {o} pass the last try", "push the loser aside", "@ raise one thumb"],
    after: ["@ tick the last line off", "set {o} back in the row", "take one more quick look"],
  },
  {
    id: "operate",
    verbs:
      "use operate charge switch-on turn-on plug-in install activate configure connect power-up tap scroll press set-up upgrade boot-up switch-off turn-off unplug dial click",
    nouns: "installation setup upgrade activation",
    doer: "a user",
    token: "a new phone",
    need: ["face a dark blank screen", "@ untangle a long cable", "@ stand {o} on the desk"],
    work: ["@ press the button on {o}", "push the plug home", "go through every setting"],
    detail: ["wake one tiny green light", "@ slide one finger along {o}", "blink twice and [glow]"],
    hitch: ["see {o} go dark", "@ tug a cable too short", "press the wrong button"],
    result: ["light up the whole face", "bring {o} humming to life", "@ set the full battery down"],
    after: ["leave {o} glowing in the dark", "@ coil the spare cable", "bask in the blue light"],
  },
  {
    id: "practise",
    verbs:
      "learn practise practice study train memorise memorize revise cram-for drill master figure-out work-out improve",
    nouns: "exam homework practice training apprenticeship study revision drill",
    doer: "a pupil",
    token: "a difficult piece",
    need: ["copy one move too slowly", "begin {o} all over", "@ prop a thick book open"],
    work: ["repeat the same small move", "@ go over {o} by lamplight", "try again, a bit faster"],
    detail: ["@ mark one line in red", "mouth the count silently", "get one corner of {o} right"],
    hitch: ["freeze in the middle", "fumble {o} for the tenth time", "@ snap the pencil in two"],
    result: ["run through {o} without a slip", "do it with closed eyes", "@ clap the book shut"],
    after: ["begin once more, just because", "@ lay {o} aside at dawn", "nod off at the table"],
  },
  {
    id: "show-how",
    verbs:
      "teach explain demonstrate instruct show coach tutor lecture mentor present introduce-to point-out brief train-up",
    nouns: "lesson class lecture tutorial demonstration workshop seminar presentation",
    doer: "a teacher",
    token: "a shy pupil",
    need: ["meet twenty blank faces", "@ wipe the blackboard clean", "beckon {o} a step closer"],
    work: ["show the move once, slowly", "@ point out each part of {o}", "go back one small step"],
    detail: ["@ guide one small hand", "tap the right spot on {o}", "nod at a first try"],
    hitch: ["meet only puzzled faces", "get {o} wrong in public", "@ break the chalk mid-line"],
    result: ["step aside as others try", "see {o} done right at last", "@ hand the chalk over"],
    after: ["@ clap chalk dust away", "leave {o} on the board", "stay behind by the window"],
  },
];
