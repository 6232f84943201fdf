import birds from "#data/elements/creatures/birds.json" with { type: "json" };
import ground from "#data/elements/creatures/ground.json" with { type: "json" };
import insects from "#data/elements/creatures/insects.json" with { type: "json" };
import water from "#data/elements/creatures/water.json" with { type: "json" };

/** Files of creatures, a family each. */
export const creatureFiles: Readonly<Record<string, unknown>> = { birds, ground, insects, water };
