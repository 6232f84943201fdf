/** The small pictures that a credential carries of its ingredients. Strangers' files: everything is bounded. */

export interface Thumbnail {
  mediaType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What a browser draws as a plain picture; an SVG would be a document. */
const PICTURES: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);
const MOST_PICTURES = 40;
const MOST_BYTES_EACH = 256 * 1024;
const MOST_BYTES = 1024 * 1024;

/** The ingredients' thumbnails by their identifier; `bytesOf` throws on one that is not there. */
export function collectThumbnails(store: unknown, bytesOf: (identifier: string) => Uint8Array): Map<string, Thumbnail> {
  const found = new Map<string, Thumbnail>();
  let left = MOST_BYTES;
  for (const { format, identifier } of thumbnailsNamedIn(store).slice(0, MOST_PICTURES)) {
    if (!PICTURES.has(format) || found.has(identifier)) continue;
    let bytes: Uint8Array;
    try {
      bytes = bytesOf(identifier);
    } catch {
      continue; // The credential names a picture that it does not hold: the tree is shown without it.
    }
    if (bytes.length > MOST_BYTES_EACH || bytes.length > left) continue;
    left -= bytes.length;
    found.set(identifier, { mediaType: format, bytes: new Uint8Array(bytes) });
  }
  return found;
}

function thumbnailsNamedIn(store: unknown): { format: string; identifier: string }[] {
  return values(field(store, "manifests")).flatMap((manifest) =>
    values(field(manifest, "ingredients")).flatMap((ingredient) => {
      const thumbnail = field(ingredient, "thumbnail");
      const [format, identifier] = [field(thumbnail, "format"), field(thumbnail, "identifier")];
      return typeof format === "string" && typeof identifier === "string" ? [{ format, identifier }] : [];
    }),
  );
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : null;
}

function values(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}
