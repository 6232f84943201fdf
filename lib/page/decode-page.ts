/** Where HTML looks for its own encoding, in bytes; the standard reads 1024, real pages are later than that. */
const prescanBytes = 8192;

const decoderFor = (label: string | undefined): TextDecoder | null => {
  if (label === undefined) return null;
  try {
    const decoder = new TextDecoder(label.trim());
    // A page that could be scanned for its encoding is not UTF-16, whatever it says.
    return decoder.encoding.startsWith("utf-16") ? new TextDecoder("utf-8") : decoder;
  } catch {
    // An encoding nobody knows says nothing.
    return null;
  }
};

const byMark = (bytes: Uint8Array): TextDecoder | null => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder("utf-8");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be");
  return bytes[0] === 0xff && bytes[1] === 0xfe ? new TextDecoder("utf-16le") : null;
};

const charsetOf = (text: string): string | undefined => /charset\s*=\s*["']?\s*([\w.:-]+)/iu.exec(text)?.[1];

/**
 * A page's bytes as text, in the order of the HTML standard: byte order mark, `Content-Type`, the page's own meta or
 * XML declaration; then UTF-8 where the bytes are that, else Windows-1252.
 */
export const decodePage = (bytes: Uint8Array, contentType: string): string => {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, prescanBytes));
  const own = /<meta\b[^>]*charset[^>]*>/iu.exec(start)?.[0];
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)/iu.exec(start)?.[1];
  const decoder =
    byMark(bytes) ??
    decoderFor(charsetOf(contentType)) ??
    decoderFor(own === undefined ? undefined : charsetOf(own)) ??
    decoderFor(declared);
  if (decoder !== null) return decoder.decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};
