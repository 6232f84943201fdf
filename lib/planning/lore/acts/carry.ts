import type { ActScript } from "#lib/planning/lore/lore.ts";

export const carryMoves: readonly ActScript[] = [
  {
    id: "move-carry",
    verbs:
      "carry bear haul lug tote transport bring fetch take hold heave cart convey bring-back take-home shoulder schlep cradle pick-up lift-up lift raise hoist hold-up",
    nouns: "carrying transport",
    doer: "a porter",
    token: "a tall clock",
    need: ["look along the whole way", "walk once around {o}", "@ spit on both palms", "get a firm grip on {o}"],
    work: [
      "go step by careful step",
      "bring {o} along inch by inch",
      "stagger, [rest], [go] on",
      "shift {o} to the other side",
    ],
    detail: [
      "clench, [go] red, [breathe]",
      "keep {o} just off the ground",
      "bend under the weight",
      "@ wedge {o} against one hip",
    ],
    hitch: ["sink down under the load", "let {o} slip for a second", "find the way too narrow", "get stuck behind {o}"],
    result: [
      "get there, wobbling",
      "set {o} down in the right place",
      "straighten up, unburdened",
      "come through with {o} unharmed",
    ],
    after: ["sink down, worn out", "lean against {o} a while", "@ rub two red palms", "pat {o} once"],
  },
  {
    id: "move-deliver",
    verbs:
      "deliver send mail post ship dispatch courier forward drop-off bring-round pass-on transmit distribute hand-over supply import export address-to send-off",
    nouns: "delivery errand",
    doer: "a bicycle courier",
    token: "a small parcel",
    need: ["look twice at the address", "check the knot around {o}", "set off at a run", "@ strap {o} down tight"],
    work: [
      "weave quickly through every gap",
      "shield {o} from every bump",
      "try one door, then another",
      "bring {o} closer step by step",
    ],
    detail: [
      "check one number again",
      "tilt {o} toward the light",
      "@ knock with one elbow",
      "keep {o} close and level",
    ],
    hitch: ["stop at the wrong door", "let {o} slip, [catch] it low", "find nobody there", "take one wrong turn"],
    result: [
      "see the door fly open",
      "part with {o} at last",
      "turn round, nothing left over",
      "place {o} in waiting palms",
    ],
    after: ["go off without any weight", "glance back at {o}", "go back the same way", "@ roll an empty bag up"],
  },
  {
    id: "move-push",
    verbs:
      "push pull load drag shove tug move tow unload roll pull-out push-through shift yank stack pile crank drag-along haul-up",
    nouns: "removal moving-house move tug-of-war loading relocation",
    doer: "a mover",
    token: "an upright piano",
    need: [
      "clear a path through",
      "find {o} wedged in place",
      "@ wind cloth round both palms",
      "set one shoulder to {o}",
    ],
    work: [
      "dig both heels in",
      "rock {o} loose, then again",
      "strain until something gives",
      "move {o} a length at a time",
    ],
    detail: ["scrape two lines behind", "@ loop a strap under {o}", "shake with the strain", "tilt {o} by an inch"],
    hitch: ["slip and [fall] flat", "get {o} stuck fast", "lose all the ground gained", "lose the grip on {o}"],
    result: [
      "get over the last bump",
      "set {o} in the new place",
      "stand back, breathing hard",
      "send {o} rolling free",
    ],
    after: ["leave two long scratches", "lean on {o}, panting", "@ shake two tired arms", "let {o} stand"],
  },
  {
    id: "move-catch",
    verbs:
      "catch throw toss drop fling hurl grab juggle-away lob-over pass-to let-fall let-slip chuck intercept seize grasp scoop-up",
    nouns: "throw toss catch",
    doer: "a quick catcher",
    token: "a ripe orange",
    need: ["get ready on bent knees", "weigh {o} up, eyes narrowed", "step back for a run", "fix both eyes on {o}"],
    work: ["swing back, [stretch], [let] go", "send {o} high overhead", "run backward, eyes up", "reach up under {o}"],
    detail: [
      "squint, head tipped back",
      "brush {o} with outstretched fingers",
      "stretch up on tiptoe",
      "spin {o} in the air",
    ],
    hitch: ["come one step too late", "fumble {o} twice", "trip, [roll], [scramble] up", "see {o} bounce away"],
    result: [
      "clutch both arms shut, grinning",
      "snatch {o} just above ground",
      "land flat, arms up",
      "hold {o} up for everyone",
    ],
    after: ["roll over, breathless", "stay near {o}, smiling", "@ shake out both arms", "keep {o} close"],
  },
];
