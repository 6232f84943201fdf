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
    need: [
      "find the way barred",
      "come upon {o} in the early fog",
      "@ paint a banner on bedsheets",
      "measure {o} from across the yard",
    ],
    work: [
      "plant both feet wide apart",
      "go straight at {o}, chin low",
      "circle left across loose gravel",
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
      "reel back from {o} in a cloud of dust",
      "slide on the wet stones",
      "face {o} with nobody left alongside",
    ],
    result: [
      "stand upright as dust settles",
      "force a path past {o}",
      "@ raise the torn banner overhead",
      "see the end of {o} by daylight",
    ],
    after: [
      "limp home through quiet streets",
      "leave {o} behind in the dust",
      "rinse off at the pump",
      "pass {o} again with a nod",
    ],
  },
  {
    id: "deed-win",
    verbs:
      "win compete celebrate cheer triumph victory-dance applaud party toast contend qualify race-for succeed beat defeat clap outdo revel",
    nouns:
      "birthday festival victory party celebration triumph championship contest competition feast jubilee carnival prize award anniversary tournament",
    doer: "a village brass player",
    token: "a silver cup",
    need: [
      "count the days to {o}",
      "line up among taller rivals",
      "see {o} on the high table",
      "@ pin a number on straight",
    ],
    work: [
      "start late and [catch] up",
      "push on toward {o} with burning lungs",
      "@ hang lanterns from the branches",
      "come one place nearer {o}",
    ],
    detail: [
      "@ cross two fingers tightly",
      "blink one sweat drop away",
      "steal one glance at {o}",
      "close the last yard to {o}",
    ],
    hitch: [
      "stumble a step from {o}",
      "fall back behind two others",
      "lose sight of {o} in the crush",
      "watch rain drench the bunting",
    ],
    result: [
      "burst first through the ribbon",
      "rise on many shoulders beside {o}",
      "dance in the wet grass",
      "come away with {o} under loud bells",
    ],
    after: [
      "sleep in paper streamers",
      "walk home late, full of {o}",
      "share the last slice round",
      "leave confetti where {o} was",
    ],
  },
  {
    id: "deed-decide",
    verbs:
      "decide choose refuse quit try fail pick select resign give-up hesitate attempt vote reject elect settle-on change-course make-up give-in opt dare",
    nouns:
      "decision choice refusal resignation attempt failure dilemma election vote crossroads ultimatum verdict experiment",
    doer: "a bank clerk",
    token: "a signed form",
    need: [
      "reach a fork at dusk",
      "find {o} on the bare desk",
      "lie awake until the birds",
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
      "stumble before the whole room",
      "shrink back from {o} at the last second",
      "miss the final train out",
      "find {o} already settled by others",
    ],
    result: [
      "shake one firm slow no",
      "settle {o} with a single nod",
      "stride out through both doors",
      "leave {o} lying and [walk] free",
    ],
    after: [
      "breathe out on the steps",
      "pass {o} without a glance back",
      "take the unmarked path uphill",
      "sleep soundly, {o} out of sight",
    ],
  },
  {
    id: "deed-shift",
    verbs:
      "work serve run-a-shop sell wait-on work-a-shift clock-in staff attend-to run operate cater toil labour labor man-the-counter trade open-shop deliver manage",
    nouns: "shift workday night-shift job service labour labor business shop-day duty rush-hour overtime opening-day",
    doer: "a diner cook",
    token: "a corner counter",
    need: [
      "arrive while streetlamps still burn",
      "@ double-knot a clean apron",
      "get {o} ready in the half-dark",
      "see people queue outside for {o}",
    ],
    work: [
      "@ wipe the counter right down",
      "move briskly around {o} all morning",
      "carry three plates at once",
      "@ see to {o} with both sleeves rolled",
    ],
    detail: [
      "@ square small change in rows",
      "@ flick one crumb away from {o}",
      "wipe steam off the glass",
      "check {o} against a pencilled list",
    ],
    hitch: [
      "run out at peak hour",
      "fall behind with {o} by noon",
      "@ spill a tray of cups",
      "get {o} wrong before the whole line",
    ],
    result: [
      "see the last guest off",
      "have {o} in order at closing",
      "@ swing the door sign round",
      "finish {o} under the last lamp",
    ],
    after: [
      "sit down on a crate",
      "leave {o} clean for the morning",
      "ride an empty bus home",
      "switch off the light above {o}",
    ],
  },
  {
    id: "deed-wait",
    verbs:
      "wait queue line-up await expect stand-in-line linger hang-around bide loiter hold-on stay-put wait-for stand-by queue-up kill-time",
    nouns: "queue waiting line delay wait waiting-room layover standstill patience vigil lineup",
    doer: "a commuter",
    token: "a late bus",
    need: ["come early to the spot", "find no sign of {o} yet", "@ draw a paper number", "join the line for {o}"],
    work: [
      "shuffle one small step forward",
      "scan the far bend for {o}",
      "lean against the cold pillar",
      "read the same notice about {o} twice",
    ],
    detail: [
      "@ roll a ticket up small",
      "track one ant up brickwork",
      "glance up, expecting {o}, at every sound",
      "tap one heel toward {o}",
    ],
    hitch: [
      "watch the shutter come down",
      "doze off and [miss] {o}",
      "land back at the end",
      "see {o} pass without slowing",
    ],
    result: [
      "reach the front at last",
      "spot {o} round the far corner",
      "straighten up and [step] forward",
      "come face to face with {o}",
    ],
    after: [
      "leave a warm patch behind",
      "go off with {o} into the dusk",
      "let the next one pass",
      "drop the ticket where {o} was",
    ],
  },
];
