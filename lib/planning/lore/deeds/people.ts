import type { ActScript } from "#lib/planning/lore/lore.ts";

export const peopleDeeds: readonly ActScript[] = [
  {
    id: "deed-meet",
    verbs:
      "meet greet welcome reunite meet-up come-together introduce encounter visit receive run-into bump-into invite host rejoin",
    nouns:
      "reunion meeting encounter homecoming introduction greeting welcome visit appointment rendezvous date get-together arrival",
    doer: "a ferry cook",
    token: "a lost sister",
    need: [
      "pace under the station clock",
      "@ check a faded photograph of {o}",
      "expect {o} on the noon ferry",
      "walk past every open door",
    ],
    work: [
      "push through the thinning crowd",
      "spot {o} between two pillars",
      "cross the wet square quickly",
      "call to {o} over the railing",
    ],
    detail: [
      "come within a step of {o}",
      "@ smooth a crumpled collar flat",
      "breathe in once, lips parted",
      "leave one footprint beside {o}",
    ],
    hitch: [
      "lose {o} behind a passing cart",
      "run up to a stranger",
      "halt three steps from {o}",
      "drop the flowers underfoot",
    ],
    result: [
      "stand face to face with {o}",
      "close the last small gap",
      "@ pull {o} in with both arms",
      "share one umbrella through rain",
    ],
    after: [
      "walk off in step with {o}",
      "leave a bench freshly empty",
      "pick one long way home",
      "sit late beside {o}, plates pushed back",
    ],
  },
  {
    id: "deed-love",
    verbs:
      "love kiss hug marry propose embrace cuddle adore fall-in-love wed court date woo cherish engage elope caress flirt",
    nouns:
      "wedding proposal kiss engagement courtship hug embrace marriage honeymoon elopement valentine romance date anniversary",
    doer: "a tram driver",
    token: "a flower seller",
    need: [
      "pass {o} at the same hour daily",
      "linger at a lit window",
      "save the seat beside {o}",
      "@ button one clean white shirt",
    ],
    work: [
      "walk the long way round",
      "bring {o} out under the lanterns",
      "dance slowly on bare boards",
      "move closer to {o} by inches",
    ],
    detail: [
      "@ slide a ring on slowly",
      "brush a petal from {o}",
      "go pink to the ears",
      "come so near {o} that breath mingles",
    ],
    hitch: [
      "lose {o} among the dancing guests",
      "@ drop the ring between floorboards",
      "start toward {o} and [back] away",
      "arrive soaked, an hour late",
    ],
    result: [
      "@ wrap both arms around {o}",
      "step out under falling rice",
      "rest cheek to cheek with {o}",
      "kiss under the dripping awning",
    ],
    after: [
      "fall asleep close to {o}",
      "leave two pairs of shoes",
      "ride home with {o}, tin cans rattling",
      "carry one petal indoors",
    ],
  },
  {
    id: "deed-part",
    verbs:
      "part say-goodbye mourn bury remember say-farewell wave-off see-off bid-farewell separate divorce let-go miss commemorate honor honour leave-behind lay-to-rest",
    nouns:
      "farewell goodbye funeral burial parting separation divorce departure wake memorial remembrance send-off graveside",
    doer: "a lighthouse widow",
    token: "an old dog",
    need: [
      "rise before the first bell",
      "@ put on the dark coat",
      "sit a last hour near {o}",
      "find {o} gone very still",
    ],
    work: [
      "go the gravel path slowly",
      "keep close to {o} until the gate",
      "@ lay white flowers down singly",
      "walk behind the others toward {o}",
    ],
    detail: [
      "@ touch {o} with two fingertips",
      "leave one flower behind",
      "bow low, hat against chest",
      "gaze at {o} until eyes brim",
    ],
    hitch: ["run back for {o} once more", "sink down on the path", "find no words for {o}", "miss the last slow bell"],
    result: [
      "leave {o} under the old tree",
      "@ raise one arm and [wave]",
      "let go of {o} at last",
      "stay alone on the hill",
    ],
    after: [
      "walk home by another road",
      "set out a picture of {o}",
      "leave a lamp burning outside",
      "plant a sapling for {o}",
    ],
  },
  {
    id: "deed-tell",
    verbs:
      "tell speak say promise confess apologise apologize announce whisper admit explain swear talk narrate reveal declare vow recount share-a-secret own-up",
    nouns:
      "confession speech promise apology announcement secret vow story tale oath admission toast sermon revelation",
    doer: "a village baker",
    token: "a secret",
    need: [
      "walk twice around the house",
      "come in with {o} still unspoken",
      "pull the door gently shut",
      "practise {o} before the dark glass",
    ],
    work: [
      "clear a dry throat",
      "begin on {o} very softly",
      "speak faster, palms open",
      "bring {o} out piece by piece",
    ],
    detail: [
      "@ twist a button clean off",
      "breathe in just before {o}",
      "wet the lips and [swallow]",
      "come to {o} with lowered eyes",
    ],
    hitch: [
      "break off halfway through {o}",
      "go silent at a footstep",
      "lose the thread under {o}",
      "@ knock the water glass over",
    ],
    result: [
      "get to the end of {o}",
      "face the whole quiet room",
      "set {o} out in plain words",
      "let both shoulders drop",
    ],
    after: [
      "sit on as tea cools",
      "leave {o} in the room",
      "open the window at last",
      "carry nothing more of {o} home",
    ],
  },
  {
    id: "deed-call",
    verbs:
      "call phone argue ask interview telephone ring-up quarrel debate dial text message question negotiate bicker call-up discuss request interrogate shout-at",
    nouns:
      "argument phone-call interview quarrel debate dispute discussion negotiation question interrogation conversation talk row",
    doer: "a radio reporter",
    token: "a silent witness",
    need: [
      "@ write three questions for {o}",
      "circle the telephone at night",
      "learn of {o} from a torn page",
      "arrive before the doors open",
    ],
    work: [
      "@ dial and [count] the rings",
      "lean across the table toward {o}",
      "@ tick points off by finger",
      "come back to {o} from another side",
    ],
    detail: [
      "@ coil cord around a thumb",
      "raise one eyebrow at {o}",
      "@ underline {o} twice in pencil",
      "draw a sharp short breath",
    ],
    hitch: [
      "get nothing but a tone",
      "talk over {o} and [redden]",
      "walk out on {o}, coat half on",
      "@ bang down a fist, hard",
    ],
    result: ["get a nod after {o}", "return and [sit] down again", "come to terms over {o}", "@ hang up very slowly"],
    after: [
      "leave {o} out of the next breath",
      "walk through the emptied hall",
      "@ tear the list in half",
      "share cold coffee over {o}",
    ],
  },
  {
    id: "deed-listen",
    verbs:
      "listen hear overhear eavesdrop listen-in prick-up hearken tune-in listen-to lend-an-ear catch-the-sound attend harken heed",
    nouns: "listening hearing audition eavesdropping silence overhearing broadcast",
    doer: "a piano tuner",
    token: "a far-off bell",
    need: [
      "sit up in the dark",
      "catch a trace of {o} through the wall",
      "shut out the street noise",
      "climb the stairs toward {o}",
    ],
    work: [
      "tilt one ear and [freeze]",
      "follow {o} from room to room",
      "@ cup a palm, head tilted",
      "edge nearer {o} without a sound",
    ],
    detail: [
      "close both eyes for {o}",
      "let a breath go quietly",
      "@ count along to {o} on fingertips",
      "twitch at one small click",
    ],
    hitch: [
      "lose {o} under a passing truck",
      "lean too far and [creak]",
      "catch only half of {o}",
      "hear nothing but dripping water",
    ],
    result: [
      "single {o} out from the din",
      "nod slowly, mouth half open",
      "find the place where {o} began",
      "throw the window wide open",
    ],
    after: [
      "stay with {o} to the last second",
      "hum three notes going home",
      "leave the door ajar for {o}",
      "sit on in the quiet",
    ],
  },
  {
    id: "deed-help",
    verbs:
      "help save rescue heal nurse comfort adopt cure treat aid assist care-for look-after take-in free liberate revive console shelter bandage",
    nouns: "rescue adoption aid first-aid relief healing nursing comfort recovery care surgery therapy treatment",
    doer: "a nurse",
    token: "a stray puppy",
    need: [
      "hear a thin cry outside",
      "find {o} in the cold rain",
      "run down the unlit steps",
      "discover {o} under broken branches",
    ],
    work: [
      "clear a way to {o}",
      "@ warm milk over the flame",
      "bring {o} in from the cold",
      "@ wring a warm cloth out",
    ],
    detail: [
      "@ rest two fingers lightly on {o}",
      "@ knot the last white bandage",
      "bend close to {o} and [listen]",
      "blow softly on the spoon",
    ],
    hitch: [
      "slip and [lose] hold of {o}",
      "burn through the last candle",
      "find {o} colder by midnight",
      "run out of clean bandages",
    ],
    result: [
      "bring {o} safe into the light",
      "meet the first opened eyes",
      "see {o} through to the morning",
      "@ fold the spare blanket away",
    ],
    after: [
      "make room for {o} by the stove",
      "doze upright in the chair",
      "go out into sun beside {o}",
      "leave a full bowl ready",
    ],
  },
];
