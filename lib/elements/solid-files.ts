import blades from "#data/elements/solids/blades.json" with { type: "json" };
import garden from "#data/elements/solids/garden.json" with { type: "json" };
import tools from "#data/elements/solids/tools.json" with { type: "json" };

/** Files of sculpted goods, a family each. */
export const solidFiles: Readonly<Record<string, unknown>> = { blades, garden, tools };
