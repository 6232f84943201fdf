import type { ActScript } from "#lib/planning/lore/lore.ts";

export const workMoves: readonly ActScript[] = [
  {
    id: "move-work",
    verbs:
      "work serve toil labour labor run-shop staff attend clean-up man operate-till clock-in wait-tables host employ manage work-late run-a-business slave-away hustle staff-up assist-guests",
    nouns: "shift job work labour business service night-shift overtime career workday",
    doer: "a night waitress",
    token: "a corner table",
    need: ["come in by the back", "see {o} piled up high", "@ tie an apron on", "switch the light on over {o}"],
    work: [
      "move fast between the tables",
      "go at {o} without a break",
      "@ balance four plates up",
      "pass from {o} to the next",
    ],
    detail: ["blow hair off one eye", "@ wipe {o} in circles", "shift weight, [rub] one heel", "catch steam from {o}"],
    hitch: [
      "send a tray crashing",
      "find {o} wrong and [begin] again",
      "see ten more come in",
      "fall asleep against {o}",
    ],
    result: [
      "face a clean, empty room",
      "be done with {o} by dawn",
      "hang the apron up",
      "show {o} spotless in sunlight",
    ],
    after: [
      "step out into blue morning",
      "@ empty a tip jar beside {o}",
      "ride the first tram home",
      "turn back once to {o}",
    ],
  },
  {
    id: "move-wait",
    verbs:
      "wait queue stay linger remain await line-up expect hang-around stand-by-for loiter persist endure survive hold-on delay pause wait-for stick-around",
    nouns: "queue wait delay patience line stopover layover",
    doer: "a man at a stop",
    token: "the last bus",
    need: ["check an empty road", "take a place near {o}", "see a long line ahead", "lean out to look for {o}"],
    work: [
      "shift weight, left, then right",
      "count every tile towards {o}",
      "sit, [stand], sit again",
      "move one step nearer {o}",
    ],
    detail: ["follow an ant uphill", "breathe a hole in frost", "tap one heel toward {o}", "keep {o} in one eye"],
    hitch: [
      "see the shutter come down",
      "mistake a truck for {o}",
      "lose the place to another",
      "doze off right by {o}",
    ],
    result: ["rise as headlights come", "step up to {o} at last", "stand first in line", "see {o} at the corner"],
    after: ["leave one warm dry patch", "settle down next to {o}", "go off into the night", "look back past {o}"],
  },
  {
    id: "move-job-change",
    verbs:
      "apply quit resign retire dismiss sack hire-on get-fired lay-off step-down interview-for clear-out recruit promote be-promoted join-up enlist graduate sign-up enrol enroll",
    nouns:
      "retirement resignation job-interview graduation promotion dismissal recruitment farewell-party unemployment first-day",
    doer: "an office clerk",
    token: "a cardboard box",
    need: ["stop at a glass door", "look around for {o}", "@ straighten a tight collar", "sit with {o} on both knees"],
    work: [
      "walk the row of desks",
      "come past everyone with {o}",
      "@ unpin a child's drawing",
      "set {o} on the big desk",
    ],
    detail: ["@ unclip one name badge", "drop a plant into {o}", "see dust round a mug", "grip {o} by two corners"],
    hitch: [
      "burst into sudden tears",
      "let {o} split at the bottom",
      "push the wrong door twice",
      "turn round, {o} forgotten",
    ],
    result: ["come out into bright noon", "carry {o} down the steps", "throw a cap up high", "put {o} down for good"],
    after: [
      "feed pigeons in a suit",
      "watch the tower from {o}",
      "loosen one tie, [breathe]",
      "unpack {o} by the window",
    ],
  },
  {
    id: "move-decide",
    verbs:
      "decide choose try attempt fail refuse pretend hesitate consider think select pick-out wonder doubt plan make-up-mind ponder attempt-again risk dare prefer imagine experiment prepare intend",
    nouns: "decision choice attempt failure dilemma experiment refusal try doubt thought",
    doer: "an undecided man",
    token: "two sealed letters",
    need: ["sit up late, lamp low", "set {o} out on the table", "walk up to a fork", "stop short in front of {o}"],
    work: [
      "pace to the window, back",
      "reach for {o}, [draw] back",
      "start over from the beginning",
      "weigh {o} on both palms",
    ],
    detail: ["@ spin a coin on wood", "tilt from {o} to the door", "bite one thumbnail", "nudge {o} an inch aside"],
    hitch: [
      "shake head and [sit] down",
      "get {o} wrong once more",
      "fall flat, seventh time",
      "push {o} to the far edge",
    ],
    result: [
      "stand up all at once",
      "grasp {o} without a glance",
      "step through the left door",
      "walk away from {o} for good",
    ],
    after: ["pull on a coat", "go out into first snow", "keep {o} in an inside pocket", "smile back at {o}"],
  },
];
