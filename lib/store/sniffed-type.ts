/** Media type of what is kept, told from its first bytes; what is none of these is nobody's to show. */
export const sniffedType = (bytes: Uint8Array): string => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(16, bytes.byteLength)).toString("latin1");
  if (text.slice(4, 8) === "ftyp") return "video/mp4";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "image/webp";
  if (text.startsWith("WEBVTT")) return "text/vtt";
  return "application/octet-stream";
};
