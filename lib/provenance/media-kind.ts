/** What a file is, by its first bytes, and whether its container is whole. Names sent by clients prove nothing. */

export type SupportedMediaType =
  | "image/png"
  | "image/jpeg"
  | "image/webp"
  | "image/gif"
  | "image/avif"
  | "image/heic"
  | "video/mp4"
  | "video/quicktime";

const SUPPORTED: ReadonlySet<string> = new Set<SupportedMediaType>([
  "image/png",
  "image/jpeg",
  "image/webp",
  "image/gif",
  "image/avif",
  "image/heic",
  "video/mp4",
  "video/quicktime",
]);

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function isSupported(mediaType: string): mediaType is SupportedMediaType {
  return SUPPORTED.has(mediaType);
}

/** The media type that the bytes themselves show; null for anything that is not a picture or film we can read. */
export function mediaTypeOf(bytes: Uint8Array): SupportedMediaType | null {
  if (PNG_SIGNATURE.every((value, at) => bytes[at] === value)) return "image/png";
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (ascii(bytes, 0) === "RIFF" && ascii(bytes, 8) === "WEBP") return "image/webp";
  if (ascii(bytes, 0) === "GIF8") return "image/gif";
  if (ascii(bytes, 4) !== "ftyp") return null;
  const brand = ascii(bytes, 8);
  if (brand === "qt  ") return "video/quicktime";
  if (brand === "avif" || brand === "avis") return "image/avif";
  if (["heic", "heix", "mif1", "msf1"].includes(brand)) return "image/heic";
  return "video/mp4";
}

/** Why the container is not whole (cut off, lengths that lead outside), or null. Pictures' pixels are not decoded. */
export function containerFault(bytes: Uint8Array, mediaType: SupportedMediaType): string | null {
  switch (mediaType) {
    case "image/png":
      return pngFault(bytes);
    case "image/jpeg":
      return jpegEnds(bytes) ? null : "The picture is cut off before its end marker.";
    case "image/webp":
      return view(bytes).getUint32(4, true) + 8 > bytes.length ? "The picture is shorter than it says it is." : null;
    case "image/gif":
      return bytes.at(-1) === 0x3b ? null : "The picture is cut off before its end marker.";
    case "image/avif":
    case "image/heic":
    case "video/mp4":
    case "video/quicktime":
      return boxFault(bytes, mediaType);
  }
}

function pngFault(bytes: Uint8Array): string | null {
  const data = view(bytes);
  for (let at = 8; at + 12 <= bytes.length;) {
    const next = at + 12 + data.getUint32(at);
    if (ascii(bytes, at + 4) === "IEND") return null;
    if (next > bytes.length) return "A part of the picture reaches beyond the end of the file.";
    at = next;
  }
  return "The picture is cut off before its end marker.";
}

function jpegEnds(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 2; at >= 2; at--) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  return false;
}

function boxFault(bytes: Uint8Array, mediaType: SupportedMediaType): string | null {
  const data = view(bytes);
  const kinds = new Set<string>();
  for (let at = 0; at < bytes.length;) {
    if (at + 8 > bytes.length) return "The file ends in the middle of a box.";
    const short = data.getUint32(at);
    kinds.add(ascii(bytes, at + 4));
    if (short === 1 && at + 16 > bytes.length) return "The file ends in the middle of a box.";
    const size = short === 1 ? Number(data.getBigUint64(at + 8)) : short === 0 ? bytes.length - at : short;
    if (size < 8 || at + size > bytes.length) return "A box of the file reaches beyond its end.";
    at += size;
  }
  const film = mediaType === "video/mp4" || mediaType === "video/quicktime";
  return film && !kinds.has("moov") ? "The film has no movie header, so no player can read it." : null;
}

function ascii(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
