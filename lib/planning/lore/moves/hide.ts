import type { ActScript } from "#lib/planning/lore/lore.ts";

export const hideMoves: readonly ActScript[] = [
  {
    id: "move-hide",
    verbs:
      "hide conceal lurk stash cover shelter crouch hide-away cover-up camouflage veil disguise-as duck take-cover bury-under cower lie-low",
    nouns: "hiding hide-and-seek hideout disguise camouflage shelter ambush",
    doer: "a small girl",
    token: "a wooden box",
    need: ["hear steps on the stairs", "glance round with {o}", "blow the candle out", "find the cupboard full"],
    work: ["slide in behind the coats", "squeeze {o} into a gap", "@ ease the panel shut", "shrink down beside {o}"],
    detail: ["peep through a keyhole", "@ smother a laugh", "tuck in a corner of {o}", "let a spider pass"],
    hitch: ["leave one foot outside", "set {o} rattling", "sneeze in the dust", "pick a place right by {o}"],
    result: ["stay unseen in full view", "leave nothing of {o} showing", "hear the steps fade", "blend in next to {o}"],
    after: [
      "creep out covered in cobwebs",
      "check on {o} by night",
      "count to a hundred again",
      "sleep curled around {o}",
    ],
  },
  {
    id: "move-steal",
    verbs:
      "steal sneak rob smuggle spy burgle creep pickpocket snatch swipe break-in sneak-in sneak-out prowl spy-on shoplift loot plunder nick kidnap pilfer raid hack",
    nouns: "heist theft robbery burglary smuggling espionage raid kidnapping plunder",
    doer: "a cat burglar",
    token: "a blue diamond",
    need: [
      "watch the top floor darken",
      "learn each step toward {o}",
      "@ draw black gloves on",
      "count the guards at {o}",
    ],
    work: ["slip along the gutter", "hang head down above {o}", "step between two red beams", "@ swap a stone for {o}"],
    detail: ["@ feel a dial click", "catch one glint from {o}", "let a sweat drop fall", "lower {o} into black velvet"],
    hitch: [
      "wake a very small dog",
      "set {o} ringing like a bell",
      "step into sudden floodlight",
      "find a note instead of {o}",
    ],
    result: [
      "leave an open skylight",
      "vanish over tiles with {o}",
      "leave a bare cushion behind",
      "walk out past the guards",
    ],
    after: ["stroll among market stalls", "gloat over {o} by candle", "@ burn both gloves", "hide {o} in plain sight"],
  },
  {
    id: "move-guard",
    verbs:
      "guard patrol stand-guard keep-watch watch-over secure supervise babysit keep-vigil oversee safeguard look-after stand-by mind police",
    nouns: "guard vigil patrol night-shift lighthouse-keeping",
    doer: "a night watchman",
    token: "a museum case",
    need: ["take over at nightfall", "go once round {o}", "@ test the torch twice", "see the last guest go"],
    work: [
      "pace the same long hall",
      "keep between {o} and the door",
      "check each dark corner",
      "circle {o} on the hour",
    ],
    detail: ["swing a ring of keys", "breathe a mist on {o}", "@ unscrew a steaming flask", "prick up at one creak"],
    hitch: ["nod off for a minute", "find {o} open at midnight", "lose the only light", "chase a cat from {o}"],
    result: [
      "meet sunrise still upright",
      "find {o} safe by daylight",
      "drive the fox off",
      "stand by {o} in first sun",
    ],
    after: ["yawn at the open gate", "nod goodbye to {o}", "leave the lamp burning low", "sleep sitting beside {o}"],
  },
];
