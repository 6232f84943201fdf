import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const lightsThings: readonly ThingLore[] = [
  {
    id: "lantern",
    nouns:
      "lantern paper-lantern oil-lamp sky-lantern hurricane-lamp jack-o-lantern gas-lamp kerosene-lamp storm-lantern diya menorah",
    parts: ["the small flame", "the sooty glass", "the wire handle", "the paper rib", "the pool of light"],
    still: ["hang dark on a nail", "sway above {o}", "smell of cold oil"],
    stir: ["take a first small flame", "glow through the paper", "swing light over {o}"],
    fail: ["gutter in the wind", "blacken the glass with soot", "go out above {o}"],
    shine: ["rise over {p}", "burn steady on the hook", "light {o} gold", "mirror in black water"],
  },
  {
    id: "candle",
    nouns: "candle candlelight wick match matchstick lighter taper tealight candlestick wax birthday-candle candelabra",
    parts: ["the bent wick", "the drop of wax", "the blue base of the flame", "the smoke thread", "the melted pool"],
    still: ["stand cold and white", "lean in hardened wax", "burn low beside {o}"],
    stir: ["catch with a small crackle", "lean in the draught", "throw a soft light on {o}"],
    fail: ["drown in melted wax", "blow out in one breath", "drip across {o}", "leave a thin smoke"],
    shine: ["burn tall without a flicker", "ring {o} with light", "glow through the soft wax"],
  },
  {
    id: "firework",
    nouns:
      "firework fireworks sparkler flare firecracker rocket-firework explosion blast lightning-bolt signal-light signal strobe spotlight-beam",
    parts: ["the burning fuse", "the falling spark", "the smoke ring", "the first flash", "the lit underside of cloud"],
    still: ["stand unlit in sand", "lie in a damp row", "point up past {o}"],
    stir: ["hiss along the fuse", "shoot up with a whistle", "throw a flash over {o}"],
    fail: ["fizzle into grey smoke", "burst too low", "scatter ash over {o}"],
    shine: ["open wide above {p}", "rain gold to the ground", "light {o} in red and green", "crackle and [fade] out"],
  },
];
