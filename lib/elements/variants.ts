import rows from "#data/elements/variants.json" with { type: "json" };

/** One of the ways in which a thing is drawn: a `croissant` among breads, a `birch` among trees. */
export type Variant = keyof typeof rows;
export type Variants = ReadonlySet<Variant>;

/** Each variant with the elements that know it. */
export const variantRows: Readonly<Record<Variant, readonly string[]>> = rows;

export const isVariant = (id: string): id is Variant => Object.hasOwn(rows, id);

/** The variants of a plan's list; one that is unknown, of a plan stored before, is left out. */
export const variantsOf = (ids: readonly string[] | undefined): Variants => new Set((ids ?? []).filter(isVariant));
