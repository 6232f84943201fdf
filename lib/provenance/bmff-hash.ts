/** The hash that binds a credential to a film (`c2pa.hash.bmff.v3`), and the film without its media. Node only. */
import { createHash } from "node:crypto";

/** What a binding leaves out: top-level boxes of a kind, of which some hold given bytes at an offset from their start. */
export interface BoxExclusion {
  xpath: string;
  data?: readonly { offset: number; value: readonly number[] }[] | undefined;
}

interface Box {
  type: string;
  start: number;
  /** Where its content begins. */
  body: number;
  end: number;
}

/** Films with less media than this gain nothing from being read without it. */
const LEAST_MEDIA_BYTES = 500_000;
const HEADER_BYTES = 8;
const LARGE_HEADER_BYTES = 16;

/** The film with its media taken out of the `mdat` boxes; null where there is little, or its boxes cannot be told. */
export function withoutMedia(film: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const boxes = boxesOf(film);
  if (boxes === null) return null;
  const media = boxes.filter(({ type }) => type === "mdat");
  if (media.reduce((sum, { body, end }) => sum + end - body, 0) < LEAST_MEDIA_BYTES) return null;
  const kept = boxes.map((box) =>
    box.type === "mdat"
      ? Uint8Array.from([0, 0, 0, HEADER_BYTES, 0x6d, 0x64, 0x61, 0x74])
      : film.subarray(box.start, box.end),
  );
  const light = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of kept) {
    light.set(part, at);
    at += part.length;
  }
  return light;
}

/**
 * The hash of a film as a binding of version 2 or 3 has it, without Merkle trees: of every box that is not left out, its
 * offset in the film as eight bytes, and the box (C2PA 2.4, "BMFF-based hash"). Null where an exclusion asks for more than
 * top-level boxes, or the boxes cannot be told.
 */
export function bmffHash(
  film: Uint8Array,
  algorithm: "sha256" | "sha384" | "sha512",
  exclusions: readonly BoxExclusion[],
): Uint8Array | null {
  const boxes = boxesOf(film);
  if (boxes === null || !exclusions.every(({ xpath }) => /^\/....$/.test(xpath))) return null;
  const isLeftOut = ({ type, start, end }: Box) =>
    exclusions.some(
      ({ xpath, data = [] }) =>
        xpath === `/${type}` &&
        data.every(
          ({ offset, value }) =>
            start + offset + value.length <= end && value.every((byte, i) => film[start + offset + i] === byte),
        ),
    );
  const hash = createHash(algorithm);
  const offset = new DataView(new ArrayBuffer(8));
  for (const box of boxes) {
    if (isLeftOut(box)) continue;
    offset.setBigUint64(0, BigInt(box.start));
    hash.update(new Uint8Array(offset.buffer)).update(film.subarray(box.start, box.end));
  }
  return hash.digest();
}

/** ISO/IEC 14496-12, section 4.2. Null where the boxes do not fill the file. */
function boxesOf(film: Uint8Array): Box[] | null {
  const view = new DataView(film.buffer, film.byteOffset, film.byteLength);
  const boxes: Box[] = [];
  for (let start = 0; start < film.length;) {
    if (start + HEADER_BYTES > film.length) return null;
    const short = view.getUint32(start);
    const large = short === 1;
    if (large && start + LARGE_HEADER_BYTES > film.length) return null;
    const size = large ? Number(view.getBigUint64(start + HEADER_BYTES)) : short === 0 ? film.length - start : short;
    const header = large ? LARGE_HEADER_BYTES : HEADER_BYTES;
    const end = start + size;
    if (size < header || end > film.length) return null;
    boxes.push({ type: String.fromCharCode(...film.subarray(start + 4, start + 8)), start, body: start + header, end });
    start = end;
  }
  return boxes;
}
