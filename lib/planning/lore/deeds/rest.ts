import type { ActScript } from "#lib/planning/lore/lore.ts";

export const restDeeds: readonly ActScript[] = [
  {
    id: "deed-sleep",
    verbs:
      "sleep dream lie rest nap doze snooze slumber fall-asleep lie-down nod-off drift-off hibernate relax recline dream-of drowse daydream",
    nouns: "nap dream sleep nightmare rest siesta slumber bedtime hibernation daydream lullaby",
    doer: "a night baker",
    token: "a paper boat",
    need: [
      "yawn wide at the window",
      "blink slowly at {o} and [sag]",
      "climb the last few stairs",
      "@ put {o} down within easy reach",
    ],
    work: [
      "curl up under the blanket",
      "settle close beside {o}",
      "sink deeper with each breath",
      "drift down dim corridors toward {o}",
    ],
    detail: [
      "twitch once, lids fluttering",
      "breathe a small fog onto {o}",
      "part the lips, barely breathing",
      "sigh and [roll] nearer {o}",
    ],
    hitch: [
      "jerk awake at a bang",
      "lose {o} in a grey mist",
      "toss until the sheets knot",
      "lie staring at {o} past midnight",
    ],
    result: [
      "lie loose in moonlight",
      "float with {o} over dark roofs",
      "breathe evenly until the dawn",
      "come upon {o} in a bright field",
    ],
    after: [
      "sleep on past the bell",
      "leave a hollow beside {o}",
      "wake creased on one cheek",
      "find {o} there in morning light",
    ],
  },
  {
    id: "deed-wake",
    verbs:
      "wake rise stand-up wake-up get-up awaken arise sit-up stretch rouse stir get-out-of-bed come-to awake yawn straighten-up",
    nouns: "awakening wake-up morning reveille rising dawn-start",
    doer: "a milk driver",
    token: "an alarm clock",
    need: [
      "lie flat in grey light",
      "sleep on, face toward {o}",
      "hear one far rooster crow",
      "stir at a sound from {o}",
    ],
    work: [
      "open one eye a crack",
      "roll over and [find] {o}",
      "stretch until the joints crack",
      "push up slowly beside {o}",
    ],
    detail: [
      "blink into a dusty sunbeam",
      "squint at {o} through one eye",
      "@ rub one creased cheek",
      "set one bare foot by {o}",
    ],
    hitch: [
      "flop back down, groaning",
      "knock {o} off into the dark",
      "bump into the low beam",
      "sleep right through {o} again",
    ],
    result: [
      "stand upright in full daylight",
      "step past {o} wide awake",
      "@ throw both shutters open",
      "get {o} into the morning sun",
    ],
    after: [
      "leave the blanket trailing",
      "go out with {o} onto cold grass",
      "breathe steam on the doorstep",
      "leave {o} beside a dented pillow",
    ],
  },
  {
    id: "deed-sit",
    verbs:
      "sit breathe smile sit-down meditate lounge pause perch inhale exhale grin squat crouch kneel contemplate ponder catch-breath",
    nouns: "meditation stillness breath smile pause contemplation break breather rest-stop calm",
    doer: "a retired postman",
    token: "a park bench",
    need: [
      "come up the hill panting",
      "find {o} in a patch of sun",
      "set a heavy load down",
      "get to {o} on sore legs",
    ],
    work: [
      "sink down with a sigh",
      "settle near {o} in the shade",
      "breathe in, chest filling slowly",
      "face {o} and [keep] quite still",
    ],
    detail: [
      "close both eyes against sun",
      "let one corner lift toward {o}",
      "breathe out a thin cloud",
      "leave a warm mark near {o}",
    ],
    hitch: [
      "start up at a thunderclap",
      "slide sideways off balance before {o}",
      "cough and [lose] the rhythm",
      "find {o} wet from the rain",
    ],
    result: [
      "smile with the whole face",
      "sit easy before {o} at sunset",
      "breathe slow as the trees",
      "rest beside {o} among pigeons",
    ],
    after: [
      "stay until the lamps light",
      "leave {o} to the evening birds",
      "rise lighter and [stroll] on",
      "nod once to {o} in passing",
    ],
  },
  {
    id: "deed-cry",
    verbs:
      "cry laugh fear weep sob giggle tremble scream chuckle shiver panic dread cower howl burst-into-tears crack-up sniffle wail burst-out-laughing",
    nouns: "tears laughter fear cry sob fright panic terror giggle scare weeping",
    doer: "a circus clown",
    token: "a dark doorway",
    need: [
      "sit alone after the show",
      "come upon {o} without warning",
      "swallow hard, jaw clenched",
      "get one glimpse of {o} by torchlight",
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
    hitch: [
      "burst out in mid-sermon",
      "meet {o} again round the corner",
      "choke and [double] over",
      "bolt from {o} into a wall",
    ],
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
    need: [
      "stay small, grey and plain",
      "lie in the shadow of {o}",
      "show one thin crack",
      "begin the night far from {o}",
    ],
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
    after: [
      "leave an empty shell behind",
      "cast the shadow of {o}",
      "keep one old grey patch",
      "slip off as {o} into the night",
    ],
  },
];
