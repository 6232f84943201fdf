import { Problem } from "#lib/contract/errors.ts";

export interface FormPart {
  name: string;
  /** Null for a plain field. */
  filename: string | null;
  media_type: string | null;
  /** A view of the form's own bytes. */
  bytes: Uint8Array;
}

const mostParts = 16;
const longestHead = 4096;

/**
 * The parts of a form (RFC 7578), without a copy of any: a film may have a hundred megabytes. Throws Problem `bad_request`
 * on what is no such form.
 */
export const formParts = (body: Uint8Array, contentType: string): FormPart[] => {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (mark === undefined) throw unreadable();
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`\r\n--${mark}`);
  const parts: FormPart[] = [];
  // The first boundary may begin the body; what stands before it is nobody's.
  let at = bytes.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2)) ? -2 : bytes.indexOf(delimiter);
  while (at >= -2) {
    const start = at + delimiter.length;
    if (bytes.toString("latin1", start, start + 2) === "--") return parts;
    const head = bytes.indexOf("\r\n\r\n", start);
    if (head < 0 || head - start > longestHead || parts.length >= mostParts) throw unreadable();
    const end = bytes.indexOf(delimiter, head + 2);
    if (end < 0) throw unreadable();
    parts.push({ ...headOf(bytes.toString("utf8", start, head)), bytes: bytes.subarray(head + 4, end) });
    at = end;
  }
  throw unreadable();
};

const headOf = (text: string): Omit<FormPart, "bytes"> => {
  const header = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, "im").exec(text)?.[1]?.trim();
  const disposition = header("content-disposition") ?? "";
  const parameter = (name: string) => new RegExp(`;\\s*${name}="([^"]*)"`, "i").exec(disposition)?.[1];
  const name = parameter("name");
  if (!/^form-data\s*;/i.test(disposition) || name === undefined) throw unreadable();
  return { name, filename: parameter("filename") ?? null, media_type: header("content-type")?.toLowerCase() ?? null };
};

const unreadable = () => new Problem("bad_request", "The multipart form cannot be read.");
