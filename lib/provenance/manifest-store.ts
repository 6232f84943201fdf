/** The C2PA manifest store (JUMBF) inside a file, and the manifests inside a store. Pure. */

/** ISO/IEC 14496-12 uuid box that carries C2PA in films. */
const FILM_UUID = "d8fec3d61b0e483c92975828877ec481";
const JPEG_APP11 = 0xeb;
const JPEG_START_OF_SCAN = 0xda;
/** Common identifier "JP", box instance and packet number, length and type of the box: repeated in every segment. */
const JPEG_HEADER_BYTES = 8;
const BOX_HEADER_BYTES = 8;

/** The store that a PNG, JPEG or MP4 carries; null where there is none, or none that is whole. */
export function manifestStoreOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(bytes);
  if (bytes.length < 12) return null;
  if (view.getUint32(0) === 0x89504e47) return pngStore(bytes, view);
  if (view.getUint16(0) === 0xffd8) return jpegStore(bytes, view);
  return filmStore(bytes);
}

/**
 * A store with the last manifest of `store` only: by the specification the active one. Throws `RangeError` on what is no
 * store.
 */
export function activeManifestOf(store: Uint8Array): Uint8Array<ArrayBuffer> {
  const outer = boxesIn(store, 0, store.length)[0];
  const inner = outer?.type === "jumb" ? boxesIn(store, outer.start + BOX_HEADER_BYTES, outer.end) : [];
  const [description] = inner;
  const active = inner.findLast(({ type }) => type === "jumb");
  if (description?.type !== "jumd" || active === undefined) throw new RangeError("This is no C2PA manifest store.");
  const parts = [description, active].map(({ start, end }) => store.subarray(start, end));
  const length = parts.reduce((sum, part) => sum + part.length, BOX_HEADER_BYTES);
  const alone = new Uint8Array(length);
  viewOf(alone).setUint32(0, length);
  alone.set(new TextEncoder().encode("jumb"), 4);
  let at = BOX_HEADER_BYTES;
  for (const part of parts) {
    alone.set(part, at);
    at += part.length;
  }
  return alone;
}

function pngStore(bytes: Uint8Array, view: DataView): Uint8Array<ArrayBuffer> | null {
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) return null;
    if (ascii(bytes, at + 4) === "caBX") return bytes.slice(at + 8, at + 8 + length);
    at += 12 + length;
  }
  return null;
}

function jpegStore(bytes: Uint8Array, view: DataView): Uint8Array<ArrayBuffer> | null {
  const packets = new Map<number, Uint8Array>();
  let instance: number | null = null;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== JPEG_START_OF_SCAN;) {
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) return null;
    const jumbf = bytes[at + 1] === JPEG_APP11 && end - at >= 20 && ascii(bytes, at + 4).startsWith("JP");
    if (jumbf && ascii(bytes, at + 16) === "jumb") {
      instance ??= view.getUint16(at + 6);
      // The box's own header stands in every segment; it is kept of the first only.
      if (view.getUint16(at + 6) === instance) {
        const number = view.getUint32(at + 8);
        packets.set(number, bytes.subarray(at + 4 + JPEG_HEADER_BYTES + (number === 1 ? 0 : BOX_HEADER_BYTES), end));
      }
    }
    at = end;
  }
  const parts = [...packets].toSorted(([a], [b]) => a - b).map(([, part]) => part);
  return parts.length === 0 ? null : new Uint8Array(Buffer.concat(parts));
}

function filmStore(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  for (const { type, start, end } of boxesIn(bytes, 0, bytes.length)) {
    if (type !== "uuid" || Buffer.from(bytes.subarray(start + 8, start + 24)).toString("hex") !== FILM_UUID) continue;
    // Version and flags, the box's purpose as text that ends with 0, and the place of a hash tree.
    const purposeAt = start + 28;
    const purposeEnd = bytes.indexOf(0, purposeAt);
    const purpose = Buffer.from(bytes.subarray(purposeAt, purposeEnd)).toString("latin1");
    if (purpose === "manifest" && purposeEnd + 9 < end) return bytes.slice(purposeEnd + 9, end);
  }
  return null;
}

function boxesIn(bytes: Uint8Array, from: number, to: number): { type: string; start: number; end: number }[] {
  const view = viewOf(bytes);
  const boxes = [];
  for (let start = from; start + BOX_HEADER_BYTES <= to;) {
    const short = view.getUint32(start);
    const long = short === 1 && start + 16 <= to ? Number(view.getBigUint64(start + 8)) : short;
    const end = short === 0 ? to : start + long;
    if (end < start + BOX_HEADER_BYTES || end > to) break;
    boxes.push({ type: ascii(bytes, start + 4), start, end });
    start = end;
  }
  return boxes;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const ascii = (bytes: Uint8Array, at: number) => Buffer.from(bytes.subarray(at, at + 4)).toString("latin1");
