import occupations from "#data/knowledge/occupations.json" with { type: "json" };

const verbs: ReadonlyMap<string, string> = new Map(Object.entries(occupations));

/** The verb of a trade, by its English noun in either number; null for those who are called by the verb, and all others. */
export const verbOfTrade = (noun: string): string | null =>
  verbs.get(noun) ?? verbs.get(noun.replace(/s$/, "")) ?? verbs.get(noun.replace(/men$/, "man")) ?? null;
