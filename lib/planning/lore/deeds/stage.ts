import type { ActScript } from "#lib/planning/lore/lore.ts";

export const stageDeeds: readonly ActScript[] = [
  {
    id: "play-music",
    verbs: "play strum drum conduct pluck fiddle bow accompany improvise jam tune-up busk pipe trumpet whistle",
    nouns: "solo concert recital encore serenade duet jam-session gig overture concerto busking",
    doer: "a cellist",
    token: "a cello",
    need: [
      "face rows of empty chairs",
      "come to {o} with cold fingers",
      "find the music stand bare",
      "sit down to {o} unheard",
    ],
    work: ["try {o} very softly", "nod the beat in", "@ rub warmth into both hands", "start {o} over, a little faster"],
    detail: [
      "tap one heel in time",
      "lean in close to {o}",
      "@ press a string down hard",
      "breathe in once before {o}",
    ],
    hitch: [
      "hit one glaring wrong note",
      "break off {o} in mid-bar",
      "drown {o} under a passing tram",
      "@ snap the thinnest string",
    ],
    result: [
      "fill the square with {o}",
      "draw people to the windows",
      "bring {o} to one last long note",
      "@ raise both arms and [freeze]",
    ],
    after: [
      "let the echo die away",
      "hum along where {o} left off",
      "@ pick coins from a hat",
      "stay seated with {o} in silence",
    ],
  },
  {
    id: "perform",
    verbs:
      "sing perform act juggle recite mime yodel croon chant impersonate clown stage put-on enact entertain audition hum",
    nouns: "song performance show act audition premiere debut play opera circus karaoke cabaret",
    doer: "a young singer",
    token: "an old ballad",
    need: [
      "peep out past the curtain",
      "go over {o} behind the scenery",
      "enter the stage, lips dry",
      "attempt {o} before a yawning guard",
    ],
    work: [
      "walk out into the light",
      "begin {o} far too quietly",
      "plant both feet and [start] {o} afresh",
      "@ spread both arms wide",
    ],
    detail: ["swallow once, chin up", "draw breath for {o}", "@ twist a ring around", "close both eyes during {o}"],
    hitch: [
      "trip over a loose cable",
      "lose {o} halfway through",
      "drop {o} in front of everyone",
      "stand there, mouth open, silent",
    ],
    result: [
      "carry {o} to the back row",
      "bring the whole hall upright",
      "end {o} dead on the beat",
      "bow down to both knees",
    ],
    after: [
      "sit on the empty stage",
      "repeat {o} for the cleaner",
      "@ wipe half the make-up off",
      "walk home with {o} in mind",
    ],
  },
  {
    id: "dance",
    verbs:
      "dance twirl waltz tango pirouette tap-dance whirl jive salsa boogie sway breakdance moonwalk shimmy jig foxtrot",
    nouns: "dance ballet ball waltz tango pirouette choreography disco flamenco polka",
    doer: "a dancer",
    token: "a slow waltz",
    need: [
      "stand alone along the wall",
      "mark {o} in worn shoes",
      "cross the bare floor twice",
      "give {o} a first, stiff try",
    ],
    work: [
      "take {o} slowly, heel by heel",
      "rise onto the toes",
      "@ count each beat aloud",
      "go into {o} a second time",
    ],
    detail: [
      "slide one foot sideways",
      "arch back in mid-step near {o}",
      "@ knot a shoe ribbon tight",
      "lift one heel just before {o}",
    ],
    hitch: [
      "slip on the polished boards",
      "take {o} far too fast",
      "crash out of {o} into a chair",
      "bend over a twisted ankle",
    ],
    result: [
      "take {o} across the whole floor",
      "spin without a single wobble",
      "clear a wide ring for {o}",
      "land softly on one foot",
    ],
    after: [
      "leave scuff marks behind",
      "drift on after {o}",
      "@ carry both shoes home",
      "try {o} again under the streetlamp",
    ],
  },
  {
    id: "record",
    verbs:
      "film photograph record shoot-film snap videotape tape document picture portray capture-on-film livestream scan",
    nouns: "photograph photo snapshot filming recording photoshoot portrait footage documentary selfie",
    doer: "a photographer",
    token: "a rare heron",
    need: [
      "come too late for {o}",
      "climb uphill under heavy bags",
      "@ unpack dented old gear",
      "spot {o} against the sun",
    ],
    work: ["creep nearer to {o}", "lie down flat in mud", "@ spread three tripod legs", "circle {o} on bent knees"],
    detail: [
      "breathe out very slowly",
      "squint at {o} with one eye",
      "@ wipe drops off the glass",
      "@ nudge the dial with {o} in sight",
    ],
    hitch: [
      "step on a dry twig",
      "lose {o} behind a passing lorry",
      "@ find the battery empty",
      "miss {o} by one second",
    ],
    result: [
      "catch {o} in the last light",
      "@ peg prints of {o} up",
      "jump up from the reeds",
      "nod at one small picture",
    ],
    after: [
      "leave {o} undisturbed",
      "@ pack the gear away wet",
      "sit near {o} until dusk",
      "brush grass off both elbows",
    ],
  },
];
