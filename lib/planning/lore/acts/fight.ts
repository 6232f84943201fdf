import type { ActScript } from "#lib/planning/lore/lore.ts";

export const fightMoves: readonly ActScript[] = [
  {
    id: "move-fight",
    verbs:
      "fight attack defend battle duel hit punch strike beat kick-at clash resist slay kill struggle combat brawl fend-off invade conquer strike-back face-off stand-up-to defeat slap",
    nouns: "fight battle duel war attack combat clash siege showdown brawl struggle invasion",
    doer: "a lone swordsman",
    token: "a masked rival",
    need: ["step forward into the open", "circle {o} at a distance", "plant both feet wide", "hold the eye of {o}"],
    work: [
      "strike, [duck], [strike] again",
      "drive {o} back step by step",
      "spin out under a blow",
      "block {o} at arm's length",
    ],
    detail: ["kick dust at knee height", "brush {o} in passing", "spit and [grin]", "keep low in front of {o}"],
    hitch: ["drop to one knee", "lose ground before {o}", "run out of breath", "get pinned by {o}"],
    result: ["stand alone in settling dust", "bring {o} to the ground", "stay on both feet", "make {o} give way"],
    after: ["sit down where it ended", "limp away from {o}", "wipe the dust off", "look back at {o} once"],
  },
  {
    id: "move-shoot",
    verbs:
      "shoot aim hunt fire target snipe bombard shell shoot-at open-fire gun-down draw-bow loose take-aim harpoon zap",
    nouns: "shooting shot archery gunfight standoff shootout",
    doer: "an archer",
    token: "a distant target",
    need: ["plant both feet, sideways", "pick {o} out far away", "kneel on one knee", "creep within range of {o}"],
    work: [
      "draw back to the ear",
      "line up {o}, one eye shut",
      "breathe out halfway, steady",
      "swing slowly along with {o}",
    ],
    detail: [
      "quiver at one fingertip",
      "narrow to a slit at {o}",
      "let one heartbeat pass",
      "bring {o} into sharp focus",
    ],
    hitch: ["swing a hair too far", "send {o} running", "lower it again, unable", "miss {o} by a hair"],
    result: [
      "hold steady, dead straight",
      "strike {o} in the centre",
      "lower both arms, breathing out",
      "get {o} in one try",
    ],
    after: ["breathe out very slowly", "walk the long way to {o}", "step back from the line", "turn from {o}, calm"],
  },
  {
    id: "move-protest",
    verbs:
      "protest rebel revolt demonstrate strike-work march-for overthrow boycott defy riot rise-up picket occupy campaign rally speak-up stand-firm mutiny chain-to petition",
    nouns: "protest rebellion revolution strike demonstration uprising revolt riot rally mutiny",
    doer: "a young protester",
    token: "an old tree",
    need: ["@ paint a bare plank red", "stop to face {o}", "step forward first of all", "hear bad news about {o}"],
    work: ["link arms with strangers", "stand firm over {o}", "sit down in the way", "@ raise one fist over {o}"],
    detail: [
      "pass one water bottle along",
      "cry out once over {o}",
      "stare straight ahead, unblinking",
      "chant until the throat cracks",
    ],
    hitch: [
      "get pushed back three steps",
      "get dragged away from {o}",
      "see the others drift off",
      "stand all alone over {o}",
    ],
    result: [
      "stand among hundreds of others",
      "win one nod over {o}",
      "stay put, arms linked",
      "see {o} settled at last",
    ],
    after: [
      "@ sweep up torn paper",
      "glance back toward {o}",
      "walk home tired and hoarse",
      "stay on for {o} till late",
    ],
  },
];
