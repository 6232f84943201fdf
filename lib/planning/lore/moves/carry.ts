import type { ActScript } from "#lib/planning/lore/lore.ts";

export const carryMoves: readonly ActScript[] = [
  {
    id: "move-carry",
    verbs:
      "carry bear haul lug tote transport bring fetch take hold heave cart convey bring-back take-home shoulder schlep cradle pick-up lift-up lift raise hoist hold-up",
    nouns: "carrying transport",
    doer: "a porter",
    token: "a tall clock",
    need: ["face five flights of stairs", "walk once around {o}", "@ spit on both palms", "tip {o} up by one corner"],
    work: [
      "take the first stair sideways",
      "bring {o} up inch by inch",
      "stagger round a tight landing",
      "shift {o} to the other side",
    ],
    detail: [
      "clench, [go] red, [breathe]",
      "scrape {o} against plaster",
      "bend under the weight",
      "@ wedge {o} against one hip",
    ],
    hitch: ["meet a piano coming down", "nearly let {o} slip", "find the doorway too narrow", "get stuck behind {o}"],
    result: [
      "reach the top, wobbling",
      "stand {o} by the window",
      "walk tall with nothing left",
      "come through with {o} unharmed",
    ],
    after: ["sink down on a stair", "lean against {o} a while", "@ rub two red palms", "leave {o} in evening light"],
  },
  {
    id: "move-deliver",
    verbs:
      "deliver send mail post ship dispatch courier forward drop-off bring-round pass-on transmit distribute hand-over supply import export address-to send-off",
    nouns: "delivery errand",
    doer: "a bicycle courier",
    token: "a small parcel",
    need: [
      "come upon one leftover item",
      "check the knot around {o}",
      "see rain blacken the street",
      "@ strap {o} down tight",
    ],
    work: [
      "weave through stalled traffic",
      "shield {o} from the rain",
      "try a third staircase",
      "bring {o} through the market",
    ],
    detail: [
      "drip on a brass bell",
      "tilt {o} toward the light",
      "@ knock with one elbow",
      "keep {o} dry inside a coat",
    ],
    hitch: ["ring at the wrong house", "drop {o} in a puddle", "find nobody at home", "get chased off by geese"],
    result: [
      "see the door fly open",
      "part with {o} on the step",
      "leave a lit window behind",
      "place {o} in waiting palms",
    ],
    after: ["ride off without any weight", "see {o} through the glass", "leave wet tyre lines", "@ wring out a cap"],
  },
  {
    id: "move-push",
    verbs:
      "push pull load drag shove tug move tow unload roll pull-out push-through shift yank stack pile crank drag-along haul-up",
    nouns: "removal moving-house move tug-of-war loading relocation",
    doer: "two movers",
    token: "an upright piano",
    need: ["clear a path through", "find {o} wedged in place", "@ lay two planks down", "set one shoulder to {o}"],
    work: ["dig both heels in", "rock {o} loose, then again", "strain until something gives", "drag {o} over the sill"],
    detail: [
      "plough a furrow through gravel",
      "@ loop a strap under {o}",
      "send a caster spinning off",
      "grind {o} over one pebble",
    ],
    hitch: [
      "slip flat on the floor",
      "jam {o} in the doorway",
      "roll backward down the ramp",
      "snap the rope from {o}",
    ],
    result: [
      "break out into the yard",
      "set {o} in the new place",
      "fill the truck roof-high",
      "send {o} rolling free",
    ],
    after: [
      "leave a pale square behind",
      "perch on {o} with sandwiches",
      "@ let the tailgate down",
      "park {o} in the sun",
    ],
  },
  {
    id: "move-catch",
    verbs:
      "catch throw toss drop fling hurl grab juggle-away lob-over pass-to let-fall let-slip chuck intercept seize grasp scoop-up",
    nouns: "throw toss catch",
    doer: "a boy on a wall",
    token: "a ripe orange",
    need: ["wave from the far side", "weigh {o} up, eyes narrowed", "step back for a run", "see {o} up on the edge"],
    work: ["swing back, [stretch], [let] go", "send {o} high overhead", "run backward, eyes up", "reach up under {o}"],
    detail: [
      "squint into the sun",
      "brush {o} with outstretched fingers",
      "stretch up on tiptoe",
      "spin {o} in the air",
    ],
    hitch: ["hit a window frame", "fumble {o} twice", "stumble over a bench", "see {o} bounce off downhill"],
    result: [
      "clutch both arms shut, grinning",
      "snatch {o} just above ground",
      "land flat, arms up",
      "hold {o} up for everyone",
    ],
    after: ["roll over in the grass", "share {o} on the wall", "throw back one cap", "leave {o} lying in clover"],
  },
];
