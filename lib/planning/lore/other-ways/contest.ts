import type { ActScript } from "#lib/planning/lore/lore.ts";

export const contestDeeds: readonly ActScript[] = [
  {
    id: "deed-fight",
    verbs:
      "fight attack defend rebel protest battle duel resist wrestle box struggle revolt demonstrate fight-back guard besiege conquer stand-up-to brawl invade strike-back",
    nouns:
      "duel protest fight battle rebellion revolt uprising war strike demonstration attack siege resistance revolution struggle brawl",
    doer: "a dock worker",
    token: "a locked gate",
    need: ["find the way barred", "come upon {o} at last", "@ tuck both cuffs in", "measure {o} from a distance"],
    work: [
      "plant both feet wide apart",
      "go straight at {o}, chin low",
      "circle left, eyes narrow",
      "drive against {o} with full weight",
    ],
    detail: [
      "@ tighten a strip of cloth",
      "keep both eyes fixed on {o}",
      "taste dust and [spit]",
      "draw one long breath before {o}",
    ],
    hitch: [
      "go down on one knee",
      "reel back from {o}",
      "slide and [fall] hard",
      "face {o} with nobody left alongside",
    ],
    result: [
      "stand upright as dust settles",
      "force a path past {o}",
      "@ raise one fist overhead",
      "see the end of {o}",
    ],
    after: ["limp home, unbeaten", "leave {o} behind in the dust", "wipe the dust off", "pass {o} again with a nod"],
  },
  {
    id: "deed-win",
    verbs: "win compete triumph contend qualify race-for succeed beat defeat outdo",
    nouns: "victory triumph championship contest competition prize award tournament",
    doer: "a late starter",
    token: "a silver cup",
    need: ["set both eyes on {o}", "line up among taller rivals", "see {o} still far off", "@ tie both laces tight"],
    work: [
      "start late and [catch] up",
      "push on toward {o} with burning lungs",
      "@ clench both fists",
      "come one place nearer {o}",
    ],
    detail: [
      "@ cross two fingers tightly",
      "blink one sweat drop away",
      "steal one glance at {o}",
      "close the last yard to {o}",
    ],
    hitch: ["stumble a step from {o}", "fall back behind two others", "lose sight of {o}", "trip, [roll], [get] up"],
    result: ["come in first, gasping", "have {o} at last", "dance on the spot", "come away with {o}"],
    after: [
      "sink down, worn out, smiling",
      "walk home late, full of {o}",
      "@ wipe one tear away",
      "leave confetti where {o} was",
    ],
  },
  {
    id: "deed-decide",
    verbs:
      "decide choose refuse try fail pick select give-up hesitate attempt reject settle-on change-course make-up give-in opt dare",
    nouns: "decision choice refusal attempt failure dilemma crossroads ultimatum verdict experiment",
    doer: "a bank clerk",
    token: "a signed form",
    need: [
      "start off and [turn] back",
      "come back to {o} again",
      "stare straight ahead",
      "go round {o} for a third time",
    ],
    work: [
      "@ weigh one coin per palm",
      "set {o} apart from all the rest",
      "walk ten steps, [come] back",
      "go at {o} once more from the start",
    ],
    detail: [
      "@ tap a pencil against {o}",
      "chew at one lower lip",
      "come a finger's width from {o}",
      "@ flip a coin and [catch]",
    ],
    hitch: [
      "shrug, none the wiser",
      "shrink back from {o} at the last second",
      "let the moment pass",
      "find {o} already settled by others",
    ],
    result: [
      "give one firm, slow nod",
      "settle {o} with a single nod",
      "stride off without a pause",
      "leave {o} lying and [walk] free",
    ],
    after: [
      "breathe out, upright",
      "pass {o} without a glance back",
      "walk on, unhurried now",
      "sleep soundly, {o} out of sight",
    ],
  },
  {
    id: "deed-shift",
    verbs:
      "work serve run-a-shop wait-on work-a-shift clock-in staff attend-to run operate cater toil labour labor man-the-counter open-shop manage",
    nouns: "shift workday night-shift job service labour labor business shop-day duty rush-hour overtime opening-day",
    doer: "a diner cook",
    token: "the first order",
    need: ["arrive early and [yawn] once", "@ roll both cuffs back", "get {o} ready", "see people come for {o}"],
    work: [
      "@ keep both hands busy",
      "move briskly around {o}",
      "hurry from place to place",
      "@ see to {o} with both sleeves rolled",
    ],
    detail: [
      "@ line things up neatly",
      "@ flick one crumb away from {o}",
      "wipe a damp forehead",
      "@ check {o} against a pencilled list",
    ],
    hitch: [
      "run out of time",
      "fall behind with {o}",
      "@ drop everything with a clatter",
      "get {o} wrong before the whole line",
    ],
    result: ["see the last one off", "have {o} in order", "@ stretch both arms up", "finish {o} at last"],
    after: [
      "sit down on the spot",
      "leave {o} clean for tomorrow",
      "go home, rubbing one shoulder",
      "@ switch off the light above {o}",
    ],
  },
  {
    id: "deed-wait",
    verbs:
      "wait queue line-up await expect stand-in-line linger hang-around bide loiter hold-on stay-put wait-for stand-by queue-up kill-time",
    nouns: "queue waiting line delay wait waiting-room layover standstill patience vigil lineup",
    doer: "a commuter",
    token: "a late bus",
    need: ["come much too early", "look about, no {o} yet", "@ check the time twice", "keep a place for {o}"],
    work: [
      "shuffle one small step forward",
      "peer both ways for {o}",
      "lean back, [sigh], [straighten]",
      "glance up again for {o}",
    ],
    detail: [
      "@ roll a scrap up small",
      "rock from heel to toe",
      "glance up, expecting {o}, at every sound",
      "tap one heel toward {o}",
    ],
    hitch: ["look the wrong way", "doze off and [miss] {o}", "get up and [sit] down", "see {o} pass without slowing"],
    result: [
      "look up, eyes wide",
      "spot {o} in the distance",
      "straighten up and [step] forward",
      "come face to face with {o}",
    ],
    after: ["leave a warm patch behind", "go off with {o}", "stretch, a little stiff", "look back for {o}"],
  },
];
