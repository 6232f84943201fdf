/**
 * Ids of what a generation makes follow from the generation, so that a step which runs twice writes the same rows.
 * `gen_01…` gives `ast_01…_s1`.
 */
export const assetIdOf = (generationId: string, part: string): string =>
  `ast_${generationId.slice("gen_".length)}_${part}`;
