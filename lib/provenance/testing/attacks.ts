/** What happens to signed files on their way, by accident and by intent. */
import { flipped, offsetOf, remuxed } from "./sample-media.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The user type of the box that holds a C2PA manifest store (C2PA specification, annex A.5). */
const C2PA_BOX = Buffer.from("d8fec3d61b0e483c92975828877ec481", "hex");

/** Where the credential stands in the container: chunk, segments or box, whole. */
export function credentialRange(bytes: Uint8Array): { start: number; end: number } {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === 0x89) {
    const start = offsetOf(bytes, "caBX") - 4;
    return { start, end: start + 12 + data.readUInt32BE(start) };
  }
  if (bytes[0] === 0xff) {
    const start = offsetOf(bytes, "jumb") - 16;
    let end = start;
    while (data.readUInt16BE(end) === 0xffeb) end += 2 + data.readUInt16BE(end + 2);
    return { start, end };
  }
  const start = data.indexOf(C2PA_BOX) - 8;
  return { start, end: start + data.readUInt32BE(start) };
}

/** The file without its credential, other bytes as they are. */
export function stripped(bytes: Uint8Array): Bytes {
  const { start, end } = credentialRange(bytes);
  return joined(bytes.subarray(0, start), bytes.subarray(end));
}

/** `bytes` with the credential of `other` in the place of its own. */
export function withCredentialOf(bytes: Uint8Array, other: Uint8Array): Bytes {
  const own = credentialRange(bytes);
  const foreign = credentialRange(other);
  return joined(bytes.subarray(0, own.start), other.subarray(foreign.start, foreign.end), bytes.subarray(own.end));
}

/** One bit of the byte `delta` after the first place where `text` stands. */
export function flippedAt(bytes: Uint8Array, text: string, delta = 0): Bytes {
  return new Uint8Array(flipped(bytes, offsetOf(bytes, text) + delta));
}

export function truncated(bytes: Uint8Array, share: number): Bytes {
  return new Uint8Array(bytes.subarray(0, Math.floor(bytes.length * share)));
}

export function appended(bytes: Uint8Array, more: Uint8Array): Bytes {
  return joined(bytes, more);
}

/** What an upload pipeline does to a film: the streams as they are in a new container. */
export function copiedStreams(film: Uint8Array): Bytes {
  return new Uint8Array(remuxed(film));
}

function joined(...parts: Uint8Array[]): Bytes {
  return new Uint8Array(Buffer.concat(parts));
}
