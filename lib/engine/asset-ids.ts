/**
 * Ids of what a generation makes follow from the generation, so that a step which runs twice writes the same rows.
 * `gen_01…` gives `ast_01…_s1`.
 */
export const assetIdOf = (generationId: string, part: string): string =>
  `ast_${generationId.slice("gen_".length)}_${part}`;

/** The generation and the part that an id of `assetIdOf` names; null for what was supplied. */
export const madeBy = (assetId: string): { generation_id: string; part: string } | null => {
  const [, id, part] = /^ast_([^_]+)_(.+)$/.exec(assetId) ?? [];
  return id === undefined || part === undefined ? null : { generation_id: `gen_${id}`, part };
};
