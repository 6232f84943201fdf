import type { ActScript } from "#lib/planning/lore/lore.ts";

export const questDeeds: readonly ActScript[] = [
  {
    id: "deed-search",
    verbs:
      "search look-for hunt-for investigate explore seek scour rummage inspect examine probe trace scout survey ransack search-for track-down",
    nouns: "search quest investigation exploration hunt treasure-hunt inquiry expedition scavenger-hunt rescue-search",
    doer: "a patient searcher",
    token: "a small brass key",
    need: [
      "look behind, around, above",
      "come back without {o}",
      "@ turn out an empty pocket",
      "pass the wrong side of {o}",
    ],
    work: [
      "go over every inch again",
      "follow the faintest sign of {o}",
      "check one corner after another",
      "@ kneel and [reach] for {o} blindly",
    ],
    detail: [
      "peer into a narrow crack",
      "follow a faint mark toward {o}",
      "nudge one small thing aside",
      "tilt closer, almost touching",
    ],
    hitch: [
      "end where it all began",
      "find only an empty space",
      "mistake a shadow for {o}",
      "pass within a step of {o}",
    ],
    result: [
      "stop short, suddenly still",
      "come upon {o} in plain sight",
      "reach {o} at last",
      "let out one long breath",
    ],
    after: [
      "sink down right there",
      "circle {o} once more",
      "stay right there with {o}",
      "put everything back in place",
    ],
  },
  {
    id: "deed-find",
    verbs:
      "find discover uncover notice realise realize unearth stumble-upon come-across spot detect recognise recognize reveal encounter chance-upon unmask",
    nouns: "discovery find revelation realisation realization encounter unearthing sighting breakthrough",
    doer: "a curious passer-by",
    token: "an old tin box",
    need: [
      "stop in mid-movement",
      "catch a glimpse of {o}",
      "sense something out of place",
      "walk past {o} and [halt]",
    ],
    work: ["come back one step", "bend down closer to {o}", "clear a view of {o}", "move nearer, inch by inch"],
    detail: [
      "go perfectly still",
      "look {o} over, end to end",
      "blink twice and [stare]",
      "@ touch {o} with one fingertip",
    ],
    hitch: ["draw back at a sound", "lose sight of {o} for a moment", "look away too soon", "draw back from {o} again"],
    result: [
      "see {o} clearly at last",
      "breathe out, eyes wide",
      "come face to face with {o}",
      "straighten up, quite changed",
    ],
    after: ["stay close to {o}", "look around for somebody", "glance at {o} once again", "linger on the spot"],
  },
  {
    id: "deed-lose",
    verbs:
      "lose forget miss misplace mislay leave-behind lose-sight get-lost go-astray overlook go-missing lose-track drop-behind",
    nouns: "oversight forgetfulness disappearance mix-up missed-train lost-property near-miss",
    doer: "an absent-minded stranger",
    token: "a red umbrella",
    need: [
      "hurry along, distracted",
      "look away from {o} too long",
      "@ juggle too many things",
      "pay {o} no attention",
    ],
    work: ["go back over every step", "look everywhere for {o}", "circle the same spot twice", "ask after {o} in vain"],
    detail: [
      "check the same corner again",
      "stare at an empty space",
      "picture {o} once more",
      "@ pat an empty pocket",
    ],
    hitch: [
      "notice it far too late",
      "take something else for {o}",
      "head off the wrong way",
      "miss {o} by one short step",
    ],
    result: ["stand there, nothing left", "go on without {o}", "sink down, at a loss", "give up looking for {o}"],
    after: [
      "glance back once for {o}",
      "keep a place free for {o}",
      "walk off, slower than before",
      "stay on the same spot",
    ],
  },
];
