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
      "discover a bare hook",
      "come back without {o}",
      "follow a trail gone cold",
      "@ show a picture of {o} around",
    ],
    work: [
      "go from door to door",
      "nose through leaves for {o}",
      "comb the beach in strips",
      "@ empty a drawer for {o}",
    ],
    detail: [
      "blow sand off one stone",
      "follow a faint mark toward {o}",
      "peer into a narrow crack",
      "@ pin a sketch of {o} up",
    ],
    hitch: ["come full circle at dusk", "dig up a tin lid", "mistake a shadow for {o}", "pass within a step of {o}"],
    result: [
      "stop at a faint gleam",
      "come upon {o} in plain sight",
      "reach {o} by the last light",
      "break into a hidden room",
    ],
    after: [
      "sit down among upturned boxes",
      "circle {o} once more",
      "shine a lamp once over {o}",
      "cross out the whole map",
    ],
  },
  {
    id: "deed-find",
    verbs:
      "find discover uncover dig-up notice realise realize unearth stumble-upon come-across spot detect recognise recognize reveal encounter chance-upon unmask",
    nouns: "discovery find revelation realisation realization encounter unearthing sighting breakthrough",
    doer: "a beachcomber",
    token: "a buried tin box",
    need: [
      "stub a toe on something",
      "walk past {o} and [halt]",
      "catch a glint among weeds",
      "tilt toward {o}, quite still",
    ],
    work: [
      "scrape the wet sand aside",
      "clear the dirt from around {o}",
      "bend closer, inch by inch",
      "@ brush {o} free with fingertips",
    ],
    detail: [
      "trace one curved scratch",
      "sweep a thin light over {o}",
      "@ blow the last grains off {o}",
      "cast a shadow and [withdraw]",
    ],
    hitch: ["hit solid rock below", "lose {o} under a wave", "strike water at knee depth", "find only half of {o}"],
    result: [
      "stand at a wide pit",
      "see {o} whole at last",
      "bring {o} into the sunlight",
      "draw a small astonished crowd",
    ],
    after: [
      "fill the hole back in",
      "sit beside {o} until evening",
      "@ keep {o} on the windowsill",
      "mark the spot with stones",
    ],
  },
  {
    id: "deed-lose",
    verbs:
      "lose forget miss misplace mislay leave-behind lose-sight get-lost go-astray overlook go-missing lose-track drop-behind",
    nouns: "oversight forgetfulness disappearance mix-up missed-train lost-property near-miss",
    doer: "a hurried commuter",
    token: "a red umbrella",
    need: [
      "rush out, one shoe untied",
      "look away from {o} too long",
      "@ juggle too many bags",
      "drift a few steps from {o}",
    ],
    work: [
      "go back over every step",
      "call out for {o}, room by room",
      "circle the empty platform twice",
      "@ ask a porter about {o}",
    ],
    detail: [
      "check the same corner again",
      "find a dry outline of {o}",
      "@ pat an empty pocket",
      "@ sketch {o} on a form",
    ],
    hitch: [
      "see the tail lights go",
      "take a stranger for {o}",
      "run for the wrong platform",
      "spot {o} through closing doors",
    ],
    result: [
      "stand alone under the clock",
      "spot {o} far down the line",
      "arrive after the last lamp",
      "find only a trace of {o}",
    ],
    after: [
      "walk home through the rain",
      "keep a place free for {o}",
      "prop the door ajar overnight",
      "glance back once for {o}",
    ],
  },
];
