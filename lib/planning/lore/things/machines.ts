import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const machinesThings: readonly ThingLore[] = [
  {
    id: "factory-machine",
    nouns:
      "assembly-line conveyor-belt press lathe crane-machine loom robot-line printing-press furnace kiln boiler piston crankshaft turbine-hall 3d-printer pump valve pipe smokestack welding-torch sawmill mill grinder press-machine steam-engine",
    parts: ["the turning belt", "the hot metal edge", "the oil drop", "the pressure needle", "the flywheel"],
    still: ["stand cold under dust", "drip oil onto {p}", "keep {o} clamped and still", "tick while cooling"],
    stir: ["start with a hiss", "roll the first belt", "draw {o} in slowly", "warm to a dull red"],
    fail: ["jam and [squeal]", "burst a seam of steam", "crush {o} on one side"],
    shine: ["run smooth and even", "push {o} out finished", "glow at full heat", "beat on through the night"],
  },
  {
    id: "windmill",
    nouns:
      "wind-turbine wind-farm sail-mill weather-vane water-mill watermill power-plant power-line pylon oil-rig derrick radar satellite-tower cell-tower",
    parts: ["the turning blade", "the long shadow", "the creaking shaft", "the worn gear", "the red warning light"],
    still: ["stand locked and still", "creak in low wind", "loom above {o}"],
    stir: ["turn one slow quarter", "sweep a shadow over {o}", "groan and [start]"],
    fail: ["lose one blade", "spin loose and [shudder]", "go dark above {o}"],
    shine: [
      "turn evenly over {p}",
      "sweep light and shade",
      "bring the lamp beside {o} to light",
      "turn full against the sky",
    ],
  },
  {
    id: "vending-machine",
    nouns:
      "slot-machine arcade-machine arcade-game cash-register pinball photo-booth telephone-booth phone-booth typewriter-shop atm ticket-machine gumball-machine time-machine scale balance weighing-scale pinball-machine claw-machine",
    parts: ["the coin slot", "the lit button", "the turning coil", "the glass front", "the little flap"],
    still: ["glow in an empty {p}", "hum with one light out", "keep {o} behind glass", "stand dark and unplugged"],
    stir: ["blink row by row", "swallow a coin", "turn one coil under {o}"],
    fail: ["jam halfway out", "flash red and [buzz]", "hold {o} just out of reach"],
    shine: ["drop {o} with a thud", "ring with every light", "pour out bright coins"],
  },
];
