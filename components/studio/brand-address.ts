/** The page that makes a brand, and the place of the brand that has this very id: no id begins with `~`. */
const unsaved = "new";
const namesake = `~${unsaved}`;

/** The path of a brand's page. */
export const brandPath = (brandId: string): string =>
  `/brands/${brandId === unsaved ? namesake : encodeURIComponent(brandId)}`;

/** The id that the last part of such a path names; null for the page of a brand that is not saved yet. */
export const brandIdAt = (part: string): string | null =>
  part === unsaved ? null : part === namesake ? unsaved : decodeURIComponent(part);
