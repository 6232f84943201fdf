import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const waterThings: readonly ThingLore[] = [
  {
    id: "sea",
    nouns:
      "sea ocean wave tide surf whirlpool tsunami seawater breaker swell foam-wave current undertow high-tide bay lagoon",
    parts: ["the curling lip", "the line of foam", "the wet pebble", "the salt on the rail", "the spray"],
    still: ["breathe in slow swells", "lie grey to the horizon", "lap softly at {o}"],
    stir: ["gather in one long ridge", "run white up {p}", "lift {o} a little", "swell without breaking"],
    fail: ["break over the wall", "drag {o} off the sand", "pull back too far"],
    shine: [
      "glitter to the horizon",
      "smooth every footprint away",
      "set {o} down on the sand",
      "curl over green and clear",
    ],
  },
  {
    id: "river",
    nouns:
      "river stream creek brook waterfall cascade rapids spring well canal puddle pond lake flood geyser waterway riverbank ditch spring-water oasis",
    parts: ["the ring on the water", "the wet stone", "the floating leaf", "the white edge", "the reflection"],
    still: ["slide past without a sound", "lie flat and dark", "mirror {o} upside down"],
    stir: ["ripple from the middle", "run faster over stones", "turn {o} slowly around"],
    fail: ["rise over the bank", "carry {o} off", "dry to cracked mud"],
    shine: ["run clear to the bottom", "bring {o} to the bank", "flash in low sun", "fall white into {p}"],
  },
  {
    id: "rain",
    nouns:
      "rain raindrop drop droplet dew water ripple splash drizzle downpour hail tear shower-rain teardrop steam vapor vapour",
    parts: ["the drop at the edge", "the ring it makes", "the streak on glass", "the dark spot", "the trembling bead"],
    still: ["hang at a leaf tip", "bead on cold glass", "cling under {o}"],
    stir: ["fall and [make] a ring", "tap once on {o}", "run a crooked line", "drum up faster"],
    fail: ["pour from a bent gutter", "soak {o} through", "blot out {p}", "dry before it lands"],
    shine: ["shine on every edge", "stop and [leave] light", "bead bright on {o}", "turn the ground to mirror"],
  },
  {
    id: "snow",
    nouns:
      "snow snowflake ice icicle frost iceberg glacier avalanche blizzard ice-cube sleet snowdrift frozen-lake ice-floe permafrost",
    parts: ["the six-armed flake", "the blue crack", "the melting edge", "the crust", "the first footprint"],
    still: ["lie unbroken over {p}", "hang from the eaves", "cover {o} to the edge", "glint under grey light"],
    stir: ["drift down slowly", "crack with a long ring", "settle grain by grain on {o}"],
    fail: ["break off and [slide]", "bury {o} in white", "turn to grey slush"],
    shine: ["glitter in low sun", "drip and [let] go", "round {o} in white", "melt to one clear drop"],
  },
  {
    id: "stone",
    nouns:
      "stone rock pebble boulder sand mud dirt dust earth-soil soil mountain cliff cave volcano-rock dune hill island canyon stalactite brick-stone marble-block fossil bone skull shell-fossil skeleton ash-heap mineral salt amber coal iron metal steel gravel landslide quicksand desert peak ridge asphalt concrete",
    parts: ["the fine crack", "the grain", "the worn edge", "the moss on one side", "the glitter in the break"],
    still: ["lie where it fell", "hold the heat of day", "lean on {o}"],
    stir: ["trickle a little dust", "shift with a grind", "roll down toward {o}"],
    fail: ["split with a crack", "slide and [bury] {p}", "block the way of {o}", "crumble at the edge"],
    shine: ["stand bare in the sun", "shine wet after rain", "carry {o} on top", "show a bright vein"],
  },
];
