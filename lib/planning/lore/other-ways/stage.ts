import type { ActScript } from "#lib/planning/lore/lore.ts";

export const stageDeeds: readonly ActScript[] = [
  {
    id: "play-music",
    verbs: "play strum drum conduct pluck fiddle bow accompany improvise jam tune-up busk pipe trumpet whistle",
    nouns: "solo concert recital encore serenade duet jam-session gig overture concerto busking",
    doer: "a cellist",
    token: "a cello",
    need: [
      "sit up straight, quite still",
      "draw {o} a little closer",
      "wait for perfect silence",
      "settle down with {o}",
    ],
    work: ["try {o} very softly", "nod the beat in", "@ rub warmth into both hands", "start {o} over, a little faster"],
    detail: [
      "tap one heel in time",
      "lean in close to {o}",
      "@ press one fingertip down hard",
      "breathe in once before {o}",
    ],
    hitch: ["hit one glaring wrong note", "break off {o} in mid-bar", "lose the beat of {o}", "@ fumble one quick run"],
    result: [
      "give {o} full force",
      "make everyone near turn round",
      "bring {o} to a clean close",
      "let the last note ring",
    ],
    after: [
      "let the echo die away",
      "hum along where {o} left off",
      "@ flex ten tired fingers",
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
      "take one deep breath",
      "go over {o} without a sound",
      "step forward, lips dry",
      "try {o} out, barely audible",
    ],
    work: [
      "stand up straight, feet apart",
      "begin {o} far too quietly",
      "plant both feet and [start] {o} afresh",
      "@ spread both arms wide",
    ],
    detail: ["swallow once, chin up", "draw breath for {o}", "@ twist a ring around", "give {o} a little more breath"],
    hitch: [
      "forget what comes next",
      "lose {o} halfway through",
      "break off halfway through {o}",
      "stand there, mouth open, silent",
    ],
    result: [
      "bring {o} off without a slip",
      "make everyone near fall silent",
      "end {o} dead on the beat",
      "bow low, and lower still",
    ],
    after: [
      "stand there in sudden silence",
      "go through {o} once more, softly",
      "@ wipe a damp forehead dry",
      "hum a last bit of {o}",
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
      "stand alone, quite still",
      "wait for {o} to begin",
      "tap one foot, then two",
      "stiffen a little before {o}",
    ],
    work: ["follow {o}, slow at first", "rise onto the toes", "@ count each beat aloud", "start over with {o}"],
    detail: [
      "slide one foot sideways",
      "arch back, {o} so near",
      "@ knot a shoe ribbon tight",
      "lift one heel just before {o}",
    ],
    hitch: [
      "slip and nearly [go] down",
      "get ahead of {o}",
      "lose step with {o} and [stumble]",
      "bend over a twisted ankle",
    ],
    result: [
      "match {o} beat for beat",
      "spin without a single wobble",
      "move with {o}, wide and free",
      "land softly on one foot",
    ],
    after: [
      "leave scuff marks behind",
      "drift on after {o}",
      "@ shake out both tired legs",
      "come back to {o}, softer now",
    ],
  },
  {
    id: "record",
    verbs:
      "film photograph record shoot-film snap videotape tape document picture portray capture-on-film livestream scan",
    nouns: "photograph photo snapshot filming recording photoshoot portrait footage documentary selfie",
    doer: "a photographer",
    token: "a rare heron",
    need: ["look for {o} through the glass", "wait for the right moment", "@ wipe the glass clean", "spot {o} at last"],
    work: [
      "creep nearer to {o}",
      "crouch lower, then lower still",
      "@ turn the ring a little",
      "circle {o} on bent knees",
    ],
    detail: [
      "breathe out very slowly",
      "squint at {o} with one eye",
      "@ wipe drops off the glass",
      "@ nudge the dial with {o} in sight",
    ],
    hitch: [
      "move at the wrong moment",
      "lose {o} out of the frame",
      "@ find the battery empty",
      "miss {o} by one second",
    ],
    result: [
      "catch {o} at the right moment",
      "look {o} over, small and sharp",
      "straighten up at last",
      "nod at one small picture",
    ],
    after: [
      "leave {o} undisturbed",
      "@ close the cap with care",
      "stay a while near {o}",
      "lean back, eyes half closed",
    ],
  },
];
