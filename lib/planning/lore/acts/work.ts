import type { ActScript } from "#lib/planning/lore/lore.ts";

export const workMoves: readonly ActScript[] = [
  {
    id: "move-work",
    verbs:
      "work serve toil labour labor run-shop staff attend clean-up man operate-till clock-in wait-tables host employ manage work-late run-a-business slave-away hustle staff-up assist-guests",
    nouns: "shift job work labour business service night-shift overtime career workday",
    doer: "a late worker",
    token: "a long list",
    need: ["arrive before everyone else", "find {o} waiting", "@ turn both cuffs back", "look over {o} once"],
    work: [
      "move fast, back and forth",
      "go at {o} without a break",
      "@ do two things at once",
      "pass from {o} to the next",
    ],
    detail: ["@ blow hair off one eye", "bend low over {o}", "shift weight, [rub] one heel", "check {o} at one corner"],
    hitch: [
      "drop everything with a crash",
      "find {o} wrong and [begin] again",
      "fall far behind",
      "fall asleep against {o}",
    ],
    result: [
      "stand back, all done",
      "be done with {o} at last",
      "@ roll both sleeves down",
      "leave {o} in perfect order",
    ],
    after: ["step out, blinking", "nod once at {o}", "go home on tired legs", "turn back once to {o}"],
  },
  {
    id: "move-wait",
    verbs:
      "wait queue stay linger remain await line-up expect hang-around stand-by-for loiter persist endure survive hold-on delay pause wait-for stick-around",
    nouns: "queue wait delay patience line stopover layover",
    doer: "a man at a stop",
    token: "the last bus",
    need: ["look up at every sound", "take a place near {o}", "sit down, [settle] in", "lean out to look for {o}"],
    work: [
      "shift weight, left, then right",
      "count the minutes to {o}",
      "sit, [stand], [sit] again",
      "move one step nearer {o}",
    ],
    detail: ["tap one foot slowly", "blink, [yawn], [blink]", "lean an inch toward {o}", "keep {o} in one eye"],
    hitch: ["nod off for a second", "mistake another for {o}", "lose the place to another", "doze off right by {o}"],
    result: ["rise all at once", "step up to {o} at last", "stand up straight, smiling", "see {o} come into view"],
    after: ["leave one warm dry patch", "settle down next to {o}", "go off without looking back", "look back past {o}"],
  },
  {
    id: "move-job-change",
    verbs:
      "apply quit resign retire dismiss sack hire-on get-fired lay-off step-down interview-for clear-out recruit promote be-promoted join-up enlist graduate sign-up enrol enroll",
    nouns:
      "retirement resignation job-interview graduation promotion dismissal recruitment farewell-party unemployment first-day",
    doer: "an office clerk",
    token: "a signed letter",
    need: ["stop just outside", "weigh {o} one last time", "@ straighten a tight collar", "sit up, facing {o}"],
    work: ["walk in, back straight", "go up to {o}", "@ sign with one stroke", "face {o} without blinking"],
    detail: ["@ unclip one name badge", "look past {o}", "swallow, [nod], [nod] again", "pause before {o}"],
    hitch: ["burst into sudden tears", "stumble over {o}", "push the wrong door twice", "take {o} back at once"],
    result: ["come out, head high", "settle {o} with a handshake", "@ throw a cap up high", "be through with {o}"],
    after: ["sit down outside, blinking", "glance back at {o}", "loosen one tie, [breathe]", "leave {o} as before"],
  },
  {
    id: "move-decide",
    verbs:
      "decide choose try attempt fail refuse pretend hesitate consider think select pick-out wonder doubt plan make-up-mind ponder attempt-again risk dare prefer imagine experiment prepare intend",
    nouns: "decision choice attempt failure dilemma experiment refusal try doubt thought",
    doer: "an undecided man",
    token: "two sealed letters",
    need: [
      "sit quite still, chin propped",
      "come back to {o} again",
      "start off, [stop] short",
      "stop short in front of {o}",
    ],
    work: [
      "walk three steps, [stop], [turn]",
      "lean toward {o}, [draw] back",
      "start over from the beginning",
      "go over {o} once more",
    ],
    detail: ["@ spin one coin", "look from {o} to the door", "bite one thumbnail", "turn half away from {o}"],
    hitch: ["shake head and [sit] down", "get {o} wrong once more", "fall flat, seventh time", "put {o} off again"],
    result: ["stand up all at once", "settle on {o} with a nod", "step forward without a pause", "face {o} at last"],
    after: ["@ pull on a coat", "go off with firm steps", "leave {o} behind, settled", "smile back at {o}"],
  },
];
