import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const skyThings: readonly ThingLore[] = [
  {
    id: "moon",
    nouns: "moon full-moon moonlight crescent moonbeam eclipse half-moon new-moon lunar-eclipse crater",
    parts: ["the bright rim", "the grey crater", "the thin cloud across", "the silver path on water", "the pale halo"],
    still: ["hang low behind bare branches", "lie doubled in water", "light one side of {o}"],
    stir: ["slide out of cloud", "climb above the roofs", "touch {o} with a pale edge"],
    fail: ["sink behind black cloud", "shrink to a thin rim", "leave {o} in the dark"],
    shine: ["stand full over {p}", "lay a silver path", "ring {o} with pale light", "fade into the morning blue"],
  },
  {
    id: "sun",
    nouns:
      "sun sunrise sunset sunlight daylight dawn dusk sunbeam noon golden-hour twilight daybreak morning evening midday solar-eclipse horizon",
    parts: [
      "the first bright rim",
      "the long shadow",
      "the gold edge",
      "the flare between leaves",
      "the glow on stone",
    ],
    still: ["wait below the horizon", "redden the mist", "keep {o} in long shadow"],
    stir: ["break over the edge", "send one ray across {p}", "warm one side of {o}", "slide up through mist"],
    fail: ["drown in grey haze", "slip behind the ridge", "leave {o} in cold shade"],
    shine: ["clear the horizon", "flood {p} with gold", "burn behind {o} in a ring", "melt the last frost"],
  },
  {
    id: "star",
    nouns:
      "star stars starlight constellation comet meteor shooting-star milky-way galaxy nebula night-sky supernova aurora northern-lights borealis meteor-shower north-star asteroid meteorite black-hole sky heaven universe cosmos",
    parts: ["the faintest point", "the bright trail", "the green edge", "the gap between clouds", "the glint on water"],
    still: ["hang thick above {p}", "burn small and cold", "stand still over {o}", "glint without a tremor"],
    stir: ["tremble and [brighten]", "fall in one thin line", "ripple green behind {o}"],
    fail: ["vanish behind a cloud", "burn out halfway down", "pale above {o}", "fade in the town glow"],
    shine: ["streak from rim to rim", "mirror in black water", "fill the sky behind {o}", "wheel slowly overhead"],
  },
  {
    id: "planet",
    nouns: "planet mars earth saturn jupiter venus globe exoplanet world mercury neptune uranus pluto orbit atmosphere",
    parts: ["the curved edge", "the thin blue haze", "the ring shadow", "the swirl of storm", "the night side lights"],
    still: ["hang half in shadow", "turn without a sound", "fill the dark behind {o}"],
    stir: ["roll into sunlight", "show a thin bright rim", "draw {o} closer"],
    fail: ["slide back into shadow", "darken under a storm", "shrink behind {o} to a dot"],
    shine: ["stand whole and blue", "glow from pole to pole", "rise behind {o}", "turn blue under white swirls"],
  },
  {
    id: "cloud",
    nouns:
      "cloud fog mist haze rainbow storm thunder lightning thunderstorm wind breeze tornado hurricane typhoon gust whirlwind sandstorm cyclone storm-cloud thundercloud smog monsoon weather",
    parts: ["the torn lower edge", "the lit rim", "the dark belly", "the shadow on the ground", "the bent grass"],
    still: ["lie low over {p}", "pile up grey", "hide {o} from the feet up", "hang without moving"],
    stir: ["roll in from the edge", "flash once without a sound", "tug at {o}", "drift across the light"],
    fail: ["burst over {p}", "swallow {o} whole", "tear loose a roof tile", "black out the light"],
    shine: ["part and [let] light through", "bend in seven colours", "lift away from {o}", "thin out to blue"],
  },
];
