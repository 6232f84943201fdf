import type { ActScript } from "#lib/planning/lore/lore.ts";

export const giveMoves: readonly ActScript[] = [
  {
    id: "move-give",
    verbs:
      "give receive share lend borrow donate offer present hand hand-out give-away give-back accept gift grant award bequeath inherit surprise pass-down contribute provide dedicate reward",
    nouns: "donation inheritance offering surprise sharing charity",
    doer: "a grandmother",
    token: "a gold locket",
    need: [
      "wait for the right moment",
      "admire {o} a last time",
      "@ smooth the wrapping flat",
      "@ hide {o} behind the back",
    ],
    work: ["come forward, eyes bright", "hold {o} out", "nod and [push] it nearer", "bring {o} closer by inches"],
    detail: ["@ tug one ribbon end", "keep hold of {o} a second", "lean in for a glimpse", "@ close two palms on {o}"],
    hitch: ["get no answer at first", "see {o} pushed back", "trip on the last step", "pull {o} back once more"],
    result: [
      "meet a slow, wide smile",
      "see {o} held up to light",
      "nod, both hands empty",
      "leave {o} in other hands",
    ],
    after: ["fold both arms, content", "see {o} go", "@ go off, hands in pockets", "glance again at {o}"],
  },
  {
    id: "move-trade",
    verbs:
      "sell buy swap trade exchange purchase barter haggle pay shop auction bargain rent order hire invest peddle bid lease spend afford collect-money sell-off",
    nouns: "sale purchase bargain deal auction shopping trade barter payment",
    doer: "a market trader",
    token: "a brass lamp",
    need: ["@ count the money twice", "look long at {o}", "wait to be noticed", "circle {o} a second time"],
    work: ["throw both arms wide", "see {o} from every side", "frown and [walk] off slowly", "point firmly at {o}"],
    detail: ["@ count coins one by one", "find one flaw in {o}", "raise one eyebrow slowly", "@ test {o} with a thumb"],
    hitch: ["turn up too few coins", "see another reach for {o}", "meet a better offer nearby", "push {o} away again"],
    result: ["shake on it, both grinning", "settle on {o} with a nod", "step back, deal done", "see {o} change hands"],
    after: ["walk off at ease", "grin back at {o}", "@ pat one pocket", "nod at {o} once more"],
  },
];
