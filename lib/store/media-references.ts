/**
 * SQL that answers every SHA-256 of the media store that a row refers to, one column `sha256`, no name twice: assets, the
 * stores of manifests, and what a film is spliced from. Whoever keeps media elsewhere in a row names it here.
 */
export const referredMedia = `
  SELECT sha256 FROM assets
  UNION SELECT store_sha256 FROM manifests
  UNION SELECT (regexp_matches(film_parts::text, '"([0-9a-f]{64})"', 'g'))[1] FROM shots WHERE film_parts IS NOT NULL`;
