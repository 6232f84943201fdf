import type { ActScript } from "#lib/planning/lore/lore.ts";

export const hideMoves: readonly ActScript[] = [
  {
    id: "move-hide",
    verbs:
      "hide conceal lurk stash cover shelter crouch hide-away cover-up camouflage veil disguise-as duck take-cover bury-under cower lie-low",
    nouns: "hiding hide-and-seek hideout disguise camouflage shelter ambush",
    doer: "a small girl",
    token: "a wooden box",
    need: ["hear steps come closer", "glance round with {o}", "look left and right, quickly", "pick one dark corner"],
    work: ["slide into the nearest gap", "squeeze {o} into a gap", "@ pull both knees in", "shrink down beside {o}"],
    detail: ["peep through a crack", "@ smother a laugh", "tuck in a corner of {o}", "hold quite still"],
    hitch: ["leave one foot outside", "set {o} rattling", "sneeze out loud", "pick a place right by {o}"],
    result: ["stay unseen in full view", "leave nothing of {o} showing", "hear the steps fade", "blend in next to {o}"],
    after: ["creep out, grey with dust", "check on {o} later", "stay a minute longer", "stay curled around {o}"],
  },
  {
    id: "move-steal",
    verbs:
      "steal sneak rob smuggle spy burgle creep pickpocket snatch swipe break-in sneak-in sneak-out prowl spy-on shoplift loot plunder nick kidnap pilfer raid hack",
    nouns: "heist theft robbery burglary smuggling espionage raid kidnapping plunder",
    doer: "a cat burglar",
    token: "a blue diamond",
    need: [
      "watch from the shadows",
      "learn each step toward {o}",
      "@ draw black gloves on",
      "mark the way out past {o}",
    ],
    work: [
      "slip along the wall",
      "reach out for {o}, slowly",
      "step over a creaking spot",
      "@ close one hand around {o}",
    ],
    detail: ["@ flex ten fingers", "catch one glint from {o}", "let a sweat drop fall", "slip {o} out of sight"],
    hitch: [
      "knock something over, [freeze]",
      "let {o} slip and clatter",
      "step into sudden light",
      "freeze an inch from {o}",
    ],
    result: [
      "get away without a sound",
      "vanish round the corner with {o}",
      "leave nothing but dust",
      "walk out past everyone",
    ],
    after: ["stroll off, quite innocent", "gloat over {o} alone", "@ pull both gloves off", "hide {o} in plain sight"],
  },
  {
    id: "move-guard",
    verbs:
      "guard patrol stand-guard keep-watch watch-over secure supervise babysit keep-vigil oversee safeguard look-after stand-by mind police",
    nouns: "guard vigil patrol night-shift lighthouse-keeping",
    doer: "a night watchman",
    token: "a museum case",
    need: ["take up position", "go once round {o}", "@ straighten one collar", "look both ways"],
    work: ["pace up and down", "keep between {o} and the door", "check each dark corner", "circle {o} again"],
    detail: [
      "shift from foot to foot",
      "rest one glance on {o}",
      "@ unscrew a steaming flask",
      "prick up at one creak",
    ],
    hitch: ["nod off for a minute", "find {o} out of place", "look the wrong way", "see a shadow near {o}"],
    result: ["stay upright to the end", "find {o} safe and sound", "let nobody past", "stand by {o}, unmoved"],
    after: ["yawn wide at last", "nod goodbye to {o}", "sit down and [stretch]", "sleep sitting beside {o}"],
  },
];
