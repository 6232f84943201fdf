import type { ActScript } from "#lib/planning/lore/lore.ts";

export const restDeeds: readonly ActScript[] = [
  {
    id: "deed-sleep",
    verbs:
      "sleep lie rest nap doze snooze slumber fall-asleep lie-down nod-off drift-off hibernate relax recline drowse",
    nouns: "nap sleep rest siesta slumber bedtime hibernation lullaby",
    doer: "a night baker",
    token: "a paper boat",
    need: [
      "yawn wide and [rub] eyes",
      "blink slowly at {o} and [sag]",
      "find one soft spot",
      "@ put {o} down within easy reach",
    ],
    work: [
      "curl up small and warm",
      "settle close beside {o}",
      "sink deeper with each breath",
      "turn over once toward {o}",
    ],
    detail: [
      "twitch once, lids fluttering",
      "breathe a small fog onto {o}",
      "part the lips, barely breathing",
      "sigh and [roll] nearer {o}",
    ],
    hitch: ["jerk awake at a bang", "push {o} away, half asleep", "toss from side to side", "lie staring at {o}"],
    result: [
      "lie loose and heavy",
      "sleep soundly next to {o}",
      "breathe evenly, sound asleep",
      "snore softly beside {o}",
    ],
    after: [
      "sleep on, undisturbed",
      "leave a hollow beside {o}",
      "wake creased on one cheek",
      "wake and [find] {o} there",
    ],
  },
  {
    id: "deed-wake",
    verbs:
      "wake rise stand-up wake-up get-up awaken arise sit-up stretch rouse stir get-out-of-bed come-to awake yawn straighten-up",
    nouns: "awakening wake-up morning reveille rising dawn-start",
    doer: "a milk driver",
    token: "an alarm clock",
    need: ["lie flat, quite still", "sleep on, face toward {o}", "hear one far sound", "stir at a sound from {o}"],
    work: [
      "open one eye a crack",
      "roll over and [find] {o}",
      "stretch until the joints crack",
      "push up slowly beside {o}",
    ],
    detail: [
      "blink into the light",
      "squint at {o} through one eye",
      "@ rub one creased cheek",
      "set one bare foot by {o}",
    ],
    hitch: ["flop back down, groaning", "knock {o} over", "bump into the wall", "sleep right through {o} again"],
    result: ["stand upright, wide awake", "step past {o}", "@ stretch both arms wide", "face {o}, wide awake"],
    after: ["shake off the last sleep", "go off with {o}", "breathe in, head up", "glance back at {o}"],
  },
  {
    id: "deed-sit",
    verbs:
      "sit breathe smile sit-down meditate lounge pause perch inhale exhale grin squat crouch kneel contemplate ponder catch-breath",
    nouns: "meditation stillness breath smile pause contemplation break breather rest-stop calm",
    doer: "a retired postman",
    token: "a park bench",
    need: ["come up, out of breath", "come over to {o}", "set a heavy load down", "get to {o} on sore legs"],
    work: [
      "sink down with a sigh",
      "settle near {o}",
      "breathe in, chest filling slowly",
      "face {o} and [keep] quite still",
    ],
    detail: [
      "close both eyes slowly",
      "turn one cheek toward {o}",
      "breathe out very slowly",
      "leave a warm mark near {o}",
    ],
    hitch: [
      "start up at a bang",
      "slide sideways in front of {o}",
      "cough and [lose] the rhythm",
      "turn away from {o}",
    ],
    result: ["smile with the whole face", "sit easy before {o}", "breathe slow and deep", "rest beside {o}"],
    after: ["stay on a while", "leave {o} in peace", "rise lighter and [stroll] on", "nod once to {o} in passing"],
  },
  {
    id: "deed-cry",
    verbs:
      "cry laugh fear weep sob giggle tremble scream chuckle shiver panic dread cower howl burst-into-tears crack-up sniffle wail burst-out-laughing",
    nouns: "tears laughter fear cry sob fright panic terror giggle scare weeping",
    doer: "a circus clown",
    token: "a dark doorway",
    need: [
      "sit alone, head down",
      "come upon {o} without warning",
      "swallow hard, jaw clenched",
      "get one glimpse of {o}",
    ],
    work: [
      "shake from the shoulders down",
      "back away from {o} step by step",
      "gulp air in short bursts",
      "face {o} through wet lashes",
    ],
    detail: [
      "let one drop hang trembling",
      "blink fast on seeing {o}",
      "@ bite down on one knuckle",
      "breathe in gasps before {o}",
    ],
    hitch: ["burst out once again", "meet {o} once more", "choke and [double] over", "bolt from {o} into a wall"],
    result: [
      "wipe the wet face dry",
      "step right up to {o}",
      "laugh out loud, head back",
      "share the last hiccup with {o}",
    ],
    after: [
      "sit breathless on the floor",
      "pass {o} a little taller",
      "@ wring out a soaked handkerchief",
      "look back at {o} once, dry-eyed",
    ],
  },
  {
    id: "deed-transform",
    verbs:
      "pretend become transform change turn-into morph shapeshift disguise change-into metamorphose convert evolve mutate turn-to mimic imitate impersonate pose-as grow-into",
    nouns: "transformation metamorphosis disguise change makeover masquerade mutation shapeshifting conversion",
    doer: "a paper moth",
    token: "a blue dragon",
    need: ["stay small, grey and plain", "lie in the shadow of {o}", "show one thin crack", "begin far from {o}"],
    work: [
      "swell along every seam",
      "take on the shape of {o}",
      "shed one dull outer layer",
      "copy {o} from bottom to top",
    ],
    detail: [
      "gain one first bright speck",
      "flash the colour of {o} once",
      "ripple from edge to edge",
      "match {o} down to a single speck",
    ],
    hitch: [
      "jam halfway between two shapes",
      "flicker back from {o} to grey",
      "tear along the middle",
      "end up with half of {o} missing",
    ],
    result: [
      "emerge whole, bright and new",
      "pass for {o} in full light",
      "unfold to twice the size",
      "shine in the likeness of {o}",
    ],
    after: ["leave an empty shell behind", "cast the shadow of {o}", "keep one old grey patch", "slip off as {o}"],
  },
];
