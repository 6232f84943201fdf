import type { ActScript } from "#lib/planning/lore/lore.ts";

export const fightMoves: readonly ActScript[] = [
  {
    id: "move-fight",
    verbs:
      "fight attack defend battle duel hit punch strike beat kick-at clash resist slay kill struggle combat brawl fend-off invade conquer strike-back face-off stand-up-to defeat slap",
    nouns: "fight battle duel war attack combat clash siege showdown brawl struggle invasion",
    doer: "a lone swordsman",
    token: "a masked rival",
    need: ["step out into the ring", "circle {o} at a distance", "plant both feet wide", "hold the eye of {o}"],
    work: [
      "strike, [duck], strike again",
      "drive {o} back to the wall",
      "spin out under a blow",
      "block {o} at arm's length",
    ],
    detail: [
      "kick dust at knee height",
      "graze the sleeve of {o}",
      "spit, [wipe] chin, [grin]",
      "see sparks fall past {o}",
    ],
    hitch: ["drop to one knee", "lose ground before {o}", "feel the blade snap", "get pinned by {o}"],
    result: ["stand alone in settling dust", "bring {o} to the ground", "throw the weapon aside", "offer {o} a way up"],
    after: ["sit down where it ended", "limp away from {o}", "leave a sword in sand", "share water with {o}"],
  },
  {
    id: "move-shoot",
    verbs:
      "shoot aim hunt fire target snipe bombard shell shoot-at open-fire gun-down draw-bow loose take-aim harpoon zap",
    nouns: "shooting shot archery gunfight standoff shootout",
    doer: "an archer",
    token: "a distant target",
    need: ["wet a finger for wind", "pick {o} out far away", "kneel on one knee", "creep within range of {o}"],
    work: [
      "draw back to the ear",
      "line up {o}, one eye shut",
      "breathe out halfway, steady",
      "swing slowly along with {o}",
    ],
    detail: [
      "quiver at one fingertip",
      "narrow to a slit at {o}",
      "let a fly cross over",
      "bring {o} into sharp focus",
    ],
    hitch: ["hit a branch instead", "send {o} running", "lower it again, unable", "miss {o} by a hair"],
    result: ["split the wind, dead straight", "strike {o} in the centre", "puff up dry earth", "knock {o} clean over"],
    after: ["let the string hum out", "walk the long way to {o}", "pull one arrow free", "unload, back to {o}"],
  },
  {
    id: "move-protest",
    verbs:
      "protest rebel revolt demonstrate strike-work march-for overthrow boycott defy riot rise-up picket occupy campaign rally speak-up stand-firm mutiny chain-to petition",
    nouns: "protest rebellion revolution strike demonstration uprising revolt riot rally mutiny",
    doer: "a young protester",
    token: "an old tree",
    need: ["@ paint a bare plank red", "see machines near {o}", "step off the kerb first", "hear bad news about {o}"],
    work: [
      "link arms with strangers",
      "gather around {o} by dozens",
      "sit down on wet asphalt",
      "raise {o} over the crowd",
    ],
    detail: [
      "pass one water bottle along",
      "tie a ribbon upon {o}",
      "stare at locked shields",
      "chant until the throat cracks",
    ],
    hitch: [
      "scatter from a water jet",
      "get dragged away from {o}",
      "see rain thin the crowd",
      "lose {o} in the smoke",
    ],
    result: [
      "fill the bridge completely",
      "see the machines leave {o}",
      "watch one helmet come off",
      "stand arm in arm round {o}",
    ],
    after: [
      "@ sweep up torn paper",
      "keep one splinter of {o}",
      "walk home barefoot, hoarse",
      "sleep at the foot of {o}",
    ],
  },
];
