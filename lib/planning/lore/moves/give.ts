import type { ActScript } from "#lib/planning/lore/lore.ts";

export const giveMoves: readonly ActScript[] = [
  {
    id: "move-give",
    verbs:
      "give receive share lend borrow donate offer present hand hand-out give-away give-back accept gift grant award bequeath inherit surprise pass-down contribute provide dedicate reward",
    nouns: "donation inheritance offering surprise sharing charity",
    doer: "a grandmother",
    token: "a gold locket",
    need: ["take down a dusty tin", "polish {o} on a sleeve", "@ fold tissue three times", "hide {o} behind the back"],
    work: [
      "cross the room, eyes bright",
      "slide {o} over the table",
      "nod and [push] it nearer",
      "set {o} on the other lap",
    ],
    detail: ["@ tug one ribbon end", "let paper fall from {o}", "lean in for a glimpse", "@ close two palms on {o}"],
    hitch: ["get no answer at first", "see {o} pushed back", "drop the lid, clang", "pull {o} back once more"],
    result: [
      "meet a slow, wide smile",
      "see {o} held up to light",
      "end up cheek to cheek",
      "leave {o} in younger hands",
    ],
    after: ["smooth the used paper flat", "watch {o} go out the door", "keep the empty tin", "glance again at {o}"],
  },
  {
    id: "move-trade",
    verbs:
      "sell buy swap trade exchange purchase barter haggle pay shop auction bargain rent order hire invest peddle bid lease spend afford collect-money sell-off",
    nouns: "sale purchase bargain deal auction shopping trade barter payment",
    doer: "a market trader",
    token: "a brass lamp",
    need: [
      "raise the striped awning",
      "set {o} out front",
      "see people walk straight past",
      "circle {o} a second time",
    ],
    work: ["throw both arms wide", "show {o} from every side", "frown and [walk] off slowly", "tap the base of {o}"],
    detail: ["@ count coins on the wood", "find a dent in {o}", "bite into one coin", "@ buff {o} with a thumb"],
    hitch: [
      "turn up too few coins",
      "see {o} wobble off the edge",
      "meet a better offer nearby",
      "find one side of {o} chipped",
    ],
    result: [
      "shake on it, both grinning",
      "leave with {o} under one arm",
      "face an empty table",
      "wrap {o} in newspaper",
    ],
    after: ["roll the awning up", "carry {o} home past lamps", "@ jingle a full apron", "find {o} a shelf"],
  },
];
