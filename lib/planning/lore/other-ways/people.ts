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
    need: ["shift weight, chin up", "@ straighten up, expecting {o}", "look out for {o}", "walk by, not yet looking"],
    work: ["come forward, slow at first", "spot {o} from afar", "cross the gap quickly", "call out to {o}"],
    detail: [
      "come within a step of {o}",
      "@ smooth a crumpled collar flat",
      "breathe in once, lips parted",
      "take in {o} from close by",
    ],
    hitch: ["lose {o} for a moment", "run up to a stranger", "halt three steps from {o}", "open and [shut] the mouth"],
    result: [
      "stand face to face with {o}",
      "close the last small gap",
      "@ pull {o} in with both arms",
      "laugh, no longer strangers",
    ],
    after: ["walk off in step with {o}", "look back, still smiling", "pick one long way home", "sit late beside {o}"],
  },
  {
    id: "deed-love",
    verbs: "love kiss hug embrace cuddle adore fall-in-love court date woo cherish caress flirt",
    nouns: "kiss courtship hug embrace honeymoon valentine romance date",
    doer: "a tram driver",
    token: "a flower seller",
    need: [
      "pass {o} twice, slowly",
      "linger without a reason",
      "stay near {o} on purpose",
      "@ button one clean white shirt",
    ],
    work: [
      "walk the long way round",
      "bring {o} one small thing",
      "step closer, half smiling",
      "move closer to {o} by inches",
    ],
    detail: [
      "@ twist one button, smiling",
      "brush a speck from {o}",
      "go pink to the ears",
      "look up at {o}, eyes bright",
    ],
    hitch: [
      "lose {o} for a moment",
      "trip over both feet",
      "start toward {o} and [back] away",
      "turn red and [look] away",
    ],
    result: [
      "@ wrap both arms around {o}",
      "smile at the same moment",
      "rest cheek to cheek with {o}",
      "kiss at last, eyes shut",
    ],
    after: ["stay close to {o}", "walk away hand in hand", "go home late with {o}", "smile at nothing"],
  },
  {
    id: "deed-part",
    verbs:
      "part say-goodbye mourn bury remember say-farewell wave-off see-off bid-farewell separate divorce let-go commemorate honor honour leave-behind lay-to-rest",
    nouns:
      "farewell goodbye funeral burial parting separation divorce departure wake memorial remembrance send-off graveside",
    doer: "a lighthouse widow",
    token: "an old friend",
    need: ["rise very slowly", "@ button the coat slowly", "sit a last hour near {o}", "stay close to {o}, silent"],
    work: [
      "go the last few steps",
      "keep close to {o} a little longer",
      "@ press both hands together",
      "walk slowly toward {o}",
    ],
    detail: [
      "@ touch {o} with two fingertips",
      "leave one thing behind",
      "bow low without a word",
      "gaze at {o} until eyes brim",
    ],
    hitch: [
      "run back for {o} once more",
      "sink down, face hidden",
      "@ find no words for {o}",
      "start to speak and [choke]",
    ],
    result: ["leave {o} there in peace", "@ raise one arm and [wave]", "let go of {o} at last", "stay behind alone"],
    after: [
      "walk off another way",
      "@ set out a picture of {o}",
      "leave a small light burning",
      "keep something of {o}",
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
      "walk a small tight circle",
      "come in with {o} still unspoken",
      "take one slow breath",
      "practise {o} under the breath",
    ],
    work: [
      "clear a dry throat",
      "begin on {o} very softly",
      "@ speak faster, palms open",
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
      "lose the thread of {o}",
      "@ rub both eyes hard",
    ],
    result: ["get to the end of {o}", "look up, face open", "set {o} out in plain words", "let both shoulders drop"],
    after: ["sit on in silence", "leave {o} at that", "breathe out at last", "say nothing more of {o}"],
  },
  {
    id: "deed-call",
    verbs: "argue ask interview quarrel debate question negotiate bicker discuss request interrogate shout-at",
    nouns:
      "argument interview quarrel debate dispute discussion negotiation question interrogation conversation talk row",
    doer: "a radio reporter",
    token: "a silent witness",
    need: ["@ write three questions for {o}", "walk to and fro", "get ready for {o}", "clear throat and [sit] up"],
    work: [
      "@ lean in, palms flat",
      "lean closer toward {o}",
      "lean back, [frown], [nod]",
      "try {o} again, more gently",
    ],
    detail: [
      "@ tap a pencil twice",
      "raise one eyebrow at {o}",
      "@ underline {o} twice in pencil",
      "draw a sharp short breath",
    ],
    hitch: [
      "get nothing but silence",
      "speak too fast to {o}",
      "turn away from {o} abruptly",
      "@ bang down a fist, hard",
    ],
    result: ["get a nod after {o}", "get a clear answer", "nod at last toward {o}", "@ lower both hands slowly"],
    after: ["leave {o} in silence", "walk off, deep in thought", "@ tear the list in half", "nod slowly about {o}"],
  },
  {
    id: "deed-listen",
    verbs:
      "listen hear overhear eavesdrop listen-in prick-up hearken tune-in listen-to lend-an-ear catch-the-sound attend harken heed",
    nouns: "listening hearing audition eavesdropping silence overhearing broadcast",
    doer: "a piano tuner",
    token: "a far-off bell",
    need: ["sit up, quite alert", "catch a trace of {o}", "shut out every other noise", "come closer to {o}"],
    work: [
      "tilt one ear and [freeze]",
      "follow {o} without a blink",
      "@ cup a palm, head tilted",
      "edge nearer {o} without a sound",
    ],
    detail: [
      "close both eyes for {o}",
      "let a breath go quietly",
      "@ count along to {o} on fingertips",
      "twitch at one small click",
    ],
    hitch: ["lose {o} under other noise", "lean too far and [creak]", "catch only half of {o}", "hear nothing at all"],
    result: ["single {o} out from the din", "nod slowly, mouth half open", "turn to face {o}", "smile, eyes shut"],
    after: [
      "stay with {o} to the last second",
      "hum three notes going home",
      "keep an ear out for {o}",
      "sit on in the quiet",
    ],
  },
  {
    id: "deed-help",
    verbs:
      "help save rescue heal nurse comfort adopt cure treat aid assist care-for look-after take-in free liberate revive console shelter bandage",
    nouns: "rescue adoption aid first-aid relief healing nursing comfort recovery care surgery therapy treatment",
    doer: "a nurse",
    token: "an injured traveller",
    need: ["hear a faint call", "find {o} in need", "hurry over at once", "bend down to {o}"],
    work: ["clear a way to {o}", "@ push both sleeves up", "stay at the side of {o}", "set both feet, [push] on"],
    detail: [
      "@ rest two fingers lightly on {o}",
      "@ offer one steady arm",
      "bend close to {o} and [listen]",
      "nod, speaking very low",
    ],
    hitch: ["slip and [lose] hold of {o}", "run out of strength", "see {o} grow weaker", "slip, [stagger], [go] on"],
    result: [
      "bring {o} safe into the light",
      "breathe out, shoulders sinking",
      "see {o} through the worst",
      "@ wipe both palms dry",
    ],
    after: ["stay with {o} a while", "sit down, quite worn out", "walk off beside {o}", "look back once, nodding"],
  },
];
